import { loadCampaign } from '../bundles/load-campaign.ts';
import { arena as source } from '../content/arena/campaign.ts';

export const arena = loadCampaign(source);
