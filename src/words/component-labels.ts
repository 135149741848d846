import type { Alarm, ComponentName, ReadableFields, RingPower } from '../game/components.ts';
import { withArticle } from './article.ts';
import { purposes } from './component-purposes.ts';
import type { LabelRow, TableLanguage } from './label-row.ts';
import { numbers, range, signed } from './numbers.ts';
import { counted, formed } from './plurals.ts';
import { resistancesIn } from './resistance-labels.ts';
import { enTurns, jaTurns, ruTurns } from './turns.ts';

/** The readable fields of all components of one kind. */
export type ReadableKind = { readonly [C in ComponentName]?: ReadableFields<C> };

/** Components that are shown as numbers or in lines of their own, so that they need no sentence. */
type PlainPart = 'Health' | 'Stats' | 'Fighter' | 'AI' | 'Reward' | 'Item' | 'Trap';

/** How the bestiary describes a component. */
interface ComponentText<C extends ComponentName = ComponentName> {
  readonly name: string;
  /** A sentence with the numbers of one kind. */
  about(fields: ReadableFields<C>, kind: ReadableKind): string;
}

/** The texts about a component. */
export type TextsOf<C extends ComponentName> = C extends PlainPart
  ? Pick<ComponentText, 'name'>
  : ComponentText<C>;

/** Genitive, as after “within”. */
const ruCells = (cells: number) => formed(cells, 'клетки', 'клеток', 'клеток');
/** A bag with this number of places or more is described by its weight. */
const manyPlaces = 99;
/** The dice of a weapon that does no damage, such as a sling in the hand. */
const noDamage = '0d0';

/** The causes that wake a sleeper: the end of the sentence about its senses. */
const wakesText: Readonly<Record<TableLanguage, Readonly<Record<Alarm, string>>>> = {
  en: {
    usual: '.',
    noise: '. Only a noise wakes it.',
    sight: '. Only the sight of the hero wakes it.',
    hit: '. Only an attack wakes it.',
    never: '. Nothing wakes it.',
  },
  ja: {
    usual: '。',
    noise: '。音だけで目を覚ます。',
    sight: '。主人公の姿だけで目を覚ます。',
    hit: '。攻撃されたときだけ目を覚ます。',
    never: '。何があっても目を覚まさない。',
  },
  ru: {
    usual: '.',
    noise: '. Его будит только шум.',
    sight: '. Его будит только вид героя.',
    hit: '. Его будит только нападение.',
    never: '. Его ничто не разбудит.',
  },
};

/** How a monster with `Moves` moves. */
const movementAbout: Readonly<Record<ReadableFields<'Moves'>['through'], LabelRow>> = {
  walls: { en: 'Walks through walls.', ja: '壁を通り抜ける。', ru: 'Проходит сквозь стены.' },
  digging: { en: 'Digs through walls.', ja: '壁を掘り進む。', ru: 'Прорывает стены.' },
  flying: {
    en: 'Flies, also over deep water.',
    ja: '空を飛び、深い水の上も越える。',
    ru: 'Летает, в том числе над глубокой водой.',
  },
  water: {
    en: 'Swims, and never leaves deep water.',
    ja: '泳ぎ、深い水から出ない。',
    ru: 'Плавает и не покидает глубокую воду.',
  },
  wading: {
    en: 'Walks, and swims through deep water.',
    ja: '歩き、深い水も泳いで渡る。',
    ru: 'Ходит по суше и плавает в глубокой воде.',
  },
};

/** The ground of a feature. */
const groundAbout: Readonly<Record<ReadableFields<'Feature'>['ground'], LabelRow>> = {
  floor: { en: 'You can walk on it.', ja: '上を歩ける。', ru: 'По нему можно ходить.' },
  screen: {
    en: 'You can walk through it, but not see through it.',
    ja: '通り抜けられるが、向こうは見えない。',
    ru: 'Сквозь него можно пройти, но не видно, что за ним.',
  },
  obstacle: {
    en: 'It blocks the way, but not the view.',
    ja: '道をふさぐが、向こうは見える。',
    ru: 'Преграждает путь, но не закрывает обзор.',
  },
  water: {
    en: 'Only swimmers and flyers cross it.',
    ja: '泳ぐ者と飛ぶ者だけが渡れる。',
    ru: 'Переправиться могут только плавающие и летающие.',
  },
  door: {
    en: 'Closed; walk into it to open it.',
    ja: '閉じている。歩いて当たると開く。',
    ru: 'Закрыта; шагните в неё, чтобы открыть.',
  },
};

/** How many times a feature can be used; empty for any number. */
function limitedUses(uses: number, language: TableLanguage): string {
  if (uses === 0) return '';
  const texts: Readonly<Record<TableLanguage, string>> = {
    en: ` It can be used ${uses === 1 ? 'once' : `${uses} times`}.`,
    ja: `使えるのは ${uses} 回。`,
    ru: ` Можно использовать: ${formed(uses, 'раз', 'раза', 'раз')}.`,
  };
  return texts[language];
}

/** The power of a worn ring. */
const ringAbout: Readonly<Record<RingPower, LabelRow>> = {
  none: {
    en: 'Worn on a finger.',
    ja: '指にはめる。',
    ru: 'Носится на пальце.',
  },
  protection: {
    en: 'Its bonus improves the armour class.',
    ja: '修正値だけ AC がよくなる。',
    ru: 'Бонус улучшает класс брони.',
  },
  strength: {
    en: 'Its bonus changes strength.',
    ja: '修正値だけ力が変わる。',
    ru: 'Бонус меняет силу.',
  },
  sustenance: {
    en: 'Poison cannot take strength.',
    ja: '毒で力を失わない。',
    ru: 'Яд не отнимает силу.',
  },
  sight: {
    en: 'Shows invisible monsters.',
    ja: '見えないモンスターが見える。',
    ru: 'Показывает невидимых монстров.',
  },
  accuracy: {
    en: 'Its bonus makes attacks hit more often.',
    ja: '修正値だけ攻撃が当たりやすくなる。',
    ru: 'Бонус повышает меткость ударов.',
  },
  damage: {
    en: 'Its bonus adds to the damage of each hit.',
    ja: '修正値だけ攻撃のダメージが増える。',
    ru: 'Бонус прибавляется к урону ударов.',
  },
  regeneration: {
    en: 'Heals 1 HP each turn.',
    ja: '毎ターン HP が 1 回復する。',
    ru: 'Лечит 1 ОЗ каждый ход.',
  },
  stealth: {
    en: 'Sleeping monsters do not notice the hero.',
    ja: '眠っているモンスターに気づかれない。',
    ru: 'Спящие монстры не замечают героя.',
  },
  aggravation: {
    en: 'Wakes every monster of the floor.',
    ja: '階のモンスターをすべて目覚めさせる。',
    ru: 'Будит всех монстров этажа.',
  },
};

/** The name of each component, and of most a sentence with the numbers of a kind. */
export const components: { readonly [C in ComponentName]: LabelRow<TextsOf<C>> } = {
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
    en: { name: 'health' },
    ja: { name: '体力' },
    ru: { name: 'здоровье' },
  },
  Stats: {
    en: { name: 'attack and defence' },
    ja: { name: '攻撃と防御' },
    ru: { name: 'атака и защита' },
  },
  Fighter: {
    en: { name: 'fighter' },
    ja: { name: '戦闘' },
    ru: { name: 'боец' },
  },
  Strength: {
    en: { name: 'strength', about: () => 'Strength makes attacks more accurate and stronger.' },
    ja: { name: '力', about: () => '力が強いほど攻撃が当たりやすく、ダメージも大きい。' },
    ru: { name: 'сила', about: () => 'Чем больше сила, тем точнее и сильнее удары.' },
  },
  AI: {
    en: { name: 'mind' },
    ja: { name: '行動' },
    ru: { name: 'разум' },
  },
  Condition: {
    en: { name: 'condition', about: () => 'Can be paralysed, confused, trapped or held.' },
    ja: { name: '状態', about: () => '麻痺・混乱・罠・拘束の影響を受ける。' },
    ru: {
      name: 'состояние',
      about: () => 'Подвергается эффектам: паралич, смятение, ловушка, хватка.',
    },
  },
  Speed: {
    en: {
      name: 'speed',
      about: ({ percent }) => `Acts ${percent} times in 100 turns.`,
    },
    ja: { name: '速さ', about: ({ percent }) => `100 ターンに ${percent} 回行動する。` },
    ru: {
      name: 'скорость',
      about: ({ percent }) => `Действует ${formed(percent, 'раз', 'раза', 'раз')} за 100 ходов.`,
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
    en: { name: 'searching', about: () => purposes.Searcher.en },
    ja: { name: '捜索', about: () => purposes.Searcher.ja },
    ru: { name: 'поиск', about: () => purposes.Searcher.ru },
  },
  Thrower: {
    en: { name: 'throwing', about: () => 'Can throw the items in its bag.' },
    ja: { name: '投てき', about: () => '持ち物を投げられる。' },
    ru: { name: 'броски', about: () => 'Умеет бросать предметы из сумки.' },
  },
  Wielder: {
    en: { name: 'wielding', about: () => purposes.Wielder.en },
    ja: { name: '手に持つ', about: () => purposes.Wielder.ja },
    ru: { name: 'вещь в руке', about: () => purposes.Wielder.ru },
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
  Faction: {
    en: { name: 'faction', about: () => 'Has friends and enemies among the monsters.' },
    ja: { name: '勢力', about: () => '勢力に属し、ほかの勢力のモンスターと戦うことがある。' },
    ru: { name: 'сторона', about: () => 'Среди монстров у него есть свои и чужие.' },
  },
  Follower: {
    en: {
      name: 'follower',
      about: ({ distance }) => `Stays within ${counted(distance, 'cell')} of its leader.`,
    },
    ja: {
      name: '随伴',
      about: ({ distance }) => `リーダーから ${distance} マス以内にいる。`,
    },
    ru: {
      name: 'спутник',
      about: ({ distance }) =>
        `Отходит от вожака не дальше чем на ${formed(distance, 'клетку', 'клетки', 'клеток')}.`,
    },
  },
  Group: {
    en: { name: 'group', about: () => 'Arrives with escorts.' },
    ja: { name: '一団', about: () => '護衛を連れて現れる。' },
    ru: { name: 'отряд', about: () => 'Появляется с охраной.' },
  },
  Senses: {
    en: {
      name: 'senses',
      about: ({ sight, hearing, smell, wakes }) =>
        [
          `Sees up to ${counted(sight, 'cell')} away`,
          ...(hearing > 0 ? [`hears up to ${counted(hearing, 'cell')} away`] : []),
          ...(smell > 0 ? [`smells the hero within ${counted(smell, 'step')}`] : []),
        ].join(', ') + wakesText.en[wakes],
    },
    ja: {
      name: '感覚',
      about: ({ sight, hearing, smell, wakes }) =>
        [
          `${sight} マス先まで見える`,
          ...(hearing > 0 ? [`${hearing} マス先の音が聞こえる`] : []),
          ...(smell > 0 ? [`${smell} 歩以内の主人公をにおいで見つける`] : []),
        ].join('。') + wakesText.ja[wakes],
    },
    ru: {
      name: 'чутьё',
      about: ({ sight, hearing, smell, wakes }) =>
        [
          `Видит на ${formed(sight, 'клетку', 'клетки', 'клеток')}`,
          ...(hearing > 0 ? [`слышит на ${formed(hearing, 'клетку', 'клетки', 'клеток')}`] : []),
          ...(smell > 0 ? [`чует героя за ${formed(smell, 'шаг', 'шага', 'шагов')}`] : []),
        ].join(', ') + wakesText.ru[wakes],
    },
  },
  Rooted: {
    en: { name: 'rooted', about: () => 'Never leaves its cell; attacks targets next to it.' },
    ja: { name: '不動', about: () => 'その場を動かず、隣に来た相手を攻撃する。' },
    ru: { name: 'неподвижность', about: () => 'Не сходит с места и атакует тех, кто рядом.' },
  },
  OpensDoors: {
    en: { name: 'opens doors', about: () => purposes.OpensDoors.en },
    ja: { name: '扉を開ける', about: () => purposes.OpensDoors.ja },
    ru: { name: 'открывает двери', about: () => purposes.OpensDoors.ru },
  },
  Moves: {
    en: { name: 'movement', about: ({ through }) => movementAbout[through].en },
    ja: { name: '移動', about: ({ through }) => movementAbout[through].ja },
    ru: { name: 'передвижение', about: ({ through }) => movementAbout[through].ru },
  },
  Invisible: {
    en: { name: 'invisible', about: () => 'Cannot be seen.' },
    ja: { name: '透明', about: () => '姿が見えない。' },
    ru: { name: 'невидимость', about: () => 'Увидеть нельзя.' },
  },
  Disguise: {
    en: { name: 'disguised', about: () => purposes.Disguise.en },
    ja: { name: '擬態', about: () => purposes.Disguise.ja },
    ru: { name: 'маскировка', about: () => purposes.Disguise.ru },
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
        `При виде героя с вероятностью ${chance}\u00a0% за ход зовёт ${kind ? `подмогу (${kind})` : 'сородичей'}, всего не больше ${most}.`,
    },
  },
  Aids: {
    en: {
      name: 'helps others',
      about: ({ range: cells, chance }) =>
        `Has a ${chance}% chance each turn to help another monster of its side within ${counted(cells, 'cell')}.`,
    },
    ja: {
      name: '援護',
      about: ({ range: cells, chance }) =>
        `毎ターン ${chance}% の確率で、${cells} マス以内の味方を助ける。`,
    },
    ru: {
      name: 'помощь',
      about: ({ range: cells, chance }) =>
        `С вероятностью ${chance}\u00a0% за ход помогает союзнику в пределах ${ruCells(cells)}.`,
    },
  },
  Triggers: {
    en: { name: 'reacts', about: () => 'Reacts to certain events.' },
    ja: { name: '反応', about: () => '決まった出来事に反応する。' },
    ru: { name: 'реакции', about: () => 'Реагирует на определённые события.' },
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
        `A hit takes ${counted(loss, 'point')} of strength, unless the target makes its saving throw against poison.`,
    },
    ja: {
      name: '猛毒',
      about: ({ loss }) => `当たると力を ${loss} 奪う。毒の判定に成功すると無効。`,
    },
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
      name: '麻痺',
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
        'Попадание удерживает цель и усиливает хватку. Каждая атака, даже промах, наносит урон, равный силе хватки.',
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
      about: ({ chance }) =>
        `A hit has a ${chance}% chance to take a level, and 1–10 maximum HP for good. A target without experience dies.`,
    },
    ja: {
      name: '生気吸収',
      about: ({ chance }) =>
        `当たると ${chance}% の確率でレベルを 1 下げ、最大 HP を 1–10 減らす（元に戻らない）。経験値のない相手は倒れる。`,
    },
    ru: {
      name: 'вытягивание жизни',
      about: ({ chance }) =>
        `При попадании с вероятностью ${chance}\u00a0% отнимает уровень и навсегда снижает максимум ОЗ на 1–10. Цель без опыта погибает.`,
    },
  },
  ConfusingGaze: {
    en: {
      name: 'confusing gaze',
      about: ({ turns, spread }) =>
        `Its gaze confuses the hero once, for ${enTurns(turns, spread)}, unless the hero makes a saving throw against magic.`,
    },
    ja: {
      name: '惑わす目',
      about: ({ turns, spread }) =>
        `目を合わせた主人公を一度だけ、${jaTurns(turns, spread)}の間混乱させる。魔法の判定に成功すると無効。`,
    },
    ru: {
      name: 'дурманящий взгляд',
      about: ({ turns, spread }) =>
        `Один раз приводит героя в смятение (${ruTurns(turns, spread)}), если герой не устоит против магии.`,
    },
  },
  Robs: {
    en: {
      name: 'robs',
      about: ({ what }) =>
        `A hit takes ${what === 'magic' ? 'a magic item' : 'an item'} from the bag. It flees with it, and drops it when it dies.`,
    },
    ja: {
      name: '盗賊',
      about: ({ what }) =>
        `攻撃が当たると${what === 'magic' ? '魔法のアイテム' : '持ち物'}を 1 つ奪って逃げる。倒すと落とす。`,
    },
    ru: {
      name: 'грабёж',
      about: ({ what }) =>
        `При попадании отнимает ${what === 'magic' ? 'волшебный предмет' : 'предмет'} из сумки и убегает с ним, а погибая, роняет его.`,
    },
  },
  Loot: {
    en: { name: 'loot', about: () => 'Leaves something when it dies.' },
    ja: { name: '戦利品', about: () => '倒れると何かを残す。' },
    ru: { name: 'добыча', about: () => 'Погибая, что-нибудь оставляет.' },
  },
  Resists: {
    en: { name: 'resistances', about: resistancesIn('en') },
    ja: { name: '耐性', about: resistancesIn('ja') },
    ru: { name: 'стойкость', about: resistancesIn('ru') },
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
    en: { name: 'reward' },
    ja: { name: '報酬' },
    ru: { name: 'награда' },
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
      about: ({ maxWeight, places }) =>
        places < manyPlaces
          ? `Holds ${counted(places, 'item')}.`
          : `Holds a weight of up to ${numbers.decimal.en(maxWeight / 10)}.`,
    },
    ja: {
      name: '持ち物',
      about: ({ maxWeight, places }) =>
        places < manyPlaces
          ? `アイテムを ${places} 個まで持てる。`
          : `重さ ${numbers.decimal.ja(maxWeight / 10)} まで持てる。`,
    },
    ru: {
      name: 'сумка',
      about: ({ maxWeight, places }) =>
        places < manyPlaces
          ? `Вмещает ${formed(places, 'предмет', 'предмета', 'предметов')}.`
          : `Вмещает вес до ${numbers.decimal.ru(maxWeight / 10)}.`,
    },
  },
  Gear: {
    en: { name: 'equipment', about: () => 'Can use one weapon and one suit of armour.' },
    ja: { name: '装備', about: () => '武器と鎧を 1 つずつ装備できる。' },
    ru: { name: 'снаряжение', about: () => 'Может использовать одно оружие и один доспех.' },
  },
  Digging: {
    en: { name: 'digging', about: () => purposes.Digging.en },
    ja: { name: '掘削', about: () => purposes.Digging.ja },
    ru: { name: 'копание', about: () => purposes.Digging.ru },
  },
  Item: {
    en: { name: 'item' },
    ja: { name: 'アイテム' },
    ru: { name: 'предмет' },
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
        (most > 1 ? `${range(least, most)} 個まとまって落ちている。` : '') +
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
    ja: { name: '食料', about: ({ energy, spread }) => `満腹度 +${meal(energy, spread)}。` },
    ru: { name: 'еда', about: ({ energy, spread }) => `Сытость +${meal(energy, spread)}.` },
  },
  Potion: {
    en: { name: 'potion', about: () => purposes.Potion.en },
    ja: { name: '薬', about: () => purposes.Potion.ja },
    ru: { name: 'зелье', about: () => purposes.Potion.ru },
  },
  Stick: {
    en: {
      name: 'wand or staff',
      about: ({ shape, range: reach, least, most }) =>
        `${
          {
            self: 'Affects its user.',
            neighbour: 'Reaches the next cell.',
            line: 'Reaches the first target in a straight line.',
            missile: 'Shoots a missile in a straight line.',
            bolt: `Shoots a bolt of ${reach} cells, which walls throw back.`,
            room: 'Reaches every monster in the room.',
          }[shape]
        } Charges when new: ${range(least, most)}.`,
    },
    ja: {
      name: '棒・杖',
      about: ({ shape, range: reach, least, most }) =>
        `${
          {
            self: '振った本人に効く。',
            neighbour: '隣のマスに届く。',
            line: '直線上の最初の相手に届く。',
            missile: 'まっすぐに弾を放つ。',
            bolt: `${reach} マス進み、壁で跳ね返る光線を放つ。`,
            room: '部屋のすべてのモンスターに届く。',
          }[shape]
        }新しいときの回数は ${range(least, most)}。`,
    },
    ru: {
      name: 'жезл или посох',
      about: ({ shape, range: reach, least, most }) =>
        `${
          {
            self: 'Действует на того, кто применяет.',
            neighbour: 'Действует на соседнюю клетку.',
            line: 'Действует на первого по прямой.',
            missile: 'Выпускает снаряд по прямой.',
            bolt: `Выпускает луч длиной ${formed(reach, 'клетка', 'клетки', 'клеток')}, который отражается от стен.`,
            room: 'Действует на всех монстров комнаты.',
          }[shape]
        } Зарядов у нового: ${range(least, most)}.`,
    },
  },
  Shatters: {
    en: {
      name: 'shatters',
      about: ({ radius }) =>
        radius === 0
          ? 'Thrown, it breaks and acts on its cell.'
          : `Thrown, it breaks and acts on everyone within ${counted(radius, 'cell')}.`,
    },
    ja: {
      name: '砕ける',
      about: ({ radius }) =>
        radius === 0
          ? '投げると砕け、そのマスに効く。'
          : `投げると砕け、${radius} マス以内の全員に効く。`,
    },
    ru: {
      name: 'хрупкость',
      about: ({ radius }) =>
        radius === 0
          ? 'Если бросить, разбивается и действует на свою клетку.'
          : `Если бросить, разбивается и действует на всех в радиусе ${ruCells(radius)}.`,
    },
  },
  OnHit: {
    en: { name: 'on hit', about: () => 'On each hit:' },
    ja: { name: '攻撃の効果', about: () => '攻撃が当たると：' },
    ru: { name: 'при попадании', about: () => 'При каждом попадании:' },
  },
  WhenHit: {
    en: { name: 'when hit', about: () => 'An attacker that hits it from nearby:' },
    ja: { name: '反撃の効果', about: () => '近くから攻撃を当てた者に：' },
    ru: { name: 'ответный вред', about: () => 'Тому, кто поражает вблизи:' },
  },
  Weapon: {
    en: {
      name: 'weapon',
      about: ({ attack, dice, thrownDice }, { Missile }) => {
        if (!dice) return `Attack ${signed(attack)}.`;
        if (dice === noDamage) return 'No damage in hand.';
        if (!thrownDice) return `Damage ${dice}.`;
        if (!Missile) return `Damage ${dice} in hand, ${thrownDice} thrown.`;
        return Missile.fits === 'none'
          ? `Damage ${dice}, in hand or thrown.`
          : `Damage ${dice} in hand or thrown, ${thrownDice} shot from its launcher.`;
      },
    },
    ja: {
      name: '武器',
      about: ({ attack, dice, thrownDice }, { Missile }) => {
        if (!dice) return `攻撃 ${signed(attack)}。`;
        if (dice === noDamage) return '手に持って殴ってもダメージはない。';
        if (!thrownDice) return `ダメージ ${dice}。`;
        if (!Missile) return `ダメージ ${dice}、投げると ${thrownDice}。`;
        return Missile.fits === 'none'
          ? `ダメージ ${dice}。投げても同じ。`
          : `ダメージ ${dice}、発射武器で放つと ${thrownDice}。`;
      },
    },
    ru: {
      name: 'оружие',
      about: ({ attack, dice, thrownDice }, { Missile }) => {
        if (!dice) return `Атака ${signed(attack)}.`;
        if (dice === noDamage) return 'В руке не наносит урона.';
        if (!thrownDice) return `Урон ${dice}.`;
        if (!Missile) return `Урон ${dice} в руке, ${thrownDice} при броске.`;
        return Missile.fits === 'none'
          ? `Урон ${dice} в руке и при броске.`
          : `Урон ${dice} в руке и при броске, ${thrownDice} при выстреле.`;
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
      about: ({ fits }) => (fits === 'none' ? '投げるための武器。' : '発射武器で放つもの。'),
    },
    ru: {
      name: 'снаряд',
      about: ({ fits }) => (fits === 'none' ? 'Для метания рукой.' : 'Для стрелкового оружия.'),
    },
  },
  Launcher: {
    en: { name: 'launcher', about: () => 'Held in hand, it shoots missiles that fit.' },
    ja: { name: '発射武器', about: () => '手に持って、合う矢や石を放つ。' },
    ru: { name: 'стрелковое оружие', about: () => 'Стреляет подходящими снарядами, если в руке.' },
  },
  Armour: {
    en: { name: 'armour', about: ({ defence }) => `Defence ${signed(defence)}.` },
    ja: { name: '鎧', about: ({ defence }) => `防御 ${signed(defence)}。` },
    ru: { name: 'доспех', about: ({ defence }) => `Защита ${signed(defence)}.` },
  },
  Scroll: {
    en: { name: 'scroll', about: () => purposes.Scroll.en },
    ja: { name: '巻物', about: () => purposes.Scroll.ja },
    ru: { name: 'свиток', about: () => purposes.Scroll.ru },
  },
  Scares: {
    en: {
      name: 'scaring',
      about: () =>
        'While it lies on the floor, monsters do not step on it and do not attack a hero who stands on it.',
    },
    ja: {
      name: '威嚇',
      about: () => '床に置くと、モンスターは乗らず、上に立つ主人公を攻撃しない。',
    },
    ru: {
      name: 'устрашение',
      about: () =>
        'Пока лежит на полу, монстры на него не наступают и не бьют героя, который на нём стоит.',
    },
  },
  Ring: {
    en: {
      name: 'ring',
      about: ({ power, cursed }) => `${ringAbout[power].en}${cursed ? ' Always cursed.' : ''}`,
    },
    ja: {
      name: '指輪',
      about: ({ power, cursed }) => `${ringAbout[power].ja}${cursed ? '必ず呪われている。' : ''}`,
    },
    ru: {
      name: 'кольцо',
      about: ({ power, cursed }) => `${ringAbout[power].ru}${cursed ? ' Всегда проклято.' : ''}`,
    },
  },
  Trap: {
    en: { name: 'trap' },
    ja: { name: '罠' },
    ru: { name: 'ловушка' },
  },
  Feature: {
    en: {
      name: 'feature',
      about: ({ ground, uses }) => `${groundAbout[ground].en}${limitedUses(uses, 'en')}`,
    },
    ja: {
      name: '設備',
      about: ({ ground, uses }) => `${groundAbout[ground].ja}${limitedUses(uses, 'ja')}`,
    },
    ru: {
      name: 'объект',
      about: ({ ground, uses }) => `${groundAbout[ground].ru}${limitedUses(uses, 'ru')}`,
    },
  },
  Prize: {
    en: { name: 'the prize', about: () => 'The goal of the campaign. It always fits in the bag.' },
    ja: { name: '宝', about: () => 'キャンペーンの目的となる宝。持ち物の制限に関係なく持てる。' },
    ru: { name: 'сокровище', about: () => 'Цель кампании. Всегда помещается в сумку.' },
  },
  Dead: {
    en: { name: 'dead', about: () => 'Died this turn.' },
    ja: { name: '死', about: () => 'このターンに倒れた。' },
    ru: { name: 'смерть', about: () => 'Погибает в этом ходу.' },
  },
};

/** The energy of a meal: up to `spread` less, or up to `spread` − 1 more. */
function meal(energy: number, spread: number): string {
  return spread === 0 ? `${energy}` : range(energy - spread, energy + spread - 1);
}
