import { seeByLight, seeEverything, seeRoom } from '../../dungeon/field-of-view.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import { type Room, roomWith } from '../../dungeon/rooms.ts';
import { isSeen, monstersInView, monstersShown } from '../actors.ts';
import type { Rules } from '../campaign.ts';
import { cellOf, has, heroCell } from '../entity.ts';
import { type Floor, shadowsOf, unknown } from '../floor.ts';
import { itemsOn, trapsOn } from '../floor-contents.ts';
import { asStairs } from '../spawn.ts';
import type { Game } from '../world.ts';

/** What the hero sees now, and what he will remember of it: tiles, what lies on them, who stands there. */
export function fov(game: Game): void {
  const { floor } = game;
  const hero = heroCell(game);
  const remembers = game.campaign.rules.sight === 'light';
  if (remembers) forgetDarkness(game);
  look[game.campaign.rules.sight](floor, hero, game.campaign.sightRadius ?? nearSight);
  const { visible, width, top, bottom, left, right } = floor.sight;
  for (let y = top; y <= bottom; y++) {
    const last = y * width + right;
    for (let cell = y * width + left; cell <= last; cell++) {
      if (visible[cell]) remember(floor, cell);
    }
  }
  const inView = monstersInView(game);
  rememberThings(game, inView);
  rememberMonsters(game, inView, remembers);
  floor.lookedFrom = hero.y * floor.grid.width + hero.x;
}

/** How far one sees, in cells, where the campaign does not say. */
const nearSight = 8;

const look: Record<Rules['sight'], (floor: Floor, hero: Cell, radius: number) => void> = {
  rooms: ({ grid, rooms, sight }, { x, y }) => seeRoom(grid, rooms, x, y, sight),
  light: ({ grid, rooms, sight }, { x, y }) => seeByLight(grid, rooms, x, y, sight),
  whole: ({ sight }) => seeEverything(sight),
  field: (floor, { x, y }, radius) => shadowsOf(floor).cast(x, y, radius, floor.sight),
};

/** Secret doors look like walls, and of solid rock there is nothing to remember. */
function remember({ grid, memory, rememberedItems }: Floor, cell: number): void {
  rememberedItems[cell] = 0;
  const tile = grid.tiles[cell];
  if (tile === Tile.rock) return;
  memory[cell] = tile === Tile.secretDoor ? Tile.wall : tile;
}

/** On each cell the topmost thing, and under the things a trap that was found. */
function rememberThings(game: Game, inView: readonly number[]): void {
  const { Identity, Trap } = game.stores;
  const { grid, sight, rememberedItems, memory } = game.floor;
  const { visible } = sight;
  const at = (entity: number) => {
    const { x, y } = cellOf(game, entity);
    return y * grid.width + x;
  };
  const found = trapsOn(game).filter((trap) => Trap.found[trap]);
  for (const thing of [...found, ...itemsOn(game, game.floor)]) {
    if (visible[at(thing)]) rememberedItems[at(thing)] = Identity.kind[thing];
  }
  for (const monster of inView) {
    if (!has(game, monster, 'Disguise')) continue;
    const cell = at(monster);
    const disguise = game.stores.Disguise.as[monster];
    if (disguise === asStairs) memory[cell] = Tile.stairsDown;
    else rememberedItems[cell] = disguise;
  }
}

/** In the light of memory a monster stays where it was seen until it moves; else only sight shows it. */
function rememberMonsters(game: Game, inView: readonly number[], remembers: boolean): void {
  const { AI } = game.stores;
  if (!remembers) for (const monster of game.floor.monsters) AI.shown[monster] = 0;
  for (const monster of inView) AI.shown[monster] = Number(isSeen(game, monster));
}

/**
 * Who comes into a dark room, or leaves it, forgets what lay and stood there, and dark floor as soon
 * as he has stepped away from it.
 */
function forgetDarkness(game: Game): void {
  const { floor, pending } = game;
  const { grid, rooms, lookedFrom } = floor;
  for (const room of pending.rooms) if (room.dark) forgetRoom(game, room);
  if (lookedFrom < 0) return;
  const x = lookedFrom % grid.width;
  const y = Math.floor(lookedFrom / grid.width);
  if (!roomWith(rooms, x, y)?.dark) return;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const cell = row * grid.width + column;
      if (floor.rememberedItems[cell] === 0 && floor.memory[cell] === Tile.floor) {
        floor.memory[cell] = unknown;
      }
    }
  }
}

function forgetRoom(game: Game, { x1, y1, x2, y2 }: Room): void {
  const { AI, Trap, Position, Identity } = game.stores;
  const { grid, memory, rememberedItems } = game.floor;
  const found = new Map(
    trapsOn(game)
      .filter((trap) => Trap.found[trap])
      .map((trap) => [Position.y[trap] * grid.width + Position.x[trap], Identity.kind[trap]]),
  );
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const cell = y * grid.width + x;
      rememberedItems[cell] = found.get(cell) ?? 0;
      if (found.has(cell)) continue;
      if (memory[cell] === Tile.floor) memory[cell] = unknown;
    }
  }
  for (const monster of monstersShown(game)) {
    const { x, y } = cellOf(game, monster);
    if (x >= x1 - 1 && x <= x2 + 1 && y >= y1 - 1 && y <= y2 + 1) AI.shown[monster] = 0;
  }
}
