import { kindsToWipeOut } from './actors/genocide.ts';
import { bagOf } from './items/bag.ts';
import type { Game, Question } from './world.ts';

/**
 * The open question of an effect; null for none. Every command but its answer is refused. A question without a
 * possible answer is not open: another version of the game may have removed the items.
 */
export function openQuestion(game: Game): Question | null {
  switch (game.asks) {
    case 'identify':
      return bagOf(game, game.hero).length > 0 ? game.asks : null;
    case 'genocide':
      return kindsToWipeOut(game).length > 0 ? game.asks : null;
    default:
      return null;
  }
}
