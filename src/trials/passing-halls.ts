import { Tile } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import { passages } from '../game/components.ts';
import { changeTile } from '../game/floors/floor.ts';
import { fieldOf, type Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { type Outfit, outfittedGame } from './outfit.ts';

/**
 * Halls in which a kind with `Moves` can pass obstacles that stop walkers. The letters are as in drawn floors, `~` deep
 * water.
 */
const halls = {
  // The hero and the monster see each other past the walls, which lie on the monster's way.
  walls: ['###########', '#.@.###...#', '#......#..#', '#.......m.#', '#.........#', '###########'],
  moat: ['###########', '#....~~...#', '#.@..~~.m.#', '#....~~...#', '###########'],
  pool: ['###########', '#...~~~~~~#', '#.@.~~~~m~#', '#...~~~~~~#', '###########'],
} as const;

const hallOf: Readonly<Record<(typeof passages)[number], keyof typeof halls>> = {
  walls: 'walls',
  digging: 'walls',
  flying: 'moat',
  wading: 'moat',
  water: 'pool',
};

/** The game of a bout in a hall with walls or deep water. */
export function passingGame(
  campaign: Campaign,
  number: number,
  kind: Kind,
  depth: number,
  outfit: Outfit,
): Game {
  const rows = halls[hallOf[passages[fieldOf(kind, 'Moves', 'through')]]];
  const dry = rows.map((row) => row.replaceAll('~', '.'));
  const legend = { m: kind.id };
  const game = outfittedGame(campaign, `passing ${number}`, { rows: dry, legend, depth }, outfit);
  const isPool = rows.some((row) => row.includes('m~'));
  const { width } = game.floor.grid;
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const isWet = letter === '~' || (isPool && letter === 'm');
      if (isWet) changeTile(game.floor, y * width + x, Tile.deep);
    }
  }
  return game;
}
