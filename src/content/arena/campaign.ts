import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json?raw';

/** Ten fighters on one floor; the last survivor wins. */
export const arena: CampaignSource = {
  id: 'arena',
  order: 3,
  name: { en: 'Arena', ja: '闘技場', ru: 'Арена' },
  about: {
    en: 'Ten fighters in one arena. Be the last one standing.',
    ja: '10 人の戦士が 1 つの闘技場で戦う。最後まで残った者の勝ち。',
    ru: 'Десять бойцов на одной арене. Победит последний.',
  },
  goal: {
    en: 'Defeat all the others. Every attack takes 1 hit point. Nobody moves diagonally.',
    ja: 'ほかの全員を倒せ。どの攻撃も 1 のダメージを与える。斜めには誰も動けない。',
    ru: 'Победите всех остальных. Любой удар отнимает одно очко здоровья (ОЗ). По диагонали не ходит никто.',
  },
  look: 'tiles',
  alphabet: 'plain',
  glyphCells: 'square',
  keys: 'tutorial',
  // Sand in the sun.
  scenery: [
    {
      from: 0,
      to: 0,
      paving: 'sand',
      ground: '#b29a6e',
      walls: '#ae9068',
      wallTops: '#94836a',
      growth: 0,
      daylight: '#c0b090',
      lamp: '#7a5a30',
      decorations: { ground: ['bones', 'cracks', 'ripples', 'straw'], walls: ['banner'] },
    },
  ],
  width: 15,
  height: 10,
  start: { depth: 0, x: 0, y: 0 },
  floors: [{ from: 0, to: 0, generator: 'arena', walls: 0.2, monsters: 9 }],
  rules: {
    attack: 'single',
    strife: 'all',
    ways: 'orthogonal',
    sight: 'whole',
    victory: 'lastStanding',
    growth: 'steps',
    floors: 'kept',
    pickup: 'asked',
    ground: 'piles',
    bag: 'found',
    dressing: 'quick',
    initiative: 'oldest',
  },
  // More than all kills together: the last one standing may have had little to do.
  points: { depth: 0, item: 0, kill: 1, death: 0, victory: 100, name: 'score' },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
