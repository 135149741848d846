import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { type Failure, type Result, type Setting, simulate } from './simulate.ts';

/** Who is to play: a bot in a campaign. Plain data, so that it can go to another thread. */
export interface Player {
  readonly source: CampaignSource;
  readonly setting: Setting;
}

/** Makes what plays a seed by each of the players in turn. */
export function makeTable(players: readonly Player[]): (seed: string) => (Result | Failure)[] {
  const seats = players.map(({ source, setting }): [Campaign, Setting] => [
    loadCampaign(source),
    setting,
  ]);
  return (seed) => seats.map(([campaign, setting]) => simulate(campaign, setting, seed));
}
