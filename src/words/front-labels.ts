import { counted, formed } from './plurals.ts';

/** The title screen and the game over screen. */
export const front = {
  /** The name of the program in two lines. */
  logo: {
    en: ['Simple', 'Roguelike'],
    ja: ['シンプル', 'ローグライク'],
    ru: ['Простой', 'рогалик'],
  },
  /** Opens the field for a seed. */
  withSeed: { en: 'With a seed', ja: 'シードを指定', ru: 'С сидом' },
  health: {
    en: (now: number, max: number) => `${now} of ${max} health`,
    ja: (now: number, max: number) => `HP ${now}/${max}`,
    ru: (now: number, max: number) => `ОЗ ${now} из ${max}`,
  },
  /** A game in progress. */
  inProgress: {
    en: (facts: string) => `In progress: ${facts}`,
    ja: (facts: string) => `プレイ中：${facts}`,
    ru: (facts: string) => `Не закончена: ${facts}`,
  },
  /** The best score of a campaign. */
  record: {
    en: (points: string) => `Best: ${points}`,
    ja: (points: string) => `最高：${points}`,
    ru: (points: string) => `Рекорд: ${points}`,
  },
  /** The best game of a campaign. */
  best: {
    en: (points: string, turns: number) => `Best: ${points} in ${counted(turns, 'turn')}`,
    ja: (points: string, turns: number) => `最高：${points}（${turns} ターン）`,
    ru: (points: string, turns: number) =>
      `Рекорд: ${points} за ${formed(turns, 'ход', 'хода', 'ходов')}`,
  },
  /** The best game before the one that has ended. */
  bestBefore: {
    en: (points: string, turns: number) =>
      `Your best before: ${points} in ${counted(turns, 'turn')}.`,
    ja: (points: string, turns: number) => `これまでの最高：${points}（${turns} ターン）。`,
    ru: (points: string, turns: number) =>
      `Прежний рекорд: ${points} за ${formed(turns, 'ход', 'хода', 'ходов')}.`,
  },
  /** The number of monsters that the hero has killed, and the turn in which the count begins. */
  kills: { en: 'Defeated', ja: '撃破数', ru: 'Побеждено' },
  since: {
    en: (turn: number) => `since turn ${turn}`,
    ja: (turn: number) => `ターン ${turn} 以降`,
    ru: (turn: number) => `с хода ${turn}`,
  },
  /** The sum of a sale. */
  total: { en: 'Total', ja: '合計', ru: 'Итого' },
  /** The part of the options with the tools and texts that belong to no game. */
  more: { en: 'Help and tools', ja: 'ヘルプとツール', ru: 'Справка и инструменты' },
};
