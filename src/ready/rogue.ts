import { rogue as source } from '../content/rogue/campaign.ts';
import { loadCampaign } from '../game/loading.ts';

export const rogue = loadCampaign(source);
