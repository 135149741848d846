import { loadCampaign } from '../bundles/load-campaign.ts';
import { rogue as source } from '../content/rogue/campaign.ts';

export const rogue = loadCampaign(source);
