import type { Stop } from '../../controls/automatic/stop.ts';
import type { Sound } from '../../sound/sounds.ts';

/** The sound of each reason to stop. Null: a message of the rules has a sound, or the command is simply done. */
const soundOf = {
  ended: null,
  inView: 'warning',
  appeared: 'warning',
  hurt: null,
  attacked: null,
  poisoned: 'refused',
  confused: 'refused',
  blind: 'refused',
  helpless: 'refused',
  held: 'refused',
  stuck: 'refused',
  message: null,
  newFloor: null,
  trap: null,
  item: null,
  paused: null,
  doorway: null,
  counted: null,
  inTheWay: 'refused',
  trapAhead: 'refused',
  wayEnds: null,
  fork: null,
  opening: null,
  nearDoor: null,
  nearStairs: null,
  nearItem: null,
  healed: null,
  alreadyHealed: 'refused',
  noHealing: 'refused',
  starving: 'refused',
  blindRest: 'refused',
  searched: null,
  arrived: null,
  noWay: 'refused',
  atStairsDown: null,
  atStairsUp: null,
  unknownDown: 'refused',
  unknownUp: 'refused',
  lastFloor: 'refused',
  firstFloor: 'refused',
  upClosed: 'refused',
  noItem: 'refused',
  nothingLeft: 'refused',
  noMonster: 'refused',
  noWayTo: 'refused',
  beside: null,
  interrupted: null,
  mayDie: 'warning',
  nothingToRepeat: 'refused',
  noCount: 'refused',
  noItemLeft: 'refused',
  onlyOnce: null,
} as const satisfies Readonly<Record<Stop['id'], Sound | null>>;

/** The sound of a reason to stop, which the notice over the map shows in words. */
export function stopSound({ id, params }: Stop): Sound | null {
  // What has stopped the hero has a sound of its own.
  return 'stopped' in params && soundOf[id] === 'refused' ? null : soundOf[id];
}
