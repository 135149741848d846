import type { Room } from '../dungeon/rooms.ts';
import type { Command } from './commands.ts';

/**
 * Work that one system leaves for another one. Empty between turns. The system named after "for" empties the
 * queue; systems that only read it are named as well.
 */
export interface Pending {
  /** The player's command, for `input`. */
  command: Command | null;
  /** The text of the hero's action: a given name, or the id of a chosen kind. */
  text: string;
  /** Monsters that have yet to decide in this turn, the next one last, for `ai`. */
  thinkers: number[];
  /** Actors with an action to carry out, for `actions`. */
  readonly actors: number[];
  /** Attacks to resolve, for `combat`. */
  readonly attacks: Attack[];
  /** Resolved attacks, for `powers`; `splits` reads them before. */
  readonly results: AttackResult[];
  /** Actors that stepped onto a cell, for `traps`: in play only the hero. */
  readonly treaders: number[];
  /** Actors that pick up the item on their cell, for `pickup`: in play only the hero. */
  readonly pickers: number[];
  /** Actors that died, for `remains`; `explosions` reads them before, and can add more. */
  readonly fallen: number[];
  /** Actors that the hero has killed, for `rewards`; `explosions` reads them before. */
  readonly kills: number[];
  /**
   * Rooms whose monsters may notice the hero, for `noticeInRooms`; `fov` reads them before. The hero has entered or left the
   * room, has arrived in it by teleport, or an item has fallen in it. `enterFloor` drops the rooms of the floor that
   * the hero has left.
   */
  readonly rooms: Room[];
  /** The hero has left the dungeon, for `victory`. */
  escaped: boolean;
  /** The hero's action takes no time. */
  free: boolean;
  /** Turns that the hero's action takes beyond the first. */
  extraTurns: number;
  /** The hero has made a noise since the last command, for the monsters that hear: see `actors/noise.ts`. */
  noise: boolean;
}

/** An attack: by hand, with a missile of the attacker's `Throws`, or with an item that is thrown or fired. */
export type Attack = { readonly attacker: number; readonly target: number } & (
  | { readonly by: 'hand' | 'monsterMissile' }
  | { readonly by: 'thrownItem'; readonly item: number }
);

/** A resolved attack with its damage in HP. The effect `strike` adds attacks by stick. */
export type AttackResult = (
  | Attack
  | { readonly attacker: number; readonly target: number; readonly by: 'stick' }
) & { readonly landed: boolean; readonly damage: number };

/** Nothing pending. */
export function noPending(): Pending {
  return {
    command: null,
    text: '',
    thinkers: [],
    actors: [],
    attacks: [],
    results: [],
    treaders: [],
    pickers: [],
    fallen: [],
    kills: [],
    rooms: [],
    escaped: false,
    free: false,
    extraTurns: 0,
    noise: false,
  };
}
