import { loadWith } from '../../bundles/campaign-source.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { OddsPart } from '../../page/bestiary/odds-lines.ts';
import type { FightSetup } from '../../page/fight-setup.ts';
import { noCampaign } from '../../records/continue-game.ts';
import { fightGame, fightHero, fightOdds } from '../../trials/fight-odds.ts';

/** A fight whose odds are measured, and `Campaigns.sourcesOfGames`. */
export interface OddsRequest {
  readonly sources: readonly CampaignSource[];
  readonly fight: FightSetup;
}

/** The number of measured fights. */
const rounds = 100;

/** Measures the odds of a fight: yields the hero, then nothing after each played fight, then the odds. */
export function* measure({ sources, fight }: OddsRequest): Generator<OddsPart | undefined> {
  const campaign = loadWith(sources, fight.campaign, fight.bundles);
  if (!campaign) throw noCampaign(fight.campaign);
  yield { hero: fightHero(fightGame(campaign, fight)) };
  yield { odds: yield* fightOdds(campaign, fight, rounds) };
}
