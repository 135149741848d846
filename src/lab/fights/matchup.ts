import { suggestion } from '../../bundles/spelling.ts';
import type { Campaign } from '../../game/campaign.ts';
import { isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';
import { InputError } from '../input-error.ts';
import { canCarry } from './hero-outfit.ts';

/** Monsters that fight together. */
export interface MonsterSide {
  readonly monsters: readonly { readonly kind: Kind; readonly count: number }[];
}

/** The hero, alone, with the starting equipment and additional items. */
export interface HeroSide {
  /** Experience level, from 1. */
  readonly level: number;
  readonly items: readonly Kind[];
}

type Side = MonsterSide | HeroSide;

/** The two sides of a fight, in the order in which they were given. */
export interface Matchup {
  readonly sides: readonly [Side, Side];
  readonly names: readonly [string, string];
}

/** The most monsters on a side, and the highest level of a hero. */
export const mostFighters = 36;
export const highestLevel = 20;

export function isHeroSide(side: Side): side is HeroSide {
  return 'level' in side;
}

/**
 * Parses "3 rat v wolf" or "hero@5+dagger v 2 wolf and bat". Throws an InputError that names the
 * mistake and the allowed values.
 */
export function readMatchup(campaign: Campaign, text: string): Matchup {
  const parts = text.trim().split(/\s+(?:v|vs|against)\.?\s+/i);
  if (parts.length !== 2) {
    throw new InputError(
      `"${text}": expected two sides separated by "v", for example: 3 rat v wolf`,
    );
  }
  const [a, b] = parts.map((part) => readSide(campaign, part));
  if (isHeroSide(a) && isHeroSide(b)) {
    throw new InputError(`"${text}": only one side can include the hero`);
  }
  return { sides: [a, b], names: [nameOf(a), nameOf(b)] };
}

function readSide(campaign: Campaign, text: string): Side {
  const names = text
    .split(/\s*,\s*|\s+and\s+/i)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (names.length === 0) throw new InputError('a side is empty; name at least one monster');
  if (names.some((name) => /^(\d+\s+)?hero\b(?!-)/.test(name))) {
    if (names.length === 1) return readHeroSide(campaign, names[0]);
    throw new InputError(`"${text}": the hero fights alone; remove the other fighters`);
  }
  const monsters = names.map((name) => {
    const [, count = '1', id] = /^(?:(\d+)\s+)?(.*)$/.exec(name) ?? [];
    return { kind: monsterNamed(campaign, id), count: Number(count) };
  });
  const total = monsters.reduce((sum, { count }) => sum + count, 0);
  if (monsters.some(({ count }) => count < 1) || total > mostFighters) {
    throw new InputError(`"${text}": a side has 1 to ${mostFighters} monsters`);
  }
  return { monsters };
}

/** Parses "hero", "hero@5" or "hero@5+dagger+leather-armour". Throws an InputError. */
export function readHeroSide(campaign: Campaign, text: string): HeroSide {
  const found = /^hero(?:@([^+]*))?((?:\+[^+]*)*)$/.exec(text.toLowerCase());
  if (!found) throw new InputError(`"${text}": expected hero, hero@5 or hero@5+item`);
  const [, level, things] = found;
  if (level !== undefined && !kindHas(campaign.kinds[0], 'Experience')) {
    throw new InputError(`"${text}": the hero of ${campaign.id} has no levels; remove @${level}`);
  }
  const reached = Number(level ?? 1);
  if (!Number.isInteger(reached) || reached < 1 || reached > highestLevel) {
    throw new InputError(`"${text}": the level must be 1 to ${highestLevel}, for example hero@5`);
  }
  if (things !== '' && !kindHas(campaign.kinds[0], 'Bag')) {
    throw new InputError(
      `"${text}": the hero of ${campaign.id} carries no items; remove ${things}`,
    );
  }
  const items = things
    .split('+')
    .slice(1)
    .map((id) => itemNamed(campaign, id.trim()));
  if (!canCarry(campaign, items)) {
    throw new InputError(`"${text}": the hero cannot carry all these items; remove some`);
  }
  return { level: reached, items };
}

function monsterNamed(campaign: Campaign, name: string): Kind {
  return named(campaign, name, 'monster', isMonsterKind);
}

function itemNamed(campaign: Campaign, name: string): Kind {
  return named(campaign, name, 'item', (kind) => kindHas(kind, 'Item'));
}

/** A kind by its id; spaces are accepted instead of hyphens. */
function named(
  campaign: Campaign,
  name: string,
  sort: 'monster' | 'item',
  fits: (kind: Kind) => boolean,
): Kind {
  const id = name.replace(/\s+/g, '-');
  const kind = campaign.kinds.find((one) => one.id === id);
  if (kind && fits(kind)) return kind;
  const known = campaign.kinds.filter(fits).map((one) => one.id);
  const near = suggestion(id, known) || `; ${sort}s: ${known.join(', ')}`;
  if (kind)
    throw new InputError(`"${id}": expected ${sort === 'item' ? 'an' : 'a'} ${sort}${near}`);
  throw new InputError(`the campaign ${campaign.id} has no ${sort} "${id}"${near}`);
}

/** The name of a side, as `readMatchup` reads it. */
export function nameOf(side: Side): string {
  if (!isHeroSide(side)) {
    return side.monsters.map(({ kind, count }) => `${count} ${kind.id}`).join(', ');
  }
  const hero = side.level > 1 ? `hero@${side.level}` : 'hero';
  return [hero, ...side.items.map(({ id }) => id)].join('+');
}
