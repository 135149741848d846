import type { GameEvent, MessageId } from '../game/events.ts';

/** The sounds of a game, the most urgent first. */
export const soundNames = [
  ...['death', 'victory', 'hurt', 'harm', 'warning', 'level', 'kill', 'trap', 'hit'],
  ...['stairs', 'gold', 'item', 'use', 'find', 'miss', 'refused'],
] as const;

export type Sound = (typeof soundNames)[number];

/** More sounds at once are only noise. */
const mostAtOnce = 3;

/**
 * The sound of each message; null for a message without one. Every sound belongs to a message, so the log
 * shows in words what is heard.
 */
const soundOf: Readonly<Record<MessageId, Sound | null>> = {
  ...{ wake: null, stands: null, dug: 'use', hereItem: null, hereDown: null, hereUp: null },
  ...{ hit: 'hit', kill: 'kill', levelUp: 'level', brawl: null, falls: null, missed: 'miss' },
  ...{ evaded: 'miss', noEffect: 'miss', touched: 'harm', hurt: 'hurt', died: 'death' },
  ...{ gameOver: null, cleared: 'victory', escaped: 'victory', prizeHeld: 'victory' },
  ...{ down: 'stairs', up: 'stairs', trapdoor: 'trap', teleported: 'trap' },
  ...{ picked: 'item', gold: 'gold', put: 'use', threw: 'use', flewPast: 'miss' },
  ...{ ate: 'use', drank: 'use', feast: 'use', foul: 'use', fruit: 'use' },
  ...{ wield: 'use', unwield: 'use', wear: 'use', unwear: 'use', dressed: 'use' },
  ...{ undressed: 'use', wielded: 'use', unwielded: 'use', nothing: null },
  ...{ hungry20: 'warning', hungry10: 'warning', hungry0: 'warning', getsHungry: 'warning' },
  ...{ getsWeak: 'warning', faints: 'harm', notices: 'warning', summons: 'warning' },
  ...{ splits: 'warning', explodes: 'trap', hurled: 'hurt', hurledMiss: 'miss' },
  ...{ poisoned: 'harm', poisonEnds: null, leeches: 'harm', frozen: 'harm', held: 'harm' },
  ...{ canMove: null, freed: null, weakened: 'harm', resisted: null, robbedGold: 'harm' },
  ...{ robbedItem: 'harm', rusts: 'harm', drained: 'harm', confused: 'harm', clearHead: null },
  ...{ stagger: null, unmasked: 'warning', bearTrap: 'trap', stuck: 'refused', gasTrap: 'trap' },
  ...{ arrowHits: 'hurt', arrowMisses: 'miss', dartHits: 'hurt', dartMisses: 'miss' },
  ...{ foundTrap: 'find', foundDoor: 'find', searched: null, digStopped: 'warning' },
  ...{ blocked: 'refused', noDiagonal: 'refused', tooHeavy: 'refused', bagFull: 'refused' },
  ...{ digNothing: 'refused', digTooHard: 'refused', digTooHungry: 'refused' },
  ...{ nothingHere: 'refused', noStairsDown: 'refused', noStairsUp: 'refused' },
  ...{ cannotUse: 'refused', noSuchItem: 'refused', badCommand: 'refused', cursed: 'refused' },
  ...{ armourFirst: 'refused', cannotLeave: 'refused', noRoomHere: 'refused' },
  ...{ upClosed: 'refused', cannotSearch: 'refused' },
  ...{ reshaped: null, reshapeFailed: null, updated: null, turnsLost: null },
};

/** The sounds of a turn, each once, the most urgent first. */
export function soundsOf(events: readonly GameEvent[]): Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = event.type === 'message' ? soundOf[event.message.id] : null;
    if (sound) heard.add(sound);
  }
  return soundNames.filter((sound) => heard.has(sound)).slice(0, mostAtOnce);
}
