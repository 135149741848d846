import type { Cell } from '../dungeon/grid.ts';
import type { Aim } from './components.ts';
import type { EffectName } from './effects/names.ts';
import type { Message, Tone } from './messages.ts';

/** The ending of a game. */
export type Ending =
  | { readonly won: true; readonly by: 'prize'; readonly kind: string }
  | { readonly won: true; readonly by: 'lastStanding' }
  /** `sold` is the gold for which the items in the bag were sold. */
  | { readonly won: true; readonly by: 'escape'; readonly kind: string; readonly sold: number }
  /** `kind` is a monster or a trap. */
  | { readonly won: false; readonly by: 'attack'; readonly kind: string }
  /** `kind` is a stick that shoots bolts. */
  | { readonly won: false; readonly by: 'bolt'; readonly kind: string }
  | { readonly won: false; readonly by: 'hunger' };

/**
 * Something that a screen can show, in order of occurrence. Actors and items are given by `seq`; cells
 * are on the hero's floor at that time.
 */
export type GameEvent =
  | { type: 'message'; message: Message; tone: Tone }
  /** The command was impossible and used no turn. A message gives the reason. */
  | { type: 'refused' }
  /** Steps of monsters are reported only if the hero could see one of the two cells. */
  | { type: 'stepped'; actor: number; from: Cell; to: Cell }
  | {
      type: 'hit';
      /** 0 for damage by an effect, which then has a cause. */
      attacker: number;
      target: number;
      from: Cell;
      at: Cell;
      damage: number;
      /** The kind of an item, a trap or a monster, or `poison`. */
      cause?: string;
    }
  | { type: 'missed'; attacker: number; target: number; from: Cell; at: Cell }
  | { type: 'killed'; actor: number; at: Cell }
  /** Left the game without being killed. */
  | { type: 'vanished'; actor: number; at: Cell }
  /** An item of this kind flew to a cell, or a missile of a monster of this kind. */
  | { type: 'threw'; actor: number; kind: string; from: Cell; to: Cell }
  /** The power of a stick of this kind flew along these cells. */
  | { type: 'zapped'; actor: number; kind: string; aim: Aim; from: Cell; path: readonly Cell[] }
  /** A monster exploded or an item shattered, and the hero saw it. */
  | { type: 'burst'; kind: string; at: Cell; radius: number }
  /** A monster in the hero's view became two. The twin is on the cell `at`. */
  | { type: 'split'; actor: number; twin: number; from: Cell; at: Cell }
  /** A monster was summoned in the hero's view. */
  | { type: 'summoned'; at: Cell }
  /** A monster in the hero's view became another one. */
  | { type: 'polymorphed'; actor: number; into: number; at: Cell }
  | { type: 'teleported'; actor: number; from: Cell; to: Cell }
  /** An effect acted on an actor on this cell, and the hero could recognise it. */
  | { type: 'affected'; actor: number; effect: EffectName; at: Cell }
  /** The hero stepped on a trap, or saw a monster step on one. */
  | { type: 'sprung'; at: Cell; kind: string }
  /** The hero found a trap or a secret door. */
  | { type: 'found'; at: Cell }
  | { type: 'leveled'; actor: number; level: number }
  | { type: 'healed'; actor: number; amount: number }
  | { type: 'fed'; actor: number; amount: number }
  /** The actor lost health because it has no energy. Monsters are reported only if the hero sees them. */
  | { type: 'starved'; actor: number; amount: number }
  /** `item`: the item, or the stack in the bag to which it was added. Gold leaves the world. */
  | { type: 'picked'; actor: number; item: number; kind: string; at: Cell }
  | { type: 'put'; actor: number; item: number; at: Cell }
  | { type: 'dug'; actor: number; at: Cell; done: boolean }
  | { type: 'changedFloor'; depth: number }
  | { type: 'ended'; ending: Ending };
