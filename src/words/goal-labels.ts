import type { ReadableValues } from '../game/components.ts';
import type { Circumstance, PlainGoal } from '../game/goals/names.ts';
import type { goalRegistry } from '../game/goals/registry.ts';
import type { LabelRow, TableLanguage } from './label-row.ts';
import { counted, formed } from './plurals.ts';

/** A sentence about a goal, with its parameters. */
export type GoalText<G extends PlainGoal> = (
  values: ReadableValues<(typeof goalRegistry)[G]['parameters']>,
) => string;

/** The behaviour of a monster with each goal. Goals with a component have the texts of the component. */
export const goals: {
  readonly [G in PlainGoal]: Readonly<Record<TableLanguage, GoalText<G>>>;
} = {
  sleep: {
    en: () => 'Sleeps until something wakes it.',
    ja: () => '何かに起こされるまで眠っている。',
    ru: () => 'Спит, пока что-нибудь не разбудит.',
  },
  call: {
    en: ({ range }) => `Calls monsters of its side within ${counted(range, 'cell')} for help.`,
    ja: ({ range }) => `${range} マス以内の仲間に助けを求める。`,
    ru: ({ range }) =>
      `Зовёт на помощь своих не дальше ${formed(range, 'клетки', 'клеток', 'клеток')}.`,
  },
  attack: {
    en: () => 'Attacks a hero next to it.',
    ja: () => '隣に来た主人公を攻撃する。',
    ru: () => 'Нападает на героя рядом с собой.',
  },
  strikeBack: {
    en: () => 'Each time it is attacked, it attacks once.',
    ja: () => '攻撃されるたびに一度だけ反撃する。',
    ru: () => 'На каждое нападение отвечает одним ударом.',
  },
  approach: {
    en: ({ way }) =>
      ({
        slide: 'Comes straight for the hero.',
        straight: 'Comes straight for the hero.',
        room: 'Chases the hero.',
        shortest: 'Takes the shortest path to the hero.',
      })[way],
    ja: ({ way }) =>
      ({
        slide: 'まっすぐ向かってくる。',
        straight: 'まっすぐ向かってくる。',
        room: '主人公を追ってくる。',
        shortest: '最短の道で主人公を追ってくる。',
      })[way],
    ru: ({ way }) =>
      ({
        slide: 'Идёт прямо на героя.',
        straight: 'Идёт прямо на героя.',
        room: 'Гонится за героем.',
        shortest: 'Идёт к герою кратчайшим путём.',
      })[way],
  },
  charge: {
    en: ({ within }) => `Comes for a hero within ${counted(within, 'step')}, without diagonals.`,
    ja: ({ within }) => `主人公が縦横 ${within} 歩以内にいると向かってくる。`,
    ru: ({ within }) =>
      `Идёт на героя, если до него не больше ${formed(within, 'шага', 'шагов', 'шагов')} без диагоналей.`,
  },
  wander: {
    en: () => 'Wanders idly.',
    ja: () => 'あてもなくうろつく。',
    ru: () => 'Бродит без цели.',
  },
  prowl: {
    en: () => 'Wanders and attacks anyone in its way.',
    ja: () => 'さまよって近くの相手を攻撃する。',
    ru: () => 'Бродит и бьёт всех на пути.',
  },
  roam: {
    en: () => 'Roams the floor.',
    ja: () => '階を歩き回る。',
    ru: () => 'Ходит по этажу.',
  },
  wait: {
    en: () => 'Stays where it is.',
    ja: () => 'その場を動かない。',
    ru: () => 'Стоит на месте.',
  },
};

/** When a monster has a goal. Follows the sentence about the goal in brackets. */
export const circumstances: Readonly<Record<Exclude<Circumstance, 'always'>, LabelRow>> = {
  calm: {
    en: 'until the hero attacks it',
    ja: '主人公に攻撃されるまで',
    ru: 'пока герой не нападёт',
  },
  provoked: {
    en: 'after the hero has attacked it',
    ja: '主人公に攻撃された後',
    ru: 'после нападения героя',
  },
  sees: { en: 'when it sees the hero', ja: '主人公が見えるとき', ru: 'если видит героя' },
  unseen: {
    en: 'when it does not see the hero',
    ja: '主人公が見えないとき',
    ru: 'если не видит героя',
  },
};
