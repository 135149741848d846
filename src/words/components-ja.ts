import { diceText, plain, signed, tenths } from './numbers.ts';
import type { ComponentWords } from './words.ts';

/** From `least` up to `spread` − 1 more. */
const span = (least: number, spread: number) =>
  spread > 1 ? `${least}～${least + spread - 1} ターン` : `${least} ターン`;

export const components: ComponentWords = {
  Identity: { name: '識別', about: () => 'すべての順序の中に決まった位置を持つ。' },
  Position: { name: '位置', about: () => 'マスの上にいる。' },
  Health: {
    name: '体力',
    about: ({ max, dice }) => `HP ${dice > 0 ? diceText(dice) : max}。0 になると倒れる。`,
  },
  Stats: {
    name: '攻防',
    about: ({ attack, defence }) => `攻撃 ${attack}、防御 ${defence}。`,
  },
  Fighter: {
    name: '戦士',
    about: ({ level, armour, attacks }) =>
      `レベル ${level}、AC ${plain(armour)}、攻撃 ${diceText(attacks)}。`,
  },
  Strength: { name: '力', about: () => '力が強いほど当たりやすく、威力も増す。' },
  AI: { name: '知能', about: () => '毎ターン、自分で動く。' },
  Condition: { name: '状態', about: () => '状態の変化を受ける。' },
  Poisoned: { name: '毒に冒された', about: () => '毒が抜けるまで体力を失う。' },
  Recovery: { name: '回復', about: () => '静かにしていると回復する。レベルが高いほど早い。' },
  Searcher: { name: '探索', about: () => '隠し扉や罠を探せる。' },
  Thrower: { name: '投げ手', about: () => '持ち物を投げられる。' },
  Mean: { name: '凶暴', about: ({ chance }) => `近づくと ${chance}% で目を覚ます。` },
  Greedy: { name: '強欲', about: () => '勇者のいる部屋に金貨があると目を覚まし、それを守る。' },
  Erratic: { name: '気まぐれ', about: ({ chance }) => `${chance}% の歩みは行き先がでたらめ。` },
  Coward: {
    name: '臆病',
    about: ({ below }) => (below >= 100 ? 'いつも逃げる。' : `体力が ${below}% を切ると逃げる。`),
  },
  Skirmisher: { name: '間合い', about: ({ distance }) => `${distance} マス以上の間合いを保つ。` },
  Guard: { name: '番人', about: ({ radius }) => `持ち場から ${radius} マスより先へは追わない。` },
  Ambusher: {
    name: '待ち伏せ',
    about: ({ distance }) => `${distance} マス以内に来るか、打たれるまで動かない。`,
  },
  Pack: { name: '群れ', about: ({ range }) => `一匹が怒ると、${range} マス以内の仲間も怒る。` },
  Rooted: { name: '不動', about: () => 'その場を動かず、隣に来た者を打つ。' },
  Invisible: { name: '透明', about: () => '姿が見えない。' },
  Disguise: { name: '擬態', about: () => '打つか触れられるまで、何かの品に見える。' },
  Regeneration: {
    name: '再生',
    about: ({ chance }) => `攻撃のたびに ${chance}% で HP が 1 増える。`,
  },
  Mends: { name: '自然治癒', about: ({ turns }) => `${turns} ターンごとに HP が 1 回復する。` },
  Leech: { name: '吸血', about: ({ share }) => `与えたダメージの ${share}% だけ回復する。` },
  Poison: {
    name: '毒',
    about: ({ damage, turns }) =>
      `当たると毒。${turns} ターンの間、毎ターン HP を ${damage} 失う（最後の 1 は残る）。`,
  },
  Splits: {
    name: '分裂',
    about: ({ chance }) => `打たれて生き残ると ${chance}% で二つに分かれる。`,
  },
  Explodes: {
    name: '爆発',
    about: ({ damage, radius }) =>
      `倒れると爆発し、${radius} マス以内の全員に ${damage} のダメージ。`,
  },
  Summons: {
    name: '呼び寄せ',
    about: ({ kind, chance, most }, name) =>
      `勇者を見ると、毎ターン ${chance}% で${kind > 0 ? name(kind) : '仲間'}を呼ぶ（最大 ${most} 体）。`,
  },
  Throws: {
    name: '飛び道具',
    about: ({ dice, range, chance }) =>
      `${range} マス以内で一直線に並ぶと、毎ターン ${chance}% で ${diceText(dice)} の飛び道具。`,
  },
  Venom: { name: '猛毒', about: ({ loss }) => `当たると力を ${loss} 奪う。毒に耐えれば無事。` },
  Paralysis: {
    name: '金縛り',
    about: ({ turns, spread }) => `当たると ${span(turns, spread)}動けなくなる。`,
  },
  Grasp: { name: '捕縛', about: () => '当たると捕まり、打つたびに締めつけが強くなる。' },
  GoldThief: { name: '金貨泥棒', about: () => '当たると金貨を盗んで消える。' },
  ItemThief: { name: '泥棒', about: () => '当たると魔法の品を盗んで消える。' },
  Rust: { name: 'さび', about: () => '当たると鎧がさびる。' },
  LevelDrain: { name: '生気吸収', about: ({ chance }) => `当たると ${chance}% でレベルを奪う。` },
  ConfusingGaze: {
    name: '惑わす目',
    about: ({ turns, spread }) => `気づいた者を一度だけ、${span(turns, spread)}混乱させる。`,
  },
  Carries: { name: '所持', about: ({ chance }) => `${chance}% で品を持っていて、倒れると落とす。` },
  Intent: { name: '意図', about: () => '何かをしようとしている。' },
  Reward: {
    name: '報酬',
    about: ({ experience, points }) => `倒すと経験値 ${experience}、得点 ${points}。`,
  },
  Experience: {
    name: '成長',
    about: ({ level, next }) => `レベル ${level} から始まり、経験値 ${next} で最初のレベルアップ。`,
  },
  Hunger: {
    name: '空腹',
    about: ({ max, energy }) => `食料が要る。満腹 ${energy || max}/${max} から始まる。`,
  },
  Bag: {
    name: '袋',
    about: ({ limit, places }) =>
      places < 99 ? `${places} 個まで持てる。` : `重さ ${tenths(limit)} まで持てる。`,
  },
  Gear: { name: '装備', about: () => '武器と鎧を一つずつ身につける。' },
  Digging: { name: '掘削', about: () => 'もろい壁を掘れる。' },
  Item: { name: '品', about: ({ weight }) => `拾える。重さ ${tenths(weight)}。` },
  Stack: {
    name: '束',
    about: ({ least, most }) =>
      most > 1 ? `${least}～${most} 個まとまって落ちている。` : 'いくつかで一つの場所に収まる。',
  },
  Gold: { name: '金貨', about: () => '拾うとすぐに数えられる。' },
  Food: {
    name: '食料',
    about: ({ energy, spread }) =>
      `満腹 ${spread > 0 ? `+${energy - spread}～${energy + spread - 1}` : signed(energy)}。`,
  },
  Potion: { name: '薬', about: ({ healing }) => `薬のレベルごとに HP を ${healing} 回復する。` },
  Weapon: {
    name: '武器',
    about: ({ attack, dice, hurled }) =>
      dice > 0
        ? `手に持って ${diceText(dice)}${hurled > 0 ? `、投げて ${diceText(hurled)}` : ''}。`
        : `攻撃 ${signed(attack)}。`,
  },
  Missile: { name: '飛び道具', about: () => '投げるか、射つためのもの。' },
  Launcher: { name: '射出具', about: () => '手に持つと、合う矢弾の威力が増す。' },
  Armour: { name: '鎧', about: ({ defence }) => `防御 ${signed(defence)}。` },
  Trap: { name: '罠', about: () => '隠れていて、勇者が踏むたびに働く。' },
  Prize: { name: '宝', about: () => '探し求めてきた宝。重すぎることはない。' },
  Dead: { name: '死', about: () => 'このターンに倒れた。' },
};
