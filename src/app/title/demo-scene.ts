import { attackNearest } from '../../controls/automatic/attack.ts';
import { explore } from '../../controls/automatic/explore.ts';
import { isStop } from '../../controls/automatic/stop.ts';
import type { Session } from '../../controls/session.ts';
import { cellsApart } from '../../dungeon/distance.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { actorsHere, isFree, monstersIn, monstersInFieldOfView } from '../../game/actors/actors.ts';
import { wake } from '../../game/actors/waking.ts';
import { type Campaign, floorSettingsAt } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { heroCell, kindOf } from '../../game/entity.ts';
import { enterFloor } from '../../game/floors/enter-floor.ts';
import { monsterLots } from '../../game/floors/monster-choice.ts';
import { moveActor, placeActor, queueHeroRoom } from '../../game/floors/occupancy.ts';
import { newGame } from '../../game/game.ts';
import { spawnMonster } from '../../game/spawn.ts';
import { order, runPhase } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';

/** The number of depths below the first floor that are tried. Each costs time before the first picture. */
const depths = 3;
/** The smallest room, in cells, and the monsters in it. */
const smallest = { width: 7, height: 4 };
const monsters = 3;
/** The places of the monsters beside the hero: where no text covers them, and none is behind another. */
const places: readonly Cell[] = [
  { x: -2, y: -1 },
  { x: 2, y: -1 },
  { x: -3, y: 1 },
  { x: 1, y: 1 },
];
/** A wider room is not better, and neither is one farther from the left edge of the floor. */
const widest = 14;
const farthest = 19;

/** The part of an arena beside the texts of the title screen, and the row of the hero in it. */
const ring = { columns: 9, rows: 5, heroRow: 2 };

/** A game for the title screen: the hero is in a lit room with monsters, if the campaign has rooms. */
export function demoScene(campaign: Campaign, seed: string): Game {
  const first = campaign.start.depth;
  const games = Array.from({ length: depths }, (_, index) => {
    const depth = first + 1 + index;
    if (!floorSettingsAt(campaign, depth)) return [];
    const game = newGame(campaign, `${seed}-${index}`);
    enterFloor(game, depth);
    const room = bestRoom(game);
    return room ? [{ game, room, worth: worthOf(game, room) }] : [];
  }).flat();
  const [best] = games.sort((a, b) => b.worth - a.worth);
  if (!best) return ringScene(campaign, seed);
  stage(best.game, best.room);
  return best.game;
}

/** Whether a scene has little to see: no monster is near the hero, or the hero has left the part that is shown. */
export function isDull(game: Game): boolean {
  const { grid } = game.floor;
  const { x, y } = heroCell(game);
  const isHidden = isRing(game) && (x < grid.width - ring.columns || y >= ring.rows);
  return isHidden || monstersInFieldOfView(game).length === 0;
}

/** Whether a floor is an arena: it has no rooms and is seen whole. */
function isRing({ floor, campaign }: Game): boolean {
  return floor.rooms.length === 0 && campaign.rules.sight === 'whole';
}

/** The first floor of a campaign without rooms. In an arena, all fighters are where the title screen shows them. */
function ringScene(campaign: Campaign, seed: string): Game {
  const game = newGame(campaign, seed);
  const { width, height } = game.floor.grid;
  if (!isRing(game)) return game;
  const x1 = Math.max(0, width - ring.columns);
  const ground = { x1, y1: 0, x2: width - 1, y2: Math.min(height, ring.rows) - 1 };
  const middle = { x: Math.floor((x1 + width) / 2), y: Math.min(ring.heroRow, height - 1) };
  const taken: Cell[] = [];
  for (const actor of actorsHere(game)) {
    const cells = freeCells(game, ground, middle);
    const roomAt = (cell: Cell) => Math.min(...taken.map((other) => cellsApart(cell, other)));
    // The hero is in the middle, and each fighter is as far as possible from those before it.
    const [place] = taken.length === 0 ? cells : cells.sort((a, b) => roomAt(b) - roomAt(a));
    if (!place) break;
    moveActor(game, actor, place.x, place.y);
    taken.push(place);
  }
  runPhase(game, order.sight);
  return game;
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

/** Puts the hero into a room, and monsters of the room and of the floor around it. */
function stage(game: Game, room: Room): void {
  const { x1, y1, x2, y2 } = room;
  // Near the upper wall with its torches; the room goes on at the left, behind the texts of the title screen.
  const middle = { x: Math.max(x1 + 2, x2 - 3), y: Math.min(y2 - 1, y1 + 3) };
  const [place] = freeCells(game, room, middle);
  if (place) moveActor(game, game.hero, place.x, place.y);
  const inside = monstersIn(game, x1, y1, x2, y2);
  const kinds = new Set(inside.map((monster) => kindOf(game, monster)));
  // No kind comes twice, if there are enough.
  const all = monsterLots(game.campaign, game.floor.depth, game.genocided);
  const others = all.filter(({ kind }) => !kinds.has(kind));
  const lots = others.length > 0 ? others : all;
  const { x, y } = heroCell(game);
  for (const [index, { x: dx, y: dy }] of places.entries()) {
    const at = { x: x + dx, y: y + dy };
    const [cell] = freeCells(game, room, at);
    if (!cell || cellsApart(cell, at) > 1) continue;
    const here = inside[index];
    const lot = lots[index % Math.max(1, lots.length)];
    if (here) moveActor(game, here, cell.x, cell.y);
    else if (lot) {
      placeActor(game, spawnMonster(game, lot.kind, game.floor.depth), game.floor, cell.x, cell.y);
    }
  }
  for (const monster of monstersIn(game, x1, y1, x2, y2)) wake(game, monster);
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
