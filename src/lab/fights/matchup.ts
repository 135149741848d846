import { suggestion } from '../../bundles/spelling.ts';
import { type Campaign, heroKind } from '../../game/campaign.ts';
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
  const sides = text.trim().split(/\s+(?:v|vs|against)\.?\s+/i);
  if (sides.length !== 2) {
    throw new InputError(
      `"${text}": expected two sides separated by "v", for example: 3 rat v wolf`,
    );
  }
  const [a, b] = sides.map((side) => readSide(campaign, side));
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
  const match = /^hero(?:@([^+]*))?((?:\+[^+]*)*)$/.exec(text.toLowerCase());
  if (!match) throw new InputError(`"${text}": expected hero, hero@5 or hero@5+item`);
  const [, levelText, itemsText] = match;
  if (levelText !== undefined && !kindHas(heroKind(campaign), 'Experience')) {
    throw new InputError(
      `"${text}": the hero of ${campaign.id} has no levels; remove @${levelText}`,
    );
  }
  const level = Number(levelText ?? 1);
  if (!Number.isInteger(level) || level < 1 || level > highestLevel) {
    throw new InputError(`"${text}": the level must be 1 to ${highestLevel}, for example hero@5`);
  }
  if (itemsText !== '' && !kindHas(heroKind(campaign), 'Bag')) {
    throw new InputError(
      `"${text}": the hero of ${campaign.id} carries no items; remove ${itemsText}`,
    );
  }
  const items = itemsText
    .split('+')
    .slice(1)
    .map((id) => itemNamed(campaign, id.trim()));
  if (!canCarry(campaign, items)) {
    throw new InputError(`"${text}": the hero cannot carry all these items; remove some`);
  }
  return { level, items };
}

function monsterNamed(campaign: Campaign, name: string): Kind {
  return kindNamed(campaign, name, 'monster', isMonsterKind);
}

function itemNamed(campaign: Campaign, name: string): Kind {
  return kindNamed(campaign, name, 'item', (kind) => kindHas(kind, 'Item'));
}

/** A kind by its id; spaces are accepted instead of hyphens. */
function kindNamed(
  campaign: Campaign,
  name: string,
  sort: 'monster' | 'item',
  isOfSort: (kind: Kind) => boolean,
): Kind {
  const id = name.replace(/\s+/g, '-');
  const kind = campaign.kinds.find((one) => one.id === id);
  if (kind && isOfSort(kind)) return kind;
  const ids = campaign.kinds.filter(isOfSort).map((one) => one.id);
  const help = suggestion(id, ids) || `; ${sort}s: ${ids.join(', ')}`;
  if (kind)
    throw new InputError(`"${id}": expected ${sort === 'item' ? 'an' : 'a'} ${sort}${help}`);
  throw new InputError(`the campaign ${campaign.id} has no ${sort} "${id}"${help}`);
}

/** The name of a side, as `readMatchup` reads it. */
export function nameOf(side: Side): string {
  if (!isHeroSide(side)) {
    return side.monsters.map(({ kind, count }) => `${count} ${kind.id}`).join(', ');
  }
  const hero = side.level > 1 ? `hero@${side.level}` : 'hero';
  return [hero, ...side.items.map(({ id }) => id)].join('+');
}
