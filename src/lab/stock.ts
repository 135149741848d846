import { type Campaign, type CampaignSource, loadCampaign } from '../game/campaign.ts';

/**
 * The lab's own kinds, for what a campaign may lack: bundles as a modder would write them. They live
 * nowhere, so that no floor of the campaign changes.
 */
const stock = {
  'stock-tracker.json': {
    name: { en: 'hound of the lab' },
    look: { glyph: 'h', colour: '#d8a24a' },
    Health: { max: 8 },
    Stats: { attack: 3, defence: 3 },
    Fighter: { level: 1, armour: 7, attacks: '1d4' },
    AI: { mind: 'tracker' },
    Reward: { experience: 1, points: 1 },
  },
  'stock-trap.json': {
    name: { en: 'bear trap of the lab' },
    look: { glyph: '^', colour: '#e07b6a' },
    Trap: { does: 'bear' },
  },
  'stock-gold.json': {
    name: { en: 'gold of the lab' },
    look: { glyph: '*', colour: '#ffd75e' },
    Item: { weight: 0 },
    Gold: {},
  },
};

export type StockKind = keyof typeof stock extends `${infer Id}.json` ? Id : never;

/** A campaign with the lab's own kinds beside its own and those of mods. */
export function stockCampaign(
  source: CampaignSource,
  mods: Readonly<Record<string, string>> = {},
): Campaign {
  const texts = Object.entries(stock).map(([file, bundle]) => [file, JSON.stringify(bundle)]);
  return loadCampaign(source, { ...mods, ...Object.fromEntries(texts) });
}

/** Whether a kind is one of the lab's own. */
export function isStock(id: string): boolean {
  return `${id}.json` in stock;
}
