import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json';

/** Down five floors to the green jewel. */
export const simple: CampaignSource = {
  id: 'simple',
  width: 25,
  height: 25,
  start: { depth: 0, x: 12, y: 17 },
  floors: [
    { from: 0, to: 0, generator: 'hall', down: { x: 12, y: 5 } },
    { from: 1, to: 4, generator: 'split', populated: true },
    { from: 5, to: 5, generator: 'hall' },
  ],
  points: { depth: 30, item: 10 },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', { eager: true, import: 'default' }),
};
