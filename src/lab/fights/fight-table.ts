import { type Campaign, floorAt } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { outfitFor } from '../../trials/outfit.ts';
import { type Fight, fight, meet } from './fight.ts';
import { type Champion, isMonsterKind } from './matchup.ts';

/** A hero of a table, and how he fares against one of a kind. */
export interface Rung {
  /** His level, or the depth that he has come to. */
  readonly number: number;
  fight(kind: Kind): Fight;
}

/** Heroes of a depth differ by what they found above: so many of them take turns. */
const heroesOfADepth = 10;

/** The same hero at each level from one to another. */
export function levelRungs(
  campaign: Campaign,
  { items }: Champion,
  { from, to }: { from: number; to: number },
  rounds: number,
  seed: string,
): Rung[] {
  return numbers(from, to).map((level) => ({
    number: level,
    fight: (kind) => {
      const sides = [{ level, items }, { monsters: [{ kind, count: 1 }] }] as const;
      return fight(campaign, { sides, names: [`hero@${level}`, `1 ${kind.id}`] }, rounds, seed);
    },
  }));
}

/** Heroes as they come to each depth. Throws a RangeError where the campaign has none of these. */
export function depthRungs(
  campaign: Campaign,
  { from, to }: { from: number; to: number },
  rounds: number,
  seed: string,
): Rung[] {
  const strange = numbers(from, to).find((depth) => !floorAt(campaign, depth));
  if (strange !== undefined) {
    throw new RangeError(`the campaign ${campaign.id} has no floor of depth ${strange}`);
  }
  return numbers(from, to).map((depth) => {
    const outfits = Array.from({ length: heroesOfADepth }, (_, n) =>
      outfitFor(campaign, depth, `${seed} ${n}`),
    );
    const outfitOf = (round: number) => outfits[round % outfits.length];
    const name = `hero of depth ${depth}`;
    return { number: depth, fight: (kind) => meet(campaign, name, outfitOf, kind, rounds, seed) };
  });
}

/** Every monster of a campaign with what each hero comes to against it. */
export function* rowsOf(
  campaign: Campaign,
  rungs: readonly Rung[],
): Generator<{ monster: string; fights: readonly { number: number; fight: Fight }[] }> {
  for (const kind of campaign.kinds.filter(isMonsterKind)) {
    const fights = rungs.map((rung) => ({ number: rung.number, fight: rung.fight(kind) }));
    yield { monster: kind.id, fights };
  }
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
