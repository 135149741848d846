import { capital } from './capital.ts';
import { counted, formed } from './plurals.ts';

/** The sheets of the log, the hero and the floor. */
export const sheet = {
  log: { en: 'Log', ja: 'ログ', ru: 'Журнал' },
  character: { en: 'Hero', ja: '主人公', ru: 'Герой' },
  floor: { en: 'Floor', ja: '階', ru: 'Этаж' },
  discoveries: { en: 'Discoveries', ja: '発見', ru: 'Находки' },
  /** A group of items in the list of discoveries, and the possible kinds of an unknown item. */
  seenOf: {
    en: (group: string, known: number, all: number) =>
      `${capital(group)}: ${known} of ${all} known`,
    ja: (group: string, known: number, all: number) =>
      `${group}（${all} 種類のうち ${known} 判明）`,
    ru: (group: string, known: number, all: number) =>
      `${capital(group)}: известно ${known} из ${all}`,
  },
  possible: {
    en: (group: string) => `Possible kinds of unknown ${group}`,
    ja: (group: string) => `未識別の${group}の候補`,
    ru: (group: string) => `Неизвестные ${group}: варианты`,
  },
  nothingSeen: {
    en: 'You have not seen anything that needs to be identified.',
    ja: '識別の必要なアイテムは、まだ見つかっていません。',
    ru: 'Вам ещё не попадалось ничего неизвестного.',
  },
  unseen: {
    en: (kinds: number) => `${counted(kinds, 'kind')} not seen yet`,
    ja: (kinds: number) => `まだ見ていないもの：${kinds} 種類`,
    ru: (kinds: number) => `ещё не встречалось видов: ${kinds}`,
  },
  unknown: { en: 'unknown', ja: '不明', ru: 'неизвестно' },
  /** The messages of the log that are shown: by what they mean for the hero. */
  shown: { en: 'Messages', ja: 'メッセージ', ru: 'Сообщения' },
  all: { en: 'All', ja: 'すべて', ru: 'Все' },
  gains: { en: 'Gains', ja: '成果', ru: 'Успехи' },
  losses: { en: 'Losses', ja: '被害', ru: 'Потери' },
  notable: { en: 'Notable', ja: '重要', ru: 'Важное' },
  search: { en: 'Search the log', ja: 'ログを検索', ru: 'Поиск по журналу' },
  noneFound: {
    en: 'No message matches.',
    ja: '一致するメッセージがありません。',
    ru: 'Ничего не найдено.',
  },
  noMessages: {
    en: 'No messages yet.',
    ja: 'まだメッセージがありません。',
    ru: 'Сообщений пока нет.',
  },
  begins: {
    en: (turn: number) =>
      `You continued this game at turn ${turn}. Of the earlier messages, only the newest are kept.`,
    ja: (turn: number) =>
      `ターン ${turn} から再開したゲームです。それより前のメッセージは、最後の数行だけが残っています。`,
    ru: (turn: number) =>
      `Игра продолжена с хода ${turn}. Из прежних сообщений сохранились только последние.`,
  },
  state: { en: 'State', ja: '状態', ru: 'Состояние' },
  fight: { en: 'Fighting', ja: '戦闘', ru: 'Бой' },
  conditions: { en: 'Conditions', ja: '状態異常', ru: 'Эффекты' },
  kills: { en: 'Defeated', ja: '倒したモンスター', ru: 'Побеждены' },
  /** The floors of a won game, and the turns on one of them. */
  route: { en: 'Your way', ja: '道のり', ru: 'Ваш путь' },
  floorTurns: {
    en: (turns: number) => counted(turns, 'turn'),
    ja: (turns: number) => `${turns} ターン`,
    ru: (turns: number) => formed(turns, 'ход', 'хода', 'ходов'),
  },
  progress: { en: 'This game', ja: 'このゲーム', ru: 'Эта игра' },
  sensed: { en: 'Sensed', ja: '感じているもの', ru: 'Вы чувствуете' },
  inView: { en: 'Monsters in view', ja: '見えているモンスター', ru: 'Монстры в поле зрения' },
  foodLasts: {
    en: (turns: number) => `Lasts about ${counted(turns, 'turn')}.`,
    ja: (turns: number) => `あと約 ${turns} ターンもつ。`,
    ru: (turns: number) => `Хватит примерно на ${formed(turns, 'ход', 'хода', 'ходов')}.`,
  },
  foodGone: { en: 'Eat now!', ja: '今すぐ食べよう！', ru: 'Нужно поесть немедленно!' },
  toNext: {
    en: (points: number, level: number) => `${points} more for level ${level}.`,
    ja: (points: number, level: number) => `レベル ${level} まであと ${points}。`,
    ru: (points: number, level: number) => `До уровня ${level} осталось: ${points}.`,
  },
  weapon: { en: 'Weapon', ja: '武器', ru: 'Оружие' },
  armour: { en: 'Armour', ja: '鎧', ru: 'Доспех' },
  equipment: { en: 'Equipment', ja: '装備', ru: 'Снаряжение' },
  /** The places of rings on the figure. */
  left: { en: 'Left ring', ja: '左手の指輪', ru: 'Левое кольцо' },
  right: { en: 'Right ring', ja: '右手の指輪', ru: 'Правое кольцо' },
  /** An item compared with the worn one. `by`: the difference. */
  better: {
    en: (by: string) => `better by ${by}`,
    ja: (by: string) => `${by} 良い`,
    ru: (by: string) => `лучше на ${by}`,
  },
  worse: {
    en: (by: string) => `worse by ${by}`,
    ja: (by: string) => `${by} 悪い`,
    ru: (by: string) => `хуже на ${by}`,
  },
  same: { en: 'no difference', ja: '差なし', ru: 'без разницы' },
  nothing: { en: 'none', ja: 'なし', ru: 'нет' },
  bareHands: { en: 'bare hands', ja: '素手', ru: 'голые руки' },
  seed: { en: 'Seed', ja: 'シード', ru: 'Сид' },
  killsSince: {
    en: (turn: number) => `Counted since turn ${turn}, when you continued this game.`,
    ja: (turn: number) => `再開したターン ${turn} 以降の数。`,
    ru: (turn: number) => `С хода ${turn}, когда игра была продолжена.`,
  },
  instead: {
    en: (now: string, worn: string, name: string) => `${now} instead of ${worn} (${name}).`,
    ja: (now: string, worn: string, name: string) => `${worn}（${name}）の代わりに ${now}。`,
    ru: (now: string, worn: string, name: string) => `${now} вместо ${worn} (${name}).`,
  },
  explored: { en: 'Explored', ja: '探索済み', ru: 'Разведано' },
  percent: {
    en: (share: number) => `${share}%`,
    ja: (share: number) => `${share}%`,
    ru: (share: number) => `${share}\u00a0%`,
  },
  /** Whether the hero knows of a place that is not explored. */
  unexplored: {
    en: 'There is more to explore.',
    ja: 'まだ探索していない場所がある。',
    ru: 'Здесь разведано ещё не всё.',
  },
  noneUnexplored: {
    en: 'You know of nothing more to explore.',
    ja: '探索できる場所はもう見当たらない。',
    ru: 'Неразведанных мест не видно.',
  },
  stairs: { en: 'Stairs', ja: '階段', ru: 'Лестницы' },
  items: { en: 'Items left', ja: '残っているアイテム', ru: 'Оставленные предметы' },
  traps: { en: 'Traps and features', ja: '罠と設備', ru: 'Ловушки и объекты' },
  earlier: { en: 'Other floors', ja: 'ほかの階', ru: 'Другие этажи' },
  here: { en: 'here', ja: '足もと', ru: 'здесь' },
  others: {
    en: (count: number) => `and ${count} more`,
    ja: (count: number) => `ほか ${count} 件`,
    ru: (count: number) => `и ещё ${count}`,
  },
  noStairs: { en: 'no stairs found yet', ja: '階段は未発見', ru: 'лестницы пока не найдены' },
};

/** The meaning of each condition of the hero. */
export const condition = {
  hungry: {
    en: 'You will need food soon.',
    ja: 'もうすぐ食べ物が必要になる。',
    ru: 'Скоро понадобится еда.',
  },
  starving: {
    en: 'You lose health until you eat.',
    ja: '食べるまで HP が減り続ける。',
    ru: 'Здоровье убывает, пока вы не поедите.',
  },
  weak: {
    en: 'Eat soon, or you will faint.',
    ja: '早く食べないと気を失う。',
    ru: 'Поешьте, иначе начнутся обмороки.',
  },
  fainting: {
    en: 'You faint now and then and cannot act.',
    ja: 'ときどき気を失い、行動できなくなる。',
    ru: 'Время от времени вы теряете сознание и не можете действовать.',
  },
  hasted: {
    en: 'You act twice each turn.',
    ja: '1 ターンに 2 回行動できる。',
    ru: 'Вы действуете дважды за ход.',
  },
  slowed: {
    en: 'You act only every second turn.',
    ja: '2 ターンに 1 回しか行動できない。',
    ru: 'Вы действуете раз в два хода.',
  },
  confused: {
    en: 'You often move in a random direction.',
    ja: 'たいてい、でたらめな方向へ動いてしまう。',
    ru: 'Вы часто идёте не туда, куда хотите.',
  },
  helpless: {
    en: 'You cannot act until it passes.',
    ja: '治るまで行動できない。',
    ru: 'Вы не можете действовать, пока это не пройдёт.',
  },
  blind: {
    en: 'You see nothing but yourself.',
    ja: '自分のほかは何も見えない。',
    ru: 'Вы ничего не видите, кроме себя.',
  },
  glowing: {
    en: 'Your next hit confuses.',
    ja: '次に攻撃が当たった相手を混乱させる。',
    ru: 'Ваше следующее попадание вызовет смятение.',
  },
  seeing: {
    en: 'You see invisible monsters.',
    ja: '見えないモンスターが見える。',
    ru: 'Вы видите невидимых монстров.',
  },
  grasped: {
    en: 'You cannot walk away while the monster that holds you is alive and next to you.',
    ja: '捕まえている相手が隣で生きている間は、歩いて離れられない。',
    ru: 'Вы не сможете уйти, пока тот, кто вас держит, жив и стоит рядом.',
  },
  trapped: {
    en: 'You cannot leave until the trap lets go.',
    ja: '罠が外れるまで離れられない。',
    ru: 'Вы не сможете уйти, пока ловушка не отпустит.',
  },
  poisoned: {
    en: 'You lose HP each turn until the poison wears off.',
    ja: '毒が消えるまで、毎ターン HP を失う。',
    ru: 'Каждый ход вы теряете ОЗ, пока действует яд.',
  },
};
