/** The options dialog. */
export const option = {
  heading: { en: 'Options', ja: '設定', ru: 'Настройки' },
  search: { en: 'Search options', ja: '設定を検索', ru: 'Поиск по настройкам' },
  noneFound: {
    en: 'No option matches.',
    ja: '一致する設定がありません。',
    ru: 'Ничего не найдено.',
  },
  /** The list of the groups, and their headings. */
  groups: { en: 'Groups of options', ja: '設定の分類', ru: 'Разделы настроек' },
  display: { en: 'Display', ja: '画面', ru: 'Изображение' },
  sound: { en: 'Sound and touch', ja: '音とタッチ操作', ru: 'Звук и касания' },
  play: { en: 'Play', ja: 'プレイ', ru: 'Игра' },
  palette: { en: 'Palette', ja: '配色', ru: 'Палитра' },
  standard: { en: 'Standard', ja: '標準', ru: 'Обычная' },
  clear: { en: 'Colour-blind friendly', ja: '色覚サポート', ru: 'Для дальтоников' },
  textSize: { en: 'Text size', ja: '文字の大きさ', ru: 'Размер текста' },
  textSizeLimit: {
    en: 'A small screen limits the size.',
    ja: '小さい画面では大きさに上限があります。',
    ru: 'На маленьком экране размер ограничен.',
  },
  tileSize: { en: 'Map cell size', ja: 'マスの大きさ', ru: 'Размер клеток карты' },
  volume: { en: 'Sound volume', ja: '効果音の音量', ru: 'Громкость звуков' },
  off: { en: 'off', ja: 'オフ', ru: 'выкл.' },
  motion: { en: 'Screen motion', ja: '画面の動き', ru: 'Движение на экране' },
  motionAuto: { en: 'Same as the device', ja: '端末に合わせる', ru: 'Как на устройстве' },
  motionFull: { en: 'On', ja: 'あり', ru: 'Включено' },
  motionReduced: { en: 'Reduced', ja: '控えめ', ru: 'Уменьшено' },
  animationSpeed: {
    en: 'Animation speed',
    ja: 'アニメーションの速さ',
    ru: 'Скорость анимации',
  },
  confirms: {
    en: 'Ask before probable mistakes',
    ja: '間違いと思われる操作の確認',
    ru: 'Запрос при вероятной ошибке',
  },
  asks: { en: 'Ask', ja: '確認する', ru: 'Спрашивать' },
  asksNot: { en: 'Do not ask', ja: '確認しない', ru: 'Не спрашивать' },
  sortsBag: { en: 'Bag order', ja: '持ち物の並び順', ru: 'Порядок вещей в сумке' },
  sorted: { en: 'By type', ja: '種類順', ru: 'По типу' },
  asFound: { en: 'As found', ja: '拾った順', ru: 'По порядку находки' },
  leaves: {
    en: 'Exploring leaves on the floor',
    ja: '探索中に拾わないアイテム',
    ru: 'При разведке не подбирать',
  },
  leavesNote: {
    en: 'At the end of an exploration, the game names the items that were left.',
    ja: '探索が終わると、拾わなかったアイテムの名前が表示されます。',
    ru: 'В конце разведки игра перечисляет оставленные предметы.',
  },
  vibrates: { en: 'Vibration', ja: '振動', ru: 'Вибрация' },
  vibratesNot: { en: 'Off', ja: 'なし', ru: 'Нет' },
  atDamage: { en: 'When you are hurt', ja: 'ダメージを受けたとき', ru: 'При уроне' },
  sortBag: {
    en: 'Sort the bag by type',
    ja: '持ち物を種類順に並べる',
    ru: 'Разложить вещи по типу',
  },
  unsortBag: {
    en: 'Show the bag as found',
    ja: '持ち物を拾った順に並べる',
    ru: 'Разложить вещи по порядку находки',
  },
  hints: { en: 'Hints for new players', ja: '初心者向けのヒント', ru: 'Подсказки для новичков' },
  hintsOn: { en: 'Show', ja: '表示する', ru: 'Показывать' },
  hintsOff: { en: 'Hide', ja: '表示しない', ru: 'Не показывать' },
  hintsAgain: {
    en: 'Show hints again',
    ja: 'ヒントをもう一度表示する',
    ru: 'Показать подсказки снова',
  },
  hintsReset: {
    en: 'Each hint will be shown once more.',
    ja: 'どのヒントももう一度表示されます。',
    ru: 'Каждая подсказка появится ещё раз.',
  },
  keys: { en: 'Keys', ja: 'キー', ru: 'Клавиши' },
  keysOf: {
    en: 'Arrows and the numpad always move. With Shift, a movement letter runs.',
    ja: '矢印キーとテンキーではいつでも移動できます。移動の文字キーを Shift と一緒に押すと走ります。',
    ru: 'Стрелки и нампад всегда двигают героя. Буква движения вместе с Shift — бег.',
  },
  noKey: { en: 'no key', ja: 'なし', ru: 'нет' },
  change: { en: 'Change', ja: '変更', ru: 'Изменить' },
  press: {
    en: 'Press a key; Esc cancels',
    ja: 'キーを押してください（Esc でキャンセル）',
    ru: 'Нажмите клавишу; Esc — отмена',
  },
  reset: { en: 'Reset', ja: '元に戻す', ru: 'Сбросить' },
  resetAll: { en: 'Reset all keys', ja: 'すべてのキーを元に戻す', ru: 'Сбросить все клавиши' },
  fixed: {
    en: (key: string) => `${key} cannot be changed. Press another key.`,
    ja: (key: string) => `${key} は変更できません。別のキーを押してください。`,
    ru: (key: string) => `Клавишу ${key} изменить нельзя. Нажмите другую.`,
  },
  /** Keys with a built-in meaning. `rest`: the sentence that follows. */
  countKey: {
    en: (key: string, rest: string) => `${key} types a count, such as 10 before a step. ${rest}`,
    ja: (key: string, rest: string) =>
      `${key} は回数の入力に使います（移動の前の 10 など）。${rest}`,
    ru: (key: string, rest: string) =>
      `Цифрой ${key} вводят число повторов, например 10 перед шагом. ${rest}`,
  },
  runKey: {
    en: (key: string, rest: string) => `${key} runs: its small letter is a step. ${rest}`,
    ja: (key: string, rest: string) => `${key} は走るキーです（小文字が移動）。${rest}`,
    ru: (key: string, rest: string) => `${key} — это бег: строчная буква делает шаг. ${rest}`,
  },
  /** A key that was pressed with another one. */
  chord: {
    en: (rest: string) => `The game gets no keys with Ctrl, Alt or Cmd. ${rest}`,
    ja: (rest: string) => `Ctrl、Alt、Cmd と一緒に押すキーは使えません。${rest}`,
    ru: (rest: string) => `Сочетания с Ctrl, Alt и Cmd игре недоступны. ${rest}`,
  },
  pressAnother: {
    en: 'Press another key.',
    ja: '別のキーを押してください。',
    ru: 'Нажмите другую клавишу.',
  },
  /** About a key of a file: `control` does not get this key and keeps the keys `now`. */
  notGiven: {
    en: (control: string, now: string) => `“${control}” keeps: ${now}.`,
    ja: (control: string, now: string) => `「${control}」には割り当てられず、${now} のままです。`,
    ru: (control: string, now: string) => `За «${control}» остаётся: ${now}.`,
  },
  conflict: {
    en: (key: string, other: string) => `${key} already means: ${other}.`,
    ja: (key: string, other: string) => `${key} はすでに「${other}」に使われています。`,
    ru: (key: string, other: string) => `Клавиша ${key} уже занята: ${other}.`,
  },
  swap: { en: 'Swap the keys', ja: 'キーを入れ替える', ru: 'Поменять местами' },
  cancel: { en: 'Cancel', ja: 'キャンセル', ru: 'Отмена' },
  file: { en: 'Files', ja: 'ファイル', ru: 'Файлы' },
  save: {
    en: 'Save options as a file',
    ja: '設定をファイルに保存',
    ru: 'Сохранить настройки в файл',
  },
  open: { en: 'Open a file', ja: 'ファイルを開く', ru: 'Открыть файл' },
  /** The files that the button opens. */
  opens: {
    en: 'Opens saved games, options, mods, packs and fights. You can also drop files anywhere on this page.',
    ja: 'ゲーム、設定、MOD、パック、戦いのファイルを開けます。このページのどこにでもドロップできます。',
    ru: 'Открывает сохранённые игры, настройки, моды, наборы и бои. Файлы можно и перетащить в любое место страницы.',
  },
  opened: {
    en: (file: string) => `The options in ${file} now apply.`,
    ja: (file: string) => `${file} の設定を適用しました。`,
    ru: (file: string) => `Применены настройки из файла ${file}.`,
  },
  /** About a key of a file: `holder` keeps this key, and `other` keeps the keys `now`. */
  keyTaken: {
    en: (key: string, holder: string, other: string, now: string) =>
      `${key} stays the key of “${holder}”. “${other}” keeps: ${now}.`,
    ja: (key: string, holder: string, other: string, now: string) =>
      `${key} は「${holder}」のキーのままです。「${other}」には割り当てられず、${now} のままです。`,
    ru: (key: string, holder: string, other: string, now: string) =>
      `${key} остаётся за «${holder}», а за «${other}» остаётся: ${now}.`,
  },
  badFile: {
    /** `detail`: the first error in the file, in English. */
    en: (file: string, detail: string) =>
      `${file} was not used: it is not a valid options file. Correct it, or save the options again. (${detail})`,
    ja: (file: string, detail: string) =>
      `${file} は使えません：正しい設定ファイルではありません。直すか、設定を保存し直してください。（${detail}）`,
    ru: (file: string, detail: string) =>
      `Файл ${file} не подошёл: в нём ошибка или это не файл настроек. Исправьте его или сохраните настройки заново. (${detail})`,
  },
};

/** The direction pad over the map. */
export const pad = {
  name: { en: 'Direction pad', ja: '方向パッド', ru: 'Экранная крестовина' },
  shown: { en: 'Shown', ja: '表示', ru: 'Показывать' },
  hidden: { en: 'Hidden', ja: '非表示', ru: 'Скрывать' },
  show: {
    en: 'Show the direction pad',
    ja: '方向パッドを表示',
    ru: 'Показать экранную крестовину',
  },
  hide: { en: 'Hide the direction pad', ja: '方向パッドを隠す', ru: 'Скрыть экранную крестовину' },
  move: {
    en: 'Drag to move the pad, tap to change its side',
    ja: 'ドラッグで移動、タップで反対側へ',
    ru: 'Тяните, чтобы переместить; коснитесь, чтобы сменить сторону',
  },
  run: { en: 'Run', ja: '走る', ru: 'Бег' },
};

/** The classes of items by which a player decides to leave them. Each is a component. */
export const itemClass = {
  Weapon: { en: 'Weapons', ja: '武器', ru: 'Оружие' },
  Armour: { en: 'Armour', ja: '鎧', ru: 'Доспехи' },
  Food: { en: 'Food', ja: '食べ物', ru: 'Еда' },
  Potion: { en: 'Potions', ja: '薬', ru: 'Зелья' },
  Scroll: { en: 'Scrolls', ja: '巻物', ru: 'Свитки' },
  Ring: { en: 'Rings', ja: '指輪', ru: 'Кольца' },
  Stick: { en: 'Wands and staffs', ja: '杖', ru: 'Жезлы и посохи' },
} as const;

export type ItemClass = keyof typeof itemClass;

export const itemClasses = Object.keys(itemClass) as ItemClass[];
