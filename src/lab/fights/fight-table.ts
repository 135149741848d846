import { type Campaign, floorAt } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { outfitFor } from '../../trials/outfit.ts';
import { type FightResult, fight, fightWithOutfits } from './fight.ts';
import { type HeroSide, isMonsterKind } from './matchup.ts';

/** A column of the table: a hero, and a function that lets the hero fight a kind of monster. */
export interface Column {
  /** The hero's level or depth. */
  readonly number: number;
  fight(kind: Kind): FightResult;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Heroes of one depth differ by the items found above; this many take turns. */
const heroesPerDepth = 10;

/** The same hero at each level of a range. */
export function levelColumns(
  campaign: Campaign,
  { items }: HeroSide,
  levels: Range,
  rounds: number,
  seed: string,
): Column[] {
  return numbers(levels).map((level) => ({
    number: level,
    fight: (kind) => {
      const sides = [{ level, items }, { monsters: [{ kind, count: 1 }] }] as const;
      return fight(campaign, { sides, names: [`hero@${level}`, `1 ${kind.id}`] }, rounds, seed);
    },
  }));
}

/**
 * Heroes as they arrive at each depth of a range. Throws a RangeError for a depth without a floor.
 */
export function depthColumns(
  campaign: Campaign,
  depths: Range,
  rounds: number,
  seed: string,
): Column[] {
  const missing = numbers(depths).find((depth) => !floorAt(campaign, depth));
  if (missing !== undefined) {
    const { floors, id } = campaign;
    const first = Math.min(...floors.map(({ from }) => from));
    const last = Math.max(...floors.map(({ to }) => to));
    throw new RangeError(
      `--depths: the campaign ${id} has no floor of depth ${missing}; its depths are ${first}..${last}`,
    );
  }
  return numbers(depths).map((depth) => {
    const outfits = Array.from({ length: heroesPerDepth }, (_, n) =>
      outfitFor(campaign, depth, `${seed} ${n}`),
    );
    const outfitOf = (round: number) => outfits[round % outfits.length];
    return {
      number: depth,
      fight: (kind) =>
        fightWithOutfits(campaign, `hero of depth ${depth}`, outfitOf, kind, rounds, seed),
    };
  });
}

/** The rows of the table: each monster of the campaign with the result of each column's hero. */
export function* fightTable(
  campaign: Campaign,
  columns: readonly Column[],
): Generator<{ monster: string; fights: { number: number; fight: FightResult }[] }> {
  for (const kind of campaign.kinds.filter(isMonsterKind)) {
    const fights = columns.map((column) => ({ number: column.number, fight: column.fight(kind) }));
    yield { monster: kind.id, fights };
  }
}

function numbers({ from, to }: Range): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
