import { type Kind, kindHas } from '../kinds.ts';

/** The classes of items by which a player decides to leave them. Each is a component. */
export const itemClasses = [
  'Weapon',
  'Armour',
  'Food',
  'Potion',
  'Scroll',
  'Ring',
  'Stick',
] as const;

export type ItemClass = (typeof itemClasses)[number];

/** The class of a kind of items; null for another one, such as gold or a prize. */
export function itemClassOf(kind: Kind): ItemClass | null {
  if (kindHas(kind, 'Prize')) return null;
  if (kindHas(kind, 'Missile') || kindHas(kind, 'Launcher')) return 'Weapon';
  return itemClasses.find((one) => kindHas(kind, one)) ?? null;
}
