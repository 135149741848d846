import { suggestion } from '../../bundles/spelling.ts';
import type { Campaign } from '../../game/campaign.ts';
import { hasComponent, type Kind } from '../../game/kinds.ts';

/** Monsters that fight together. */
export interface Band {
  readonly monsters: readonly { readonly kind: Kind; readonly count: number }[];
}

/** The hero alone: with what he starts with, and more that he has in hand, on or in his bag. */
export interface Champion {
  /** Level of experience, from 1. */
  readonly level: number;
  readonly items: readonly Kind[];
}

export type Side = Band | Champion;

/** Who fights whom, first as it was asked for. */
export interface Match {
  readonly sides: readonly [Side, Side];
  readonly names: readonly [string, string];
}

/** Monsters on a side, and levels of a hero, at most. */
export const mostFighters = 36;
export const highestLevel = 20;

export function isChampion(side: Side): side is Champion {
  return 'level' in side;
}

/**
 * Reads who fights whom: "3 rat v wolf", "hero@5+dagger v 2 wolf and bat". Throws a RangeError that says what
 * is wrong and what is allowed.
 */
export function readMatch(campaign: Campaign, text: string): Match {
  const parts = text.trim().split(/\s+(?:v|vs|against)\.?\s+/i);
  if (parts.length !== 2) {
    throw new RangeError(`"${text}" names no two sides: write one v the other, as in 3 rat v wolf`);
  }
  const [a, b] = parts.map((part) => readSide(campaign, part));
  if (isChampion(a) && isChampion(b)) {
    throw new RangeError('there is one hero: let him fight monsters');
  }
  return { sides: [a, b], names: [nameOf(a), nameOf(b)] };
}

function readSide(campaign: Campaign, text: string): Side {
  const names = text
    .split(/\s*,\s*|\s+and\s+/i)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  if (names.length === 0) throw new RangeError('a side has nobody in it');
  if (names.some((name) => /^(\d+\s+)?hero\b(?!-)/.test(name))) {
    if (names.length === 1) return readChampion(campaign, names[0]);
    throw new RangeError('the hero fights alone: nobody can be on his side');
  }
  const monsters = names.map((name) => {
    const [, count = '1', id] = /^(?:(\d+)\s+)?(.*)$/.exec(name) ?? [];
    return { kind: monsterNamed(campaign, id), count: Number(count) };
  });
  const all = monsters.reduce((sum, { count }) => sum + count, 0);
  if (monsters.some(({ count }) => count < 1) || all > mostFighters) {
    throw new RangeError(`"${text}": on a side 1 to ${mostFighters} can fight`);
  }
  return { monsters };
}

/** Reads "hero", "hero@5" and "hero@5+dagger+leather-armour". */
export function readChampion(campaign: Campaign, text: string): Champion {
  const found = /^hero(?:@([^+]*))?((?:\+[^+]*)*)$/.exec(text.toLowerCase());
  if (!found) throw new RangeError(`"${text}" is no hero: write hero, hero@5 or hero@5+item`);
  const [, level, things] = found;
  if (level !== undefined && !hasComponent(campaign.kinds[0], 'Experience')) {
    throw new RangeError(`the hero of ${campaign.id} gains no levels`);
  }
  const reached = Number(level ?? 1);
  if (!Number.isInteger(reached) || reached < 1 || reached > highestLevel) {
    throw new RangeError(`"${text}": a hero has a level of 1 to ${highestLevel}, as in hero@5`);
  }
  if (things !== '' && !hasComponent(campaign.kinds[0], 'Bag')) {
    throw new RangeError(`the hero of ${campaign.id} carries nothing`);
  }
  const items = things
    .split('+')
    .slice(1)
    .map((id) => itemNamed(campaign, id.trim()));
  return { level: reached, items };
}

export function isMonsterKind(kind: Kind): boolean {
  return hasComponent(kind, 'AI') && hasComponent(kind, 'Health');
}

function monsterNamed(campaign: Campaign, name: string): Kind {
  return named(campaign, name, 'monster', isMonsterKind);
}

function itemNamed(campaign: Campaign, name: string): Kind {
  return named(campaign, name, 'item', (kind) => hasComponent(kind, 'Item'));
}

/** A kind by its id, in which spaces may stand for hyphens. */
function named(
  campaign: Campaign,
  name: string,
  what: string,
  fits: (kind: Kind) => boolean,
): Kind {
  const id = name.replace(/\s+/g, '-');
  const kind = campaign.kinds.find((one) => one.id === id);
  if (kind && fits(kind)) return kind;
  const known = campaign.kinds.filter(fits).map((one) => one.id);
  const near = suggestion(id, known) || `; there are ${known.join(', ')}`;
  if (kind) throw new RangeError(`"${id}" is no ${what}${near}`);
  throw new RangeError(`the campaign ${campaign.id} has no ${what} "${id}"${near}`);
}

function nameOf(side: Side): string {
  if (!isChampion(side)) {
    return side.monsters.map(({ kind, count }) => `${count} ${kind.id}`).join(', ');
  }
  return [side.level > 1 ? `hero@${side.level}` : 'hero', ...side.items.map(({ id }) => id)].join(
    '+',
  );
}
