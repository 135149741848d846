import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/** The conditions that hamper an actor, by their fields in `Condition`; the gravest first. */
export const hampering = ['helpless', 'confused', 'blind', 'held', 'stuck'] as const;

export type Hampering = (typeof hampering)[number];

/** The conditions that hamper an actor now. */
export function hamperingOf(game: Game, actor: number): Hampering[] {
  const { Condition } = game.stores;
  if (!has(game, actor, 'Condition')) return [];
  return hampering.filter((name) => Condition[name][actor] > 0);
}
