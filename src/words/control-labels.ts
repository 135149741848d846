import type { LabelRow } from './label-row.ts';

/** The controls: buttons, the list of keys, and the list of gestures. Questions of controls: `prompt-labels.ts`. */

/** Buttons on a touch screen, each short enough for a thumb. */
export const buttons = {
  here: { en: 'Here', ja: '足もと', ru: 'Здесь' },
  again: { en: 'Again', ja: 'もう一度', ru: 'Ещё раз' },
  pickup: { en: 'Take', ja: '拾う', ru: 'Взять' },
  down: { en: 'Down', ja: '下りる', ru: 'Вниз' },
  up: { en: 'Up', ja: '上る', ru: 'Вверх' },
  explore: { en: 'Explore', ja: '探索', ru: 'Разведка' },
  rest: { en: 'Rest', ja: '休む', ru: 'Отдых' },
  attack: { en: 'Attack', ja: '攻撃', ru: 'Атака' },
  wait: { en: 'Wait', ja: '待つ', ru: 'Ждать' },
  dig: { en: 'Dig', ja: '掘る', ru: 'Копать' },
  search: { en: 'Search', ja: '探す', ru: 'Искать' },
  bag: { en: 'Bag', ja: '持ち物', ru: 'Сумка' },
  help: { en: 'Keys', ja: '操作', ru: 'Клавиши' },
  menu: { en: 'Menu', ja: 'メニュー', ru: 'Меню' },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** Lines of the list of keys. */
export const keys = {
  move: { en: 'Move or attack', ja: '移動・攻撃', ru: 'Шаг или удар' },
  diagonal: { en: 'Diagonal step', ja: '斜め移動', ru: 'Шаг по диагонали' },
  wait: { en: 'Wait a turn', ja: 'その場で待つ', ru: 'Ждать один ход' },
  here: {
    en: 'Pick up, or use the stairs',
    ja: '拾う・階段を使う',
    ru: 'Подобрать или пойти по лестнице',
  },
  count: {
    en: 'Number before a step or command: repeat it N times',
    ja: '移動や操作の前の数字：その回数だけ繰り返す',
    ru: 'Число перед шагом или командой: повторить N раз',
  },
  rest: {
    en: 'Rest until healed or disturbed',
    ja: '回復するか邪魔が入るまで休む',
    ru: 'Отдыхать, пока здоровье не восстановится или кто-то не помешает',
  },
  searchOn: {
    en: 'Search until something is found, at most 15 turns',
    ja: '何か見つかるまで探す（最大 15 ターン）',
    ru: 'Искать, пока что-нибудь не найдётся, не больше 15 ходов',
  },
  explore: {
    en: 'Explore the floor and pick up items',
    ja: 'アイテムを拾いながら階を探索する',
    ru: 'Разведать этаж и собрать предметы',
  },
  fetch: {
    en: 'Fetch an item',
    ja: 'アイテムを取りに行く',
    ru: 'Сходить за предметом',
  },
  attack: {
    en: 'Approach or attack the nearest monster',
    ja: '最も近いモンスターに近づく・攻撃する',
    ru: 'Подойти к ближайшему монстру или ударить его',
  },
  again: {
    en: 'Repeat the last command',
    ja: '直前の操作を繰り返す',
    ru: 'Повторить последнюю команду',
  },
  pickup: { en: 'Pick up', ja: '拾う', ru: 'Подобрать' },
  down: {
    en: 'Go to the stairs down, then down',
    ja: '下り階段へ行く・下りる',
    ru: 'Идти к лестнице вниз, затем спуститься',
  },
  up: {
    en: 'Go to the stairs up, then up',
    ja: '上り階段へ行く・上る',
    ru: 'Идти к лестнице вверх, затем подняться',
  },
  bag: { en: 'Bag', ja: '持ち物', ru: 'Сумка' },
  confirm: { en: 'Choose', ja: '決定', ru: 'Выбрать' },
  back: { en: 'Back', ja: '戻る', ru: 'Назад' },
  dig: {
    en: 'Dig through a weak wall in a direction (5 turns, 5 ENG)',
    ja: '方向を指定してもろい壁を掘る（5 ターン、満腹度 5）',
    ru: 'Копать ветхую стену в выбранном направлении (5 ходов, 5 сытости)',
  },
  search: {
    en: 'Search next to you for secret doors and traps',
    ja: '周りの隠し扉と罠を探す',
    ru: 'Искать рядом потайные двери и ловушки',
  },
  run: {
    en: 'Run in a direction',
    ja: '方向を指定して走る',
    ru: 'Бежать в выбранном направлении',
  },
  eat: { en: 'Eat', ja: '食べる', ru: 'Есть' },
  drink: { en: 'Drink', ja: '飲む', ru: 'Пить' },
  read: { en: 'Read', ja: '読む', ru: 'Читать' },
  wield: { en: 'Wield a weapon', ja: '武器を持つ', ru: 'Взять оружие в руку' },
  wear: { en: 'Wear armour', ja: '鎧を着る', ru: 'Надеть доспех' },
  putOn: { en: 'Put on a ring', ja: '指輪をはめる', ru: 'Надеть кольцо' },
  removeRing: { en: 'Remove a ring', ja: '指輪を外す', ru: 'Снять кольцо' },
  takeOff: { en: 'Take off armour', ja: '鎧を脱ぐ', ru: 'Снять доспех' },
  drop: { en: 'Put down', ja: '置く', ru: 'Положить' },
  throw: {
    en: 'Throw an item in a direction',
    ja: '方向を指定してアイテムを投げる',
    ru: 'Бросить предмет в выбранном направлении',
  },
  name: {
    en: 'Give an unknown item a name',
    ja: '未識別のアイテムに名前をつける',
    ru: 'Дать название неизвестному предмету',
  },
  zap: {
    en: 'Zap a wand or staff in a direction',
    ja: '方向を指定して棒か杖を振る',
    ru: 'Взмахнуть жезлом или посохом в выбранном направлении',
  },
  zapAnywhere: {
    en: 'Zap a wand or staff in a random direction',
    ja: '棒か杖をでたらめな方向に振る',
    ru: 'Взмахнуть жезлом или посохом в случайном направлении',
  },
  panel: {
    en: 'Profiler: the time that each system takes',
    ja: 'プロファイラー：各システムにかかる時間',
    ru: 'Профилировщик: сколько времени занимает каждая система',
  },
  examine: {
    en: 'Look around with a cursor (Tab: next thing, Enter: go there)',
    ja: 'カーソルで調べる（Tab：次のもの、Enter：そこへ行く）',
    ru: 'Осмотр курсором (Tab — следующий объект, Enter — идти туда)',
  },
  log: { en: 'All messages', ja: 'これまでのメッセージ', ru: 'Все сообщения' },
  character: { en: 'The hero in numbers', ja: '主人公の状態', ru: 'Сведения о герое' },
  floor: { en: 'The floor, from memory', ja: 'この階の記憶', ru: 'Сведения об этаже' },
  discoveries: {
    en: 'The kinds of items that you have seen',
    ja: 'これまでに見たアイテムの種類',
    ru: 'Виды предметов, которые вы видели',
  },
  describe: {
    en: 'Describe the surroundings to a screen reader; again: the rest, then the last messages',
    ja: '周囲の様子をスクリーンリーダーで読み上げる。もう一度押すと残りを、さらに押すと最後のメッセージを読み上げる',
    ru: 'Описать окружение для программы чтения с экрана; ещё раз: остальное, затем последние сообщения',
  },
  zoomIn: { en: 'Zoom in', ja: '地図を拡大する', ru: 'Увеличить карту' },
  zoomOut: { en: 'Zoom out', ja: '地図を縮小する', ru: 'Уменьшить карту' },
  zoomReset: {
    en: 'Automatic size of the map',
    ja: '地図の大きさを自動に戻す',
    ru: 'Автоматический размер карты',
  },
  help: { en: 'This list of keys', ja: 'この一覧', ru: 'Этот список клавиш' },
  menu: { en: 'Menu', ja: 'メニュー', ru: 'Меню' },
  giveUp: {
    en: 'Give up the game (asks first)',
    ja: '確認のうえ、ゲームをあきらめる',
    ru: 'Сдаться (с подтверждением)',
  },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** The directions in the list of keys. */
export const direction = {
  west: { en: 'Step left', ja: '左へ移動', ru: 'Шаг влево' },
  south: { en: 'Step down', ja: '下へ移動', ru: 'Шаг вниз' },
  north: { en: 'Step up', ja: '上へ移動', ru: 'Шаг вверх' },
  east: { en: 'Step right', ja: '右へ移動', ru: 'Шаг вправо' },
  northWest: { en: 'Step up-left', ja: '左上へ移動', ru: 'Шаг влево-вверх' },
  northEast: { en: 'Step up-right', ja: '右上へ移動', ru: 'Шаг вправо-вверх' },
  southWest: { en: 'Step down-left', ja: '左下へ移動', ru: 'Шаг влево-вниз' },
  southEast: { en: 'Step down-right', ja: '右下へ移動', ru: 'Шаг вправо-вниз' },
};

/** The headings of the list of keys. */
export const keyGroup = {
  moving: { en: 'Moving and waiting', ja: '移動・待機', ru: 'Движение и ожидание' },
  automatic: { en: 'Automatic', ja: '自動', ru: 'Автоматически' },
  place: { en: 'Floor and stairs', ja: '足元・階段', ru: 'Пол и лестницы' },
  items: { en: 'Items', ja: 'アイテム', ru: 'Предметы' },
  views: { en: 'Views', ja: '表示', ru: 'Вид и окна' },
  game: { en: 'Game and help', ja: 'ゲーム・ヘルプ', ru: 'Игра и справка' },
} as const satisfies Readonly<Record<string, LabelRow>>;

export type KeyGroup = keyof typeof keyGroup;

/** The list of gestures in the help: each effect, and its gestures with a finger and with a mouse. */
export const gestures = {
  touch: { en: 'Touch', ja: 'タッチ', ru: 'Касания' },
  mouse: { en: 'Mouse', ja: 'マウス', ru: 'Мышь' },
  step: { en: 'Move or attack', ja: '移動・攻撃', ru: 'Шаг или удар' },
  stepTap: {
    en: 'Tap a cell next to you',
    ja: '隣のマスをタップ',
    ru: 'Коснитесь соседней клетки',
  },
  stepClick: {
    en: 'Click a cell next to you',
    ja: '隣のマスをクリック',
    ru: 'Щёлкните по соседней клетке',
  },
  travel: { en: 'Travel', ja: '離れた場所へ移動', ru: 'Идти к дальней клетке' },
  travelTap: { en: 'Tap a distant cell', ja: '遠くのマスをタップ', ru: 'Коснитесь дальней клетки' },
  travelClick: {
    en: 'Click a distant cell',
    ja: '遠くのマスをクリック',
    ru: 'Щёлкните по дальней клетке',
  },
  here: {
    en: 'Pick up, use stairs or wait',
    ja: '拾う・階段を使う・待つ',
    ru: 'Подобрать, пойти по лестнице, ждать',
  },
  hereTap: { en: 'Tap yourself', ja: '自分をタップ', ru: 'Коснитесь героя' },
  hereClick: { en: 'Click yourself', ja: '自分をクリック', ru: 'Щёлкните по герою' },
  look: { en: 'Look', ja: '調べる', ru: 'Осмотр' },
  lookTap: { en: 'Hold a finger on a thing', ja: '長押し', ru: 'Задержите палец на клетке' },
  lookClick: { en: 'Point at a thing', ja: 'マウスを重ねる', ru: 'Наведите мышь' },
  repeat: {
    en: 'Repeat Wait or Search',
    ja: '「待つ」「探す」を繰り返す',
    ru: 'Ждать или искать дальше',
  },
  repeatTap: { en: 'Hold its button', ja: 'ボタンを長押し', ru: 'Удерживайте кнопку' },
  repeatClick: { en: 'Hold its button', ja: 'ボタンを押し続ける', ru: 'Удерживайте кнопку' },
  map: { en: 'Move the map', ja: '地図を動かす', ru: 'Сдвинуть карту' },
  mapTap: { en: 'Drag it', ja: 'ドラッグ', ru: 'Тяните её' },
  mapClick: { en: 'Drag it', ja: 'ドラッグ', ru: 'Тяните её' },
  zoom: { en: 'Zoom', ja: '拡大・縮小', ru: 'Масштаб' },
  zoomTap: { en: 'Pinch', ja: 'ピンチ', ru: 'Сведите или разведите два пальца' },
  zoomClick: { en: 'Turn the wheel', ja: 'ホイールを回す', ru: 'Крутите колесо' },
  stop: { en: 'Stop a walk', ja: '歩行を止める', ru: 'Остановить героя' },
  stopTap: { en: 'Tap anywhere', ja: '画面をタップ', ru: 'Коснитесь экрана' },
  stopClick: {
    en: 'Click, or press any key but the one that started it',
    ja: 'クリックするか、移動を始めたキー以外のキーを押す',
    ru: 'Щёлкните или нажмите любую клавишу, кроме той, которой вы начали движение',
  },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** The pages of the help. */
export const helpPage = {
  essentials: { en: 'Essentials', ja: '基本', ru: 'Главное' },
  keys: { en: 'All keys', ja: 'すべてのキー', ru: 'Все клавиши' },
  pad: { en: 'Gamepad', ja: 'ゲームパッド', ru: 'Геймпад' },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** The page of the help about gamepads: parts of a pad, and effects that no key or gesture has. */
export const gamepad = {
  play: { en: 'In the dungeon', ja: 'ゲーム中', ru: 'В игре' },
  looking: { en: 'While you look', ja: '調べている間', ru: 'Во время осмотра' },
  windows: { en: 'In windows', ja: 'ウィンドウ', ru: 'В окнах' },
  moves: {
    en: 'D-pad or left stick',
    ja: '十字キーか左スティック',
    ru: 'Крестовина или левый стик',
  },
  run: { en: 'Press the left stick', ja: '左スティックを押す', ru: 'Нажмите левый стик' },
  examine: { en: 'Press the right stick', ja: '右スティックを押す', ru: 'Нажмите правый стик' },
  tilt: { en: 'Tilt the right stick', ja: '右スティックを倒す', ru: 'Наклоните правый стик' },
  next: { en: 'Next or previous thing', ja: '次・前のもの', ru: 'Следующий или предыдущий объект' },
  scroll: { en: 'Scroll a text', ja: '文章をスクロール', ru: 'Прокрутить текст' },
  turn: { en: 'Turn the page', ja: 'ページを切り替える', ru: 'Листать страницы' },
} as const satisfies Readonly<Record<string, LabelRow>>;
