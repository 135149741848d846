import { addComponent } from 'bitecs';
import { has } from '../entity.ts';
import { liftItem } from '../floors/occupancy.ts';
import type { Game } from '../world.ts';
import { bonusesOf } from './identification.ts';

/** Takes an item out of the game. Its entity is removed at the end of the turn. */
export function destroy(game: Game, item: number): void {
  liftItem(game, item);
  addComponent(game.world, item, game.stores.Dead);
}

/** The components whose items are always magic. */
const magic = ['Potion', 'Scroll', 'Ring', 'Stick', 'Prize'] as const;

/** Whether an item is magic: of a magic type, or gear with a bonus. */
export function isMagic(game: Game, item: number): boolean {
  if (magic.some((component) => has(game, item, component))) return true;
  return bonusesOf(game, item).some((bonus) => bonus !== 0);
}
