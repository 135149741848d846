import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { type Failure, type Result, type Setting, simulate } from './simulate.ts';

/** A bot and a campaign. Plain data, which can be sent to another thread. */
export interface Player {
  readonly source: CampaignSource;
  readonly setting: Setting;
}

/** Returns a function that lets each player play a seed. */
export function seedPlayer(players: readonly Player[]): (seed: string) => (Result | Failure)[] {
  const loaded = players.map(({ source, setting }): [Campaign, Setting] => [
    loadCampaign(source),
    setting,
  ]);
  return (seed) => loaded.map(([campaign, setting]) => simulate(campaign, setting, seed));
}
