import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json';

/** Down five floors to the green jewel. */
export const simple: CampaignSource = {
  id: 'simple',
  name: { en: 'Simple Roguelike', ja: 'シンプルローグライク', ru: 'Простой рогалик' },
  about: {
    en: 'Five floors down lies a green jewel.',
    ja: '地下五階に、緑色の宝珠が眠る。',
    ru: 'Пятью этажами ниже лежит зелёная сфера.',
  },
  look: 'tiles',
  width: 25,
  height: 25,
  start: { depth: 0, x: 12, y: 17 },
  floors: [
    { from: 0, to: 0, generator: 'hall', down: { x: 12, y: 5 } },
    { from: 1, to: 4, generator: 'split', populated: true },
    { from: 5, to: 5, generator: 'hall' },
  ],
  rules: {
    blow: 'ratio',
    strife: 'hero',
    ways: 'free',
    sight: 'rooms',
    victory: 'prize',
  },
  points: { depth: 30, item: 10 },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', { eager: true, import: 'default' }),
};
