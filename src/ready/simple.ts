import { simple as source } from '../content/simple/campaign.ts';
import { loadCampaign } from '../bundles/load-campaign.ts';

export const simple = loadCampaign(source);
