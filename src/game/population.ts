import type { GeneratedFloor } from '../dungeon/generators/generated-floor.ts';
import { type Cell, Tile } from '../dungeon/grid.ts';
import type { Room } from '../dungeon/rooms.ts';
import type { Campaign } from './campaign.ts';
import { fieldOf, hasComponent, type Kind } from './kinds.ts';
import { drawsOf, type Key, Purpose, pick, type Rnd } from './random.ts';

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
export function fixedInhabitants({ kinds }: Campaign, depth: number): Inhabitant[] {
  const fixed: Inhabitant[] = [];
  for (const kind of kinds) {
    const { at } = kind.spawn;
    if (!at) continue;
    for (const { depth: on, x, y } of at) if (on === depth) fixed.push({ kind, x, y });
  }
  return fixed;
}

/**
 * 0 to 2 monsters and, half the time, an item for each room: on room floor, never on stairs, nor on
 * the arrival cell and its neighbours, never two in one cell. A room without such a cell stays empty.
 */
export function populateRooms(
  campaign: Campaign,
  { grid, rooms }: GeneratedFloor,
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

/** A kind and how often it comes out, beside others. */
interface Lot {
  readonly kind: Kind;
  readonly weight: number;
}

/**
 * A monster kind by its chances on this depth, or null where none lives; with `wandering` only of
 * those that wander.
 */
export function rollMonster(
  campaign: Campaign,
  depth: number,
  next: () => number,
  wandering = false,
): Kind | null {
  return rollLot(monsterLots(campaign, depth, wandering), next);
}

/** The kinds that `rollMonster` chooses from, for whoever asks for many of a depth. */
export function monsterLots({ kinds }: Campaign, depth: number, wandering = false): Lot[] {
  let deepest = 0;
  for (const { spawn } of kinds) deepest = Math.max(deepest, spawn.rank ?? 0);
  const lots: Lot[] = [];
  for (const kind of kinds) {
    const { rank, depths, wanders } = kind.spawn;
    if (wandering && !wanders) continue;
    const weight =
      rank !== undefined
        ? rankWeight(rank, depth, deepest)
        : (depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight ?? 0);
    if (weight > 0) lots.push({ kind, weight });
  }
  return lots;
}

/** The kind of one of the lots, by its share of all weights, or null where all are 0. */
export function rollLot(lots: readonly Lot[], next: () => number): Kind | null {
  return rollWeight(lots, next)?.kind ?? null;
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

/** One of many by its share of all weights, or null where all are 0. */
function rollWeight<T extends { readonly weight: number }>(
  list: readonly T[],
  next: () => number,
): T | null {
  let total = 0;
  for (const { weight } of list) total += weight;
  if (total === 0) return null;
  let roll = next() * total;
  for (const one of list) {
    roll -= one.weight;
    if (roll < 0) return one;
  }
  return null;
}

/** A group of items by its weight, and the kinds of it by theirs. */
interface Group {
  readonly weight: number;
  readonly lots: Lot[];
  /** Whether one of them can be eaten. */
  feeds: boolean;
}

/** A campaign's groups of items, without those that have no kind. */
export function itemGroups({ groups = {}, kinds }: Campaign): Group[] {
  const named = new Map<string, Group>();
  for (const name in groups) named.set(name, { weight: groups[name], lots: [], feeds: false });
  for (const kind of kinds) {
    const { item } = kind.spawn;
    const group = item && named.get(item.group);
    if (!group) continue;
    group.lots.push({ kind, weight: item.weight ?? 1 });
    group.feeds ||= hasComponent(kind, 'Food');
  }
  return [...named.values()].filter(({ lots }) => lots.length > 0);
}

/**
 * An item as Rogue makes it: one of the groups by weight, a kind by its weight in the group, then how
 * many, and whether cursed or blessed; null where there is no kind. With `needsFood` it is food.
 */
export function makeItem(
  campaign: Campaign,
  groups: readonly Group[],
  next: () => number,
  needsFood: boolean,
): Made | null {
  const meals = needsFood ? groups.filter(({ feeds }) => feeds) : [];
  const group = rollWeight(meals.length > 0 ? meals : groups, next);
  const kind = group && rollLot(group.lots, next);
  return kind && enchanted(campaign, kind, next);
}

function enchanted({ enchantment }: Campaign, kind: Kind, next: () => number): Made {
  const isWeapon = hasComponent(kind, 'Weapon');
  const odds = isWeapon
    ? enchantment?.weapon
    : hasComponent(kind, 'Armour')
      ? enchantment?.armour
      : undefined;
  const count = stackSize(kind, next);
  const made: Made = count > 1 ? { kind, count } : { kind };
  if (!odds) return made;
  const roll = next() * 100;
  const cursed = roll < odds.cursed;
  if (!cursed && roll >= odds.cursed + odds.blessed) return made;
  const bonus = (1 + pick(next(), 3)) * (cursed ? -1 : 1);
  return isWeapon ? { ...made, hit: bonus, cursed } : { ...made, defence: bonus, cursed };
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

/** Gold as Rogue rolls it: 2 to 51 + 10 · depth. */
export function rollGold(depth: number, rnd: Rnd): number {
  return rnd(50 + 10 * depth) + 2;
}
