import { arena as source } from '../content/arena/campaign.ts';
import { loadCampaign } from '../game/loading.ts';

export const arena = loadCampaign(source);
