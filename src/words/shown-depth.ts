import type { CampaignSource } from '../game/campaign.ts';

/** The part of a campaign that says whether it has several floors. */
export type Floors = Pick<CampaignSource, 'floors' | 'start'>;

/** The depth of a floor as texts name it: null in a campaign with one floor. */
export function shownDepth({ floors, start }: Floors, depth: number): number | null {
  return hasDepths({ floors, start }) ? depth : null;
}

/** Whether a campaign has several floors: a dungeon, and not one place for a fight. */
export function hasDepths({ floors, start }: Floors): boolean {
  return floors.some(({ to }) => to > start.depth);
}
