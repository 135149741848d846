import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json?raw';

/** Ten fighters on one field; the last one standing wins. */
export const arena: CampaignSource = {
  id: 'arena',
  order: 3,
  name: { en: 'Arena', ja: '闘技場', ru: 'Арена' },
  about: {
    en: 'Ten fighters, one field. Be the last one standing.',
    ja: '十人の戦士、一つの戦場。最後まで立っていた者の勝ち。',
    ru: 'Десять бойцов на одном поле. Останьтесь последним.',
  },
  goal: {
    en: 'Strike all the others down: a blow takes one hit point, whoever it meets. Nobody moves diagonally.',
    ja: 'ほかの全員を倒せ。一撃は誰にでも1ダメージ。斜めには動けない。',
    ru: 'Одолейте всех остальных: любой удар отнимает одно очко здоровья. По диагонали не ходит никто.',
  },
  look: 'glyphs',
  alphabet: 'plain',
  width: 15,
  height: 10,
  start: { depth: 0, x: 0, y: 0 },
  floors: [{ from: 0, to: 0, generator: 'arena', walls: 0.2, monsters: 9 }],
  rules: {
    blow: 'single',
    strife: 'all',
    ways: 'orthogonal',
    sight: 'whole',
    victory: 'lastStanding',
    growth: 'steps',
    floors: 'kept',
    pickup: 'asked',
    ground: 'piles',
    dressing: 'quick',
    initiative: 'oldest',
  },
  points: { depth: 0, item: 0, death: 0, name: 'score' },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
