import type { UseOfItem } from '../game/items/item-verbs.ts';
import type { LabelRow } from './label-row.ts';

/** Ways to use an item, as menu entries. */
export const verbs: Readonly<Record<UseOfItem, LabelRow>> = {
  eat: { en: 'Eat', ja: '食べる', ru: 'Съесть' },
  drink: { en: 'Drink', ja: '飲む', ru: 'Выпить' },
  read: { en: 'Read', ja: '読む', ru: 'Прочитать' },
  equip: { en: 'Equip', ja: '装備する', ru: 'Надеть' },
  takeOff: { en: 'Take off', ja: '外す', ru: 'Снять' },
  takeInHand: { en: 'Equip', ja: '装備する', ru: 'Взять в руку' },
  wield: { en: 'Wield', ja: '手に持つ', ru: 'Взять в руку' },
  putOn: { en: 'Put on', ja: '指にはめる', ru: 'Надеть на палец' },
  putAway: { en: 'Put away', ja: '外す', ru: 'Убрать' },
  put: { en: 'Put down', ja: '置く', ru: 'Положить' },
  throw: { en: 'Throw', ja: '投げる', ru: 'Бросить' },
  name: { en: 'Name', ja: '名前をつける', ru: 'Назвать' },
  zap: { en: 'Zap', ja: '振る', ru: 'Взмахнуть' },
};
