import type { Campaign } from '../campaign.ts';
import { fieldOf, type Kind, kindHas } from '../kinds.ts';
import { pick } from '../random.ts';
import { type Lot, rollLot, rollWeight } from '../weighted-choice.ts';

/** An item to be made: its kind and its random properties. */
export interface Made {
  readonly kind: Kind;
  readonly level?: number;
  readonly count?: number;
  /** Bonuses of a weapon. */
  readonly hit?: number;
  readonly damage?: number;
  /** Bonus of an armour. */
  readonly defence?: number;
  /** Bonus of a ring. */
  readonly bonus?: number;
  readonly cursed?: boolean;
  /** Gold. */
  readonly value?: number;
}

/** A group of items with its weight, and its kinds with theirs. */
interface Group {
  readonly weight: number;
  readonly lots: Lot[];
  /** Whether the group contains food. */
  feeds: boolean;
}

/** The groups of items of a campaign; groups without kinds are left out. */
export function itemGroups({ groups = {}, kinds }: Campaign): Group[] {
  const named = new Map<string, Group>();
  for (const name in groups) named.set(name, { weight: groups[name], lots: [], feeds: false });
  for (const kind of kinds) {
    const { item } = kind.spawn;
    const group = item && named.get(item.group);
    if (!group) continue;
    group.lots.push({ kind, weight: item.weight ?? 1 });
    group.feeds ||= kindHas(kind, 'Food');
  }
  return [...named.values()].filter(({ lots }) => lots.length > 0);
}

/**
 * A random item as in Rogue: a group by weight, a kind by weight in the group, a number, and a curse or
 * blessing. Null if there is no kind. With `needsFood` the item is food.
 */
export function rollRogueItem(
  campaign: Campaign,
  groups: readonly Group[],
  next: () => number,
  needsFood: boolean,
): Made | null {
  const meals = needsFood ? groups.filter(({ feeds }) => feeds) : [];
  const group = rollWeight(meals.length > 0 ? meals : groups, next);
  const kind = group && rollLot(group.lots, next);
  return kind && enchantedItem(campaign, kind, next);
}

/** An item of a kind with the number of a stack and a random curse or blessing, as in Rogue. */
export function enchantedItem({ enchantment }: Campaign, kind: Kind, next: () => number): Made {
  if (kindHas(kind, 'Ring')) return ringMade(kind, next);
  const isWeapon = kindHas(kind, 'Weapon');
  const odds = isWeapon
    ? enchantment?.weapon
    : kindHas(kind, 'Armour')
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

/** A ring: some kinds are always cursed, and others roll −1 with a curse, +1 or +2. */
function ringMade(kind: Kind, next: () => number): Made {
  if (fieldOf(kind, 'Ring', 'cursed')) return { kind, cursed: true };
  if (!fieldOf(kind, 'Ring', 'newBonus')) return { kind };
  const bonus = pick(next(), 3) || -1;
  return { kind, bonus, cursed: bonus < 0 };
}

/** The number of items in a new stack. */
function stackSize(kind: Kind, next: () => number): number {
  if (!kindHas(kind, 'Stack')) return 1;
  const least = fieldOf(kind, 'Stack', 'least');
  const most = fieldOf(kind, 'Stack', 'most');
  return most > least ? least + pick(next(), most - least + 1) : least;
}

/**
 * A random item as in Simple. Each group is equally likely. With b = ⌈depth / 4⌉, the level is 1 to b in
 * 70%, b + 1 in 25% and b + 2 in 5%. The kind is one of that level, or of the highest level that
 * exists; a kind without a level gets the rolled level.
 */
export function rollSimpleItem(
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
