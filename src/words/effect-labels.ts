import type { ReadableValues } from '../game/components.ts';
import type { EffectName } from '../game/effects/names.ts';
import type { effectRegistry } from '../game/effects/registry.ts';
import type { Language } from './labels.ts';
import { range } from './numbers.ts';
import { form } from './plurals.ts';

/** A sentence about an effect, with its parameters. */
export type EffectText<E extends EffectName> = (
  values: ReadableValues<(typeof effectRegistry)[E]['parameters']>,
) => string;

const last = (least: number, spread: number) => least + spread - 1;
const enTurns = (turns: number, spread = 1) =>
  `${range(turns, last(turns, spread))} ${last(turns, spread) === 1 ? 'turn' : 'turns'}`;
const jaTurns = (turns: number, spread = 1) => `${range(turns, last(turns, spread), '～')} ターン`;
const ruTurns = (turns: number, spread = 1) =>
  `${range(turns, last(turns, spread))} ${form(last(turns, spread), 'ход', 'хода', 'ходов')}`;

/** What each effect does, for items, traps and monsters alike. */
export const effects: {
  readonly [E in EffectName]: Readonly<Record<Language, EffectText<E>>>;
} = {
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
        all: '目・混乱・毒が治る。',
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
    en: ({ dice }) => `Does ${dice} damage.`,
    ja: ({ dice }) => `${dice} のダメージを与える。`,
    ru: ({ dice }) => `Наносит урон ${dice}.`,
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
  heal: {
    en: ({ points, sides }) =>
      sides > 0
        ? `Restores 1 to ${sides} HP for each level of the hero.`
        : `Restores ${points} HP for each level of the item.`,
    ja: ({ points, sides }) =>
      sides > 0
        ? `主人公のレベル 1 につき HP が 1～${sides} 回復する。`
        : `アイテムのレベル 1 につき HP が ${points} 回復する。`,
    ru: ({ points, sides }) =>
      sides > 0
        ? `Восстанавливает от 1 до ${sides} ОЗ за каждый уровень героя.`
        : `Восстанавливает ${points} ОЗ за каждый уровень предмета.`,
  },
  identify: {
    en: () => 'Identifies an item of your choice.',
    ja: () => '選んだアイテムを識別する。',
    ru: () => 'Опознаёт один предмет на ваш выбор.',
  },
  poison: {
    en: ({ damage, turns }) => `Poisons for ${enTurns(turns)}: ${damage} HP each turn.`,
    ja: ({ damage, turns }) => `毒で ${jaTurns(turns)}の間、毎ターン HP を ${damage} 失わせる。`,
    ru: ({ damage, turns }) => `Отравляет на ${ruTurns(turns)}: ${damage} ОЗ за ход.`,
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
  snare: {
    en: ({ turns }) => `Holds the leg for ${enTurns(turns)}.`,
    ja: ({ turns }) => `${jaTurns(turns)}の間、足を挟む。`,
    ru: ({ turns }) => `Держит за ногу ${ruTurns(turns)}.`,
  },
  teleport: {
    en: () => 'Teleports to another place on the floor.',
    ja: () => '同じ階の別の場所へ飛ばす。',
    ru: () => 'Переносит в другое место этажа.',
  },
  weaken: {
    en: ({ loss, spread }) => `Takes ${range(loss, last(loss, spread))} strength.`,
    ja: ({ loss, spread }) => `力を ${range(loss, last(loss, spread), '～')} 失わせる。`,
    ru: ({ loss, spread }) => `Отнимает силу: ${range(loss, last(loss, spread))}.`,
  },
};
