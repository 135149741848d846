/** The questions of the game: which item a verb applies to, and whether a command is meant. */

/** Headings of the bag while a verb waits for an item. */
export const chooseFor = {
  eat: { en: 'Eat what?', ja: 'どれを食べる？', ru: 'Что съесть?' },
  drink: { en: 'Drink what?', ja: 'どれを飲む？', ru: 'Что выпить?' },
  read: { en: 'Read what?', ja: 'どれを読む？', ru: 'Что прочитать?' },
  wield: { en: 'Wield what?', ja: 'どれを持つ？', ru: 'Что взять в руку?' },
  wear: { en: 'Wear what?', ja: 'どれを着る？', ru: 'Что надеть?' },
  putOn: { en: 'Put on which ring?', ja: 'どの指輪をはめる？', ru: 'Какое кольцо надеть?' },
  removeRing: {
    en: 'Remove which ring?',
    ja: 'どの指輪を外す？',
    ru: 'Какое кольцо снять?',
  },
  takeOff: { en: 'Take off what?', ja: 'どれを脱ぐ？', ru: 'Что снять?' },
  drop: { en: 'Put down what?', ja: 'どれを置く？', ru: 'Что положить?' },
  throw: { en: 'Throw what?', ja: 'どれを投げる？', ru: 'Что бросить?' },
  name: { en: 'Name what?', ja: 'どれに名前をつける？', ru: 'Что назвать?' },
  zap: { en: 'Zap what?', ja: 'どれを振る？', ru: 'Чем взмахнуть?' },
  zapAnywhere: {
    en: 'Zap what, in a random direction?',
    ja: 'どれをでたらめな方向に振る？',
    ru: 'Чем взмахнуть в случайном направлении?',
  },
};

/** The answer to a verb without an item that it applies to, and to opening an empty bag. */
export const nothingFor = {
  bag: { en: 'Your bag is empty.', ja: '持ち物は空だ。', ru: 'Сумка пуста.' },
  eat: { en: 'You have nothing to eat.', ja: '食べるものがない。', ru: 'Есть нечего.' },
  drink: { en: 'You have nothing to drink.', ja: '飲むものがない。', ru: 'Пить нечего.' },
  read: { en: 'You have nothing to read.', ja: '読むものがない。', ru: 'Читать нечего.' },
  wield: { en: 'You have no other weapon.', ja: 'ほかの武器がない。', ru: 'Другого оружия нет.' },
  wear: { en: 'You have no other armour.', ja: 'ほかの鎧がない。', ru: 'Другого доспеха нет.' },
  putOn: {
    en: 'You have no ring to put on.',
    ja: 'はめる指輪がない。',
    ru: 'Надеть нечего: колец нет.',
  },
  removeRing: { en: 'You wear no ring.', ja: '指輪をはめていない。', ru: 'На руках нет колец.' },
  takeOff: {
    en: 'You have nothing to take off.',
    ja: '何も装備していない。',
    ru: 'На вас ничего не надето.',
  },
  drop: { en: 'You carry nothing.', ja: '何も持っていない。', ru: 'У вас ничего нет.' },
  throw: { en: 'You have nothing to throw.', ja: '投げるものがない。', ru: 'Бросать нечего.' },
  name: {
    en: 'You know everything that you carry.',
    ja: '持ち物はすべて正体がわかっている。',
    ru: 'Всё, что вы несёте, вам уже известно.',
  },
  zap: {
    en: 'You have no wand or staff.',
    ja: '棒も杖も持っていない。',
    ru: 'Нет ни жезла, ни посоха.',
  },
  zapAnywhere: {
    en: 'You have no wand or staff.',
    ja: '棒も杖も持っていない。',
    ru: 'Нет ни жезла, ни посоха.',
  },
};

/** The dialogs of the questions of effects, of naming an unknown kind, and of the hand of a ring. */
export const ask = {
  identify: {
    en: 'Which item do you identify?',
    ja: 'どのアイテムを識別する？',
    ru: 'Какой предмет опознать?',
  },
  genocide: {
    en: 'Which monsters do you wipe out?',
    ja: 'どのモンスターを絶滅させる？',
    ru: 'Каких монстров истребить?',
  },
  name: { en: 'What do you call it?', ja: '何と呼ぶ？', ru: 'Как вы это назовёте?' },
  nameField: {
    en: 'Your name for it; leave it empty for none',
    ja: '自分でつける名前（空欄なら名前なし）',
    ru: 'Ваше название; пустое поле — без названия',
  },
  hand: { en: 'On which hand?', ja: 'どちらの手にはめる？', ru: 'На какую руку?' },
  left: { en: 'left hand', ja: '左手', ru: 'на левую' },
  right: { en: 'right hand', ja: '右手', ru: 'на правую' },
  nameDone: { en: 'Name', ja: '決定', ru: 'Назвать' },
};

/** The command that leads on when a floor is explored. `by`: its key or button. */
export const nextStep = {
  toDown: {
    en: (by: string) => `${by} goes to the stairs down.`,
    ja: (by: string) => `${by}で下り階段へ行く。`,
    ru: (by: string) => `${by} — идти к лестнице вниз.`,
  },
  toUp: {
    en: (by: string) => `${by} goes to the stairs up.`,
    ja: (by: string) => `${by}で上り階段へ行く。`,
    ru: (by: string) => `${by} — идти к лестнице вверх.`,
  },
  down: {
    en: (by: string) => `${by} takes the stairs down.`,
    ja: (by: string) => `${by}で階段を下りる。`,
    ru: (by: string) => `${by} — спуститься по лестнице.`,
  },
  up: {
    en: (by: string) => `${by} takes the stairs up.`,
    ja: (by: string) => `${by}で階段を上る。`,
    ru: (by: string) => `${by} — подняться по лестнице.`,
  },
  search: {
    en: (by: string) => `${by} searches for secret doors.`,
    ja: (by: string) => `${by}で隠し扉を探す。`,
    ru: (by: string) => `${by} — искать потайные двери.`,
  },
  searchHere: {
    en: (by: string) => `${by} searches here.`,
    ja: (by: string) => `${by}でこの場を探す。`,
    ru: (by: string) => `${by} — искать здесь.`,
  },
  dig: {
    en: (by: string) => `${by} digs through a weak wall.`,
    ja: (by: string) => `${by}でもろい壁を掘る。`,
    ru: (by: string) => `${by} — копать ветхую стену.`,
  },
};

/** The key or button that a sentence names; `again`: one that is pressed once more. */
export const press = {
  key: {
    en: (key: string) => `The ${key} key`,
    ja: (key: string) => `${key} キー`,
    ru: (key: string) => `Клавиша ${key}`,
  },
  button: {
    en: (button: string) => `“${button}”`,
    ja: (button: string) => `「${button}」`,
    ru: (button: string) => `«${button}»`,
  },
  again: {
    en: (button: string) => `Pressing “${button}” again`,
    ja: (button: string) => `もう\u2060一度「${button}」`,
    ru: (button: string) => `Ещё раз «${button}»`,
  },
  /** A monster is in view: the keys for it, and the button. */
  attackOrLook: {
    en: (attack: string, look: string) => `Attack (${attack}) or look (${look}).`,
    ja: (attack: string, look: string) => `攻撃（${attack}）か、調べる（${look}）。`,
    ru: (attack: string, look: string) => `Атаковать (${attack}) или осмотреть (${look}).`,
  },
  attacks: {
    en: (button: string) => `“${button}” attacks it.`,
    ja: (button: string) => `「${button}」で攻撃する。`,
    ru: (button: string) => `«${button}» — атаковать.`,
  },
  /** The hero should rest before it explores: the keys for both, and the buttons. */
  restOrExplore: {
    en: (rest: string, explore: string) => `Rest (${rest}) or explore anyway (${explore}).`,
    ja: (rest: string, explore: string) => `休む（${rest}）か、それでも探索する（${explore}）。`,
    ru: (rest: string, explore: string) =>
      `Отдохнуть (${rest}) или всё же продолжить разведку (${explore}).`,
  },
  restsOrExplores: {
    en: (rest: string, explore: string) => `“${rest}” rests, “${explore}” explores anyway.`,
    ja: (rest: string, explore: string) => `「${rest}」で休む。「${explore}」でそれでも探索する。`,
    ru: (rest: string, explore: string) =>
      `«${rest}» — отдохнуть, «${explore}» — всё же продолжить разведку.`,
  },
  /** The next hit may kill the hero. */
  attackAnyway: {
    en: (by: string) => `Press ${by} again to attack anyway.`,
    ja: (by: string) => `それでも攻撃するなら、もう\u2060一度 ${by} を押す。`,
    ru: (by: string) => `Чтобы всё же атаковать, нажмите ${by} ещё раз.`,
  },
  /** The next hit may kill the hero: the button of the page, by its text. */
  attackByButton: {
    en: (button: string) => `Press “${button}” again to attack anyway.`,
    ja: (button: string) => `それでも攻撃するなら、もう\u2060一度「${button}」を押す。`,
    ru: (button: string) => `Чтобы всё же атаковать, нажмите «${button}» ещё раз.`,
  },
};

/** HP now and at most, and the HP that a potion would add. */
export interface Healing {
  readonly hp: number;
  readonly max: number;
  readonly gained: number;
}

/** Questions about commands that are probably mistakes. `item`: its name. */
export const doubt = {
  heading: { en: 'Are you sure?', ja: 'よろしいですか？', ru: 'Вы уверены?' },
  cancel: { en: 'Cancel', ja: 'やめる', ru: 'Отмена' },
  drink: {
    en: (item: string, { hp, max, gained }: Healing) =>
      gained === 0
        ? `${item}: your HP is full (${hp}/${max}), so it would heal nothing.`
        : `${item}: your HP is ${hp}/${max}, so it would heal only ${gained}.`,
    ja: (item: string, { hp, max, gained }: Healing) =>
      gained === 0
        ? `${item}：HP は満タン（${hp}/${max}）なので、飲んでも回復しません。`
        : `${item}：HP は ${hp}/${max} なので、飲んでも ${gained} しか回復しません。`,
    ru: (item: string, { hp, max, gained }: Healing) =>
      gained === 0
        ? `${item}: здоровье полное (${hp}/${max}), лечение ничего не даст.`
        : `${item}: здоровье ${hp}/${max}, лечение даст лишь ${gained}.`,
  },
  eat: {
    en: (item: string, gained: number, feeds: number) =>
      `${item}: you are not hungry and would gain only ${gained} of ${feeds}.`,
    ja: (item: string, gained: number, feeds: number) =>
      `${item}：まだ空腹ではないので、満腹度は ${feeds} のうち ${gained} しか増えません。`,
    ru: (item: string, gained: number, feeds: number) =>
      `${item}: вы не голодны и получите лишь ${gained} из ${feeds}.`,
  },
  put: {
    en: (item: string) => `${item}: you are using this.`,
    ja: (item: string) => `${item}：現在装備しています。`,
    ru: (item: string) => `${item}: это сейчас на вас или в руке.`,
  },
  tread: {
    en: (trap: string) => `${trap}: the next cell has this trap.`,
    ja: (trap: string) => `${trap}：次のマスにこの罠があります。`,
    ru: (trap: string) => `${trap}: эта ловушка на следующей клетке.`,
  },
  /** The answer that takes the step. */
  step: { en: 'Step onto it', ja: '踏む', ru: 'Наступить' },
};
