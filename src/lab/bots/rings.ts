import { components, ringPowers } from '../../game/components.ts';
import { fieldOf, hasEffect, kindHas } from '../../game/kinds.ts';
import type { Tactic } from './tactics.ts';
import type { BotItem } from './view.ts';

/** Which rings the bot wears. Wearing a ring does not identify it. */

/** How useful each power is; 0 for powers that are not worth the hunger, or do harm. */
const powerValues: Readonly<Record<(typeof ringPowers)[number], number>> = {
  none: 0,
  protection: 5,
  strength: 4,
  sustenance: 3,
  sight: 2,
  stealth: 4,
  aggravation: 0,
  accuracy: 4,
  damage: 5,
  regeneration: 6,
};

/** The rings that a hero can wear: one on each hand. */
const mostRings = 2;

/** The value of a ring that the hero knows; 0 for others, and for one with a curse or a bad bonus. */
function ringValue({ isKnown, kind, name }: BotItem): number {
  const bonus = name.bonuses?.[0] ?? 1;
  const isBad = fieldOf(kind, 'Ring', 'cursed') > 0 || bonus < 1;
  if (!isKnown || isBad || hasEffect(kind, 'Ring', 'teleport')) return 0;
  const hungerValue = fieldOf(kind, 'Ring', 'hunger') < 0 ? slowDigestionValue : 0;
  const resistance = causes.reduce((sum, cause) => sum + fieldOf(kind, 'Resists', cause), 0);
  const defenceValue = resistance > 0 || kindHas(kind, 'WhenHit') ? protectionValue : 0;
  return (
    powerValues[ringPowers[fieldOf(kind, 'Ring', 'power')]] * bonus + hungerValue + defenceValue
  );
}

/** The causes of damage that rings can resist. */
const causes = Object.keys(components.Resists);

/** The value of resistances and of effects on attackers, which no ring of the campaigns has. */
const protectionValue = 3;

const slowDigestionValue = 3;

/**
 * Puts on the best known rings. Unknown rings stay in the bag until a scroll identifies them: wearing one
 * teaches nothing, and a third of them does harm.
 */
export const wearRings: Tactic = ({ view, map }) => {
  const rings = view.bag.filter(({ kind }) => kindHas(kind, 'Ring'));
  const worn = rings.filter((ring) => ring.worn);
  const notWorn = rings.filter((ring) => !ring.worn);
  const [best] = notWorn.sort((a, b) => ringValue(b) - ringValue(a));
  if (!best || ringValue(best) === 0) return null;
  if (worn.length < mostRings) return { type: 'equip', slot: best.slot };
  const [worst] = worn.sort((a, b) => ringValue(a) - ringValue(b));
  if (map.cursed.Ring || ringValue(best) <= ringValue(worst)) return null;
  return { type: 'takeOff', slot: worst.slot };
};
