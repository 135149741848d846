import { capital } from './capital.ts';

/** The card that opens a game. Its lines about a device have the names of a few controls, too. */
export const briefing = {
  label: { en: 'Goal of the game', ja: 'ゲームの目的', ru: 'Цель игры' },
  tap: { en: 'Tap', ja: 'タップ', ru: 'Касание' },
  hold: { en: 'Hold', ja: '長押し', ru: 'Удержание' },
  looks: { en: 'Look closely', ja: '調べる', ru: 'Осмотреть' },
  pad: { en: 'D-pad', ja: '十字キー', ru: 'Крестовина' },
  /** The button that closes the card, and its key. */
  start: { en: 'Begin', ja: 'はじめる', ru: 'Начать' },
  anyKey: { en: 'any key', ja: 'どのキーでも', ru: 'любая клавиша' },
  /** Where the glyph of the hero is the number of hit points. */
  digit: {
    en: 'You are the digit, which shows your HP.',
    ja: '数字があなたで、残りの HP を示す。',
    ru: 'Вы — цифра, и она показывает ваши ОЗ.',
  },
} as const;

/**
 * Hints, each shown once. `key`: the name of the key that they explain; empty where fingers play, and
 * where the action has no key.
 */
export const hint = {
  label: { en: 'Hint', ja: 'ヒント', ru: 'Подсказка' },
  /** A key and a button of a gamepad, as the other hints name them. */
  key: {
    en: (name: string) => `the ${name} key`,
    ja: (name: string) => `${name} キー`,
    ru: (name: string) => `клавиша ${name}`,
  },
  padButton: {
    en: (name: string) => `the ${name} button`,
    ja: (name: string) => `${name} ボタン`,
    ru: (name: string) => `кнопка ${name}`,
  },
  danger: {
    en: (key: string) =>
      `Look at a monster before you fight: ${key ? `${key} shows` : 'hold a finger on it to see'} its HP, its damage and how many hits kill you.`,
    ja: (key: string) =>
      `戦う前に調べよう：${key || 'モンスターの長押し'}で HP、ダメージ、何回当たると倒されるかがわかる。`,
    ru: (key: string) =>
      `Осмотрите монстра перед боем: ${key ? `${key} показывает` : 'долгое касание показывает'} его ОЗ, урон и сколько ударов вы выдержите.`,
  },
  peaceful: {
    en: (name: string) => `The ${name} only wanders about; it fights back when you attack it.`,
    ja: (name: string) => `${name}はうろつくだけで、攻撃しないかぎり襲ってこない。`,
    ru: (name: string) => `${capital(name)} просто бродит и нападает, только если ударить первым.`,
  },
  eat: {
    en: (key: string) => `Eat before your food is at 0: ${key ? `press ${key}` : 'open the bag'}.`,
    ja: (key: string) => `満腹度が 0 になる前に食べよう：${key || '持ち物を開く'}。`,
    ru: (key: string) => `Поешьте, пока сытость не упала до 0: ${key || 'откройте сумку'}.`,
  },
  equip: {
    en: (key: string) =>
      `Gear helps only when you use it: ${key ? `equip it with ${key}` : 'open the bag to equip it'}.`,
    ja: (key: string) => `拾った装備は身につけて初めて役に立つ：${key || '持ち物を開く'}。`,
    ru: (key: string) =>
      `Находка помогает, только если её надеть или взять в руку: ${key || 'откройте сумку'}.`,
  },
  pickup: {
    en: (key: string) => `Pick up the item at your feet: ${key ? `press ${key}` : 'tap yourself'}.`,
    ja: (key: string) => `足もとのアイテムを拾おう：${key || '自分をタップ'}。`,
    ru: (key: string) => `Подберите предмет под ногами: ${key || 'коснитесь себя'}.`,
  },
  dig: {
    en: (key: string) =>
      `Weak walls (most of those inside a floor) can be dug through: ${key ? `press ${key}, then a direction` : 'press Dig, then tap the wall'}. It costs 5 turns and some food.`,
    ja: (key: string) =>
      `もろい壁（階の内側のほとんどの壁）は掘れる：${key ? `${key}と方向` : '「掘る」のあと壁をタップ'}。5 ターンかかり、満腹度も少し減る。`,
    ru: (key: string) =>
      `Ветхие стены (почти все внутри этажа) можно прокопать: ${key ? `${key}, затем направление` : '«Копать», затем коснитесь стены'}. Это стоит 5 ходов и немного сытости.`,
  },
  rest: {
    en: (key: string) =>
      `Nothing is near: ${key ? `press ${key}` : 'press Rest'} to rest until you are healed.`,
    ja: (key: string) => `近くにモンスターはいない。回復するまで休もう：${key || '「休む」'}。`,
    ru: (key: string) =>
      `Рядом никого: отдохните, пока здоровье не восстановится — ${key || 'кнопка «Отдых»'}.`,
  },
  travel: {
    en: (key: string) =>
      `You know where the stairs down are: ${key ? `${key} takes you there` : 'tap them to go there. A drag moves the map'}.`,
    ja: (key: string) =>
      `下り階段の場所がわかった：${key ? `${key}で` : '地図はドラッグで動かせ、階段をタップすると'}そこまで歩く。`,
    ru: (key: string) =>
      `Вы нашли лестницу вниз: ${key ? `${key} ведёт к ней` : 'коснитесь её, чтобы идти к ней. Карту можно сдвинуть пальцем'}.`,
  },
  explore: {
    en: (key: string) =>
      `${key ? `${capital(key)} explores` : 'The Explore button explores'} the floor and picks up items; it stops when anything happens.`,
    ja: (key: string) => `${key || '「探索」'}で階を探索し、アイテムも拾う。何か起きれば止まる。`,
    ru: (key: string) =>
      `${key ? capital(key) : 'Кнопка «Разведка»'}: разведать этаж и подобрать предметы; герой остановится, если что-то случится.`,
  },
};
