import type { VisibleCondition } from '../game/actors/conditions.ts';
import type { LabelRow } from './label-row.ts';
import { range } from './numbers.ts';
import { form, formed } from './plurals.ts';

/** Labels and states of the status display. A new number needs a row here and one in `meaning`. */
export const status = {
  depth: { en: 'Depth', ja: '階', ru: 'Этаж' },
  turn: { en: 'Turn', ja: 'ターン', ru: 'Ход' },
  level: { en: 'Lv', ja: 'Lv', ru: 'Ур.' },
  hp: { en: 'HP', ja: 'HP', ru: 'ОЗ' },
  /** The number of opponents that are alive. */
  others: { en: 'Opponents', ja: '相手', ru: 'Противники' },
  energy: { en: 'ENG', ja: '満腹度', ru: 'Сытость' },
  experience: { en: 'EXP', ja: '経験', ru: 'Опыт' },
  weight: { en: 'WGT', ja: '重さ', ru: 'Вес' },
  attack: { en: 'ATK', ja: '攻撃', ru: 'Атака' },
  defence: { en: 'DEF', ja: '防御', ru: 'Защита' },
  strength: { en: 'Str', ja: '力', ru: 'Сила' },
  armourClass: { en: 'AC', ja: 'AC', ru: 'КБ' },
  /** The number of items in a bag that is limited by number. */
  places: { en: 'Items', ja: '所持数', ru: 'Предметы' },
  score: { en: 'Score', ja: '得点', ru: 'Очки' },
  /** Instead of `score`, where the score is money. */
  gold: { en: 'Gold', ja: '金貨', ru: 'Золото' },
  performance: { en: 'PERF', ja: '得点/ターン', ru: 'Очки/ход' },
  hungry: { en: 'Hungry', ja: '空腹', ru: 'Голод' },
  starving: { en: 'Starving', ja: '飢餓', ru: 'Истощение' },
  weak: { en: 'Weak', ja: '衰弱', ru: 'Слабость' },
  fainting: { en: 'Fainting', ja: '気絶', ru: 'Обмороки' },
  confused: { en: 'Confused', ja: '混乱', ru: 'Смятение' },
  blind: { en: 'Blind', ja: '盲目', ru: 'Слепота' },
  poisoned: { en: 'Poisoned', ja: '毒', ru: 'Отравление' },
  glowing: { en: 'Glowing', ja: '光る手', ru: 'Сияние' },
  seeing: { en: 'Sees invisible', ja: '透明視認', ru: 'Видение невидимого' },
  hasted: { en: 'Fast', ja: '倍速', ru: 'Ускорение' },
  slowed: { en: 'Slow', ja: '鈍足', ru: 'Замедление' },
  helpless: { en: 'Helpless', ja: '行動不能', ru: 'Оцепенение' },
  grasped: { en: 'Held', ja: '拘束', ru: 'В хватке' },
  trapped: { en: 'Trapped', ja: '罠', ru: 'В ловушке' },
  /** Behind a ring that is worn. */
  wornLeft: { en: '[L]', ja: '[左]', ru: '[л]' },
  wornRight: { en: '[R]', ja: '[右]', ru: '[п]' },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** The meaning of each number, and of each other part, of the status display. */
export const meaning = {
  hp: {
    en: 'Health. At 0 you die.',
    ja: '体力。0 になると倒れる。',
    ru: 'Очки здоровья. При 0 вы погибнете.',
  },
  energy: {
    en: 'Food. At 0 you starve or faint; eat before that.',
    ja: '満腹度。0 になると飢えるか気を失う。その前に食べよう。',
    ru: 'Запас еды. При 0 начнётся голод или обмороки; ешьте раньше.',
  },
  experience: {
    en: 'Experience, and how much the next level needs.',
    ja: '経験値と、次のレベルに必要な値。',
    ru: 'Опыт и сколько его нужно для следующего уровня.',
  },
  weight: {
    en: 'The weight of your bag, and how much you can carry.',
    ja: '持ち物の重さと、持てる限度。',
    ru: 'Вес сумки и сколько вы можете нести.',
  },
  attack: { en: 'The strength of your attacks.', ja: '攻撃の強さ。', ru: 'Сила ваших ударов.' },
  defence: {
    en: 'The higher, the less damage you take.',
    ja: '高いほど、受けるダメージが少ない。',
    ru: 'Чем больше, тем меньше урон по вам.',
  },
  strength: {
    en: 'The higher, the more often you hit and the more damage you do.',
    ja: '強いほど攻撃が当たりやすく、ダメージも大きい。',
    ru: 'Чем больше, тем точнее и сильнее ваши удары.',
  },
  armourClass: {
    en: 'Armour class. The lower, the less often you are hit.',
    ja: '鎧の強さ。低いほど攻撃を受けにくい。',
    ru: 'Класс брони. Чем меньше, тем реже по вам попадают.',
  },
  places: {
    en: 'The items in your bag, and how many fit.',
    ja: '持ち物の数と、持てる限度。',
    ru: 'Предметы в сумке и сколько их помещается.',
  },
  depth: {
    en: 'The floor that you are on.',
    ja: '今いる階。',
    ru: 'Этаж, на котором вы находитесь.',
  },
  level: { en: 'Your level of experience.', ja: 'あなたのレベル。', ru: 'Ваш уровень.' },
  others: {
    en: 'The opponents that are alive.',
    ja: '生き残っている相手の数。',
    ru: 'Сколько противников ещё живо.',
  },
  turn: {
    en: 'The turns that you have used.',
    ja: 'これまでのターン数。',
    ru: 'Сколько ходов вы сделали.',
  },
  score: { en: 'Your score so far.', ja: 'これまでの得点。', ru: 'Ваши очки.' },
  gold: {
    en: 'The gold that you have found: your score.',
    ja: '見つけた金貨。これが得点になる。',
    ru: 'Найденное золото: это ваши очки.',
  },
  performance: {
    en: 'Your score per turn.',
    ja: '1 ターンあたりの得点。',
    ru: 'Ваши очки за один ход.',
  },
  seed: {
    en: 'The same seed makes the same dungeon.',
    ja: '同じシードからは同じ迷宮ができる。',
    ru: 'С тем же сидом получится то же подземелье.',
  },
  minimap: {
    en: 'The floor as you know it. A disc is you, a ring an ally, a diamond a monster (hollow if it would not attack), a square an item, a cross a trap. A triangle marks stairs and points the way they lead.',
    ja: '知っている範囲の地図。丸はあなた、輪は味方、ひし形はモンスター（襲ってこないものは中抜き）、四角はアイテム、×は罠、▲は上り階段、▼は下り階段。',
    ru: 'Известная вам часть этажа. Круг — вы, кольцо — союзник, ромб — монстр (пустой, если он не нападёт), квадрат — предмет, крест — ловушка, треугольник — лестница: ▲ вверх, ▼ вниз.',
  },
  course: {
    en: 'The floors from top to bottom. Yours is lit, ▼ marks the deepest that you have visited, and the prize is shown where it lies.',
    ja: '上から順に並べた階。明るいのが今いる階、▼は到達した最も深い階。目当てのアイテムは、それがある階に表示される。',
    ru: 'Этажи сверху вниз. Ваш освещён, ▼ — самый глубокий из посещённых, а награда показана на своём этаже.',
  },
  threats: {
    en: 'The monsters in view, nearest first.',
    ja: '見えているモンスター。近い順。',
    ru: 'Монстры в поле зрения, сначала ближние.',
  },
} as const satisfies Readonly<Record<string, LabelRow>>;

/** States of a monster in view, in the row of its facts. */
export const states: Readonly<Record<VisibleCondition, LabelRow>> = {
  spellbound: { en: 'held', ja: '金縛り', ru: 'не может пошевелиться' },
  confused: { en: 'confused', ja: '混乱している', ru: 'в смятении' },
  blind: { en: 'blind', ja: '目が見えない', ru: 'ничего не видит' },
  trapped: { en: 'trapped', ja: '罠にかかっている', ru: 'в ловушке' },
  poisoned: { en: 'poisoned', ja: '毒を受けている', ru: 'под действием яда' },
  slowed: { en: 'slow', ja: '動きが遅い', ru: 'движется медленно' },
  hasted: { en: 'fast', ja: '動きが速い', ru: 'движется быстро' },
  glowing: { en: 'glowing', ja: '光っている', ru: 'светится' },
  cancelled: { en: 'without special powers', ja: '特殊能力がない', ru: 'без особых сил' },
};

/** Headings and short remarks of the HUD. */
export const hud = {
  /** The heading of the monsters in view. */
  inSight: { en: 'In sight', ja: '視界', ru: 'В поле зрения' },
  /** The hero's level as a title: Level 4. */
  level: {
    en: (level: number) => `Level ${level}`,
    ja: (level: number) => `レベル ${level}`,
    ru: (level: number) => `Уровень ${level}`,
  },
  /** The hits after which a monster is dead: at least and at most, infinite if they may do nothing. */
  falls: {
    en: (fewest: number, most: number) =>
      most === Infinity
        ? `falls to ${fewest}+ hits`
        : `falls to ${range(fewest, most)} ${most === 1 ? 'hit' : 'hits'}`,
    ja: (fewest: number, most: number) =>
      most === Infinity ? `${fewest} 回以上で倒せる` : `${range(fewest, most)} 回で倒せる`,
    ru: (fewest: number, most: number) =>
      most === Infinity
        ? `гибнет не раньше ${fewest}-го удара`
        : `гибнет от ${range(fewest, most)} ${form(most, 'удара', 'ударов', 'ударов')}`,
  },
  /** The hero's hits do nothing to a monster. */
  unharmed: { en: 'your hits do nothing', ja: '攻撃が効かない', ru: 'удары не действуют' },
  /** The least hits of a monster after which the hero is dead. */
  fells: {
    en: (hits: number) => `kills you in ${hits}`,
    ja: (hits: number) => `${hits} 回で倒される`,
    ru: (hits: number) => `убьёт за ${formed(hits, 'удар', 'удара', 'ударов')}`,
  },
  /** Two remarks side by side. */
  both: {
    en: (first: string, second: string) => `${first} · ${second}`,
    ja: (first: string, second: string) => `${first}・${second}`,
    ru: (first: string, second: string) => `${first} · ${second}`,
  },
};
