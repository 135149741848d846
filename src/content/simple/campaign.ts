import type { CampaignSource } from '../../game/campaign.ts';
import hero from './hero.json?raw';

/** Five floors; whoever picks up the green jewel wins. */
export const simple: CampaignSource = {
  id: 'simple',
  order: 1,
  name: { en: 'Simple Roguelike', ja: 'シンプルローグライク', ru: 'Простой рогалик' },
  about: {
    en: 'A green jewel lies five floors down.',
    ja: '地下 5 階に、緑色の宝珠が眠る。',
    ru: 'Пятью этажами ниже лежит зелёный самоцвет.',
  },
  goal: {
    en: 'Find the stairs down: the green jewel is on floor 5. ENG is your food (at 0 you starve), WGT the weight of your bag, PERF your score per turn.',
    ja: '下り階段を探そう。緑色の宝珠は地下 5 階にある。満腹度は 0 になると飢える。重さは持ち物の重さ、得点/ターンは 1 ターンあたりの得点を表す。',
    ru: 'Ищите лестницы вниз: зелёный самоцвет лежит на этаже 5. ОЗ — очки здоровья, Сытость — запас еды (при 0 вы голодаете), Вес — вес сумки, Очки/ход — очки за один ход.',
  },
  look: 'tiles',
  alphabet: 'plain',
  glyphCells: 'square',
  keys: 'tutorial',
  width: 25,
  height: 25,
  start: { depth: 0, x: 12, y: 17 },
  floors: [
    { from: 0, to: 0, generator: 'hall', down: { x: 12, y: 5 } },
    { from: 1, to: 4, generator: 'split', populated: true },
    { from: 5, to: 5, generator: 'hall' },
  ],
  rules: {
    attack: 'ratio',
    strife: 'hero',
    ways: 'free',
    sight: 'rooms',
    victory: 'prize',
    growth: 'steps',
    floors: 'kept',
    pickup: 'asked',
    ground: 'piles',
    bag: 'found',
    dressing: 'quick',
    initiative: 'oldest',
  },
  points: { depth: 30, item: 10, kill: 1, death: 0, name: 'score' },
  hero,
  bundles: import.meta.glob('./{monsters,items}/*.json', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
};
