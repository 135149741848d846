import type { ItemName, Message } from '../game/messages.ts';
import type { nextStep } from './prompt-labels.ts';

/** A command after a floor is explored: to the stairs, onto them, or to find hidden parts. */
export type NextStep = keyof typeof nextStep;

type NoParams = Record<string, never>;

/** `stopped`: the danger stops something that was going on, instead of its start. */
export interface ByDanger {
  readonly stopped: boolean;
}

/** A monster in view that a reason names: its kind, and its `Identity.seq`. */
export interface MonsterInView {
  readonly monster: string;
  readonly seq: number;
}

/**
 * Every reason why an automatic command stops or does not start, with the parameters of its sentence. The
 * sentence has the same name in `stops` of each language. Each group names the file of `src/controls` in
 * which its reasons arise; a test compares them.
 */
export interface StopReasons {
  // automatic/watch.ts: before and after each command, also of a held key and a held pointer.
  ended: NoParams;
  inView: MonsterInView & ByDanger;
  /** A monster in view or beside the next step would be a danger if it woke. */
  asleep: MonsterInView & ByDanger;
  appeared: MonsterInView;
  hurt: { lost: number };
  attacked: NoParams;
  poisoned: ByDanger;
  confused: ByDanger;
  blind: ByDanger;
  helpless: ByDanger;
  grasped: ByDanger;
  trapped: ByDanger;
  /** A message of the rules. It is shown itself and has no sentence in `stops`. */
  message: { message: Message };
  newFloor: NoParams;
  trap: { trap: string };
  item: { item: ItemName };

  // automatic/series.ts: before and after each command of a series.
  paused: { turns: number };
  doorway: NoParams;

  // automatic/count.ts: a counted command; a step of a run or of a held key.
  counted: { times: number };
  inTheWay: { monster: string };
  trapAhead: NoParams;

  // automatic/run.ts
  wayEnds: NoParams;
  fork: NoParams;
  opening: NoParams;
  nearDoor: NoParams;
  nearStairs: NoParams;
  nearItem: { item: ItemName };

  // automatic/rest.ts
  healed: { turns: number };
  alreadyHealed: NoParams;
  noHealing: NoParams;
  starving: NoParams;
  /** In a doorway the hero would see a monster too late. A search has this reason too. */
  blindRest: NoParams;

  // automatic/search.ts
  searched: { turns: number };

  // automatic/search-floor.ts
  searchedPlaces: { places: number };
  /** No likely place is left. `places`: those searched before. */
  searchedAll: { places: number };

  // automatic/travel.ts
  arrived: NoParams;
  noWay: NoParams;
  atStairsDown: NoParams;
  atStairsUp: NoParams;
  unknownDown: NoParams;
  unknownUp: NoParams;
  lastFloor: NoParams;
  firstFloor: NoParams;
  upClosed: NoParams;
  noItem: NoParams;

  // automatic/explore.ts
  /**
   * `left`: kinds of items left behind. `isBlocked`: a part cannot be reached safely; `blocker`: the
   * shown monster that blocks all ways to it. `lacks`: the stairs that lead on and are not found yet.
   * `next`: a command that leads on; null if there is none.
   */
  nothingLeft: {
    left: readonly ItemName[];
    isBlocked: boolean;
    blocker: string | null;
    lacks: 'down' | 'up' | null;
    next: NextStep | null;
  };

  // automatic/attack.ts
  /** `tab`: Tab has found none, and another Tab moves the focus. */
  noMonster: { readonly tab?: true };
  noWayTo: { monster: string };
  beside: { monster: string };

  // automatic-control.ts: the player stops a series.
  interrupted: NoParams;
  /** The next hit may kill the hero: another press of the attack key attacks. */
  mayDie: NoParams;
  /** The health of the hero is low: another press of the key for exploring explores. */
  restFirst: NoParams;

  // act.ts
  nothingToRepeat: NoParams;
  /** The player has typed a count before a command that happens only once. */
  noCount: NoParams;

  // repetition.ts; also act.ts
  noItemLeft: NoParams;
  /** A count before a throw, with a danger in view. */
  onlyOnce: { monster: string };

  // tap.ts
  /** A journey, with a danger in view. */
  oneStep: { monster: string };
}
