import type { Outline } from '../game/campaign.ts';
import { sources } from '../sources.ts';

/** What the title tells of each campaign, in their order. */
export const outlines: readonly Outline[] = sources.map(({ id, name, about, look }) => ({
  id,
  name,
  about,
  look,
}));
