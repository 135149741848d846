import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { playFight } from '../../trials/hero-tactics.ts';
import { fitOut, type Outfit } from '../../trials/outfit.ts';
import { type Mean, meanOf, type Share, shareOf } from '../statistics.ts';
import { DamageMeter } from './damage-meter.ts';
import { type FightOutcome, heroGame, raiseLevel } from './hall.ts';
import { outfitWith } from './hero-outfit.ts';
import { type HeroSide, isHeroSide, type Matchup, type MonsterSide } from './matchup.ts';
import { monsterFight } from './monster-fight.ts';
import { withSides } from './sides.ts';

/** Many fights between two sides, for `fight`: `hall.ts` has the floor, `monster-fight.ts` fights without the hero. */

/** The result of many fights, with 95% confidence intervals. */
export interface FightResult {
  readonly campaign: string;
  readonly seed: string;
  readonly rounds: number;
  readonly sides: readonly { readonly name: string; readonly wins: Share; readonly taken: Mean }[];
  readonly undecided: Share;
  readonly turns: Mean;
}

/**
 * Fights `rounds` times. Each round has its own seed; in fights between monsters the sides act
 * first alternately. Equal seeds give equal results.
 */
export function fight(
  campaign: Campaign,
  matchup: Matchup,
  rounds: number,
  seed: string,
): FightResult {
  const outcomes = [...outcomesOf(campaign, matchup, rounds, seed)];
  return resultOf(campaign, matchup.names, outcomes, seed);
}

/** As `fight`. Asks after each round whether to end with the rounds so far. */
export async function fightUntil(
  campaign: Campaign,
  matchup: Matchup,
  rounds: number,
  seed: string,
  isEnded: () => Promise<boolean>,
): Promise<FightResult> {
  const outcomes: FightOutcome[] = [];
  for (const outcome of outcomesOf(campaign, matchup, rounds, seed)) {
    outcomes.push(outcome);
    if (await isEnded()) break;
  }
  return resultOf(campaign, matchup.names, outcomes, seed);
}

function* outcomesOf(
  campaign: Campaign,
  { sides: [a, b] }: Matchup,
  rounds: number,
  seed: string,
): Generator<FightOutcome> {
  const sided = isHeroSide(a) || isHeroSide(b) ? campaign : withSides(campaign);
  for (let round = 0; round < rounds; round++) {
    const roundSeed = `${seed} ${round}`;
    if (isHeroSide(a)) yield heroFight(campaign, a, b as MonsterSide, roundSeed);
    else if (isHeroSide(b)) yield swapped(heroFight(campaign, b, a, roundSeed));
    else if (round % 2 === 0) yield monsterFight(sided, a, b, roundSeed);
    else yield swapped(monsterFight(sided, b, a, roundSeed));
  }
}

/** Lets heroes with these outfits, one per round, fight one monster of a kind. */
export function fightWithOutfits(
  campaign: Campaign,
  name: string,
  outfits: readonly Outfit[],
  kind: Kind,
  seed: string,
): FightResult {
  const monsters = { monsters: [{ kind, count: 1 }] };
  const outcomes = outfits.map((outfit, round) => {
    const game = heroGame(campaign, monsters, `${seed} ${round}`);
    fitOut(game, outfit);
    return playHeroFight(game);
  });
  return resultOf(campaign, [name, `1 ${kind.id}`], outcomes, seed);
}

function resultOf(
  campaign: Campaign,
  names: readonly [string, string],
  outcomes: readonly FightOutcome[],
  seed: string,
): FightResult {
  const winsOf = (side: 0 | 1 | null) =>
    shareOf(outcomes.filter(({ winner }) => winner === side).length, outcomes.length);
  return {
    campaign: campaign.id,
    seed,
    rounds: outcomes.length,
    sides: ([0, 1] as const).map((side) => ({
      name: names[side],
      wins: winsOf(side),
      taken: meanOf(outcomes.map(({ taken }) => taken[side])),
    })),
    undecided: winsOf(null),
    turns: meanOf(outcomes.map(({ turns }) => turns)),
  };
}

/** The outcome with the sides in the other order. */
function swapped({ winner, turns, taken: [a, b] }: FightOutcome): FightOutcome {
  return { winner: winner === null ? null : winner === 0 ? 1 : 0, turns, taken: [b, a] };
}

function heroFight(
  campaign: Campaign,
  hero: HeroSide,
  monsters: MonsterSide,
  seed: string,
): FightOutcome {
  const game = heroGame(campaign, monsters, seed);
  raiseLevel(game, hero.level);
  fitOut(game, outfitWith(campaign, hero.items));
  return playHeroFight(game);
}

/** The side that wins by the result of the hero, who is on side 0. */
const winners = { won: 0, lost: 1 } as const;

/** The hero plays as in the trials of bundles: drinks when hurt, attacks neighbours, approaches. */
function playHeroFight(game: Game): FightOutcome {
  const meter = new DamageMeter(game, (actor) => (actor === game.hero ? 0 : 1));
  const { taken } = meter;
  game.probe = meter;
  const start = game.turn;
  const result = playFight(game);
  return { winner: result && winners[result], turns: game.turn - start, taken };
}
