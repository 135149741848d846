import type { ItemVerb } from '../game/commands.ts';
import type { ComponentName, Mind, ReadableFields } from '../game/components.ts';
import { plain, range, signed, tenths } from './numbers.ts';
import { counted, form, formed } from './plurals.ts';

/**
 * The languages of the game. Each has a file of its own in `languages/` and its column in the tables
 * below: after a new code here, the compiler lists every text that is missing.
 */
export type Language = 'en' | 'ja' | 'ru';

/** One text in each language. */
type Row<T = string> = Readonly<Record<Language, T>>;

/** The readable fields of all components of one kind. */
export type ReadableKind = { readonly [C in ComponentName]?: ReadableFields<C> };

/** How the bestiary describes a component. */
export interface ComponentText<C extends ComponentName = ComponentName> {
  readonly name: string;
  /** A sentence with the numbers of one kind. */
  about(fields: ReadableFields<C>, kind: ReadableKind): string;
}

/** At least `turns`, at most `spread` − 1 more. */
const last = (turns: number, spread: number) => turns + spread - 1;
const enTurns = (turns: number, spread = 1) =>
  `${range(turns, last(turns, spread))} ${last(turns, spread) === 1 ? 'turn' : 'turns'}`;
const jaTurns = (turns: number, spread = 1) => `${range(turns, last(turns, spread), '～')} ターン`;
const ruTurns = (turns: number, spread = 1) =>
  `${range(turns, last(turns, spread))} ${form(last(turns, spread), 'ход', 'хода', 'ходов')}`;
/** Genitive, as after “within”. */
const ruCells = (cells: number) => formed(cells, 'клетки', 'клеток', 'клеток');
/** With an indefinite article; “unicorn” begins with a consonant in speech. */
export const withArticle = (name: string) =>
  `${/^(?!uni)[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
/** A bag with this number of places or more is described by its weight. */
const manyPlaces = 99;

/** The name of each component, and a sentence with the numbers of a kind. */
export const components: { readonly [C in ComponentName]: Row<ComponentText<C>> } = {
  Identity: {
    en: { name: 'identity', about: () => 'Internal id and kind.' },
    ja: { name: '識別', about: () => '内部の番号と種類。' },
    ru: { name: 'идентификатор', about: () => 'Внутренний номер и вид.' },
  },
  Position: {
    en: { name: 'position', about: () => 'Is on a cell.' },
    ja: { name: '位置', about: () => 'マスの上にある。' },
    ru: { name: 'место', about: () => 'Находится на клетке.' },
  },
  Health: {
    en: { name: 'health', about: ({ max, dice }) => `Starts with ${dice || max} HP; dies at 0.` },
    ja: { name: '体力', about: ({ max, dice }) => `HP は ${dice || max}。0 になると倒れる。` },
    ru: { name: 'здоровье', about: ({ max, dice }) => `ОЗ: ${dice || max}. При 0 погибает.` },
  },
  Stats: {
    en: {
      name: 'attack and defence',
      about: ({ attack, defence }) => `Attack ${attack}, defence ${defence}.`,
    },
    ja: { name: '攻撃と防御', about: ({ attack, defence }) => `攻撃 ${attack}、防御 ${defence}。` },
    ru: {
      name: 'атака и защита',
      about: ({ attack, defence }) => `Атака ${attack}, защита ${defence}.`,
    },
  },
  Fighter: {
    en: {
      name: 'fighter',
      about: ({ level, armour, attacks }) =>
        `Level ${level}, armour class ${plain(armour)}, attacks ${attacks}.`,
    },
    ja: {
      name: '戦闘',
      about: ({ level, armour, attacks }) =>
        `レベル ${level}、AC ${plain(armour)}、攻撃 ${attacks}。`,
    },
    ru: {
      name: 'боец',
      about: ({ level, armour, attacks }) =>
        `Уровень ${level}, КБ ${plain(armour)}, атаки ${attacks}.`,
    },
  },
  Strength: {
    en: { name: 'strength', about: () => 'Strength makes attacks more accurate and stronger.' },
    ja: { name: '力', about: () => '力が強いほど攻撃が当たりやすく、ダメージも大きい。' },
    ru: { name: 'сила', about: () => 'Чем больше сила, тем точнее и сильнее удары.' },
  },
  AI: {
    en: { name: 'mind', about: () => 'Acts on its own, once a turn.' },
    ja: { name: '行動', about: () => '毎ターン自分で行動する。' },
    ru: { name: 'разум', about: () => 'Действует самостоятельно, раз в ход.' },
  },
  Condition: {
    en: { name: 'condition', about: () => 'Can be paralysed, confused, trapped or held.' },
    ja: { name: '状態', about: () => '麻痺・混乱・罠・拘束の影響を受ける。' },
    ru: {
      name: 'состояние',
      about: () => 'Подвергается эффектам: паралич, смятение, капкан, хватка.',
    },
  },
  Poisoned: {
    en: { name: 'poisoned', about: () => 'Loses HP each turn until the poison wears off.' },
    ja: { name: '毒状態', about: () => '毒が消えるまで、毎ターン HP を失う。' },
    ru: { name: 'отравление', about: () => 'Теряет ОЗ каждый ход, пока действует яд.' },
  },
  Recovery: {
    en: {
      name: 'recovery',
      about: () => 'Regains HP while it does not fight: the higher its level, the faster.',
    },
    ja: { name: '回復', about: () => '戦わずにいると HP が回復する。レベルが高いほど早い。' },
    ru: {
      name: 'восстановление',
      about: () => 'Восстанавливает ОЗ вне боя: чем выше уровень, тем быстрее.',
    },
  },
  Searcher: {
    en: { name: 'searching', about: () => 'Can search for secret doors and traps.' },
    ja: { name: '捜索', about: () => '隠し扉と罠を探せる。' },
    ru: { name: 'поиск', about: () => 'Умеет искать потайные двери и ловушки.' },
  },
  Thrower: {
    en: { name: 'throwing', about: () => 'Can throw the items in its bag.' },
    ja: { name: '投てき', about: () => '持ち物を投げられる。' },
    ru: { name: 'броски', about: () => 'Умеет бросать предметы из сумки.' },
  },
  Mean: {
    en: {
      name: 'mean',
      about: ({ chance }) => `Has a ${chance}% chance to wake when the hero comes near.`,
    },
    ja: { name: '凶暴', about: ({ chance }) => `主人公が近づくと ${chance}% の確率で目を覚ます。` },
    ru: {
      name: 'злобный нрав',
      about: ({ chance }) => `С вероятностью ${chance}\u00a0% просыпается, когда герой рядом.`,
    },
  },
  Greedy: {
    en: {
      name: 'greedy',
      about: () => 'Wakes if there is gold in the hero’s room, and goes to guard it.',
    },
    ja: { name: '強欲', about: () => '主人公のいる部屋に金貨があると目を覚まし、それを守る。' },
    ru: {
      name: 'жадность',
      about: () => 'Просыпается, если в комнате героя есть золото, и идёт его стеречь.',
    },
  },
  Erratic: {
    en: {
      name: 'erratic',
      about: ({ chance }) => `Has a ${chance}% chance each turn to move in a random direction.`,
    },
    ja: { name: '気まぐれ', about: ({ chance }) => `${chance}% の確率ででたらめな方向へ動く。` },
    ru: {
      name: 'блуждание',
      about: ({ chance }) => `С вероятностью ${chance}\u00a0% идёт в случайную сторону.`,
    },
  },
  Coward: {
    en: {
      name: 'coward',
      about: ({ below }) =>
        below >= 100
          ? 'Always flees from the hero.'
          : `Flees from the hero while it has less than ${below}% of its HP.`,
    },
    ja: {
      name: '臆病',
      about: ({ below }) =>
        below >= 100 ? 'いつも主人公から逃げる。' : `HP が最大の ${below}% を下回ると逃げる。`,
    },
    ru: {
      name: 'трусость',
      about: ({ below }) =>
        below >= 100
          ? 'Всегда убегает от героя.'
          : `Убегает, пока здоровья меньше ${below}\u00a0%.`,
    },
  },
  Skirmisher: {
    en: {
      name: 'skirmisher',
      about: ({ distance }) => `Keeps at least ${counted(distance, 'cell')} away from the hero.`,
    },
    ja: {
      name: '間合い',
      about: ({ distance }) => `主人公から ${distance} マス以上の間合いを保つ。`,
    },
    ru: {
      name: 'дистанция',
      about: ({ distance }) => `Держится не ближе ${ruCells(distance)} от героя.`,
    },
  },
  Guard: {
    en: {
      name: 'guard',
      about: ({ radius }) =>
        `Follows the hero only within ${counted(radius, 'cell')} of its post, then returns there.`,
    },
    ja: {
      name: '番人',
      about: ({ radius }) => `持ち場から ${radius} マス以内の主人公だけを追い、その後は戻る。`,
    },
    ru: {
      name: 'страж',
      about: ({ radius }) =>
        `Преследует героя только в пределах ${ruCells(radius)} от своего поста, потом возвращается.`,
    },
  },
  Ambusher: {
    en: {
      name: 'ambusher',
      about: ({ distance }) =>
        `Does not move until the hero attacks it or comes within ${counted(distance, 'cell')}.`,
    },
    ja: {
      name: '待ち伏せ',
      about: ({ distance }) => `主人公が ${distance} マス以内に来るか、攻撃するまで動かない。`,
    },
    ru: {
      name: 'засада',
      about: ({ distance }) =>
        `Не двигается, пока герой не ударит или не подойдёт на ${formed(distance, 'клетку', 'клетки', 'клеток')}.`,
    },
  },
  Pack: {
    en: {
      name: 'pack',
      about: ({ range: cells }) =>
        `Attacking or waking one rouses all of its kind within ${counted(cells, 'cell')}.`,
    },
    ja: {
      name: '群れ',
      about: ({ range: cells }) =>
        `1 体を怒らせるか起こすと、${cells} マス以内の仲間も向かってくる。`,
    },
    ru: {
      name: 'стая',
      about: ({ range: cells }) =>
        `Если разозлить или разбудить одного, проснутся и разозлятся все сородичи в пределах ${ruCells(cells)}.`,
    },
  },
  Rooted: {
    en: { name: 'rooted', about: () => 'Never leaves its cell; attacks targets next to it.' },
    ja: { name: '不動', about: () => 'その場を動かず、隣に来た相手を攻撃する。' },
    ru: { name: 'неподвижность', about: () => 'Не сходит с места и атакует тех, кто рядом.' },
  },
  Invisible: {
    en: { name: 'invisible', about: () => 'Cannot be seen.' },
    ja: { name: '透明', about: () => '姿が見えない。' },
    ru: { name: 'невидимость', about: () => 'Увидеть нельзя.' },
  },
  Disguise: {
    en: { name: 'disguised', about: () => 'Looks like an item until it attacks or is touched.' },
    ja: { name: '擬態', about: () => '攻撃するか触れられるまで、アイテムに見える。' },
    ru: {
      name: 'маскировка',
      about: () => 'Выглядит как предмет, пока не атакует или пока герой не прикоснётся.',
    },
  },
  Regeneration: {
    en: {
      name: 'regeneration',
      about: ({ chance }) =>
        `Has a ${chance}% chance to gain 1 HP each time it attacks, even beyond its maximum.`,
    },
    ja: {
      name: '再生',
      about: ({ chance }) => `攻撃のたびに ${chance}% の確率で HP が 1 増える（上限なし）。`,
    },
    ru: {
      name: 'регенерация',
      about: ({ chance }) =>
        `С вероятностью ${chance}\u00a0% получает 1 ОЗ при каждой своей атаке, даже сверх максимума.`,
    },
  },
  Mends: {
    en: {
      name: 'healing',
      about: ({ turns }) =>
        turns === 1 ? 'Regains 1 HP every turn.' : `Regains 1 HP every ${turns} turns.`,
    },
    ja: {
      name: '自然治癒',
      about: ({ turns }) =>
        turns === 1 ? '毎ターン HP が 1 回復する。' : `${turns} ターンごとに HP が 1 回復する。`,
    },
    ru: {
      name: 'заживление',
      about: ({ turns }) =>
        turns === 1
          ? 'Восстанавливает 1 ОЗ каждый ход.'
          : `Восстанавливает 1 ОЗ каждые ${ruTurns(turns)}.`,
    },
  },
  Leech: {
    en: { name: 'leech', about: ({ share }) => `A hit heals it by ${share}% of the damage.` },
    ja: { name: '吸血', about: ({ share }) => `与えたダメージの ${share}% だけ HP が回復する。` },
    ru: {
      name: 'кровопийца',
      about: ({ share }) => `При попадании восстанавливает ОЗ: ${share}\u00a0% урона.`,
    },
  },
  Poison: {
    en: {
      name: 'poisonous',
      about: ({ damage, turns }) =>
        `A hit poisons: ${damage} HP per turn for ${enTurns(turns)}, but never the last HP.`,
    },
    ja: {
      name: '毒',
      about: ({ damage, turns }) =>
        `当たると ${turns} ターンの間、毎ターン HP を ${damage} 奪う（最後の 1 は残る）。`,
    },
    ru: {
      name: 'яд',
      about: ({ damage, turns }) =>
        `При попадании отравляет: ${damage} ОЗ за ход, ${ruTurns(turns)}; последнее ОЗ остаётся.`,
    },
  },
  Splits: {
    en: {
      name: 'splits',
      about: ({ chance }) =>
        `If a hit does not kill it, it has a ${chance}% chance to split in two and share its HP.`,
    },
    ja: {
      name: '分裂',
      about: ({ chance }) =>
        `攻撃を受けて生き残ると、${chance}% の確率で 2 体に分かれ、HP を分け合う。`,
    },
    ru: {
      name: 'деление',
      about: ({ chance }) =>
        `Если удар не убивает, с вероятностью ${chance}\u00a0% делится надвое вместе с ОЗ.`,
    },
  },
  Explodes: {
    en: {
      name: 'explodes',
      about: ({ damage, radius }) =>
        `Explodes when it dies: ${damage} damage to everyone within ${counted(radius, 'cell')}; walls protect.`,
    },
    ja: {
      name: '爆発',
      about: ({ damage, radius }) =>
        `倒れると爆発し、${radius} マス以内の全員に ${damage} のダメージを与える。壁は爆発を防ぐ。`,
    },
    ru: {
      name: 'взрыв',
      about: ({ damage, radius }) =>
        `Погибая, взрывается: урон ${damage} всем в пределах ${ruCells(radius)}; стены защищают.`,
    },
  },
  Summons: {
    en: {
      name: 'summons',
      about: ({ kind, chance, most }) =>
        `Has a ${chance}% chance each turn in sight of the hero to summon ${kind ? withArticle(kind) : 'one of its kind'} (at most ${most} in all).`,
    },
    ja: {
      name: '呼び寄せ',
      about: ({ kind, chance, most }) =>
        `主人公を見ると、毎ターン ${chance}% の確率で${kind || '仲間'}を呼ぶ（合計 ${most} 体まで）。`,
    },
    ru: {
      name: 'призыв',
      about: ({ kind, chance, most }) =>
        `При виде героя с вероятностью ${chance}\u00a0% за ход зовёт подмогу (${kind || 'сородичи'}), всего не больше ${most}.`,
    },
  },
  Throws: {
    en: {
      name: 'throws',
      about: ({ dice, range: cells, chance }) =>
        `Has a ${chance}% chance each turn to throw at the hero in a clear straight or diagonal line, up to ${counted(cells, 'cell')} away: damage ${dice}.`,
    },
    ja: {
      name: '遠距離攻撃',
      about: ({ dice, range: cells, chance }) =>
        `縦・横・斜めの一直線上 ${cells} マス以内なら、毎ターン ${chance}% の確率で主人公に飛び道具を投げる（ダメージ ${dice}）。`,
    },
    ru: {
      name: 'метание',
      about: ({ dice, range: cells, chance }) =>
        `С вероятностью ${chance}\u00a0% за ход бросает снаряд в героя по прямой или диагонали, не дальше ${ruCells(cells)}: урон ${dice}.`,
    },
  },
  Venom: {
    en: {
      name: 'weakening',
      about: ({ loss }) =>
        `A hit takes ${counted(loss, 'point')} of strength, unless the target resists poison.`,
    },
    ja: { name: '猛毒', about: ({ loss }) => `当たると力を ${loss} 奪う。毒に抵抗すると無効。` },
    ru: {
      name: 'ослабление',
      about: ({ loss }) => `При попадании отнимает силу (${loss}), если цель не устоит против яда.`,
    },
  },
  Paralysis: {
    en: {
      name: 'paralysis',
      about: ({ turns, spread }) =>
        `A hit deals no damage, but paralyses for ${enTurns(turns, spread)}.`,
    },
    ja: {
      name: '金縛り',
      about: ({ turns, spread }) =>
        `当たるとダメージを与えずに、${jaTurns(turns, spread)}の間動けなくする。`,
    },
    ru: {
      name: 'паралич',
      about: ({ turns, spread }) =>
        `Попадание не наносит урона, а парализует: ${ruTurns(turns, spread)}.`,
    },
  },
  Grasp: {
    en: {
      name: 'grasp',
      about: () =>
        'A hit holds the target and tightens the grip. Every attack, hit or miss, deals the damage of the grip.',
    },
    ja: {
      name: '捕縛',
      about: () =>
        '当たると相手を捕らえ、締めつけを強める。外れても、締めつけの分だけダメージを与える。',
    },
    ru: {
      name: 'хватка',
      about: () =>
        'Попадание удерживает цель и усиливает хватку. Любая атака, даже мимо, наносит урон силой хватки.',
    },
  },
  GoldThief: {
    en: {
      name: 'steals gold',
      about: () => 'A hit steals gold, and the thief vanishes. Killed in a room, it leaves gold.',
    },
    ja: {
      name: '金貨泥棒',
      about: () => '当たると金貨を盗んで消える。部屋の中で倒すと金貨を残す。',
    },
    ru: {
      name: 'кража золота',
      about: () => 'При попадании крадёт золото и исчезает. Погибая в комнате, оставляет золото.',
    },
  },
  ItemThief: {
    en: {
      name: 'steals items',
      about: () => 'A hit steals a magic item from the bag, and the thief vanishes.',
    },
    ja: { name: '泥棒', about: () => '当たると持ち物から魔法のアイテムを盗んで消える。' },
    ru: {
      name: 'кража предметов',
      about: () => 'При попадании крадёт из сумки волшебный предмет и исчезает.',
    },
  },
  Rust: {
    en: { name: 'rusts', about: () => 'A hit rusts the armour of the target: defence −1.' },
    ja: { name: 'さび', about: () => '当たると相手の鎧がさび、防御が 1 下がる。' },
    ru: { name: 'ржавчина', about: () => 'При попадании доспех цели ржавеет: защита −1.' },
  },
  LevelDrain: {
    en: {
      name: 'drains levels',
      about: ({ chance }) => `A hit has a ${chance}% chance to drain a level.`,
    },
    ja: {
      name: '生気吸収',
      about: ({ chance }) => `当たると ${chance}% の確率でレベルを 1 奪う。`,
    },
    ru: {
      name: 'вытягивание жизни',
      about: ({ chance }) => `При попадании с вероятностью ${chance}\u00a0% отнимает уровень.`,
    },
  },
  ConfusingGaze: {
    en: {
      name: 'confusing gaze',
      about: ({ turns, spread }) =>
        `Its gaze confuses the hero once, for ${enTurns(turns, spread)}, unless the hero resists magic.`,
    },
    ja: {
      name: '惑わす目',
      about: ({ turns, spread }) =>
        `目を合わせた主人公を一度だけ、${jaTurns(turns, spread)}の間混乱させる。魔法に抵抗すると無効。`,
    },
    ru: {
      name: 'дурманящий взгляд',
      about: ({ turns, spread }) =>
        `Один раз приводит героя в смятение (${ruTurns(turns, spread)}), если герой не устоит против магии.`,
    },
  },
  Carries: {
    en: {
      name: 'carries',
      about: ({ chance }) =>
        `Has a ${chance}% chance to carry an item, which it drops when it dies.`,
    },
    ja: {
      name: '所持',
      about: ({ chance }) => `${chance}% の確率でアイテムを持ち、倒れると落とす。`,
    },
    ru: {
      name: 'ноша',
      about: ({ chance }) =>
        `С вероятностью ${chance}\u00a0% несёт предмет и, погибая, роняет его.`,
    },
  },
  Intent: {
    en: { name: 'intent', about: () => 'The action that it has chosen.' },
    ja: { name: '意図', about: () => '選んだ行動。' },
    ru: { name: 'намерение', about: () => 'Выбранное действие.' },
  },
  Reward: {
    en: {
      name: 'reward',
      about: ({ experience, points }) =>
        `Killing it gives ${experience} EXP and ${counted(points, 'point')}.`,
    },
    ja: {
      name: '報酬',
      about: ({ experience, points }) => `倒すと経験値 ${experience}、得点 ${points}。`,
    },
    ru: {
      name: 'награда',
      about: ({ experience, points }) => `За победу: опыт ${experience}, очки ${points}.`,
    },
  },
  Experience: {
    en: {
      name: 'experience',
      about: ({ level, next }) => `Starts at level ${level}; the next level needs ${next} EXP.`,
    },
    ja: {
      name: '成長',
      about: ({ level, next }) => `レベル ${level} から始まり、次のレベルまで経験値 ${next}。`,
    },
    ru: {
      name: 'рост',
      about: ({ level, next }) => `Начинает с уровня ${level}; до следующего нужно ${next} опыта.`,
    },
  },
  Hunger: {
    en: {
      name: 'hunger',
      about: ({ max, energy }) => `Needs food; starts with ${energy || max} of ${max} ENG.`,
    },
    ja: {
      name: '空腹',
      about: ({ max, energy }) => `食料が必要。満腹度 ${energy || max}/${max} から始まる。`,
    },
    ru: {
      name: 'голод',
      about: ({ max, energy }) => `Нужна еда; вначале сытость ${energy || max} из ${max}.`,
    },
  },
  Bag: {
    en: {
      name: 'bag',
      about: ({ limit, places }) =>
        places < manyPlaces
          ? `Holds ${counted(places, 'item')}.`
          : `Holds a weight of up to ${tenths(limit)}.`,
    },
    ja: {
      name: '持ち物',
      about: ({ limit, places }) =>
        places < manyPlaces
          ? `アイテムを ${places} 個まで持てる。`
          : `重さ ${tenths(limit)} まで持てる。`,
    },
    ru: {
      name: 'сумка',
      about: ({ limit, places }) =>
        places < manyPlaces
          ? `Вмещает ${formed(places, 'предмет', 'предмета', 'предметов')}.`
          : `Вмещает вес до ${tenths(limit)}.`,
    },
  },
  Gear: {
    en: { name: 'equipment', about: () => 'Can use one weapon and one suit of armour.' },
    ja: { name: '装備', about: () => '武器と鎧を 1 つずつ装備できる。' },
    ru: { name: 'снаряжение', about: () => 'Может использовать одно оружие и один доспех.' },
  },
  Digging: {
    en: { name: 'digging', about: () => 'Can dig through weak walls.' },
    ja: { name: '掘削', about: () => 'もろい壁を掘れる。' },
    ru: { name: 'копание', about: () => 'Может прокапывать ветхие стены.' },
  },
  Item: {
    en: { name: 'item', about: ({ weight }) => `Can be picked up; weighs ${tenths(weight)}.` },
    ja: { name: 'アイテム', about: ({ weight }) => `拾える。重さ ${tenths(weight)}。` },
    ru: { name: 'предмет', about: ({ weight }) => `Можно подобрать; вес ${tenths(weight)}.` },
  },
  Stack: {
    en: {
      name: 'stacks',
      about: ({ as, least, most }) =>
        (most > 1 ? `Found in stacks of ${range(least, most)}. ` : '') +
        (as === 'group'
          ? 'A stack counts as one item in the bag.'
          : 'Each piece of a stack counts as one item in the bag.'),
    },
    ja: {
      name: '束',
      about: ({ as, least, most }) =>
        (most > 1 ? `${range(least, most, '～')} 個まとまって落ちている。` : '') +
        (as === 'group' ? '持ち物の 1 枠にまとまる。' : '重ねても、1 個につき 1 枠を使う。'),
    },
    ru: {
      name: 'связка',
      about: ({ as, least, most }) =>
        (most > 1 ? `Встречается связками по ${range(least, most)}. ` : '') +
        (as === 'group'
          ? 'Связка занимает одно место в сумке.'
          : 'В связке каждая штука занимает место в сумке.'),
    },
  },
  Gold: {
    en: { name: 'gold', about: () => 'Counts towards the score as soon as it is picked up.' },
    ja: { name: '金貨', about: () => '拾った時点で得点に加わる。' },
    ru: { name: 'золото', about: () => 'Сразу прибавляется к очкам, когда герой его подбирает.' },
  },
  Food: {
    en: {
      name: 'food',
      about: ({ energy, spread }) => `Restores ${meal(energy, spread)} ENG.`,
    },
    ja: { name: '食料', about: ({ energy, spread }) => `満腹度 +${meal(energy, spread, '～')}。` },
    ru: { name: 'еда', about: ({ energy, spread }) => `Сытость +${meal(energy, spread)}.` },
  },
  Potion: {
    en: { name: 'potion', about: () => 'Can be drunk.' },
    ja: { name: '薬', about: () => '飲める。' },
    ru: { name: 'зелье', about: () => 'Можно выпить.' },
  },
  Weapon: {
    en: {
      name: 'weapon',
      about: ({ attack, dice, hurled }, { Missile }) => {
        if (!dice) return `Attack ${signed(attack)}.`;
        if (!hurled) return `Damage ${dice}.`;
        if (!Missile) return `Damage ${dice} in hand, ${hurled} thrown.`;
        return Missile.fits === 'none'
          ? `Damage ${dice}, in hand or thrown.`
          : `Damage ${dice} in hand or thrown, ${hurled} shot from its launcher.`;
      },
    },
    ja: {
      name: '武器',
      about: ({ attack, dice, hurled }, { Missile }) => {
        if (!dice) return `攻撃 ${signed(attack)}。`;
        if (!hurled) return `ダメージ ${dice}。`;
        if (!Missile) return `ダメージ ${dice}、投げると ${hurled}。`;
        return Missile.fits === 'none'
          ? `ダメージ ${dice}。投げても同じ。`
          : `ダメージ ${dice}、発射武器で射つと ${hurled}。`;
      },
    },
    ru: {
      name: 'оружие',
      about: ({ attack, dice, hurled }, { Missile }) => {
        if (!dice) return `Атака ${signed(attack)}.`;
        if (!hurled) return `Урон ${dice}.`;
        if (!Missile) return `Урон ${dice} в руке, ${hurled} при броске.`;
        return Missile.fits === 'none'
          ? `Урон ${dice} в руке и при броске.`
          : `Урон ${dice} в руке и при броске, ${hurled} при выстреле.`;
      },
    },
  },
  Missile: {
    en: {
      name: 'missile',
      about: ({ fits }) => (fits === 'none' ? 'Made for throwing.' : 'Made for a launcher.'),
    },
    ja: {
      name: '飛び道具',
      about: ({ fits }) => (fits === 'none' ? '投げるための武器。' : '発射武器で射つもの。'),
    },
    ru: {
      name: 'снаряд',
      about: ({ fits }) => (fits === 'none' ? 'Для метания рукой.' : 'Для стрелкового оружия.'),
    },
  },
  Launcher: {
    en: { name: 'launcher', about: () => 'Held in hand, it shoots missiles that fit.' },
    ja: { name: '発射武器', about: () => '手に持って、合う矢や石を射つ。' },
    ru: { name: 'стрелковое оружие', about: () => 'Стреляет подходящими снарядами, если в руке.' },
  },
  Armour: {
    en: { name: 'armour', about: ({ defence }) => `Defence ${signed(defence)}.` },
    ja: { name: '鎧', about: ({ defence }) => `防御 ${signed(defence)}。` },
    ru: { name: 'доспех', about: ({ defence }) => `Защита ${signed(defence)}.` },
  },
  Trap: {
    en: {
      name: 'trap',
      about: () => 'Hidden until it is found; springs each time the hero steps on it.',
    },
    ja: { name: '罠', about: () => '見つけるまで見えず、主人公が踏むたびに作動する。' },
    ru: {
      name: 'ловушка',
      about: () =>
        'Не видна, пока не найдена; срабатывает каждый раз, когда герой на неё наступает.',
    },
  },
  Prize: {
    en: { name: 'the prize', about: () => 'The goal of the campaign. It always fits in the bag.' },
    ja: { name: '宝', about: () => '冒険の目的となる宝。持ち物の制限に関係なく持てる。' },
    ru: { name: 'сокровище', about: () => 'Цель кампании. Всегда помещается в сумку.' },
  },
  Dead: {
    en: { name: 'dead', about: () => 'Died this turn.' },
    ja: { name: '死', about: () => 'このターンに倒れた。' },
    ru: { name: 'смерть', about: () => 'Погибает в этом ходу.' },
  },
};

/** The energy of a meal: up to `spread` less, or up to `spread` − 1 more. */
function meal(energy: number, spread: number, dash?: string): string {
  return spread === 0 ? `${energy}` : range(energy - spread, energy + spread - 1, dash);
}

/** How each mind behaves. */
export const minds: Readonly<Record<Mind, Row>> = {
  timid: {
    en: 'Wanders idly; each time it is hit, it attacks once.',
    ja: 'うろつき、攻撃されるたびに一度だけ反撃する。',
    ru: 'Бродит без цели; на каждый удар отвечает один раз.',
  },
  grudge: {
    en: 'Wanders idly until it is hit, then comes for the hero.',
    ja: '攻撃されるまではうろつき、攻撃されると向かってくる。',
    ru: 'Бродит без цели, пока не ударят, потом идёт на героя.',
  },
  hunter: {
    en: 'Never sleeps; comes straight for the hero.',
    ja: '眠らず、まっすぐ向かってくる。',
    ru: 'Никогда не спит и идёт прямо на героя.',
  },
  brawler: {
    en: 'Far from the hero, wanders and attacks anyone in its way; nearby, comes for the hero.',
    ja: '離れているとさまよって近くの相手を攻撃し、主人公が近づくと向かってくる。',
    ru: 'Вдали от героя бродит и бьёт всех на пути, вблизи идёт на героя.',
  },
  chaser: {
    en: 'Sleeps until something wakes it, then chases the hero.',
    ja: '眠っていて、目を覚ますと追ってくる。',
    ru: 'Спит, пока не разбудят, потом гонится за героем.',
  },
  roamer: {
    en: 'Roams the floor; comes for the hero on sight.',
    ja: '階を歩き回り、主人公を見つけると向かってくる。',
    ru: 'Бродит по этажу и, увидев героя, идёт на него.',
  },
  tracker: {
    en: 'Sleeps until something wakes it, then takes the shortest path to the hero.',
    ja: '眠っていて、目を覚ますと最短の道で追ってくる。',
    ru: 'Спит, пока не разбудят, потом идёт к герою кратчайшим путём.',
  },
};

/** Ways to use an item, as menu entries. Weapons have their own words for `equip` and `takeOff`. */
export const verbs: Readonly<Record<ItemVerb | 'wield' | 'putAway', Row>> = {
  eat: { en: 'Eat', ja: '食べる', ru: 'Съесть' },
  drink: { en: 'Drink', ja: '飲む', ru: 'Выпить' },
  equip: { en: 'Equip', ja: '装備する', ru: 'Надеть' },
  takeOff: { en: 'Take off', ja: '外す', ru: 'Снять' },
  wield: { en: 'Equip', ja: '装備する', ru: 'Взять в руку' },
  putAway: { en: 'Put away', ja: '外す', ru: 'Убрать' },
  put: { en: 'Put down', ja: '置く', ru: 'Положить' },
  throw: { en: 'Throw', ja: '投げる', ru: 'Бросить' },
  name: { en: 'Name', ja: '名前をつける', ru: 'Назвать' },
};

/** Labels and states of the status display; a new number needs one row here. */
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
  helpless: { en: 'Helpless', ja: '行動不能', ru: 'Оцепенение' },
  held: { en: 'Held', ja: '拘束', ru: 'В хватке' },
  stuck: { en: 'Trapped', ja: '罠', ru: 'В капкане' },
} as const satisfies Readonly<Record<string, Row>>;

/** Buttons on a touch screen, each short enough for a thumb. */
export const buttons = {
  here: { en: 'Here', ja: '足もと', ru: 'Здесь' },
  pickup: { en: 'Take', ja: '拾う', ru: 'Взять' },
  down: { en: 'Down', ja: '下りる', ru: 'Вниз' },
  up: { en: 'Up', ja: '上る', ru: 'Вверх' },
  explore: { en: 'Explore', ja: '探索', ru: 'Разведка' },
  rest: { en: 'Rest', ja: '休む', ru: 'Отдых' },
  wait: { en: 'Wait', ja: '待つ', ru: 'Ждать' },
  dig: { en: 'Dig', ja: '掘る', ru: 'Копать' },
  search: { en: 'Search', ja: '探す', ru: 'Искать' },
  bag: { en: 'Bag', ja: '持ち物', ru: 'Сумка' },
  help: { en: 'Keys', ja: '操作', ru: 'Клавиши' },
  menu: { en: 'Menu', ja: 'メニュー', ru: 'Меню' },
} as const satisfies Readonly<Record<string, Row>>;

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
    en: 'Go to the nearest item and pick it up',
    ja: '最も近いアイテムを取りに行く',
    ru: 'Подойти к ближайшему предмету и подобрать его',
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
    en: 'Dig through an inner wall, then a direction (5 turns, 5 ENG)',
    ja: '内側の壁を掘る、続けて方向（5 ターン、満腹度 5）',
    ru: 'Копать внутреннюю стену, затем направление (5 ходов, 5 сытости)',
  },
  search: {
    en: 'Search next to you for secret doors and traps',
    ja: '周りの隠し扉と罠を探す',
    ru: 'Искать рядом потайные двери и ловушки',
  },
  run: { en: 'Run, then a direction', ja: '走る、続けて方向', ru: 'Бежать, затем направление' },
  eat: { en: 'Eat', ja: '食べる', ru: 'Есть' },
  drink: { en: 'Drink', ja: '飲む', ru: 'Пить' },
  wield: { en: 'Wield a weapon', ja: '武器を持つ', ru: 'Взять оружие в руку' },
  wear: { en: 'Wear armour', ja: '鎧を着る', ru: 'Надеть доспех' },
  takeOff: { en: 'Take off armour', ja: '鎧を脱ぐ', ru: 'Снять доспех' },
  drop: { en: 'Put down', ja: '置く', ru: 'Положить' },
  throw: {
    en: 'Throw an item, then a direction',
    ja: '投げる、続けて方向',
    ru: 'Бросить предмет, затем направление',
  },
  name: {
    en: 'Give an unknown item a name',
    ja: '未識別のアイテムに名前をつける',
    ru: 'Дать название неизвестному предмету',
  },
  panel: {
    en: 'Profiler: the time that each system takes',
    ja: 'プロファイラー：各システムにかかる時間',
    ru: 'Профилировщик: сколько времени занимает каждая система',
  },
  examine: {
    en: 'Look: direction keys move a cursor, Tab goes to the next thing',
    ja: '調べる：方向キーでカーソルを動かし、Tab で次へ',
    ru: 'Осмотр: направления двигают курсор, Tab — к следующему',
  },
  log: { en: 'All messages', ja: 'これまでの記録', ru: 'Все сообщения' },
  character: { en: 'The hero in numbers', ja: '主人公の状態', ru: 'Сведения о герое' },
  floor: { en: 'The floor, from memory', ja: 'この階の記憶', ru: 'Сведения об этаже' },
  discoveries: {
    en: 'The kinds of items that you have seen',
    ja: 'これまでに見たアイテムの種類',
    ru: 'Виды предметов, которые вы видели',
  },
  describe: {
    en: 'Describe the surroundings to a screen reader',
    ja: '周囲の様子をスクリーンリーダーで読み上げる',
    ru: 'Описать окружение для программы чтения с экрана',
  },
  zoomIn: { en: 'Zoom in', ja: '地図を拡大する', ru: 'Увеличить карту' },
  zoomOut: { en: 'Zoom out', ja: '地図を縮小する', ru: 'Уменьшить карту' },
  zoomReset: {
    en: 'Normal size of the map',
    ja: '地図を標準の大きさに戻す',
    ru: 'Обычный размер карты',
  },
  help: { en: 'This list of keys', ja: 'この一覧', ru: 'Этот список клавиш' },
  menu: { en: 'Menu', ja: 'メニュー', ru: 'Меню' },
  pad: {
    en: 'Gamepad: the D-pad or the left stick moves; A acts here or chooses, B goes back, X waits, Y opens the bag. RB attacks, RT explores, LT rests, LB searches. The left stick runs and the right one looks when pressed. Back lists the keys, and Start opens the menu.',
    ja: 'ゲームパッド：十字キーか左スティックで移動、A でその場の行動・決定、B で戻る、X で待つ、Y で持ち物。RB で攻撃、RT で探索、LT で休む、LB で探す。左スティックを押すと走り、右スティックを押すと調べる。Back で操作の一覧、Start でメニュー。',
    ru: 'Геймпад: крестовина или левый стик — движение; A — действие здесь или выбор, B — назад, X — ждать, Y — сумка. RB — атака, RT — разведка, LT — отдых, LB — поиск. Нажатие левого стика — бег, правого — осмотр. Back — список клавиш, Start — меню.',
  },
  pointer: {
    en: 'Or tap: a neighbouring cell to move or attack; a distant one to travel there; yourself to pick up, use stairs or wait. Hold a finger on a thing to look at it. Drag to move the map; pinch or turn the wheel to zoom. Any key or tap stops the hero.',
    ja: 'タップ操作：隣のマス＝移動・攻撃、遠くのマス＝そこまで移動、自分＝拾う・階段・待機。長押し＝調べる。ドラッグで地図を動かし、ピンチかホイールで拡大・縮小する。どのキーやタップでも途中で止まる。',
    ru: 'Или касанием: соседняя клетка — шаг или удар, дальняя — идти туда, вы сами — подобрать, лестница, ждать. Долгое касание — осмотр. Тяните карту, чтобы сдвинуть её; масштаб — двумя пальцами или колесом. Любая клавиша или касание останавливает героя.',
  },
} as const satisfies Readonly<Record<string, Row>>;
