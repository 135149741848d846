import { isAllyKind } from '../../game/actors/factions.ts';
import { type Campaign, floorSettingsAt, kindById } from '../../game/campaign.ts';
import { isMonsterKind, type Kind } from '../../game/kinds.ts';
import { findsOn, outfitFor } from '../../trials/outfit.ts';
import { InputError } from '../input-error.ts';
import { type FightResult, fight, fightWithOutfits } from './fight.ts';
import { nameOf } from './matchup.ts';

/** The columns of a table, as plain data. */
export interface TablePlan {
  /** Columns for the hero's levels, with added items, or for heroes as they arrive at depths. */
  readonly unit: 'level' | 'depth';
  readonly from: number;
  readonly to: number;
  /** Kinds of items that the hero of a level has in addition. */
  readonly items: readonly string[];
  readonly rounds: number;
  readonly seed: string;
}

/** A cell of the table: a kind of monster, and the level or depth of the hero. */
export interface TableCell {
  readonly monster: string;
  readonly number: number;
}

/**
 * The most rounds of a table of depths. Heroes of one depth differ by the items found above; each round has its
 * own, because the results of one hero are much alike and would make the intervals too narrow.
 */
export const mostHeroes = 1000;

/** All cells of a table, row by row: each monster of the campaign that is not an ally of the hero, in each column. */
export function cellsOf(campaign: Campaign, { from, to }: TablePlan): TableCell[] {
  const numbers = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const monsters = campaign.kinds.filter((kind) => isMonsterKind(kind) && !isAllyKind(kind));
  return monsters.flatMap(({ id }) => numbers.map((number) => ({ monster: id, number })));
}

/** The monsters of a campaign that a table cannot show, and those whose fights lack their escorts. */
export function exceptionsOf({ kinds }: Campaign): { allies: string[]; leaders: string[] } {
  const monsters = kinds.filter(isMonsterKind);
  const idsOf = (kinds: readonly Kind[]) => kinds.map(({ id }) => id);
  return {
    allies: idsOf(monsters.filter(isAllyKind)),
    leaders: idsOf(monsters.filter((kind) => kind.escorts && !isAllyKind(kind))),
  };
}

/** Returns a function that fights the fights of a cell. */
export function fightCell(
  campaign: Campaign,
  { unit, items, rounds, seed }: TablePlan,
): (cell: TableCell) => FightResult {
  const extraItems = items.map((id) => kindById(campaign, id));
  // A hero has the same floors above each depth, so each floor is made once.
  const heroes = Array.from({ length: rounds }, (_, n) => {
    const heroSeed = `${seed} ${n}`;
    const findsAt = memoized((depth) => findsOn(campaign, depth, heroSeed));
    return (depth: number) => outfitFor(campaign, depth, heroSeed, findsAt);
  });
  const outfitsAt = memoized((depth) => heroes.map((outfitAt) => outfitAt(depth)));
  return ({ monster, number }) => {
    const kind = kindById(campaign, monster);
    if (unit === 'level') {
      const hero = { level: number, items: extraItems };
      const opponent = { monsters: [{ kind, count: 1 }] };
      const matchup = { sides: [hero, opponent], names: [nameOf(hero), nameOf(opponent)] } as const;
      return fight(campaign, matchup, rounds, seed);
    }
    return fightWithOutfits(campaign, `hero of depth ${number}`, outfitsAt(number), kind, seed);
  };
}

/** A function that computes the value of each depth once. */
function memoized<T>(make: (depth: number) => T): (depth: number) => T {
  const values = new Map<number, T>();
  return (depth) => {
    const value = values.get(depth) ?? make(depth);
    values.set(depth, value);
    return value;
  };
}

/** Throws an InputError if a plan has a depth without a floor. */
export function checkDepths(
  campaign: Campaign,
  { from, to }: Pick<TablePlan, 'from' | 'to'>,
): void {
  const { floors, id } = campaign;
  for (let depth = from; depth <= to; depth++) {
    if (floorSettingsAt(campaign, depth)) continue;
    const firstDepth = Math.min(...floors.map((floor) => floor.from));
    const lastDepth = Math.max(...floors.map((floor) => floor.to));
    throw new InputError(
      `--depths: the campaign ${id} has no floor of depth ${depth}; its depths are ${firstDepth}..${lastDepth}`,
    );
  }
}
