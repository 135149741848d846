import { type Cell, type Room, Tile } from '../dungeon/grid.ts';
import type { Layout } from '../dungeon/split.ts';
import type { Kind } from './bundles.ts';
import type { Campaign } from './campaign.ts';
import { drawsOf, type Key, Purpose, pick } from './random.ts';

/** Who or what is to stand or lie on a new floor. */
export interface Inhabitant {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** Items only. */
  readonly level?: number;
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

/** A monster kind by the weights of this depth, or null where none lives. */
export function rollMonster(campaign: Campaign, depth: number, next: () => number): Kind | null {
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
