import type { CampaignSource } from '../../game/campaign.ts';
import { appearances } from './appearances.ts';
import hero from './hero.json?raw';

/** Rogue 3.6.3: fetch the Amulet from floor 26 or deeper and carry it out of the dungeon. */
export const rogue: CampaignSource = {
  id: 'rogue',
  order: 2,
  name: { en: 'Rogue 3.6.3', ja: 'ローグ 3.6.3', ru: 'Rogue 3.6.3' },
  about: {
    en: 'Bring the Amulet up from floor 26.',
    ja: '地下 26 階から魔除けを持ち帰れ。',
    ru: 'Вынесите Амулет с двадцать шестого этажа.',
  },
  goal: {
    en: 'The Amulet lies on floor 26 or deeper. Bring it back up and out of the dungeon. A floor that you leave is gone: when you return, it is a new one. AC is your armour class (lower is better). Search for secret doors in dead ends.',
    ja: '魔除けは地下 26 階以降にある。手に入れて地上へ戻れ。一度離れた階は、戻ると別の形になっている。AC は防御を表し、低いほどよい。行き止まりでは隠し扉を探そう。',
    ru: 'Амулет лежит на этаже 26 или глубже; вынесите его из подземелья. Если вернуться на этаж, он будет уже другим. ОЗ — очки здоровья, КБ — класс брони (чем меньше, тем лучше). В тупиках ищите потайные двери.',
  },
  look: 'tiles',
  alphabet: 'rogue',
  glyphCells: 'tall',
  keys: 'rogue',
  scenery: [
    // Cellars.
    {
      from: 1,
      to: 5,
      ground: '#8a7f72',
      walls: '#a8846a',
      wallTops: '#a3968a',
      growth: 0.5,
      decorations: {
        ground: ['cracks', 'grate', 'puddle', 'straw', 'web'],
        walls: ['banner', 'pillar', 'torch'],
      },
    },
    // Catacombs.
    {
      from: 6,
      to: 11,
      ground: '#827f84',
      walls: '#8d8187',
      wallTops: '#938e9a',
      passages: '#7d7068',
      moss: '#4a5448',
      growth: 0.25,
      daylight: '#6c6a78',
      decorations: {
        ground: ['bones', 'cracks', 'rubble', 'web'],
        walls: ['chains', 'niche', 'pillar', 'torch'],
      },
    },
    // Caves.
    {
      from: 12,
      to: 18,
      paving: 'earth',
      ground: '#7c7a6a',
      walls: '#858068',
      wallTops: '#868878',
      passages: '#767060',
      moss: '#465a38',
      growth: 0.75,
      daylight: '#686e62',
      lamp: '#f6bc80',
      decorations: {
        ground: ['bones', 'leaves', 'puddle', 'roots', 'rubble'],
        walls: ['vines'],
      },
    },
    // Halls over a fire.
    {
      from: 19,
      to: 25,
      ground: '#86706a',
      walls: '#b06a4e',
      wallTops: '#9a7268',
      passages: '#966a56',
      growth: 0,
      daylight: '#7e5c50',
      lamp: '#ffac6a',
      decorations: {
        ground: ['ash', 'bones', 'cracks', 'grate', 'rubble'],
        walls: ['chains', 'pillar', 'torch'],
      },
    },
    // Where the Amulet lies.
    {
      from: 26,
      to: 9999,
      ground: '#78748a',
      walls: '#86709e',
      wallTops: '#80749c',
      passages: '#786a86',
      growth: 0,
      daylight: '#686688',
      lamp: '#ffc890',
      decorations: {
        ground: ['bones', 'cracks', 'runes', 'web'],
        walls: ['banner', 'niche', 'pillar', 'torch'],
      },
    },
  ],
  width: 80,
  height: 22,
  start: { depth: 1, x: 0, y: 0 },
  floors: [{ from: 1, to: 9999, generator: 'rogue', objects: 9, chance: 35 }],
  rules: {
    attack: 'dice',
    growth: 'doubling',
    strife: 'hero',
    ways: 'corners',
    sight: 'light',
    victory: 'escape',
    floors: 'anew',
    pickup: 'walking',
    ground: 'single',
    bag: 'groups',
    dressing: 'slow',
    initiative: 'newest',
  },
  // A group that has no kind yet is rolled again. Bundles can add kinds to it.
  groups: { potion: 27, scroll: 27, food: 18, weapon: 9, armour: 9, ring: 5, stick: 5 },
  appearances,
  enchantment: { weapon: { cursed: 10, blessed: 5 }, armour: { cursed: 20, blessed: 8 } },
  pack: [
    { kind: 'mace', hit: 1, damage: 1, worn: true },
    { kind: 'short-bow', hit: 1 },
    { kind: 'arrow', count: [25, 39] },
    { kind: 'ring-mail', defence: 1, worn: true },
    { kind: 'ration' },
  ],
  wanderers: { rest: 70, every: 4, odds: 6 },
  points: { depth: 0, item: 0, kill: 0, death: 10, name: 'gold' },
  hero,
  bundles: import.meta.glob('./{monsters,items,traps}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
