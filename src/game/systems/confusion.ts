import { has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** Confusion of the hero wears off by one each turn. That of monsters ends by chance, in `ai`. */
export function confusion(game: Game): void {
  const { Condition } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Condition') || Condition.confused[hero] === 0) return;
  Condition.confused[hero]--;
  if (Condition.confused[hero] === 0) say(game, 'normal', 'clearHead');
}
