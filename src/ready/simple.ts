import { simple as source } from '../content/simple/campaign.ts';
import { loadCampaign } from '../game/loading.ts';

export const simple = loadCampaign(source);
