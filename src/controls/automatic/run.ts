import { type Cell, type Direction, orthogonal, Tile } from '../../dungeon/grid.ts';
import { isKnownWay } from '../../game/actors/movement.ts';
import type { Command } from '../../game/commands.ts';
import { heroCell } from '../../game/entity.ts';
import { isRememberedOpen, rememberedTile } from '../../game/floors/hero-memory.ts';
import { kindName } from '../../game/items/item-names.ts';
import type { Game } from '../../game/world.ts';
import { obstacleAhead } from './count.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { type Stop, stop } from './stop.ts';

/**
 * Runs step by step until the player has to decide: at an item, stairs or a door here or beside the
 * hero, at a fork or doorway. Runs straight in rooms and follows the bends of passages. Uses only the
 * hero's memory. Monsters, attacks, damage and traps stop it like every automatic command: see `watch.ts`.
 */
export function run(game: Game, seen: SeenFloors, first: Direction): Automatic {
  let way = first;
  let steps = 0;
  let from = heroCell(game);
  let narrow = isPassage(game, from);
  const go = (next: Direction): Command | Stop => {
    const obstacle = obstacleAhead(game, seen, next);
    if (obstacle) return obstacle;
    steps++;
    way = next;
    from = heroCell(game);
    return { type: 'move', ...next };
  };
  return {
    // Items ahead stop a run when it is beside them.
    fetches: true,
    next() {
      // The rules refuse a first step into a wall, and say so.
      if (steps === 0) return go(way);
      const here = heroCell(game);
      if (here.x !== from.x + way.dx || here.y !== from.y + way.dy) return stop('wayEnds');
      const landmark = landmarkNear(game, here, way);
      if (landmark) return landmark;
      const wasNarrow = narrow;
      narrow = isPassage(game, here);
      // The hero has entered a passage, or has left one: this is a doorway.
      if (narrow ? !wasNarrow : wasNarrow && steps > 1) return stop('opening');
      const next = narrow ? onlyWayOn(game, here, way) : straightOn(game, here, way);
      const isFork = narrow && waysOn(game, here, way).length > 0;
      if (!next) return stop(isFork ? 'fork' : 'wayEnds');
      return go(next);
    },
  };
}

/** Whether a direction does not lead back. */
function isAhead(way: Direction, { dx, dy }: { dx: number; dy: number }): boolean {
  return dx * way.dx + dy * way.dy >= 0;
}

const hereAndBeside = [{ dx: 0, dy: 0 }, ...orthogonal];

/** The reason to stop on the hero's cell or on an adjacent cell that is not behind. */
function landmarkNear(game: Game, { x, y }: Cell, way: Direction): Stop | null {
  const open = !isPassage(game, { x, y });
  for (const beside of hereAndBeside) {
    if (!isAhead(way, beside)) continue;
    const cell = { x: x + beside.dx, y: y + beside.dy };
    const landmark = landmarkAt(game, cell);
    if (landmark) return landmark;
    if (open && isRememberedOpen(game, cell.x, cell.y) && isPassage(game, cell))
      return stop('opening');
  }
  return null;
}

function landmarkAt(game: Game, { x, y }: Cell): Stop | null {
  const tile = rememberedTile(game, x, y);
  if (tile === Tile.door) return stop('nearDoor');
  if (tile === Tile.stairsDown || tile === Tile.stairsUp) return stop('nearStairs');
  const { grid, memory } = game.floor;
  const thing = isRememberedOpen(game, x, y) ? memory.things[y * grid.width + x] : 0;
  return thing === 0 ? null : stop('nearItem', { item: kindName(game, thing) });
}

/** Whether a cell is in a passage: it belongs to no remembered square of four open cells. */
function isPassage(game: Game, { x, y }: Cell): boolean {
  if (rememberedTile(game, x, y) === Tile.passage) return true;
  const isOpen = (dx: number, dy: number) => isRememberedOpen(game, x + dx, y + dy);
  return ![-1, 1].some(
    (dx) => isOpen(dx, 0) && [-1, 1].some((dy) => isOpen(0, dy) && isOpen(dx, dy)),
  );
}

/** The only way on through a passage; null at a fork and at a dead end. */
function onlyWayOn(game: Game, from: Cell, way: Direction): Direction | null {
  const ways = waysOn(game, from, way);
  if (ways.length === 0) return straightOn(game, from, way);
  return ways.length === 1 ? ways[0] : null;
}

/** The ways that lead on through a passage. */
function waysOn(game: Game, from: Cell, way: Direction): Direction[] {
  return orthogonal.filter((next) => isAhead(way, next) && straightOn(game, from, next) !== null);
}

function straightOn(game: Game, from: Cell, way: Direction): Direction | null {
  const isOpen = ({ x, y }: Cell) => isRememberedOpen(game, x, y);
  const to = { x: from.x + way.dx, y: from.y + way.dy };
  return isOpen(to) && isKnownWay(game, isOpen, from, way) ? way : null;
}
