import type { CampaignSource } from '../game/campaign.ts';

const modules = import.meta.glob<Readonly<Record<string, CampaignSource>>>('./*/campaign.ts', {
  eager: true,
});

/**
 * Every campaign of this folder, sorted by `order`; the first is the default. A folder with a
 * `campaign.ts` that exports a `CampaignSource` is a campaign: no other list names it.
 */
export const campaigns: readonly CampaignSource[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .sort((a, b) => a.order - b.order);
