import type { ReadableValues } from '../game/components.ts';
import type { EffectName } from '../game/effects/names.ts';
import type { effectRegistry } from '../game/effects/registry.ts';
import { withArticle } from './article.ts';
import type { TableLanguage } from './label-row.ts';
import { signed, spreadRange } from './numbers.ts';
import { counted, formed } from './plurals.ts';
import { enTurns, jaTurns, ruTurns } from './turns.ts';

/** A sentence about an effect, with its parameters. */
export type EffectText<E extends EffectName> = (
  values: ReadableValues<(typeof effectRegistry)[E]['parameters']>,
) => string;

/** A bonus behind dice; empty for none. */
const added = (bonus: number) => (bonus === 0 ? '' : signed(bonus));

/** The work of each effect, for items, traps and monsters alike. */
export const effects: {
  readonly [E in EffectName]: Readonly<Record<TableLanguage, EffectText<E>>>;
} = {
  aggravate: {
    en: () => 'Wakes and enrages all monsters of the floor.',
    ja: () => '階のすべてのモンスターを起こして怒らせる。',
    ru: () => 'Будит и злит всех монстров этажа.',
  },
  become: {
    en: ({ into }) => `Becomes ${withArticle(into)}.`,
    ja: ({ into }) => `${into}に変わる。`,
    ru: ({ into }) => `Превращается: ${into}.`,
  },
  blind: {
    en: ({ turns }) => `Blinds for ${enTurns(turns)}.`,
    ja: ({ turns }) => `${jaTurns(turns)}の間、目を見えなくする。`,
    ru: ({ turns }) => `Ослепляет на ${ruTurns(turns)}.`,
  },
  confuse: {
    en: ({ turns, spread }) => `Confuses for ${enTurns(turns, spread)}.`,
    ja: ({ turns, spread }) => `${jaTurns(turns, spread)}の間、混乱させる。`,
    ru: ({ turns, spread }) => `Вызывает смятение на ${ruTurns(turns, spread)}.`,
  },
  createMonster: {
    en: () => 'Makes a monster appear.',
    ja: () => 'モンスターを 1 体出現させる。',
    ru: () => 'Вызывает монстра.',
  },
  cancel: {
    en: () => 'Ends the powers and the invisibility of a monster.',
    ja: () => 'モンスターの能力を封じ、姿を現させる。',
    ru: () => 'Лишает монстра особых сил и невидимости.',
  },
  cure: {
    en: ({ condition }) =>
      ({
        blindness: 'Cures blindness.',
        confusion: 'Clears the head.',
        poison: 'Cures poison.',
        all: 'Cures blindness, confusion and poison.',
      })[condition],
    ja: ({ condition }) =>
      ({
        blindness: '目が見えるようになる。',
        confusion: '混乱が治る。',
        poison: '毒が消える。',
        all: '盲目・混乱・毒が治る。',
      })[condition],
    ru: ({ condition }) =>
      ({
        blindness: 'Возвращает зрение.',
        confusion: 'Проясняет мысли.',
        poison: 'Выводит яд.',
        all: 'Лечит слепоту, смятение и отравление.',
      })[condition],
  },
  damage: {
    en: ({ dice, bonus }) => `Deals ${dice}${added(bonus)} damage.`,
    ja: ({ dice, bonus }) => `${dice}${added(bonus)} のダメージを与える。`,
    ru: ({ dice, bonus }) => `Наносит урон ${dice}${added(bonus)}.`,
  },
  drain: {
    en: ({ cost }) =>
      `Deals damage equal to the user’s HP, shared among the monsters around; the user loses ${cost}% of its HP.`,
    ja: ({ cost }) =>
      `使用者の HP と同じだけのダメージを周りのモンスターに分けて与え、使用者は HP の ${cost}% を失う。`,
    ru: ({ cost }) =>
      `Наносит монстрам вокруг урон, равный ОЗ владельца, поровну каждому; владелец теряет ${cost}\u00a0% ОЗ.`,
  },
  detect: {
    en: ({ of }) =>
      ({
        monsters: 'Shows all monsters of the floor for a moment.',
        magic: 'Shows all magic of the floor for a moment.',
        gold: 'Shows all gold of the floor for a moment.',
      })[of],
    ja: ({ of }) =>
      ({
        monsters: '階のモンスターをすべて一瞬だけ示す。',
        magic: '階の魔法のアイテムをすべて一瞬だけ示す。',
        gold: '階の金貨をすべて一瞬だけ示す。',
      })[of],
    ru: ({ of }) =>
      ({
        monsters: 'На миг показывает всех монстров этажа.',
        magic: 'На миг показывает всю магию этажа.',
        gold: 'На миг показывает всё золото этажа.',
      })[of],
  },
  enchant: {
    en: ({ gear }) =>
      gear === 'armour'
        ? 'Improves the worn armour and lifts its curse.'
        : 'Improves the weapon in hand and lifts its curse.',
    ja: ({ gear }) =>
      gear === 'armour' ? '着ている鎧を強め、呪いを解く。' : '手にした武器を強め、呪いを解く。',
    ru: ({ gear }) =>
      gear === 'armour'
        ? 'Улучшает надетый доспех и снимает с него проклятие.'
        : 'Улучшает оружие в руке и снимает с него проклятие.',
  },
  explode: {
    en: ({ dice, radius }) =>
      `Explodes: ${dice} damage to all others within ${counted(radius, 'cell')}.`,
    ja: ({ dice, radius }) =>
      `爆発し、${radius} マス以内のほかの全員に ${dice} のダメージを与える。`,
    ru: ({ dice, radius }) =>
      `Взрывается: урон ${dice} всем остальным в пределах ${formed(radius, 'клетки', 'клеток', 'клеток')}.`,
  },
  fall: {
    en: () => 'Drops the hero to the floor below.',
    ja: () => '主人公を下の階へ落とす。',
    ru: () => 'Сбрасывает героя этажом ниже.',
  },
  genocide: {
    en: () => 'Wipes out a kind of monsters of your choice.',
    ja: () => '選んだ種類のモンスターを絶滅させる。',
    ru: () => 'Истребляет один вид монстров на ваш выбор.',
  },
  feel: {
    en: () => 'Has no effect.',
    ja: () => '何の効果もない。',
    ru: () => 'Ничего не делает.',
  },
  glow: {
    en: () => 'The next hit confuses its target.',
    ja: () => '次に攻撃が当たった相手を混乱させる。',
    ru: () => 'Следующее попадание вызывает смятение.',
  },
  haste: {
    en: ({ turns, spread }) =>
      turns > 0
        ? `Doubles the speed for ${enTurns(turns, spread)}.`
        : 'Doubles the speed for good.',
    ja: ({ turns, spread }) =>
      turns > 0
        ? `${jaTurns(turns, spread)}の間、速さが 2\u00a0倍になる。`
        : '速さがずっと 2\u00a0倍になる。',
    ru: ({ turns, spread }) =>
      turns > 0
        ? `Удваивает скорость на ${ruTurns(turns, spread)}.`
        : 'Удваивает скорость навсегда.',
  },
  heal: {
    en: ({ points, sidesPerLevel: sides }) =>
      sides > 0
        ? `Restores 1 to ${sides} HP for each level of the hero.`
        : `Restores ${points} HP; from an item, ${points} HP for each of its levels.`,
    ja: ({ points, sidesPerLevel: sides }) =>
      sides > 0
        ? `主人公のレベル 1 につき HP が 1–${sides} 回復する。`
        : `HP が ${points} 回復する（アイテムなら、そのレベル 1 につき ${points}）。`,
    ru: ({ points, sidesPerLevel: sides }) =>
      sides > 0
        ? `Восстанавливает от 1 до ${sides} ОЗ за каждый уровень героя.`
        : `Восстанавливает ${points} ОЗ (предмет — ${points} ОЗ за каждый свой уровень).`,
  },
  identify: {
    en: () => 'Identifies an item of your choice.',
    ja: () => '選んだアイテムを識別する。',
    ru: () => 'Опознаёт один предмет на ваш выбор.',
  },
  hold: {
    en: () => 'Holds monsters until something attacks or wakes them.',
    ja: () => '攻撃されるか起こされるまで、モンスターの動きを止める。',
    ru: () => 'Удерживает монстров, пока их не атакуют или не разбудят.',
  },
  light: {
    en: () => 'Lights the room for good.',
    ja: () => '部屋をずっと明るくする。',
    ru: () => 'Навсегда освещает комнату.',
  },
  map: {
    en: () => 'Shows a map of the floor.',
    ja: () => '階の地図を示す。',
    ru: () => 'Показывает карту этажа.',
  },
  paralyse: {
    en: ({ turns, spread }) => `Paralyses for ${enTurns(turns, spread)}.`,
    ja: ({ turns, spread }) => `${jaTurns(turns, spread)}の間、麻痺させる。`,
    ru: ({ turns, spread }) => `Парализует на ${ruTurns(turns, spread)}.`,
  },
  poison: {
    en: ({ damage, turns }) => `Poisons for ${enTurns(turns)}: ${damage} HP each turn.`,
    ja: ({ damage, turns }) => `毒で ${jaTurns(turns)}の間、毎ターン HP を ${damage} 失わせる。`,
    ru: ({ damage, turns }) => `Отравляет на ${ruTurns(turns)}: ${damage} ОЗ за ход.`,
  },
  polymorph: {
    en: ({ into }) => `Turns a monster into ${into ? withArticle(into) : 'another one'}.`,
    ja: ({ into }) => `モンスターを${into || '別のモンスター'}に変える。`,
    ru: ({ into }) => (into ? `Превращает монстра: ${into}.` : 'Превращает монстра в другого.'),
  },
  search: {
    en: () => 'Searches for secret doors and traps.',
    ja: () => '隠し扉と罠を探す。',
    ru: () => 'Ищет потайные двери и ловушки.',
  },
  raiseLevel: {
    en: () => 'Raises the level.',
    ja: () => 'レベルを上げる。',
    ru: () => 'Повышает уровень.',
  },
  removeCurse: {
    en: () => 'Lifts the curses of all items that are worn or wielded.',
    ja: () => '装備しているものの呪いを解く。',
    ru: () => 'Снимает проклятия с надетых вещей и с оружия в руке.',
  },
  restoreStrength: {
    en: () => 'Restores lost strength.',
    ja: () => '失った力を取り戻す。',
    ru: () => 'Возвращает потерянную силу.',
  },
  seeInvisible: {
    en: ({ turns }) => `Shows invisible monsters for ${enTurns(turns)}.`,
    ja: ({ turns }) => `${jaTurns(turns)}の間、見えないモンスターが見える。`,
    ru: ({ turns }) => `Показывает невидимых монстров: ${ruTurns(turns)}.`,
  },
  shoot: {
    en: ({ dice, venom }) =>
      `Shoots a missile: ${dice} damage${venom > 0 ? ', and a hit takes strength' : ''}.`,
    ja: ({ dice, venom }) =>
      `矢弾を放つ。ダメージ ${dice}${venom > 0 ? '、当たると力も失う' : ''}。`,
    ru: ({ dice, venom }) =>
      `Выпускает снаряд: урон ${dice}${venom > 0 ? '; попадание отнимает силу' : ''}.`,
  },
  sleep: {
    en: ({ turns, spread }) => `Causes sleep for ${enTurns(turns, spread)}.`,
    ja: ({ turns, spread }) => `${jaTurns(turns, spread)}の間、眠らせる。`,
    ru: ({ turns, spread }) => `Усыпляет на ${ruTurns(turns, spread)}.`,
  },
  slow: {
    en: ({ turns, spread }) =>
      turns > 0 ? `Halves the speed for ${enTurns(turns, spread)}.` : 'Halves the speed for good.',
    ja: ({ turns, spread }) =>
      turns > 0 ? `${jaTurns(turns, spread)}の間、速さが半分になる。` : '速さがずっと半分になる。',
    ru: ({ turns, spread }) =>
      turns > 0 ? `Замедляет вдвое на ${ruTurns(turns, spread)}.` : 'Замедляет вдвое навсегда.',
  },
  snare: {
    en: ({ turns }) => `Holds the leg for ${enTurns(turns)}.`,
    ja: ({ turns }) => `${jaTurns(turns)}の間、足を挟む。`,
    ru: ({ turns }) => `Держит за ногу ${ruTurns(turns)}.`,
  },
  strengthen: {
    en: ({ points }) => `Adds ${points} strength.`,
    ja: ({ points }) => `力を ${points} 増やす。`,
    ru: ({ points }) => `Прибавляет силы: ${points}.`,
  },
  strike: {
    en: ({ dice, damage }) => `An attack that deals ${dice}${added(damage)} damage.`,
    ja: ({ dice, damage }) => `${dice}${added(damage)} のダメージの攻撃。`,
    ru: ({ dice, damage }) => `Атака с уроном ${dice}${added(damage)}.`,
  },
  summon: {
    en: ({ kind, count }) =>
      kind ? `Summons: ${kind} (${count}).` : `Summons ${counted(count, 'other')} of its kind.`,
    ja: ({ kind, count }) => `${kind || '仲間'}を ${count} 体呼ぶ。`,
    ru: ({ kind, count }) =>
      kind ? `Призывает: ${kind} (${count}).` : `Призывает сородичей: ${count}.`,
  },
  teleport: {
    en: () => 'Teleports to another place on the floor.',
    ja: () => '同じ階の別の場所へ飛ばす。',
    ru: () => 'Переносит в другое место этажа.',
  },
  teleportTo: {
    en: () => 'Pulls the target to an adjacent cell.',
    ja: () => '相手を隣に引き寄せる。',
    ru: () => 'Притягивает цель вплотную.',
  },
  weaken: {
    en: ({ loss, spread }) => `Takes ${spreadRange(loss, spread)} strength.`,
    ja: ({ loss, spread }) => `力を ${spreadRange(loss, spread)} 失わせる。`,
    ru: ({ loss, spread }) => `Отнимает силу: ${spreadRange(loss, spread)}.`,
  },
};
