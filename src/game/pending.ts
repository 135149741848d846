import type { Room } from '../dungeon/rooms.ts';
import type { Command } from './commands.ts';

/** Work that one system leaves for the next; empty between turns. */
export interface Pending {
  /** The player's command, until `input` has read it. */
  command: Command | null;
  /** Monsters that have yet to decide in this turn, the next one last: work for `ai`. */
  thinkers: number[];
  /** Actors with an intent: work for `actions`. */
  readonly actors: number[];
  /** Blows to resolve, by hand or with something thrown: work for `combat`. */
  readonly blows: Blow[];
  /** Rounds of blows that are over, with the HP they took: work for `splits` and `powers`. */
  readonly rounds: (Blow & { landed: boolean; damage: number })[];
  /** Actors that came onto a cell: work for `traps`. */
  readonly treaders: number[];
  /** Actors that reach for the item at their feet: work for `pickup`. */
  readonly pickers: number[];
  /** The dead and what they leave: work for `remains`. */
  readonly fallen: number[];
  /** Whom the hero slew: work for `level`. */
  readonly kills: { killer: number; victim: number }[];
  /** Rooms that the hero enters or leaves: work for `fov` and then `notice`. */
  readonly rooms: Room[];
  /** The hero has left by the first floor's way up: work for `victory`. */
  escaped: boolean;
  /** What the hero did takes no time. */
  free: boolean;
  /** Turns that what the hero did takes beyond the first. */
  extraTurns: number;
}

/** One blow; `thrown`: the item that flies, 0 for what `Throws` throws. */
export interface Blow {
  readonly attacker: number;
  readonly target: number;
  readonly thrown?: number | undefined;
}

/** Empties a list of pending work. To set its length to 0 would give its memory back each time. */
export function clear(work: unknown[]): void {
  while (work.length > 0) work.pop();
}
