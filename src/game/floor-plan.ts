import { arenaFloor } from '../dungeon/generators/arena.ts';
import { interiorOf } from '../dungeon/generators/boxes.ts';
import type { GeneratedFloor } from '../dungeon/generators/generated-floor.ts';
import { hallFloor } from '../dungeon/generators/hall.ts';
import { type RogueFloor, rogueFloor } from '../dungeon/generators/rogue.ts';
import { splitFloor } from '../dungeon/generators/split.ts';
import { type Cell, Tile } from '../dungeon/grid.ts';
import { HashStream } from '../dungeon/hash-stream.ts';
import type { Room } from '../dungeon/rooms.ts';
import { type Campaign, type FloorPlan, floorAt } from './campaign.ts';
import { trapDeeds } from './components.ts';
import { fieldOf, hasComponent } from './kinds.ts';
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
import { drawsOf, type Key, keyOf, Purpose, pick, rndOf } from './random.ts';

/** A floor with its inhabitants, before anything of it is in a game. */
export interface Plan {
  /** As generated, before the stairs up and the way out of enclosed stairs are made. */
  readonly layout: GeneratedFloor;
  /** Where the hero comes to stand. */
  readonly arrival: Cell;
  readonly up: Cell | null;
  readonly monsters: readonly Inhabitant[];
  readonly items: readonly Inhabitant[];
  readonly traps: readonly Inhabitant[];
  /** Only of floors with nine rooms. */
  readonly rogue?: RogueFloor;
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

export const firstVisit: Course = { visit: 0, noFood: 0, prize: true, bare: false };

export function planOf(campaign: Campaign, depth: number): FloorPlan {
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
export function withFixed(campaign: Campaign, depth: number, plan: Plan): Plan {
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
export function planArena(
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
export function planRogue(
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
export const mostInhabitants = 256;

/** The fourth floor in a row without food is the last. */
export const mostFloorsWithoutFood = 3;
