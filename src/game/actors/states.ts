import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/** The states of an actor that others can see, the gravest first. `bound`: by the effect `hold`. */
export const states = [
  'bound',
  'confused',
  'blind',
  'stuck',
  'poisoned',
  'slowed',
  'hasted',
  'glowing',
  'cancelled',
] as const;

export type State = (typeof states)[number];

/** The states that an actor is in. */
export function statesOf(game: Game, actor: number): State[] {
  const { Condition } = game.stores;
  return states.filter((state) =>
    state === 'poisoned' ? has(game, actor, 'Poisoned') : Condition[state][actor] > 0,
  );
}
