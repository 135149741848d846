import { counted } from './plurals.ts';

/** The texts of the text view, and of the surroundings in words. */
export const textView = {
  heading: { en: 'Text view', ja: 'テキスト表示', ru: 'Текстовый вид' },
  off: { en: 'Off', ja: 'なし', ru: 'Выключен' },
  on: { en: 'On', ja: 'あり', ru: 'Включён' },
  beside: { en: 'Beside the map', ja: '地図と並べる', ru: 'Рядом с картой' },
  instead: { en: 'Instead of the map', ja: '地図の代わり', ru: 'Вместо карты' },
  playAsText: { en: 'Play as text', ja: 'テキストで遊ぶ', ru: 'Играть в текстовом виде' },
  playOnMap: { en: 'Play on the map', ja: '地図で遊ぶ', ru: 'Играть на карте' },
  /** `help`, `describe`: keys, as in `spokenKey`; empty if a command has none. */
  keysHere: {
    en: (help: string, describe: string) =>
      `The keys of the game work here. ${help && `The key ${help} lists them. `}${describe && `The key ${describe} describes the surroundings. `}Tab goes to the buttons.`,
    ja: (help: string, describe: string) =>
      `ここではゲームのキーが使えます。${help && `${help}キーで一覧を表示します。`}${describe && `${describe}キーで周囲を説明します。`}Tab でボタンへ移ります。`,
    ru: (help: string, describe: string) =>
      `Здесь действуют клавиши игры. ${help && `Их список: клавиша ${help}. `}${describe && `Описание окружения: клавиша ${describe}. `}Tab ведёт к кнопкам.`,
  },
  /** A key with the name of its sign, which screen readers leave out. */
  spokenKey: {
    en: (key: string, name: string) => `${key} (${name})`,
    // The line may not end between them.
    ja: (key: string, name: string) => `${key}\u2060（${name}）`,
    ru: (key: string, name: string) => `${key} (${name})`,
  },
  questionMark: { en: 'question mark', ja: '疑問符', ru: 'вопросительный знак' },
  apostrophe: { en: 'apostrophe', ja: 'アポストロフィ', ru: 'апостроф' },
  /** In place of `keysHere` where fingers play. */
  buttonsHere: {
    en: 'Play with the buttons below.',
    ja: '下のボタンで遊べます。',
    ru: 'Играйте кнопками ниже.',
  },
  keys: { en: 'Game keys', ja: 'ゲームのキー', ru: 'Клавиши игры' },
  replayKeysHere: {
    en: 'The keys of the replay work here: Space plays, ← and → step, N and P go to the next and previous event, Esc closes. Its buttons follow the text.',
    ja: 'リプレイのキー：スペースで再生、← と → で 1 つ戻る・進む、N と P で次と前の出来事、Esc で閉じる。ボタンはテキストの後にあります。',
    ru: 'Здесь действуют клавиши повтора: пробел — воспроизведение, ← и → — шаг, N и P — следующее и предыдущее событие, Esc — закрыть. Кнопки идут после текста.',
  },
  replayButtonsHere: {
    en: 'The buttons of the replay follow the text.',
    ja: 'リプレイのボタンはテキストの後にあります。',
    ru: 'Кнопки повтора идут после текста.',
  },
  replayKeys: { en: 'Replay keys', ja: 'リプレイのキー', ru: 'Клавиши повтора' },
  hero: { en: 'You', ja: 'あなた', ru: 'Вы' },
  surroundings: { en: 'Surroundings', ja: '周囲', ru: 'Окружение' },
  exits: { en: 'Exits', ja: '出入り口', ru: 'Выходы' },
  noExits: { en: 'No exits known.', ja: '出入り口は見当たらない。', ru: 'Выходов не видно.' },
  changes: { en: 'New since the last turn', ja: '前のターンからの変化', ru: 'Новое за ход' },
  noChanges: { en: 'Nothing new.', ja: '変化なし。', ru: 'Ничего нового.' },
  monsters: { en: 'Monsters in view', ja: '見えているモンスター', ru: 'Монстры в поле зрения' },
  noMonsters: {
    en: 'No monsters in view.',
    ja: '見えるモンスターはいない。',
    ru: 'Монстров не видно.',
  },
  items: { en: 'Items in view', ja: '見えているアイテム', ru: 'Предметы в поле зрения' },
  noItems: { en: 'No items in view.', ja: '見えるアイテムはない。', ru: 'Предметов не видно.' },
  elsewhere: {
    en: 'Elsewhere on this floor',
    ja: 'この階のほかの場所',
    ru: 'Другие места на этаже',
  },
  /** After the numbers of items and places elsewhere. */
  askAgain: {
    en: 'Press again to hear them.',
    ja: 'もう一度押すと読み上げます。',
    ru: 'Нажмите ещё раз, чтобы их услышать.',
  },
  steps: { en: 'Move or attack', ja: '移動・攻撃', ru: 'Шаг или удар' },
  commands: { en: 'Commands', ja: 'コマンド', ru: 'Команды' },
  describe: { en: 'Surroundings', ja: '周囲の説明', ru: 'Окружение' },
  /** Longer than on the map: the directions have the short words. */
  down: { en: 'Stairs down', ja: '階段を下りる', ru: 'Вниз по лестнице' },
  up: { en: 'Stairs up', ja: '階段を上る', ru: 'Вверх по лестнице' },
  go: { en: 'Go', ja: '行く', ru: 'Идти' },
  attack: { en: 'Attack', ja: '攻撃', ru: 'Атаковать' },
  approach: { en: 'Approach', ja: '近づく', ru: 'Подойти' },
  cancel: { en: 'Cancel', ja: 'やめる', ru: 'Отмена' },
  onLeft: { en: 'on the left hand', ja: '左手に装備中', ru: 'на левой руке' },
  onRight: { en: 'on the right hand', ja: '右手に装備中', ru: 'на правой руке' },
  inUse: { en: 'in use', ja: '装備中', ru: 'используется' },
  /** The keys of Look, and the buttons of a gamepad. `travels`: the hero can be sent to the thing. */
  lookKeys: {
    en: (travels: boolean) =>
      `Tab: next thing. Direction keys: next cell. ${travels ? 'Enter: go there. ' : ''}Esc: end.`,
    ja: (travels: boolean) =>
      `Tab：次のもの。方向キー：隣のマス。${travels ? 'Enter：そこへ行く。' : ''}Esc：終了。`,
    ru: (travels: boolean) =>
      `Tab: к следующему. Клавиши направлений: на клетку. ${travels ? 'Enter: идти туда. ' : ''}Esc: конец.`,
  },
  lookPadKeys: {
    en: (travels: boolean) =>
      `RB: next thing. D-pad: next cell. ${travels ? 'A: go there. ' : ''}B: end.`,
    ja: (travels: boolean) =>
      `RB：次のもの。十字キー：隣のマス。${travels ? 'A：そこへ行く。' : ''}B：終了。`,
    ru: (travels: boolean) =>
      `RB: к следующему. Крестовина: на клетку. ${travels ? 'A: идти туда. ' : ''}B: конец.`,
  },
  /** The bag, Look, or a question. */
  closed: { en: 'Closed.', ja: '閉じた。', ru: 'Закрыто.' },
  /** A question for a direction, or a typed count. */
  cancelled: { en: 'Cancelled.', ja: 'やめた。', ru: 'Отменено.' },
  /** A button and the thing that it is for. */
  buttonFor: {
    en: (button: string, thing: string) => `${button}: ${thing}`,
    ja: (button: string, thing: string) => `${button}：${thing}`,
    ru: (button: string, thing: string) => `${button}: ${thing}`,
  },
  /** The place of an entry in a list. */
  entry: {
    en: (text: string, place: number, count: number) => `${text} (${place} of ${count})`,
    ja: (text: string, place: number, count: number) => `${text}（${count} 件中 ${place} 件目）`,
    ru: (text: string, place: number, count: number) => `${text} (${place} из ${count})`,
  },
} as const;

/** The surroundings of the hero in sentences. */
export const surroundings = {
  /** `column` and `row` count from the top left corner, from 1. */
  room: {
    en: (width: number, height: number, column: number, row: number) =>
      `A room, ${width} wide and ${height} high. You are in column ${column}, row ${row}.`,
    ja: (width: number, height: number, column: number, row: number) =>
      `幅 ${width}、奥行き ${height} の部屋。左から ${column} 列目、上から ${row} 行目にいる。`,
    ru: (width: number, height: number, column: number, row: number) =>
      `Комната: ширина ${width}, высота ${height}. Вы в столбце ${column}, ряду ${row}.`,
  },
  /** After a step that has changed nothing else. */
  columnAndRow: {
    en: (column: number, row: number) => `Column ${column}, row ${row}.`,
    ja: (column: number, row: number) => `左から ${column} 列目、上から ${row} 行目。`,
    ru: (column: number, row: number) => `Столбец ${column}, ряд ${row}.`,
  },
  /** After a thing that the hero senses without seeing it. */
  sensed: { en: 'sensed', ja: '気配', ru: 'вы чувствуете' },
  darkRoom: { en: 'A dark room.', ja: '暗い部屋。', ru: 'Тёмная комната.' },
  doorway: { en: 'A doorway.', ja: '出入り口。', ru: 'Дверной проём.' },
  passage: { en: 'A passage.', ja: '通路。', ru: 'Коридор.' },
  field: {
    en: (width: number, height: number, column: number, row: number) =>
      `An open field, ${width} wide and ${height} high. You are in column ${column}, row ${row}.`,
    ja: (width: number, height: number, column: number, row: number) =>
      `幅 ${width}、奥行き ${height} の開けた場所。左から ${column} 列目、上から ${row} 行目にいる。`,
    ru: (width: number, height: number, column: number, row: number) =>
      `Открытое место: ширина ${width}, высота ${height}. Вы в столбце ${column}, ряду ${row}.`,
  },
  /** The free directions, each with its free cells. */
  free: {
    en: (ways: string) => `Free: ${ways}.`,
    ja: (ways: string) => `進める方向：${ways}。`,
    ru: (ways: string) => `Свободно: ${ways}.`,
  },
  enclosed: {
    en: 'No direction is free.',
    ja: 'どの方向にも進めない。',
    ru: 'Свободных направлений нет.',
  },
  atFeet: {
    en: (things: string) => `At your feet: ${things}.`,
    ja: (things: string) => `足もと：${things}。`,
    ru: (things: string) => `Под ногами: ${things}.`,
  },
  exits: {
    en: (count: number) => `${counted(count, 'exit')}.`,
    ja: (count: number) => `出入り口は ${count} か所。`,
    ru: (count: number) => `Выходов: ${count}.`,
  },
  /** A room that a doorway leads into. */
  roomBeside: { en: 'room', ja: '部屋', ru: 'комната' },
  opening: { en: 'opening', ja: '出入り口', ru: 'проём' },
  /** A mark of an exit, and the nearest cell next to unexplored ones. */
  unexplored: { en: 'unexplored', ja: '未探索', ru: 'не разведано' },
  nearestEdge: {
    en: 'nearest unexplored place',
    ja: '最も近い未探索の場所',
    ru: 'ближайшее неразведанное место',
  },
  otherEdge: { en: 'unexplored place', ja: '未探索の場所', ru: 'неразведанное место' },
  gone: {
    en: (names: string) => `Out of view: ${names}.`,
    ja: (names: string) => `見えなくなった：${names}。`,
    ru: (names: string) => `Вне поля зрения: ${names}.`,
  },
  over: {
    en: (conditions: string) => `No longer: ${conditions}.`,
    ja: (conditions: string) => `解除：${conditions}。`,
    ru: (conditions: string) => `Прошло: ${conditions}.`,
  },
} as const;

/** The eight directions. */
export const ways = {
  up: { en: 'up', ja: '上', ru: 'вверх' },
  upRight: { en: 'up right', ja: '右上', ru: 'вправо вверх' },
  right: { en: 'right', ja: '右', ru: 'вправо' },
  downRight: { en: 'down right', ja: '右下', ru: 'вправо вниз' },
  down: { en: 'down', ja: '下', ru: 'вниз' },
  downLeft: { en: 'down left', ja: '左下', ru: 'влево вниз' },
  left: { en: 'left', ja: '左', ru: 'влево' },
  upLeft: { en: 'up left', ja: '左上', ru: 'влево вверх' },
} as const;
