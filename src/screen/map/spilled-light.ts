import { directions, isTransparent } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import { lampRadius, mostReach } from './lamp-shade.ts';

/** How far the light falls beyond the cells in view, in cells: onto ground that the hero remembers, or the player alone. */
const fall = { remembered: 5.5, recalled: 1.8 };
/** The part of the light that reaches the walls beside that ground. */
const wallShare = 0.9;

/** A number by cell. */
type ByCell = Map<number, number>;

/**
 * The light of the lamp on cells out of view, 0 to 255: it falls through doors and along passages, and fades over
 * several cells. It goes over known ground alone, so it shows nothing about other cells. `tiles`: the tiles of known
 * cells; `reach`: where the lamp shines.
 */
export function spilledLight(game: Game, tiles: Uint8Array, reach: Uint8Array): ByCell {
  const { memory, grid } = game.floor;
  const isOpen = (cell: number) => tiles[cell] !== unknown && isTransparent(tiles[cell]);
  const mostOf = (cell: number) =>
    memory.tiles[cell] === unknown ? fall.recalled : fall.remembered;
  const away = waysFromView(game, isOpen, mostOf);
  const spilled: ByCell = new Map();
  for (const [cell, way] of away) {
    const part = (1 - way / mostOf(cell)) * (reach[cell] / mostReach);
    if (way > 0 && part > 0) spilled.set(cell, Math.round(255 * part));
  }
  for (const [cell, light] of [...spilled]) {
    for (const { dx, dy } of directions) {
      const beside = cell + dx + dy * grid.width;
      if (isOpen(beside)) continue;
      spilled.set(beside, Math.max(spilled.get(beside) ?? 0, Math.round(wallShare * light)));
    }
  }
  return spilled;
}

/** The way from the cells in view to each cell that the lamp could light, in cells: 0 in view, less than `mostOf`. */
function waysFromView(
  game: Game,
  isOpen: (cell: number) => boolean,
  mostOf: (cell: number) => number,
): ByCell {
  const { width } = game.floor.grid;
  const ways: ByCell = new Map();
  let edge = openInView(game, isOpen);
  for (const cell of edge) ways.set(cell, 0);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const { dx, dy } of directions) {
        const beside = cell + dx + dy * width;
        const way = (ways.get(cell) ?? 0) + Math.hypot(dx, dy);
        if (way >= (ways.get(beside) ?? mostOf(beside)) || !isOpen(beside)) continue;
        ways.set(beside, way);
        next.push(beside);
      }
    }
    edge = next;
  }
  return ways;
}

/** The ground in view around the hero. */
function openInView(game: Game, isOpen: (cell: number) => boolean): number[] {
  const { grid, fieldOfView } = game.floor;
  const { x, y } = heroCell(game);
  const found: number[] = [];
  for (let row = Math.max(0, y - lampRadius); row <= y + lampRadius && row < grid.height; row++) {
    const from = Math.max(0, x - lampRadius);
    for (let column = from; column <= x + lampRadius && column < grid.width; column++) {
      const cell = row * grid.width + column;
      if (fieldOfView.visible[cell] && isOpen(cell)) found.push(cell);
    }
  }
  return found;
}
