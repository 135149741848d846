import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, unlimitedPlaces } from '../game/components.ts';
import { diceText, meanOf } from '../game/dice.ts';
import type { Kind } from '../game/kinds.ts';
import { plain, tenths } from '../words/numbers.ts';
import type { Words } from '../words/texts.ts';

/** The fields that a kind starts a component with; null if it lacks the component. */
export function partOf(
  kind: Kind,
  component: ComponentName,
): Readonly<Record<string, number>> | null {
  return kind.components.find(({ name }) => name === component)?.fields ?? null;
}

/** The initial numbers of a kind, each with its short name. */
export function numbersOf({ kinds }: Campaign, kind: Kind, { ui }: Words): string[] {
  const health = partOf(kind, 'Health');
  const stats = partOf(kind, 'Stats');
  const fighter = partOf(kind, 'Fighter');
  const reward = partOf(kind, 'Reward');
  const item = partOf(kind, 'Item');
  // A bag that is limited by number ignores weights.
  const weighsItems = partOf(kinds[0], 'Bag')?.places === unlimitedPlaces;
  return [
    ...(health ? [`${ui.hp} ${health.dice > 0 ? diceText(health.dice) : health.max}`] : []),
    ...(stats ? [`${ui.attack} ${stats.attack}`, `${ui.defence} ${stats.defence}`] : []),
    ...(fighter
      ? [
          `${ui.level} ${fighter.level}`,
          `${ui.armourClass} ${plain(fighter.armour)}`,
          `${ui.attack} ${meanOf(fighter.attacks) > 0 ? diceText(fighter.attacks) : ui.bestiary.noDamage}`,
        ]
      : []),
    ...(reward && reward.experience > 0 ? [`${ui.experience} ${reward.experience}`] : []),
    ...(reward && reward.points > 0 ? [`${ui.score} ${reward.points}`] : []),
    ...(item && weighsItems ? [`${ui.weight} ${tenths(item.weight)}`] : []),
    ...(item && item.worth > 0 ? [`${ui.bestiary.worth} ${item.worth}`] : []),
    ...(kind.spawn.item?.level === undefined ? [] : [`${ui.level} ${kind.spawn.item.level}`]),
  ];
}
