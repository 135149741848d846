import type { Campaign } from './game/campaign.ts';
import { loadCampaign } from './game/loading.ts';
import { sources } from './sources.ts';

/**
 * The campaigns without mods. The build does this work once and for all: of this file it leaves only
 * what comes out of it (`vite.config.ts`), so that no page has to check what never changes.
 */
export const ready: readonly Campaign[] = sources.map((source) => loadCampaign(source));
