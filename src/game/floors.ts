import { arenaFloor } from '../dungeon/arena.ts';
import { type Cell, isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import { hallFloor } from '../dungeon/hall.ts';
import { nearestCell } from '../dungeon/paths.ts';
import { HashStream } from '../dungeon/random.ts';
import { type Layout, splitFloor } from '../dungeon/split.ts';
import { openEnclosedStairs } from '../dungeon/stairs.ts';
import { hasComponent } from './bundles.ts';
import { type Campaign, type FloorPlan, floorAt } from './campaign.ts';
import { fixedInhabitants, type Inhabitant, populateRooms, rollMonster } from './population.ts';
import { heroCell } from './queries.ts';
import { drawsOf, type Key, keyOf, Purpose, pick } from './random.ts';
import { emptyFloor, type Floor, type Game, layAt, liftActor, placeActor, spawn } from './world.ts';

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
  const plan = floorAt(campaign, depth);
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
      ? populateRooms(campaign, layout, depth, arrival, key)
      : { monsters: [], items: [] };
  return withFixed(campaign, depth, { layout, arrival, up, monsters, items });
}

/** The plan with those who are on this depth from the start. */
function withFixed(campaign: Campaign, depth: number, plan: Plan): Plan {
  const fixed = fixedInhabitants(campaign, depth);
  const isMonster = ({ kind }: Inhabitant) => hasComponent(kind, 'Health');
  return {
    ...plan,
    monsters: [...plan.monsters, ...fixed.filter(isMonster)],
    items: [...plan.items, ...fixed.filter((one) => !isMonster(one))],
  };
}

/** An arena: the hero and then each monster on a free cell, wherever that is. */
function planArena(
  campaign: Campaign,
  depth: number,
  plan: Extract<FloorPlan, { generator: 'arena' }>,
  key: Key,
): Plan {
  const { width, height } = campaign;
  const fighters = plan.monsters + 1;
  const layout = arenaFloor(
    drawsOf(key, depth, Purpose.layout),
    width,
    height,
    plan.walls,
    fighters,
  );
  const next = drawsOf(key, depth, Purpose.population);
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
  return withFixed(campaign, depth, { layout, arrival, up: null, monsters, items: [] });
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
  // A bundle may name a cell that turned out to be a wall, or taken: then the nearest one serves.
  const isOpen = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  const isFree = (x: number, y: number) =>
    isOpen(x, y) &&
    floor.occupants[y * grid.width + x] === 0 &&
    (x !== plan.arrival.x || y !== plan.arrival.y);
  for (const { kind, x, y } of plan.monsters) {
    const cell = nearestCell(grid, { x, y }, isFree);
    if (cell) placeActor(game, spawn(game, kind), floor, cell.x, cell.y);
  }
  for (const { kind, x, y, level } of plan.items) {
    const cell = nearestCell(grid, { x, y }, isOpen);
    if (!cell) continue;
    const item = spawn(game, kind);
    layAt(game, item, floor, cell.x, cell.y);
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
  const cell = heroCell(game);
  const floor =
    game.floors.get(depth) ??
    openFloor(game, depth, planFloor(game.campaign, game.seed, depth, cell, game.key));
  const occupant = floor.occupants[cell.y * floor.grid.width + cell.x];
  if (occupant !== 0) makeRoom(game, floor, occupant);
  liftActor(game, game.hero);
  game.floor = floor;
  placeActor(game, game.hero, floor, cell.x, cell.y);
}

/** Sends an actor to the nearest free cell of its floor. */
function makeRoom(game: Game, floor: Floor, actor: number): void {
  const { Position } = game.stores;
  const { width } = floor.grid;
  const from = { x: Position.x[actor], y: Position.y[actor] };
  const to = nearestCell(floor.grid, from, (x, y) => floor.occupants[y * width + x] === 0);
  liftActor(game, actor);
  if (!to) throw new Error(`Floor ${floor.depth} is full.`);
  placeActor(game, actor, floor, to.x, to.y);
}
