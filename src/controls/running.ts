import { type Cell, type Direction, orthogonal, Tile } from '../dungeon/grid.ts';
import { monstersInSight } from '../game/actors.ts';
import type { Command } from '../game/commands.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { isKnownOpen, isKnownWay, knownTile } from './remembered-floor.ts';

/** The result of a run: the steps that used a turn, and their events. */
export interface RunResult {
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
}

/** The greatest number of steps. Only a circular passage is longer. */
const longest = 200;

/**
 * Moves the hero step by step until the player has to decide: at an item, stairs or a door here or
 * beside the hero, at a fork or doorway, when a monster comes into sight or adjacent, when the hero
 * loses health, or at a message. Runs straight in rooms and follows the bends of passages. Uses only
 * the remembered floor.
 */
export function runAhead(game: Game, first: Direction, play = takeTurn): RunResult {
  const commands: Command[] = [];
  const events: GameEvent[] = [];
  const { floor } = game;
  let known = monstersInSight(game);
  let narrow = isPassage(game, heroCell(game));
  let way: Direction | null = first;
  while (way && commands.length < longest) {
    const from = heroCell(game);
    const hp = game.stores.Health.current[game.hero];
    const command: Command = { type: 'move', dx: way.dx, dy: way.dy };
    const turn = play(game, command);
    events.push(...turn);
    if (turn.some(({ type }) => type === 'refused')) break;
    commands.push(command);

    const here = heroCell(game);
    const stepped = here.x === from.x + way.dx && here.y === from.y + way.dy;
    if (game.ending || game.floor !== floor || !stepped) break;
    if (game.stores.Health.current[game.hero] < hp || turn.some(endsRun)) break;
    const seen = monstersInSight(game);
    const isNew = (monster: number) => !known.includes(monster);
    if (seen.some((monster) => isNew(monster) || isNear(here, cellOf(game, monster)))) break;
    known = seen;
    if (hasReasonToStop(game, here, way)) break;

    const wasNarrow: boolean = narrow;
    narrow = isPassage(game, here);
    // The hero has entered a passage, or has left one: this is a doorway.
    if (narrow ? !wasNarrow : wasNarrow && commands.length > 1) break;
    way = narrow ? onlyWayOn(game, here, way) : straightOn(game, here, way);
  }
  return { commands, events };
}

/** A message ends a run, except messages about fights between monsters. */
function endsRun(event: GameEvent): boolean {
  return event.type === 'message' && event.message.id !== 'brawl' && event.message.id !== 'falls';
}

function isNear(a: Cell, b: Cell): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
}

/** Whether a direction does not lead back. */
function isAhead(way: Direction, { dx, dy }: { dx: number; dy: number }): boolean {
  return dx * way.dx + dy * way.dy >= 0;
}

const hereAndBeside = [{ dx: 0, dy: 0 }, ...orthogonal];

/** Whether there is a reason to stop on the hero's cell or on an adjacent cell that is not behind. */
function hasReasonToStop(game: Game, { x, y }: Cell, way: Direction): boolean {
  const open = !isPassage(game, { x, y });
  return hereAndBeside.some((beside) => {
    if (!isAhead(way, beside)) return false;
    const cell = { x: x + beside.dx, y: y + beside.dy };
    return (
      isLandmark(game, cell) || (open && isKnownOpen(game, cell.x, cell.y) && isPassage(game, cell))
    );
  });
}

function isLandmark(game: Game, { x, y }: Cell): boolean {
  const tile = knownTile(game, x, y);
  if (tile === Tile.door || tile === Tile.stairsDown || tile === Tile.stairsUp) return true;
  const { grid, rememberedItems } = game.floor;
  // Known traps are remembered like items.
  return isKnownOpen(game, x, y) && rememberedItems[y * grid.width + x] !== 0;
}

/** Whether a cell is in a passage: it belongs to no remembered square of four open cells. */
function isPassage(game: Game, { x, y }: Cell): boolean {
  if (knownTile(game, x, y) === Tile.passage) return true;
  const isOpen = (dx: number, dy: number) => isKnownOpen(game, x + dx, y + dy);
  return ![-1, 1].some(
    (dx) => isOpen(dx, 0) && [-1, 1].some((dy) => isOpen(0, dy) && isOpen(dx, dy)),
  );
}

/** The only way on through a passage; null at a fork and at a dead end. */
function onlyWayOn(game: Game, from: Cell, way: Direction): Direction | null {
  const ways = orthogonal.filter(
    (next) => isAhead(way, next) && straightOn(game, from, next) !== null,
  );
  if (ways.length === 0) return straightOn(game, from, way);
  return ways.length === 1 ? ways[0] : null;
}

function straightOn(game: Game, { x, y }: Cell, way: Direction): Direction | null {
  const { dx, dy } = way;
  return isKnownWay(game, { x, y }, dx, dy) && isKnownOpen(game, x + dx, y + dy) ? way : null;
}
