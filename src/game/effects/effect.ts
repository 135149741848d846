import type { Rnd } from '../../dungeon/rnd.ts';
import type { Field } from '../components.ts';
import type { Message } from '../messages.ts';
import type { Game } from '../world.ts';

/** The parameters of an effect, declared like the fields of a component. */
export type Parameters = Readonly<Record<string, Field>>;

/** The target and the cause of an effect. */
export interface Occasion {
  /** The actor on which the effect acts. */
  readonly target: number;
  /** The actor that causes it: it drinks, reads, zaps, throws or hits. 0 for a trap or a feature. */
  readonly source: number;
  /** The item, trap or feature that has the effect; 0 for a monster's own. */
  readonly item: number;
  /** The id of the kind that has the effect. The game over screen names it. */
  readonly kind: string;
  /** The effect comes from a stick used on a neighbour, which may answer: split, or use `WhenHit`. */
  readonly byStick?: boolean;
  /** The target has just died: only effects with `afterDeath` happen. */
  readonly isDead?: boolean;
  readonly rnd: Rnd;
}

/** The values of an effect's parameters: indices of choices, packed dice, numbers of kinds. */
export type Values<P extends Parameters> = { readonly [N in keyof P]: number };

/**
 * Something that happens to an actor: one effect per file. The data of potions, scrolls, sticks, traps,
 * weapons and monsters select effects by name.
 */
export interface Effect<P extends Parameters = Parameters> {
  readonly parameters: P;
  /** The only actors on which it acts; all if missing. `apply` is not called for others. */
  readonly only?: 'hero' | 'monsters';
  /** It puts another monster in the place of the target, on which no later effect of the list acts. */
  readonly replaces?: true;
  /** It also acts on a monster that has just died. */
  readonly afterDeath?: true;
  /** Why a stick with the effect does nothing for an actor now, which uses no charge; null if it works. */
  refuses?(game: Game, actor: number): Message | null;
  /**
   * Carries the effect out, and reports it by messages and events. Returns whether the hero can recognise
   * the effect. An item whose effect is recognised becomes known.
   */
  apply(game: Game, occasion: Occasion, values: Values<P>): boolean;
}

/** An effect with the types of its parameters. */
export function effect<const P extends Parameters>(made: Effect<P>): Effect<P> {
  return made;
}
