import { shotChance } from '../../describe/trap.ts';
import { type Campaign, heroKind } from '../../game/campaign.ts';
import { type ComponentName, type Field, unlimitedPlaces } from '../../game/components.ts';
import { diceText, meanOfDice } from '../../game/dice.ts';
import { effectRegistry } from '../../game/effects/registry.ts';
import type { Kind } from '../../game/kinds.ts';
import { plain } from '../../words/numbers.ts';
import type { Words } from '../../words/texts.ts';

/** The fields that a kind starts a component with; null if it lacks the component. */
export function partOf(
  kind: Kind,
  component: ComponentName,
): Readonly<Record<string, number>> | null {
  return kind.components.find(({ name }) => name === component)?.fields ?? null;
}

/** A number of a kind with its short name. */
export interface KindNumber {
  readonly label: string;
  readonly value: string;
}

/** The initial numbers of a kind. */
export function numbersOf(campaign: Campaign, kind: Kind, { ui, numbers }: Words): KindNumber[] {
  const health = partOf(kind, 'Health');
  const stats = partOf(kind, 'Stats');
  const fighter = partOf(kind, 'Fighter');
  const reward = partOf(kind, 'Reward');
  const item = partOf(kind, 'Item');
  // A bag that is limited by number ignores weights.
  const weighsItems = partOf(heroKind(campaign), 'Bag')?.places === unlimitedPlaces;
  const number = (label: string, value: string | number) => ({ label, value: `${value}` });
  return [
    ...(health ? [number(ui.hp, health.dice > 0 ? diceText(health.dice) : health.max)] : []),
    ...(stats ? [number(ui.attack, stats.attack), number(ui.defence, stats.defence)] : []),
    ...(fighter
      ? [
          number(ui.level, fighter.level),
          number(ui.armourClass, plain(fighter.armour)),
          number(ui.attack, meanOfDice(fighter.attacks) > 0 ? diceText(fighter.attacks) : 0),
        ]
      : []),
    ...(reward && reward.experience > 0 ? [number(ui.experience, reward.experience)] : []),
    ...(reward && reward.points > 0 ? [number(ui.score, reward.points)] : []),
    ...(item && weighsItems ? [number(ui.weight, numbers.decimal(item.weight / 10))] : []),
    ...(item && item.worth > 0 ? [number(ui.bestiary.worth, item.worth)] : []),
    ...(kind.spawn.item?.level === undefined ? [] : [number(ui.level, kind.spawn.item.level)]),
    ...trapNumbers(kind, ui.bestiary),
  ];
}

/** The numbers of the effects of a trap: its damage, the turns that it lasts, and the chances. */
function trapNumbers(kind: Kind, texts: Words['ui']['bestiary']): KindNumber[] {
  return (kind.effects.Trap ?? []).flatMap(({ name, chance, values }) => {
    const fields: readonly (readonly [string, Field])[] = Object.entries(
      effectRegistry[name].parameters,
    );
    const hit =
      name === 'shoot' ? [{ label: texts.hits, value: `${shotChance(1, values.bonus)}%+` }] : [];
    const numbers = fields.flatMap(([field, { kind: type, unit }]) => {
      if (type === 'dice') return [{ label: texts.damage, value: diceText(values[field]) }];
      const isTime = field === 'turns' && unit === 'turns';
      return isTime ? [{ label: texts.turns, value: `${values[field]}` }] : [];
    });
    return [
      ...(chance < 100 ? [{ label: texts.chance, value: `${chance}%` }] : []),
      ...numbers,
      ...hit,
    ];
  });
}
