import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { itemName } from './item-names.ts';

/**
 * The hero has picked up a prize, such as the Amulet. The game remembers it in `prizeHeld`, even if the prize is put
 * down later. From then on a hero that faints of hunger needs no food of its own (`systems/fainting.ts`). Where
 * floors are made anew, new floors have no prize, and floors above the deepest one no items either
 * (`floors/enter-floor.ts`). With `victory: 'escape'` stairs also lead up (`floors/stairs.ts`). `systems/victory.ts`
 * decides whether the game is won.
 */
export function rememberPrize(game: Game, prize: number): void {
  if (!game.prizeHeld && game.campaign.rules.victory === 'escape') {
    say(game, 'special', 'prizeHeld', { item: itemName(game, prize) });
  }
  game.prizeHeld = true;
}
