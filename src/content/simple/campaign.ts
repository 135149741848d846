import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json?raw';

/** Down five floors to the green jewel. */
export const simple: CampaignSource = {
  id: 'simple',
  order: 1,
  name: { en: 'Simple Roguelike', ja: 'シンプルローグライク', ru: 'Простой рогалик' },
  about: {
    en: 'Five floors down lies a green jewel.',
    ja: '地下五階に、緑色の宝珠が眠る。',
    ru: 'Пятью этажами ниже лежит зелёная сфера.',
  },
  goal: {
    en: 'Find the stairs down: the jewel lies five floors down. ENG = food (0: you starve), WGT = load, PERF = score per turn.',
    ja: '下りる階段を探そう。緑色の宝珠は五階下にある。満腹＝食料（0 で飢える）、重さ＝荷物、効率＝1 ターンあたりの得点。',
    ru: 'Найдите лестницу вниз: зелёная сфера лежит пятью этажами ниже. Сытость — запас еды (0 — голодная смерть), Вес — груз, Очки/ход — очки за один ход.',
  },
  look: 'tiles',
  alphabet: 'plain',
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
    growth: 'steps',
    floors: 'kept',
    pickup: 'asked',
    ground: 'piles',
    dressing: 'quick',
    initiative: 'oldest',
  },
  points: { depth: 30, item: 10, death: 0, name: 'score' },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
