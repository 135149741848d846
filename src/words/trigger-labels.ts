import type { Trigger, TriggerTime } from '../game/kinds.ts';
import type { TableLanguage } from './label-row.ts';
import { counted, form, formed } from './plurals.ts';

/** The moment of a trigger as a label. `value` is its percent or its turns. */
export const moments: {
  readonly [W in TriggerTime]: Readonly<Record<TableLanguage, (value: number) => string>>;
} = {
  belowHealth: {
    en: (value) => `Below ${value}% health`,
    ja: (value) => `HP が ${value}% 未満になると`,
    ru: (value) => `Когда здоровья меньше ${value}\u00a0%`,
  },
  hurt: {
    en: () => 'When hurt',
    ja: () => 'ダメージを受けるたびに',
    ru: () => 'При получении урона',
  },
  firstSight: {
    en: () => 'At the first sight of the hero',
    ja: () => '初めて主人公を見たとき',
    ru: () => 'Когда впервые видит героя',
  },
  everyTurns: {
    en: (value) => (value === 1 ? 'Every turn' : `Every ${counted(value, 'turn')}`),
    ja: (value) => (value === 1 ? '毎ターン' : `${value} ターンごとに`),
    ru: (value) =>
      value === 1
        ? 'Каждый ход'
        : `${form(value, 'Каждый', 'Каждые', 'Каждые')} ${formed(value, 'ход', 'хода', 'ходов')}`,
  },
  death: { en: () => 'At its death', ja: () => '倒れたとき', ru: () => 'При гибели' },
};

/** The target of a trigger, as a remark; the monster itself needs none. */
export const befalls: Readonly<
  Record<Exclude<Trigger['befalls'], 'itself'>, Readonly<Record<TableLanguage, string>>>
> = {
  hero: { en: 'on the hero', ja: '主人公に', ru: 'на героя' },
};

export const life = {
  /** The items that a monster may leave when it dies. */
  loot: {
    en: (items: string) => `It may be: ${items}.`,
    ja: (items: string) => `次のどれか：${items}。`,
    ru: (items: string) => `Возможно: ${items}.`,
  },
  /** Something that a monster says. */
  line: {
    en: (text: string) => `“${text}”`,
    ja: (text: string) => `「${text}」`,
    ru: (text: string) => `«${text}»`,
  },
};
