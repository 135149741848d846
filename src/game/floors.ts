import { addComponent, query } from 'bitecs';
import { arenaFloor } from '../dungeon/arena.ts';
import { interiorOf } from '../dungeon/boxes.ts';
import {
  type Cell,
  type Grid,
  isStandable,
  type Room,
  roomWith,
  Tile,
  tileAt,
} from '../dungeon/grid.ts';
import { hallFloor } from '../dungeon/hall.ts';
import { nearestCell } from '../dungeon/paths.ts';
import { HashStream } from '../dungeon/random.ts';
import { type RogueLayout, rogueFloor } from '../dungeon/rogue.ts';
import { type Layout, splitFloor } from '../dungeon/split.ts';
import { openEnclosedStairs } from '../dungeon/stairs.ts';
import { type Campaign, type FloorPlan, floorAt } from './campaign.ts';
import { trapDeeds } from './components.ts';
import { fieldOf, hasComponent, type Kind } from './kinds.ts';
import { liftActor, placeActor } from './occupancy.ts';
import {
  fixedInhabitants,
  type Inhabitant,
  itemGroups,
  type Made,
  makeItem,
  monsterLots,
  populateRooms,
  rollLot,
  rollMonster,
} from './population.ts';
import { has, heroCell } from './entity.ts';
import { drawsOf, type Key, keyOf, Purpose, pick, rndOf } from './random.ts';
import { emptyFloor, type Floor } from './floor.ts';
import { type Game } from './world.ts';
import { layAt, spawn } from './spawn.ts';

/** A floor with its inhabitants, before anything of it is in a game. */
export interface Plan {
  /** As generated, before the stairs up and the way out of enclosed stairs are made. */
  readonly layout: Layout;
  /** Where the hero comes to stand. */
  readonly arrival: Cell;
  readonly up: Cell | null;
  readonly monsters: readonly Inhabitant[];
  readonly items: readonly Inhabitant[];
  readonly traps: readonly Inhabitant[];
  /** Only of floors with nine rooms. */
  readonly rogue?: RogueLayout;
  /** Floors made since the last food was, after this one. */
  readonly noFood: number;
}

/** What of the game so far decides about a floor that is made anew. */
export interface Course {
  /** How often this depth was made before. */
  readonly visit: number;
  /** Floors made since the last food was. */
  readonly noFood: number;
  /** Whether a prize is still to be found. */
  readonly prize: boolean;
  /** Whether the hero comes back with it over floors where he has been: nothing lies there. */
  readonly bare: boolean;
}

const firstVisit: Course = { visit: 0, noFood: 0, prize: true, bare: false };

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
  course: Course = firstVisit,
): Plan {
  const plan = planOf(campaign, depth);
  const { width, height } = campaign;
  if (plan.generator === 'rogue') return planRogue(campaign, depth, plan, key, course);
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
  return withFixed(campaign, depth, {
    layout,
    arrival,
    up,
    monsters,
    items,
    traps: [],
    noFood: course.noFood,
  });
}

/** The plan with those who are on this depth from the start. */
function withFixed(campaign: Campaign, depth: number, plan: Plan): Plan {
  const fixed = fixedInhabitants(campaign, depth);
  if (fixed.length === 0) return plan;
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
  return withFixed(campaign, depth, {
    layout,
    arrival,
    up: null,
    monsters,
    items: [],
    traps: [],
    noFood: 0,
  });
}

/**
 * A floor of nine rooms: monsters at home with what they carry, then items, then traps. Kinds and
 * qualities come from draws of their own, so that content never moves a wall.
 */
function planRogue(
  campaign: Campaign,
  depth: number,
  plan: Extract<FloorPlan, { generator: 'rogue' }>,
  key: Key,
  { visit, noFood: before, prize, bare }: Course,
): Plan {
  const { width, height, kinds } = campaign;
  const rnd = rndOf(drawsOf(key, depth, Purpose.population, visit));
  const prizes = prize ? kinds.filter(({ spawn }) => depth >= (spawn.from ?? Infinity)) : [];
  let ordinary = 0;
  for (let n = 0; n < plan.objects && !bare; n++) if (rnd(100) < plan.chance) ordinary++;
  const layout = rogueFloor(rndOf(drawsOf(key, depth, Purpose.layout, visit)), depth, {
    width,
    height,
    gold: !bare,
    objects: ordinary + prizes.length,
  });

  // Each has draws of its own: that one is to be food changes nobody else.
  let made = 0;
  const own = () => drawsOf(key, depth, Purpose.inhabitant, visit * mostInhabitants + made++);
  let noFood = before;
  const groups = itemGroups(campaign);
  const make = (next: () => number): Made | null => {
    const made = makeItem(campaign, groups, next, noFood > mostFloorsWithoutFood);
    if (made && hasComponent(made.kind, 'Food')) noFood = 0;
    return made;
  };
  const monsters: Inhabitant[] = [];
  const lots = monsterLots(campaign, depth);
  for (const { x, y } of layout.monsters) {
    const next = own();
    const kind = rollLot(lots, next);
    if (!kind) continue;
    const carries = pick(next(), 100) < fieldOf(kind, 'Carries', 'chance') ? make(next) : null;
    monsters.push(carries ? { kind, x, y, carries } : { kind, x, y });
  }
  noFood++;
  const items: Inhabitant[] = [];
  const money = kinds.find((kind) => hasComponent(kind, 'Gold'));
  if (money) for (const { x, y, value } of layout.gold) items.push({ kind: money, x, y, value });
  for (const [index, { x, y }] of layout.objects.entries()) {
    const made = index < ordinary ? make(own()) : { kind: prizes[index - ordinary] };
    if (made) items.push({ ...made, x, y });
  }
  const traps: Inhabitant[] = [];
  for (const { kind: does, x, y } of layout.traps) {
    const deed = trapDeeds.indexOf(does);
    const kind = kinds.find(
      (one) => hasComponent(one, 'Trap') && fieldOf(one, 'Trap', 'does') === deed,
    );
    if (kind) traps.push({ kind, x, y });
  }
  const rooms: Room[] = [];
  for (const box of layout.boxes) {
    if (box.gone) continue;
    const { x1, y1, x2, y2 } = interiorOf(box);
    rooms.push({ x1, y1, x2, y2, dark: box.dark, exits: box.doors.map(({ x, y }) => ({ x, y })) });
  }
  return withFixed(campaign, depth, {
    layout: { grid: layout.grid, rooms, down: layout.stairs },
    arrival: layout.hero,
    up: null,
    monsters,
    items,
    traps,
    rogue: layout,
    noFood,
  });
}

/** More than a floor ever has monsters and items. */
const mostInhabitants = 256;

/** The fourth floor in a row without food is the last. */
const mostFloorsWithoutFood = 3;

/** Makes the planned floor part of the game, with stairs up and everyone in place. */
export function openFloor(game: Game, depth: number, plan: Plan): Floor {
  const { grid, rooms, down } = plan.layout;
  const floor = emptyFloor(depth, grid, rooms);
  if (plan.up) {
    grid.tiles[plan.up.y * grid.width + plan.up.x] = Tile.stairsUp;
    openEnclosedStairs(grid, plan.up);
  }
  if (down && !plan.rogue) openEnclosedStairs(grid, down);
  // A bundle may name a cell that turned out to be a wall, or taken: then the nearest one serves.
  const isOpen = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  const isFree = (x: number, y: number) =>
    isOpen(x, y) &&
    floor.occupants[y * grid.width + x] === 0 &&
    (x !== plan.arrival.x || y !== plan.arrival.y);
  const taken = new Set(plan.traps.map(({ x, y }) => y * grid.width + x));
  const single = game.campaign.rules.ground === 'single';
  const isFit = (x: number, y: number) =>
    isOpen(x, y) &&
    !(single && (tileAt(grid, x, y) !== Tile.floor || taken.has(y * grid.width + x)));
  for (const { kind, x, y, carries } of plan.monsters) {
    const cell = nearestCell(grid, openCellNear(grid, { x, y }), isFree);
    if (!cell) continue;
    const monster = spawnMonster(game, kind, depth);
    placeActor(game, monster, floor, cell.x, cell.y);
    if (carries) addComponent(game.world, spawnItem(game, carries), game.carriedBy(monster));
  }
  for (const { x, y, ...made } of plan.items) {
    // A prize that was held once lies nowhere again.
    if (game.prizeHeld && hasComponent(made.kind, 'Prize')) continue;
    const cell = nearestCell(grid, openCellNear(grid, { x, y }), isFit);
    if (!cell) continue;
    layAt(game, spawnItem(game, made), floor, cell.x, cell.y);
    taken.add(cell.y * grid.width + cell.x);
  }
  for (const { kind, x, y } of plan.traps) layAt(game, spawn(game, kind), floor, x, y);
  game.floors.set(depth, floor);
  return floor;
}

/** The cell itself, or, where nobody could stand on it, the nearest one in a straight line. */
function openCellNear(grid: Grid, at: Cell): Cell {
  if (isStandable(tileAt(grid, at.x, at.y))) return at;
  let best = at;
  let nearest = Infinity;
  grid.tiles.forEach((tile, index) => {
    if (!isStandable(tile)) return;
    const cell = { x: index % grid.width, y: Math.floor(index / grid.width) };
    const far = (cell.x - at.x) ** 2 + (cell.y - at.y) ** 2;
    if (far >= nearest) return;
    nearest = far;
    best = cell;
  });
  return best;
}

/** Makes a monster; one that goes in disguise chooses it. */
export function spawnMonster(game: Game, kind: Kind, depth: number): number {
  const monster = spawn(game, kind);
  if (!hasComponent(kind, 'Disguise')) return monster;
  const { Disguise, Identity } = game.stores;
  const rnd = rndOf(drawsOf(game.key, 1, Purpose.making, Identity.seq[monster]));
  const { kinds } = game.campaign;
  const looks = kinds.filter((one) => !hasComponent(one, 'Food'));
  const groups = [...new Set(looks.flatMap(({ spawn: { item } }) => item?.group ?? []))];
  const some = groups.map((group) => looks.filter(({ spawn: { item } }) => item?.group === group));
  const choices = [
    ...some.map((list) => kinds.indexOf(list[rnd(list.length)])),
    ...kinds.flatMap((one, index) => (hasComponent(one, 'Gold') ? index : [])),
    ...kinds.flatMap(({ spawn: { from } }, index) => (depth >= (from ?? Infinity) ? index : [])),
    asStairs,
  ];
  Disguise.as[monster] = choices[rnd(choices.length)];
  return monster;
}

/** A disguise that is no item but stairs down: the number of the hero's kind, which nobody mimics. */
export const asStairs = 0;

/** Makes an item as it was planned, nowhere yet. */
export function spawnItem(game: Game, made: Made): number {
  const item = spawn(game, made.kind);
  const { Item, Weapon, Armour, Gold } = game.stores;
  Item.level[item] = made.level ?? 1;
  Item.count[item] = made.count ?? 1;
  Item.cursed[item] = Number(made.cursed ?? false);
  if (has(game, item, 'Weapon')) {
    Weapon.hit[item] = made.hit ?? 0;
    Weapon.damage[item] = made.damage ?? 0;
  }
  if (has(game, item, 'Armour')) Armour.defence[item] += made.defence ?? 0;
  if (has(game, item, 'Gold')) Gold.value[item] = made.value ?? 0;
  return item;
}

/**
 * Takes the hero to the floor of `depth`, whose room he then looks over; nothing holds him any more.
 * A new deepest floor earns its points.
 */
export function enterFloor(game: Game, depth: number): void {
  const { Condition } = game.stores;
  const isNew = depth > game.deepest;
  game.deepest = Math.max(game.deepest, depth);
  if (isNew) game.score += game.campaign.points.depth;
  if (game.campaign.rules.floors === 'anew') enterAnew(game, depth);
  else enterKept(game, depth);
  Condition.held[game.hero] = 0;
  Condition.grip[game.hero] = 0;
  Condition.stuck[game.hero] = 0;
  lookAround(game);
}

/**
 * The floor is made on the first visit and kept; the hero comes to stand on the cell that he leaves,
 * or near it. Whoever stands there makes room.
 */
function enterKept(game: Game, depth: number): void {
  const from = heroCell(game);
  const floor =
    game.floors.get(depth) ??
    openFloor(game, depth, planFloor(game.campaign, game.seed, depth, from, game.key));
  const cell = openCellNear(floor.grid, from);
  const occupant = floor.occupants[cell.y * floor.grid.width + cell.x];
  if (occupant !== 0) makeRoom(game, floor, occupant);
  liftActor(game, game.hero);
  game.floor = floor;
  placeActor(game, game.hero, floor, cell.x, cell.y);
}

/** Leaves the floor for good, with all that is on it, for one that was never there before. */
function enterAnew(game: Game, depth: number): void {
  const { Position, Dead } = game.stores;
  const left = game.floor.depth;
  for (const entity of [...query(game.world, [Position])]) {
    if (entity !== game.hero && Position.depth[entity] === left) {
      addComponent(game.world, entity, Dead);
    }
  }
  game.floors.delete(left);
  const visit = game.visits[depth] ?? 0;
  game.visits[depth] = visit + 1;
  const plan = planFloor(game.campaign, game.seed, depth, heroCell(game), game.key, {
    visit,
    noFood: game.noFood,
    prize: !game.prizeHeld,
    bare: game.prizeHeld && depth < game.deepest,
  });
  game.noFood = plan.noFood;
  game.floor = openFloor(game, depth, plan);
  placeActor(game, game.hero, game.floor, plan.arrival.x, plan.arrival.y);
}

/** The room that the hero comes into is looked over, and its people notice him. */
export function lookAround(game: Game): void {
  const { x, y } = heroCell(game);
  const room = roomWith(game.floor.rooms, x, y);
  if (room) game.pending.rooms.push(room);
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
