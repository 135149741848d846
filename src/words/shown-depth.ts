import type { CampaignSource } from '../game/campaign.ts';

/** The part of a campaign that says whether it has several floors. */
export type Floors = Pick<CampaignSource, 'floors' | 'start'>;

/** The depth of a floor as texts name it: null in a campaign with one floor. */
export function shownDepth({ floors, start }: Floors, depth: number): number | null {
  return floors.some(({ to }) => to > start.depth) ? depth : null;
}
