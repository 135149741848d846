import type { LabelRow } from './label-row.ts';

/**
 * The purposes of components whose numbers the bestiary does not need: the sentence is the same in the bestiary and
 * the inspector.
 */
export const purposes = {
  Searcher: {
    en: 'Can search for secret doors and traps.',
    ja: '隠し扉と罠を探せる。',
    ru: 'Умеет искать потайные двери и ловушки.',
  },
  Wielder: {
    en: 'Can hold any item but armour in its hand.',
    ja: '鎧以外のどのアイテムでも手に持てる。',
    ru: 'Может взять в руку любой предмет, кроме доспеха.',
  },
  OpensDoors: {
    en: 'Opens closed doors.',
    ja: '閉じた扉を開ける。',
    ru: 'Открывает закрытые двери.',
  },
  Disguise: {
    en: 'Looks like an item or stairs down until it attacks or is touched.',
    ja: '攻撃するか触れられるまで、アイテムか下り階段に見える。',
    ru: 'Выглядит как предмет или лестница вниз, пока не атакует или пока герой не прикоснётся.',
  },
  Digging: {
    en: 'Can dig through weak walls.',
    ja: 'もろい壁を掘れる。',
    ru: 'Может прокапывать ветхие стены.',
  },
  Potion: {
    en: 'Can be drunk.',
    ja: '飲める。',
    ru: 'Можно выпить.',
  },
  Scroll: {
    en: 'Can be read.',
    ja: '読める。',
    ru: 'Можно прочитать.',
  },
} satisfies Record<string, LabelRow>;
