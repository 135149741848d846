/**
 * Kinds of the lab, for campaigns without such kinds. Bundles as a modder would write them. Without
 * `spawn` they appear on no floor of the campaign.
 */
const bundles = {
  'lab-tracker.json': {
    name: { en: 'hound of the lab', ja: 'ラボの猟犬', ru: 'гончая лаборатории' },
    look: { glyph: 'h', colour: '#d8a24a' },
    Health: { max: 8 },
    Stats: { attack: 3, defence: 3 },
    Fighter: { level: 1, armour: 7, attacks: '1d4' },
    AI: { mind: 'tracker' },
    Reward: { experience: 1, points: 1 },
  },
  'lab-herald.json': {
    name: { en: 'herald of the lab', ja: 'ラボの伝令', ru: 'глашатай лаборатории' },
    look: { glyph: 'H', colour: '#d8a24a' },
    Health: { max: 8 },
    Stats: { attack: 3, defence: 3 },
    AI: { mind: 'hunter' },
    Triggers: [{ when: 'hurt', effects: [{ effect: 'heal', points: 1 }] }],
  },
  'lab-trap.json': {
    name: { en: 'bear trap of the lab', ja: 'ラボのトラバサミ', ru: 'капкан лаборатории' },
    look: { glyph: '^', colour: '#e07b6a' },
    Trap: { effects: [{ effect: 'snare', turns: 3 }] },
  },
  'lab-ring.json': {
    name: { en: 'ring of the lab', ja: 'ラボの指輪', ru: 'кольцо лаборатории' },
    look: { glyph: '=', colour: '#ffd75e' },
    Item: { weight: 0 },
    Ring: { effects: [{ effect: 'heal', points: 1 }] },
  },
  'lab-gold.json': {
    name: { en: 'gold of the lab', ja: 'ラボの金貨', ru: 'золото лаборатории' },
    look: { glyph: '*', colour: '#ffd75e' },
    Item: { weight: 0 },
    Gold: {},
  },
};

export type LabKind = keyof typeof bundles extends `${infer Id}.json` ? Id : never;

/** The texts of the bundles by file name, to be loaded as mods. */
export const labFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bundles).map(([file, bundle]) => [file, JSON.stringify(bundle)]),
);

/** Whether a kind belongs to the lab. */
export function isLabKind(id: string): boolean {
  return `${id}.json` in bundles;
}
