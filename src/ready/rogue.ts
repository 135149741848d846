import { rogue as source } from '../content/rogue/campaign.ts';
import { loadCampaign } from '../bundles/load-campaign.ts';

export const rogue = loadCampaign(source);
