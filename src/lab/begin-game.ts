import { FloorError } from '../dungeon/generators/floor-error.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { InputError } from './input-error.ts';

/** A new game. Throws an InputError if the generator of its first floor gives up. */
export function beginGame(campaign: Campaign, seed: string): Game {
  return withFloor(campaign.start.depth, seed, () => newGame(campaign, seed));
}

/** Makes something with a new floor. Throws an InputError if the generator of the floor gives up. */
export function withFloor<T>(depth: number, seed: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof FloorError)) throw error;
    const text = `seed ${seed}: the floor of depth ${depth} cannot be made: ${error.message}`;
    throw new InputError(
      `${text.replace(/\.$/, '')}; change "monsters", "walls" or the size in campaign.json`,
    );
  }
}
