import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json?raw';

/** Down twenty-six levels for the Amulet, and all the way back up. */
export const rogue: CampaignSource = {
  id: 'rogue',
  order: 2,
  name: { en: 'Rogue 3.6.3', ja: 'ローグ 3.6.3', ru: 'Rogue 3.6.3' },
  about: {
    en: 'Bring the Amulet up from the twenty-sixth level.',
    ja: '地下二十六階から魔除けを持ち帰れ。',
    ru: 'Вынесите Амулет с двадцать шестого уровня.',
  },
  goal: {
    en: 'The Amulet lies on level 26 or deeper; bring it back up and out. No level is ever the same again. AC = armour class (lower is better). Search for hidden doors where the way ends.',
    ja: '魔除けは地下26階より下にある。手に入れて地上へ戻れ。一度離れた階は二度と同じではない。AC=防御（低いほど良い）。行き止まりでは隠し扉を探そう。',
    ru: 'Амулет лежит на уровне 26 или глубже; вынесите его наверх. Уровни никогда не повторяются. AC — броня (чем меньше, тем лучше). В тупиках ищите потайные двери.',
  },
  look: 'tiles',
  alphabet: 'rogue',
  width: 80,
  height: 22,
  start: { depth: 1, x: 0, y: 0 },
  floors: [{ from: 1, to: 9999, generator: 'rogue', objects: 9, chance: 35 }],
  rules: {
    blow: 'dice',
    growth: 'doubling',
    strife: 'hero',
    ways: 'corners',
    sight: 'light',
    victory: 'escape',
    floors: 'anew',
    pickup: 'walking',
    ground: 'single',
    dressing: 'slow',
    initiative: 'newest',
  },
  // Groups without a kind are rolled again: their places wait here for bundles to fill them.
  groups: { potion: 27, scroll: 27, food: 18, weapon: 9, armour: 9, ring: 5, stick: 5 },
  enchantment: { weapon: { cursed: 10, blessed: 5 }, armour: { cursed: 20, blessed: 8 } },
  pack: [
    { kind: 'mace', hit: 1, damage: 1, worn: true },
    { kind: 'short-bow', hit: 1 },
    { kind: 'arrow', count: [25, 39] },
    { kind: 'ring-mail', defence: 1, worn: true },
    { kind: 'ration' },
  ],
  wanderers: { rest: 70, every: 4, odds: 6 },
  points: { depth: 0, item: 0, death: 10, name: 'gold' },
  hero,
  bundles: import.meta.glob('./{monsters,items,traps}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
