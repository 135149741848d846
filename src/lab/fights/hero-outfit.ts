import type { Campaign } from '../../game/campaign.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import { drawnGame } from '../../trials/drawn-floor.ts';
import { fitOut, type Outfit, possessionsOf } from '../../trials/outfit.ts';

/**
 * The starting equipment and additional items. An added weapon or armour is worn instead of the
 * old. The hero of a fight does not shoot: an added bow or arrow stays in the bag.
 */
export function outfitWith(campaign: Campaign, kinds: readonly Kind[]): Outfit {
  const added = kinds.map((kind) => ({ kind }));
  const possessions = possessionsOf(campaign);
  const wornAtStart = possessions.filter(({ worn }) => worn).map(({ made }) => made);
  const worn = (['Weapon', 'Armour'] as const).flatMap((sort) => {
    const isWearable = (kind: Kind) => kindHas(kind, sort) && !isForShooting(kind);
    return [...added, ...wornAtStart].find(({ kind }) => isWearable(kind)) ?? [];
  });
  return { experience: 0, items: [...possessions.map(({ made }) => made), ...added], worn };
}

function isForShooting(kind: Kind): boolean {
  if (kindHas(kind, 'Launcher')) return true;
  return kindHas(kind, 'Missile') && fieldOf(kind, 'Missile', 'fits') !== 0;
}

/** Whether the hero can carry the starting equipment and these items. */
export function canCarry(campaign: Campaign, kinds: readonly Kind[]): boolean {
  const { depth } = campaign.start;
  const game = drawnGame(campaign, 'bag', { rows: ['###', '#@#', '###'], legend: {}, depth });
  return fitOut(game, outfitWith(campaign, kinds)).length === 0;
}
