import { type Kind, kindHas } from '../../game/kinds.ts';
import { type ItemClass, itemClasses } from '../../words/option-labels.ts';

/** The class of a kind of items; null for another one, such as gold or a prize. */
export function itemClassOf(kind: Kind): ItemClass | null {
  if (kindHas(kind, 'Prize')) return null;
  if (kindHas(kind, 'Missile') || kindHas(kind, 'Launcher')) return 'Weapon';
  return itemClasses.find((one) => kindHas(kind, one)) ?? null;
}
