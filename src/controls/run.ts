import { type Cell, type Direction, orthogonal, Tile } from '../dungeon/grid.ts';
import { monstersInSight } from '../game/actors.ts';
import type { Command } from '../game/commands.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { isKnownOpen, isKnownWay, knownTile } from './known.ts';

/** What a run came to: the steps that used a turn, and all that happened. */
export interface Run {
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
}

/** Steps of a run at most; only a passage that closes a circle is longer. */
const longest = 200;

/**
 * Moves the hero on and on, first in this direction, until something asks for a decision: a thing
 * under or beside him, a fork, a doorway, a monster that comes into sight or near, a wound, or news.
 * In the open he runs straight, in a passage round its bends. Like the player, he goes by what he
 * remembers of the floor.
 */
export function run(game: Game, first: Direction, play = takeTurn): Run {
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
    if (game.stores.Health.current[game.hero] < hp || turn.some(isNews)) break;
    const seen = monstersInSight(game);
    const isNew = (monster: number) => !known.includes(monster);
    if (seen.some((monster) => isNew(monster) || isNear(here, cellOf(game, monster)))) break;
    known = seen;
    if (isThingBeside(game, here, way)) break;

    const wasNarrow: boolean = narrow;
    narrow = isPassage(game, here);
    // Into a passage, or out of one that he ran through: a doorway.
    if (narrow ? !wasNarrow : wasNarrow && commands.length > 1) break;
    way = narrow ? onlyWayOn(game, here, way) : straightOn(game, here, way);
  }
  return { commands, events };
}

/** A message stops a run, unless it only tells what others do to each other. */
function isNews(event: GameEvent): boolean {
  return event.type === 'message' && event.message.id !== 'brawl' && event.message.id !== 'falls';
}

function isNear(a: Cell, b: Cell): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
}

/** Not behind the hero, who just came this way. */
function isAhead(way: Direction, { dx, dy }: { dx: number; dy: number }): boolean {
  return dx * way.dx + dy * way.dy >= 0;
}

const hereAndBeside = [{ dx: 0, dy: 0 }, ...orthogonal];

/** Whether there is something to stop for on the hero's cell, or beside it and not behind him. */
function isThingBeside(game: Game, { x, y }: Cell, way: Direction): boolean {
  const open = !isPassage(game, { x, y });
  return hereAndBeside.some((beside) => {
    if (!isAhead(way, beside)) return false;
    const cell = { x: x + beside.dx, y: y + beside.dy };
    return (
      isThing(game, cell) || (open && isKnownOpen(game, cell.x, cell.y) && isPassage(game, cell))
    );
  });
}

function isThing(game: Game, { x, y }: Cell): boolean {
  const tile = knownTile(game, x, y);
  if (tile === Tile.door || tile === Tile.stairsDown || tile === Tile.stairsUp) return true;
  const { grid, rememberedItems } = game.floor;
  // Traps that were found are remembered like items.
  return isKnownOpen(game, x, y) && rememberedItems[y * grid.width + x] !== 0;
}

/** Whether a cell is too narrow for a room: no open square of four cells that he knows has it. */
function isPassage(game: Game, { x, y }: Cell): boolean {
  if (knownTile(game, x, y) === Tile.passage) return true;
  const isOpen = (dx: number, dy: number) => isKnownOpen(game, x + dx, y + dy);
  return ![-1, 1].some(
    (dx) => isOpen(dx, 0) && [-1, 1].some((dy) => isOpen(0, dy) && isOpen(dx, dy)),
  );
}

/** The one way on through a passage, round a bend as well; null at a fork and at a dead end. */
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
