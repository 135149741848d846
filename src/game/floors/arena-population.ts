import type { GeneratedFloor } from '../../dungeon/generators/generated-floor.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import type { Campaign } from '../campaign.ts';
import { drawsOf, type Key, Purpose, pick } from '../random.ts';
import type { Inhabitant } from './floor-plan.ts';
import { rollMonster } from './monster-choice.ts';

/**
 * The population of an arena: the hero and `fighters` − 1 monsters on random free cells. Its other rules are `rules` in
 * `content/arena/campaign.json`: all fight all (`strife`, `actors/factions.ts`), an attack takes 1 HP (`attack`,
 * `combat/hit-and-damage.ts`), and the last one wins (`victory`, `systems/victory.ts`).
 */
export function populateArena(
  campaign: Campaign,
  { grid }: GeneratedFloor,
  depth: number,
  fighters: number,
  key: Key,
  genocided: ReadonlySet<string>,
): { arrival: Cell; monsters: Inhabitant[] } {
  const next = drawsOf(key, depth, Purpose.population);
  const free: Cell[] = [];
  grid.tiles.forEach((tile, cell) => {
    if (tile !== Tile.floor) return;
    free.push({ x: cell % grid.width, y: Math.floor(cell / grid.width) });
  });
  const [arrival, ...cells] = Array.from(
    { length: fighters },
    () => free.splice(pick(next(), free.length), 1)[0],
  );
  const monsters = cells.flatMap((cell) => {
    const kind = rollMonster(campaign, depth, next, genocided);
    return kind ? { kind, ...cell } : [];
  });
  return { arrival, monsters };
}
