import { loadCampaign } from '../bundles/load-campaign.ts';
import { simple as source } from '../content/simple/campaign.ts';

export const simple = loadCampaign(source);
