import { type Cell, type Room, Tile } from '../dungeon/grid.ts';
import type { Layout } from '../dungeon/split.ts';
import { fieldOf, hasComponent, type Kind } from './bundles.ts';
import type { Campaign } from './campaign.ts';
import { drawsOf, type Key, Purpose, pick } from './random.ts';

/** An item of a kind with what chance has made of it. */
export interface Made {
  readonly kind: Kind;
  readonly level?: number;
  readonly count?: number;
  /** Bonuses of a weapon. */
  readonly hit?: number;
  readonly damage?: number;
  /** Bonus of an armour. */
  readonly defence?: number;
  readonly cursed?: boolean;
  /** Gold. */
  readonly value?: number;
}

/** Who or what is to stand or lie on a new floor. */
export interface Inhabitant extends Made {
  readonly x: number;
  readonly y: number;
  /** What a monster has with it. */
  readonly carries?: Made;
}

/** The kinds whose bundles say that they are on a cell of this depth from the start. */
export function fixedInhabitants(campaign: Campaign, depth: number): Inhabitant[] {
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
export function populateRooms(
  campaign: Campaign,
  { grid, rooms }: Layout,
  depth: number,
  arrival: Cell,
  key: Key,
): { monsters: Inhabitant[]; items: Inhabitant[] } {
  const next = drawsOf(key, depth, Purpose.population);
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

/**
 * A monster kind by its chances on this depth, or null where none lives; with `wandering` only of
 * those that wander.
 */
export function rollMonster(
  { kinds }: Campaign,
  depth: number,
  next: () => number,
  wandering = false,
): Kind | null {
  const deepest = Math.max(0, ...kinds.map(({ spawn }) => spawn.rank ?? 0));
  const index = rollWeight(
    kinds.map(({ spawn }) => {
      if (wandering && !spawn.wanders) return 0;
      if (spawn.rank !== undefined) return rankWeight(spawn.rank, depth, deepest);
      return spawn.depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0;
    }),
    next,
  );
  return index === null ? null : kinds[index];
}

/**
 * How often, out of 50, Rogue's rank depth − 5 + rnd(10) comes out as `rank`. What is less than 1
 * becomes 1 to 5, what is beyond the deepest rank one of the last five. See section 3.2 of its rules.
 */
export function rankWeight(rank: number, depth: number, deepest: number): number {
  const first = depth - 5;
  const last = depth + 4;
  const straight = rank >= first && rank <= last ? 5 : 0;
  const tooShallow = Math.min(10, Math.max(0, 1 - first));
  const tooDeep = Math.min(10, Math.max(0, last - deepest));
  return straight + (rank <= 5 ? tooShallow : 0) + (rank > deepest - 5 ? tooDeep : 0);
}

/** An index by its share of all weights, or null where all are 0. */
function rollWeight(weights: readonly number[], next: () => number): number | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  let roll = next() * total;
  return weights.findIndex((weight) => {
    roll -= weight;
    return roll < 0;
  });
}

/**
 * An item as Rogue makes it: a group by the campaign's weights (groups without a kind have none), a
 * kind by its weight in the group, then how many, and whether cursed or blessed; null where there is
 * no kind. With `needsFood` it is food.
 */
export function makeItem(campaign: Campaign, next: () => number, needsFood: boolean): Made | null {
  const { groups = {}, kinds } = campaign;
  const inGroup = (name: string) => kinds.filter(({ spawn }) => spawn.item?.group === name);
  const names = Object.keys(groups).filter((name) => inGroup(name).length > 0);
  const meals = names.filter((name) => inGroup(name).some((kind) => hasComponent(kind, 'Food')));
  const choice = needsFood && meals.length > 0 ? meals : names;
  const group = rollWeight(
    choice.map((name) => groups[name]),
    next,
  );
  if (group === null) return null;
  const candidates = inGroup(choice[group]);
  const index = rollWeight(
    candidates.map(({ spawn }) => spawn.item?.weight ?? 1),
    next,
  );
  if (index === null) return null;
  return enchanted(campaign, candidates[index], next);
}

function enchanted({ enchantment }: Campaign, kind: Kind, next: () => number): Made {
  const sort = (['Weapon', 'Armour'] as const).find((name) => hasComponent(kind, name));
  const odds = enchantment?.[sort === 'Weapon' ? 'weapon' : 'armour'];
  const count = stackSize(kind, next);
  const made = { kind, ...(count > 1 && { count }) };
  if (!sort || !odds) return made;
  const roll = next() * 100;
  const cursed = roll < odds.cursed;
  if (!cursed && roll >= odds.cursed + odds.blessed) return made;
  const bonus = (1 + pick(next(), 3)) * (cursed ? -1 : 1);
  return { ...made, ...(sort === 'Weapon' ? { hit: bonus } : { defence: bonus }), cursed };
}

/** How many of a kind are made together. */
function stackSize(kind: Kind, next: () => number): number {
  if (!hasComponent(kind, 'Stack')) return 1;
  const least = fieldOf(kind, 'Stack', 'least');
  const most = fieldOf(kind, 'Stack', 'most');
  return most > least ? least + pick(next(), most - least + 1) : least;
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
