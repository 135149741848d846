import { has } from '../entity.ts';
import { wearsRing } from '../items/rings.ts';
import type { Game } from '../world.ts';

/** Whether the hero is blind: it sees nothing but itself. */
export function isBlind(game: Game): boolean {
  return game.stores.Condition.blind[game.hero] > 0;
}

/** Whether the hero sees invisible monsters. */
export function seesInvisible(game: Game): boolean {
  return game.stores.Condition.seeing[game.hero] > 0 || wearsRing(game, game.hero, 'sight');
}

/** Whether a monster in the field of view is not seen: it is invisible or disguised. */
export function isHidden(game: Game, monster: number): boolean {
  if (has(game, monster, 'Disguise')) return true;
  return has(game, monster, 'Invisible') && !seesInvisible(game);
}
