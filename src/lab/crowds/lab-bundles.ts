import { type LoadedCampaign, loadCampaign } from '../../bundles/load-campaign.ts';
import type { CampaignSource } from '../../game/campaign.ts';

/**
 * The lab's own kinds, for what a campaign may lack: bundles as a modder would write them. They live
 * nowhere, so that no floor of the campaign changes.
 */
const stock = {
  'stock-tracker.json': {
    name: { en: 'hound of the lab', ja: 'ラボの猟犬', ru: 'гончая лаборатории' },
    look: { glyph: 'h', colour: '#d8a24a' },
    Health: { max: 8 },
    Stats: { attack: 3, defence: 3 },
    Fighter: { level: 1, armour: 7, attacks: '1d4' },
    AI: { mind: 'tracker' },
    Reward: { experience: 1, points: 1 },
  },
  'stock-trap.json': {
    name: { en: 'bear trap of the lab', ja: 'ラボのトラバサミ', ru: 'капкан лаборатории' },
    look: { glyph: '^', colour: '#e07b6a' },
    Trap: { does: 'bear' },
  },
  'stock-gold.json': {
    name: { en: 'gold of the lab', ja: 'ラボの金貨', ru: 'золото лаборатории' },
    look: { glyph: '*', colour: '#ffd75e' },
    Item: { weight: 0 },
    Gold: {},
  },
};

export type StockKind = keyof typeof stock extends `${infer Id}.json` ? Id : never;

/** Their texts by file, to be loaded like mods. */
export const stockFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stock).map(([file, bundle]) => [file, JSON.stringify(bundle)]),
);

/** A campaign with the lab's own kinds beside its own and those of mods. */
export function stockCampaign(
  source: CampaignSource,
  mods: Readonly<Record<string, string>> = {},
): LoadedCampaign {
  return loadCampaign(source, { ...mods, ...stockFiles });
}

/** Whether a kind is one of the lab's own. */
export function isStock(id: string): boolean {
  return `${id}.json` in stock;
}
