import { arenaFloor } from '../dungeon/generators/arena.ts';
import { interiorOf } from '../dungeon/generators/boxes.ts';
import type { GeneratedFloor } from '../dungeon/generators/generated-floor.ts';
import { hallFloor } from '../dungeon/generators/hall.ts';
import { type RogueFloor, rogueFloor } from '../dungeon/generators/rogue.ts';
import { splitFloor } from '../dungeon/generators/split.ts';
import type { Cell } from '../dungeon/grid.ts';
import { HashStream } from '../dungeon/hash-stream.ts';
import type { Room } from '../dungeon/rooms.ts';
import { type Campaign, type FloorSettings, floorAt } from './campaign.ts';
import { trapEffects } from './components.ts';
import { itemGroups, type Made, makeItem } from './item-generation.ts';
import { fieldOf, hasComponent } from './kinds.ts';
import { rollLot } from './lots.ts';
import { monsterLots } from './monster-choice.ts';
import { fixedInhabitants, type Inhabitant, populateArena, populateRooms } from './population.ts';
import { drawsOf, type Key, keyOf, Purpose, pick, rndOf } from './random.ts';

/** A generated floor with its population, before it is part of a game. */
export interface FloorPlan {
  /** As generated, before stairs up are placed and enclosed stairs are opened. */
  readonly layout: GeneratedFloor;
  /** The cell on which the hero arrives. */
  readonly arrival: Cell;
  readonly up: Cell | null;
  readonly monsters: readonly Inhabitant[];
  readonly items: readonly Inhabitant[];
  readonly traps: readonly Inhabitant[];
  /** Only for floors with nine rooms. */
  readonly rogue?: RogueFloor;
  /** The number of floors since the last food, including this one. */
  readonly noFood: number;
}

/** The facts about the game so far that influence a new floor. */
export interface FloorHistory {
  /** How often this depth was generated before. */
  readonly visit: number;
  /** The number of floors since the last food. */
  readonly noFood: number;
  /** Whether the hero has not held a prize yet. */
  readonly prizeAllowed: boolean;
  /** Whether the floor has no items: the hero returns with the prize. */
  readonly withoutItems: boolean;
}

export const firstVisit: FloorHistory = {
  visit: 0,
  noFood: 0,
  prizeAllowed: true,
  withoutItems: false,
};

/** The generator settings of a depth. Throws a RangeError for a depth that the campaign lacks. */
export function settingsOf(campaign: Campaign, depth: number): FloorSettings {
  const settings = floorAt(campaign, depth);
  if (!settings) throw new RangeError(`The campaign ${campaign.id} has no floor ${depth}.`);
  return settings;
}

/**
 * The floor of a depth for a hero that arrives on `arrival`: a pure function of its arguments. Throws a
 * RangeError for a depth that the campaign lacks.
 */
export function planFloor(
  campaign: Campaign,
  seed: string,
  depth: number,
  arrival: Cell,
  key = keyOf(seed),
  history: FloorHistory = firstVisit,
): FloorPlan {
  const settings = settingsOf(campaign, depth);
  const { width, height } = campaign;
  if (settings.generator === 'rogue') return planRogue(campaign, depth, settings, key, history);
  if (settings.generator === 'arena') return planArena(campaign, depth, settings, key);
  const up = depth > campaign.start.depth ? { x: arrival.x, y: arrival.y } : null;
  const layout =
    settings.generator === 'hall'
      ? hallFloor(width, height, settings.down ?? null)
      : splitFloor(new HashStream(`${seed},${depth}`), arrival, width, height);
  const { monsters, items } =
    settings.generator === 'split'
      ? populateRooms(campaign, layout, depth, arrival, key)
      : { monsters: [], items: [] };
  return withFixed(campaign, depth, {
    layout,
    arrival,
    up,
    monsters,
    items,
    traps: [],
    noFood: history.noFood,
  });
}

/** Adds the monsters and items that bundles place on fixed cells. */
export function withFixed(campaign: Campaign, depth: number, plan: FloorPlan): FloorPlan {
  const fixed = fixedInhabitants(campaign, depth);
  if (fixed.length === 0) return plan;
  const isMonster = ({ kind }: Inhabitant) => hasComponent(kind, 'Health');
  return {
    ...plan,
    monsters: [...plan.monsters, ...fixed.filter(isMonster)],
    items: [...plan.items, ...fixed.filter((one) => !isMonster(one))],
  };
}

/** An arena: the hero and the monsters on random free cells. */
export function planArena(
  campaign: Campaign,
  depth: number,
  settings: Extract<FloorSettings, { generator: 'arena' }>,
  key: Key,
): FloorPlan {
  const { width, height } = campaign;
  const fighters = settings.monsters + 1;
  const layout = arenaFloor(
    drawsOf(key, depth, Purpose.layout),
    width,
    height,
    settings.walls,
    fighters,
  );
  const { arrival, monsters } = populateArena(campaign, layout, depth, fighters, key);
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
 * A floor of nine rooms, as in Rogue. Walls and population use separate random numbers, so that a
 * change of the bundles never changes the walls.
 */
export function planRogue(
  campaign: Campaign,
  depth: number,
  settings: Extract<FloorSettings, { generator: 'rogue' }>,
  key: Key,
  { visit, noFood: before, prizeAllowed, withoutItems }: FloorHistory,
): FloorPlan {
  const { width, height, kinds } = campaign;
  const rnd = rndOf(drawsOf(key, depth, Purpose.population, visit));
  const prizes = prizeAllowed ? kinds.filter(({ spawn }) => depth >= (spawn.from ?? Infinity)) : [];
  let ordinary = 0;
  for (let n = 0; n < settings.objects && !withoutItems; n++)
    if (rnd(100) < settings.chance) ordinary++;
  const layout = rogueFloor(rndOf(drawsOf(key, depth, Purpose.layout, visit)), depth, {
    width,
    height,
    gold: !withoutItems,
    objects: ordinary + prizes.length,
  });

  // Each monster and item has its own random numbers, so that one does not influence the others.
  let inhabitants = 0;
  const own = () =>
    drawsOf(key, depth, Purpose.inhabitant, visit * mostInhabitants + inhabitants++);
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
    const effect = trapEffects.indexOf(does);
    const kind = kinds.find(
      (one) => hasComponent(one, 'Trap') && fieldOf(one, 'Trap', 'does') === effect,
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

/** An upper limit of the monsters and items on a floor. */
export const mostInhabitants = 256;

/** After this many floors without food, the next item is food. */
export const mostFloorsWithoutFood = 3;
