import { attackNearest } from '../../controls/automatic/attack.ts';
import { explore } from '../../controls/automatic/explore.ts';
import { isStop } from '../../controls/automatic/stop.ts';
import type { Session } from '../../controls/session.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { isFree, monstersIn } from '../../game/actors/actors.ts';
import { type Campaign, floorAt } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { kindOf } from '../../game/entity.ts';
import { enterFloor } from '../../game/floors/enter-floor.ts';
import { monsterLots } from '../../game/floors/monster-choice.ts';
import { moveActor, placeActor, queueHeroRoom } from '../../game/floors/occupancy.ts';
import { newGame } from '../../game/game.ts';
import { spawnMonster } from '../../game/spawn.ts';
import { order, runPhase } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';

/** The number of depths below the first floor that are tried. Each costs time before the first picture. */
const depths = 3;
/** The smallest room, the monsters in it, and how near they are, in cells. */
const smallest = { width: 7, height: 4 };
const monsters = 3;
/** A wider room is not better, and neither is one farther from the left edge of the floor. */
const widest = 14;
const farthest = 19;
const near = 4;
/** Added monsters are at most this far above and below the hero, where no text of the title screen covers them. */
const rows = 1;

/** A game for the title screen: the hero is in a lit room with monsters, if the campaign has rooms. */
export function demoScene(campaign: Campaign, seed: string): Game {
  const first = campaign.start.depth;
  const games = Array.from({ length: depths }, (_, index) => {
    const depth = first + 1 + index;
    if (!floorAt(campaign, depth)) return [];
    const game = newGame(campaign, `${seed}-${index}`);
    enterFloor(game, depth);
    const room = bestRoom(game);
    return room ? [{ game, room, worth: worthOf(game, room) }] : [];
  }).flat();
  const [best] = games.sort((a, b) => b.worth - a.worth);
  if (!best) return newGame(campaign, seed);
  stage(best.game, best.room);
  return best.game;
}

/** The hero's next command in the demo: a fight, or a walk. Null if there is nothing left to do. */
export function demoCommand({ game, seen }: Session): Command | null {
  const attack = attackNearest(game, seen);
  if (!isStop(attack)) return attack;
  const walk = explore(game, seen).next();
  return isStop(walk) ? null : walk;
}

function bestRoom(game: Game): Room | null {
  const rooms = game.floor.rooms.filter(
    ({ dark, x1, y1, x2, y2 }) =>
      !dark && x2 - x1 + 1 >= smallest.width && y2 - y1 + 1 >= smallest.height,
  );
  return rooms.sort((a, b) => worthOf(game, b) - worthOf(game, a))[0] ?? null;
}

/**
 * A room is worth more with more monsters; then a wide and large one is, and one that leaves no black edge of the floor
 * at the left of the picture.
 */
function worthOf(game: Game, { x1, y1, x2, y2 }: Room): number {
  const inside = monstersIn(game, x1, y1, x2, y2).length;
  const width = Math.min(x2 - x1 + 1, widest);
  const left = Math.min(x2, farthest);
  return Math.min(inside, monsters) * 50 + (width + left) * 20 + Math.min(y2 - y1, 9);
}

/** Puts the hero into the middle of a room, and monsters of the floor around it. */
function stage(game: Game, room: Room): void {
  const { x1, y1, x2, y2 } = room;
  // Near the upper wall with its torches; the room goes on at the left, behind the texts of the title screen.
  const middle = { x: Math.max(x1 + 2, x2 - 3), y: Math.min(y2 - 1, y1 + 3) };
  const cells = freeCells(game, room, middle);
  const [place] = cells;
  if (place) moveActor(game, game.hero, place.x, place.y);
  const inside = monstersIn(game, x1, y1, x2, y2);
  const kinds = new Set(inside.map((monster) => kindOf(game, monster)));
  // No kind comes twice, if there are enough.
  const all = monsterLots(game.campaign, game.floor.depth, game.genocided);
  const others = all.filter(({ kind }) => !kinds.has(kind));
  const lots = others.length > 0 ? others : all;
  const around = cells.filter(
    (cell) =>
      cellsApart(cell, middle) >= 2 &&
      cellsApart(cell, middle) <= near &&
      Math.abs(cell.y - middle.y) <= rows,
  );
  for (let count = inside.length; count < monsters; count++) {
    // The cells go around the hero, so these are far from each other.
    const cell = around[Math.floor(((count + 0.5) * around.length) / monsters)];
    const lot = lots[count % Math.max(1, lots.length)];
    if (!cell || !lot) break;
    const monster = spawnMonster(game, lot.kind, game.floor.depth);
    placeActor(game, monster, game.floor, cell.x, cell.y);
  }
  queueHeroRoom(game);
  runPhase(game, order.sight);
}

/** The free cells of plain floor in a room, the nearest to a cell first. */
function freeCells(game: Game, { x1, y1, x2, y2 }: Room, from: Cell): Cell[] {
  const { tiles, width } = game.floor.grid;
  const cells: Cell[] = [];
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      if (tiles[y * width + x] === Tile.floor && isFree(game, x, y)) cells.push({ x, y });
    }
  }
  return cells.sort((a, b) => cellsApart(a, from) - cellsApart(b, from));
}
