import { arena } from './content/arena/campaign.ts';
import { rogue } from './content/rogue/campaign.ts';
import { simple } from './content/simple/campaign.ts';
import type { CampaignSource } from './game/campaign.ts';

/** The campaigns that are played; the first is played where nothing else is asked for. */
export const sources: readonly CampaignSource[] = [simple, rogue, arena];
