import { campaigns } from '../src/content/campaigns.ts';
import type { CampaignSource } from '../src/game/campaign.ts';

/** The campaigns that ship with the game. */
function sourceOf(id: string): CampaignSource {
  const source = campaigns.find((one) => one.id === id);
  if (!source) throw new Error(`There is no campaign "${id}".`);
  return source;
}

export const simple = sourceOf('simple');
export const rogue = sourceOf('rogue');
export const arena = sourceOf('arena');
