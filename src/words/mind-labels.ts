import type { Mind } from '../game/components.ts';
import type { LabelRow } from './label-row.ts';

/** How each mind behaves. */
export const minds: Readonly<Record<Mind, LabelRow>> = {
  timid: {
    en: 'Wanders idly; each time it is attacked, it attacks once.',
    ja: 'うろつき、攻撃されるたびに一度だけ反撃する。',
    ru: 'Бродит без цели; на каждое нападение отвечает одним ударом.',
  },
  grudge: {
    en: 'Wanders idly until it is attacked, then comes for the hero.',
    ja: '攻撃されるまではうろつき、攻撃されると向かってくる。',
    ru: 'Бродит без цели, пока на него не нападут, потом идёт на героя.',
  },
  hunter: {
    en: 'Never sleeps; comes straight for the hero.',
    ja: '眠らず、まっすぐ向かってくる。',
    ru: 'Никогда не спит и идёт прямо на героя.',
  },
  brawler: {
    en: 'Far from the hero, wanders and attacks anyone in its way; nearby, comes for the hero.',
    ja: '離れているとさまよって近くの相手を攻撃し、主人公が近づくと向かってくる。',
    ru: 'Вдали от героя бродит и бьёт всех на пути, вблизи идёт на героя.',
  },
  chaser: {
    en: 'Sleeps until something wakes it, then chases the hero.',
    ja: '眠っていて、目を覚ますと追ってくる。',
    ru: 'Спит, пока не разбудят, потом гонится за героем.',
  },
  roamer: {
    en: 'Roams the floor; comes for the hero on sight.',
    ja: '階を歩き回り、主人公を見つけると向かってくる。',
    ru: 'Бродит по этажу и, увидев героя, идёт на него.',
  },
  tracker: {
    en: 'Sleeps until something wakes it, then takes the shortest path to the hero.',
    ja: '眠っていて、目を覚ますと最短の道で追ってくる。',
    ru: 'Спит, пока не разбудят, потом идёт к герою кратчайшим путём.',
  },
  none: { en: 'Stays where it is.', ja: 'その場を動かない。', ru: 'Стоит на месте.' },
};

/** How minds that sleep behave from when they are awake. */
export const awakeMinds = {
  chaser: { en: 'Chases the hero.', ja: '主人公を追ってくる。', ru: 'Гонится за героем.' },
  tracker: {
    en: 'Takes the shortest path to the hero.',
    ja: '最短の道で主人公を追ってくる。',
    ru: 'Идёт к герою кратчайшим путём.',
  },
} as const satisfies Readonly<Partial<Record<Mind, LabelRow>>>;
