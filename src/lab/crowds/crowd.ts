import { type Grid, isStandable, type Room, Tile, walledGrid } from '../../dungeon/grid.ts';
import type { Campaign } from '../../game/campaign.ts';
import { growStores, minds, sleepers } from '../../game/components.ts';
import { cellOf, has } from '../../game/entity.ts';
import { learn } from '../../game/experience.ts';
import { emptyFloor } from '../../game/floor.ts';
import { lookAround } from '../../game/floors.ts';
import { fieldOf, hasComponent, type Kind } from '../../game/kinds.ts';
import { say } from '../../game/log.ts';
import { placeActor } from '../../game/occupancy.ts';
import { drawsOf, keyOf, Purpose, rndOf } from '../../game/random.ts';
import { spawn, spawnMonster } from '../../game/spawn.ts';
import { order, run } from '../../game/systems/order.ts';
import { scheduleWanderer } from '../../game/wandering.ts';
import { emptyGame, type Game } from '../../game/world.ts';
import { isStock } from './lab-bundles.ts';

/** How many monsters a crowd can have, and how long the sides of its floor can be, in cells. */
export const crowdBounds = {
  actors: { least: 1, most: 100_000 },
  side: { least: 25, most: 1000 },
} as const;

export interface Crowd {
  readonly actors: number;
  /** In cells. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Every monster is after the hero from the first turn on; else all sleep. */
  readonly awake: boolean;
  /**
   * All are of this kind; without it, all of the campaign's own monsters in equal shares, or those of
   * them that can sleep.
   */
  readonly kind?: string;
}

/** Cells for each monster on a floor that is sized for its crowd. */
const cellsEach = 25;

/** The sides of a square floor that suits so many monsters, as far as floors can grow. */
export function crowdSide(actors: number): number {
  const { least, most } = crowdBounds.side;
  return Math.min(most, Math.max(least, Math.ceil(Math.sqrt(actors * cellsEach))));
}

/**
 * A game that has begun on a floor of pillared halls, a crowd all over it and the hero in its middle,
 * strong enough to last. Throws a RangeError that says what is out of bounds, or that the floor is too
 * small.
 */
export function crowdGame(campaign: Campaign, crowd: Crowd): Game {
  const { actors, width, height, seed, awake } = crowd;
  const kinds = kindsOf(campaign, crowd);
  const { side } = crowdBounds;
  within(actors, crowdBounds.actors, 'monsters');
  within(width, side, 'cells for the width of a floor');
  within(height, side, 'cells for the height of a floor');

  const { grid, rooms } = pillaredFloor(width, height, seed);
  const floor = emptyFloor(campaign.start.depth, grid, rooms);
  const game = emptyGame(campaign, seed, floor);
  growStores(game.stores, actors + 1);
  game.hero = spawn(game, campaign.kinds[0]);
  placeActor(game, game.hero, floor, width >> 1, height >> 1);
  strengthen(game);

  const free = freeCells(game);
  if (actors > free.length) {
    throw new RangeError(
      `${actors} monsters do not fit on ${width}x${height} cells: there is room for ${free.length}`,
    );
  }
  const rnd = rndOf(drawsOf(game.key, 0, Purpose.population));
  const { AI } = game.stores;
  for (let n = 0; n < actors; n++) {
    const chosen = n + rnd(free.length - n);
    const cell = free[chosen];
    free[chosen] = free[n];
    const monster = spawnMonster(game, kinds[n % kinds.length], floor.depth);
    placeActor(game, monster, floor, cell % width, Math.floor(cell / width));
    if (awake) AI.awake[monster] = 1;
  }
  scheduleWanderer(game);
  lookAround(game);
  run(game, order.sight);
  say(game, 'special', 'wake');
  return game;
}

function within(value: number, { least, most }: { least: number; most: number }, what: string) {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`there can be ${least} to ${most} ${what}, not ${value}`);
}

function kindsOf(campaign: Campaign, { kind, awake }: Crowd): Kind[] {
  const monsters = campaign.kinds.filter(
    (one) => hasComponent(one, 'AI') && hasComponent(one, 'Health'),
  );
  if (kind === undefined) {
    const own = monsters.filter(({ id }) => !isStock(id));
    if (awake) return own;
    // Where nobody of the campaign knows sleep, the lab's hounds do.
    return (
      [own, monsters].map((some) => some.filter(sleeps)).find(({ length }) => length > 0) ?? own
    );
  }
  const chosen = monsters.find(({ id }) => id === kind);
  if (chosen) return [chosen];
  const known = monsters.map(({ id }) => id).join(', ');
  throw new RangeError(`the campaign ${campaign.id} has no monster "${kind}"; there are ${known}`);
}

function sleeps(kind: Kind): boolean {
  return sleepers.has(minds[fieldOf(kind, 'AI', 'mind')]);
}

/** What the hero of a crowd has learnt, and his hit points. */
const heroExperience = 10_000;
const heroHealth = 9999;

function strengthen(game: Game): void {
  const { Health } = game.stores;
  if (has(game, game.hero, 'Experience')) learn(game, game.hero, heroExperience);
  Health.max[game.hero] = heroHealth;
  Health.current[game.hero] = heroHealth;
  game.log.length = 0;
  game.events = [];
}

/** The cells where a monster may begin: not beside the hero, and not where he stands. */
function freeCells(game: Game): Uint32Array {
  const { grid } = game.floor;
  const { x, y } = cellOf(game, game.hero);
  const cells = new Uint32Array(grid.tiles.length);
  let count = 0;
  for (let cell = 0; cell < grid.tiles.length; cell++) {
    if (!isStandable(grid.tiles[cell])) continue;
    const [dx, dy] = [(cell % grid.width) - x, Math.floor(cell / grid.width) - y];
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}

/** Cells from one wall between halls to the next, and the least between the last and the border. */
const hallPitch = 32;
const hallLeast = 12;
/** Cells from one obstacle in a hall to the next. */
const pillarPitch = 6;
/** How much of a wall between two halls is open. */
const gap = 6;

/**
 * A walled floor of halls that are open to each other by a wide gap in each wall between them; in the
 * halls stand pillars and short walls, each by itself, so that every open cell is reached from every
 * other, also by orthogonal steps.
 */
function pillaredFloor(width: number, height: number, seed: string) {
  const grid = walledGrid(width, height);
  const rnd = rndOf(drawsOf(keyOf(seed), 0, Purpose.layout));
  const columns = hallsAlong(width);
  const rows = hallsAlong(height);
  const rooms: Room[] = [];
  for (const [y1, y2] of rows) {
    for (const [x1, x2] of columns) {
      if (x2 < width - 2) wallBeside(grid, x2 + 1, y1, 0, 1, y2 - y1 + 1, rnd);
      if (y2 < height - 2) wallBeside(grid, x1, y2 + 1, 1, 0, x2 - x1 + 1, rnd);
      if (x2 < width - 2 && y2 < height - 2) grid.tiles[(y2 + 1) * width + x2 + 1] = Tile.wall;
      furnish(grid, { x1, y1, x2, y2 }, rnd);
      rooms.push({ x1, y1, x2, y2 });
    }
  }
  clearMiddle(grid);
  return { grid, rooms };
}

/** Nothing stands where the hero begins, and beside it. */
function clearMiddle({ tiles, width, height }: Grid): void {
  for (let y = (height >> 1) - 1; y <= (height >> 1) + 1; y++) {
    const middle = y * width + (width >> 1);
    tiles.fill(Tile.floor, middle - 1, middle + 2);
  }
}

/** The first and last cell of each hall along a side of so many cells. */
function hallsAlong(side: number): [number, number][] {
  const halls: [number, number][] = [];
  for (let from = 1; from < side - 1; ) {
    const end = from + hallPitch - 2;
    const to = end + 1 + hallLeast < side - 1 ? end : side - 2;
    halls.push([from, to]);
    from = to + 2;
  }
  return halls;
}

/** A wall of `length` cells from (x, y) on, with a gap somewhere in it. */
function wallBeside(
  { tiles, width }: Grid,
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
  rnd: (n: number) => number,
): void {
  const open = rnd(length - gap);
  for (let n = 0; n < length; n++) {
    if (n < open || n >= open + gap) tiles[(y + n * dy) * width + x + n * dx] = Tile.wall;
  }
}

/** A pillar, or a wall of up to four cells, in each small square of a hall, with room around it. */
function furnish({ tiles, width }: Grid, { x1, y1, x2, y2 }: Room, rnd: (n: number) => number) {
  for (let top = y1; top + pillarPitch <= y2 + 1; top += pillarPitch) {
    for (let left = x1; left + pillarPitch <= x2 + 1; left += pillarPitch) {
      const length = 1 + rnd(pillarPitch - 2);
      const along = rnd(pillarPitch - 1 - length) + 1;
      const across = rnd(pillarPitch - 2) + 1;
      const lies = rnd(2) === 0;
      for (let n = 0; n < length; n++) {
        const x = left + (lies ? along + n : across);
        const y = top + (lies ? across : along + n);
        tiles[y * width + x] = Tile.wall;
      }
    }
  }
}
