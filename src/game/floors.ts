import { arenaFloor } from '../dungeon/arena.ts';
import { type Cell, type Room, Tile } from '../dungeon/grid.ts';
import { hallFloor } from '../dungeon/hall.ts';
import { nearestCell } from '../dungeon/paths.ts';
import { HashStream } from '../dungeon/random.ts';
import { type Layout, splitFloor } from '../dungeon/split.ts';
import { openEnclosedStairs } from '../dungeon/stairs.ts';
import type { Kind } from './bundles.ts';
import type { Campaign, FloorPlan } from './campaign.ts';
import { draw, type Key, keyOf, Purpose, pick } from './random.ts';
import { emptyFloor, type Floor, type Game, layAt, placeActor, spawn } from './world.ts';

/** Who or what is to stand or lie on a new floor. */
export interface Inhabitant {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** Items only. */
  readonly level?: number;
}

/** A floor with its inhabitants, before anything of it is in a game. */
export interface Plan {
  /** As generated, before the stairs up and the way out of enclosed stairs are made. */
  readonly layout: Layout;
  /** Where the hero comes to stand. */
  readonly arrival: Cell;
  readonly up: Cell | null;
  readonly monsters: readonly Inhabitant[];
  readonly items: readonly Inhabitant[];
}

function planOf(campaign: Campaign, depth: number): FloorPlan {
  const plan = campaign.floors.find(({ from, to }) => depth >= from && depth <= to);
  if (!plan) throw new RangeError(`The campaign ${campaign.id} has no floor ${depth}.`);
  return plan;
}

/**
 * The floor of a depth for a hero who arrives on `arrival`: a pure function of its arguments.
 * Throws a RangeError for a depth that the campaign does not have.
 */
export function planFloor(
  campaign: Campaign,
  seed: string,
  depth: number,
  arrival: Cell,
  key = keyOf(seed),
): Plan {
  const plan = planOf(campaign, depth);
  const { width, height } = campaign;
  if (plan.generator === 'arena') return planArena(campaign, depth, plan, key);
  const up = depth > campaign.start.depth ? { x: arrival.x, y: arrival.y } : null;
  const layout =
    plan.generator === 'hall'
      ? hallFloor(width, height, plan.down ?? null)
      : splitFloor(new HashStream(`${seed},${depth}`), arrival, width, height);
  const { monsters, items } =
    plan.generator === 'split'
      ? populate(campaign, layout, depth, arrival, key)
      : { monsters: [], items: [] };
  return { layout, arrival, up, monsters, items: [...items, ...fixedItems(campaign, depth)] };
}

/** An arena: the hero and then each monster on a free cell, wherever that is. */
function planArena(
  campaign: Campaign,
  depth: number,
  plan: Extract<FloorPlan, { generator: 'arena' }>,
  key: Key,
): Plan {
  const { width, height } = campaign;
  const drawer = (purpose: number) => {
    let draws = 0;
    return () => draw(key, depth, 0, purpose, draws++);
  };
  const fighters = plan.monsters + 1;
  const layout = arenaFloor(drawer(Purpose.layout), width, height, plan.walls, fighters);
  const next = drawer(Purpose.population);
  const free: Cell[] = [];
  layout.grid.tiles.forEach((tile, cell) => {
    if (tile === Tile.floor) free.push({ x: cell % width, y: Math.floor(cell / width) });
  });
  const [arrival, ...cells] = Array.from(
    { length: fighters },
    () => free.splice(pick(next(), free.length), 1)[0],
  );
  const monsters = cells.flatMap((cell) => {
    const kind = rollMonster(campaign, depth, next);
    return kind ? { kind, ...cell } : [];
  });
  return { layout, arrival, up: null, monsters, items: fixedItems(campaign, depth) };
}

/** The kinds whose bundles say that they lie on a cell of this depth from the start. */
function fixedItems(campaign: Campaign, depth: number): Inhabitant[] {
  return campaign.kinds.flatMap((kind) =>
    (kind.spawn.at ?? [])
      .filter((place) => place.depth === depth)
      .map(({ x, y }) => ({ kind, x, y })),
  );
}

/**
 * 0 to 2 monsters and, half the time, an item for each room: on room floor, never on stairs, nor on
 * the arrival cell and its neighbours, never two in one cell. A room without such a cell stays empty.
 */
function populate(
  campaign: Campaign,
  { grid, rooms }: Layout,
  depth: number,
  arrival: Cell,
  key: Key,
): { monsters: Inhabitant[]; items: Inhabitant[] } {
  let draws = 0;
  const next = () => draw(key, depth, 0, Purpose.population, draws++);
  const taken = new Set<number>();
  const freeCells = (room: Room) => {
    const cells: Cell[] = [];
    for (let y = room.y1; y <= room.y2; y++) {
      for (let x = room.x1; x <= room.x2; x++) {
        const index = y * grid.width + x;
        const near = Math.abs(x - arrival.x) <= 1 && Math.abs(y - arrival.y) <= 1;
        if (!near && grid.tiles[index] === Tile.floor && !taken.has(index)) cells.push({ x, y });
      }
    }
    return cells;
  };
  const place = (room: Room): Cell | null => {
    const cells = freeCells(room);
    if (cells.length === 0) return null;
    const cell = cells[pick(next(), cells.length)];
    taken.add(cell.y * grid.width + cell.x);
    return cell;
  };

  const monsters: Inhabitant[] = [];
  const items: Inhabitant[] = [];
  for (const room of rooms) {
    for (let count = pick(next(), 3); count > 0; count--) {
      const cell = place(room);
      const kind = cell && rollMonster(campaign, depth, next);
      if (kind) monsters.push({ kind, ...cell });
    }
    if (next() < 0.5) {
      const cell = place(room);
      const item = cell && rollItem(campaign, depth, next);
      if (item) items.push({ ...item, ...cell });
    }
  }
  return { monsters, items };
}

/** A monster kind by the weights of this depth, or null where none lives. */
function rollMonster(campaign: Campaign, depth: number, next: () => number): Kind | null {
  const weights = campaign.kinds.map(
    ({ spawn }) => spawn.depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  let roll = next() * total;
  const index = weights.findIndex((weight) => {
    roll -= weight;
    return roll < 0;
  });
  return campaign.kinds[index];
}

/**
 * Each group of items is as likely as any other. Then a level: with b = ⌈depth / 4⌉, 70 % a level
 * from 1 to b, 25 % b + 1, 5 % b + 2. Kinds of a level (of the highest there is, if none reaches it)
 * are picked by it; kinds without a level take it as their own.
 */
function rollItem(
  campaign: Campaign,
  depth: number,
  next: () => number,
): { kind: Kind; level: number } | null {
  const groups = [...new Set(campaign.kinds.flatMap(({ spawn }) => spawn.item?.group ?? []))];
  if (groups.length === 0) return null;
  const group = groups[pick(next(), groups.length)];
  const kinds = campaign.kinds.filter(({ spawn }) => spawn.item?.group === group);

  const base = Math.ceil(depth / 4);
  const roll = next();
  const level = roll < 0.7 ? 1 + pick(next(), base) : roll < 0.95 ? base + 1 : base + 2;
  const highest = Math.max(...kinds.map(({ spawn }) => spawn.item?.level ?? 0));
  const candidates = kinds.filter(({ spawn }) => {
    const own = spawn.item?.level;
    return own === undefined || own === Math.min(level, highest);
  });
  if (candidates.length === 0) return null;
  const kind =
    candidates.length === 1 ? candidates[0] : candidates[pick(next(), candidates.length)];
  return { kind, level: kind.spawn.item?.level === undefined ? level : 1 };
}

/** Makes the planned floor part of the game, with stairs up and everyone in place. */
export function openFloor(game: Game, depth: number, plan: Plan): Floor {
  const { grid, rooms, down } = plan.layout;
  const floor = emptyFloor(depth, grid, rooms);
  if (plan.up) {
    grid.tiles[plan.up.y * grid.width + plan.up.x] = Tile.stairsUp;
    openEnclosedStairs(grid, plan.up);
  }
  if (down) openEnclosedStairs(grid, down);
  for (const { kind, x, y } of plan.monsters) placeActor(game, spawn(game, kind), floor, x, y);
  for (const { kind, x, y, level } of plan.items) {
    const item = spawn(game, kind);
    layAt(game, item, floor, x, y);
    if (level !== undefined) game.stores.Item.level[item] = level;
  }
  game.floors.set(depth, floor);
  return floor;
}

/**
 * Puts the hero on the floor of `depth`, on the cell that he leaves: the floor is made on the first
 * visit and kept. Whoever stands on that cell makes room.
 */
export function enterFloor(game: Game, depth: number): void {
  const { Position } = game.stores;
  const cell = { x: Position.x[game.hero], y: Position.y[game.hero] };
  const floor =
    game.floors.get(depth) ??
    openFloor(game, depth, planFloor(game.campaign, game.seed, depth, cell, game.key));
  const occupant = floor.occupants[cell.y * floor.grid.width + cell.x];
  if (occupant !== 0) makeRoom(game, floor, occupant);
  // The old floor is the hero's until here, so that he leaves the right cell.
  game.floor.occupants[cell.y * game.floor.grid.width + cell.x] = 0;
  game.floor.visible.fill(0);
  game.floor = floor;
  placeActor(game, game.hero, floor, cell.x, cell.y);
}

/** Sends an actor to the nearest free cell of its floor. */
function makeRoom(game: Game, floor: Floor, actor: number): void {
  const { Position } = game.stores;
  const { width } = floor.grid;
  const from = { x: Position.x[actor], y: Position.y[actor] };
  const to = nearestCell(floor.grid, from, (x, y) => floor.occupants[y * width + x] === 0);
  floor.occupants[from.y * width + from.x] = 0;
  if (!to) throw new Error(`Floor ${floor.depth} is full.`);
  placeActor(game, actor, floor, to.x, to.y);
}
