import { arena as source } from '../content/arena/campaign.ts';
import { loadCampaign } from '../bundles/load-campaign.ts';

export const arena = loadCampaign(source);
