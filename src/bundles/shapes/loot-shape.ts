import type { Kind, Loot } from '../../game/kinds.ts';
import { kindName, type ListShape, number, object, optional } from './shapes.ts';

/** The shape of `Loot` in bundles: `[{"item": "dagger", "chance": 50}]`. */
export function lootShape(doc: string): ListShape {
  const each = object('An item.', {
    item: kindName('The item.'),
    chance: optional(number('The chance that it is there. Without it, 100.', 1, 100, '%')),
    count: optional(
      number(
        'How many; of gold, its value. Without it, as many as are found (1 for gold).',
        1,
        9999,
      ),
    ),
    level: optional(number('The level of the item. Without it, 1.', 1, 99)),
  });
  return { form: 'list', doc, optional: true, most: 10, each };
}

/** Loot as a bundle states it. */
type StatedLoot = { readonly item: string } & Readonly<Partial<Omit<Loot, 'item'>>>;

/** The loot of a bundle without mistakes. An item without `count` has 0: as many as are found. */
export function readLoot(stated: unknown, references: Kind['references'][number][]): Loot[] {
  return (stated as readonly StatedLoot[]).map(
    ({ item, chance = 100, count = 0, level = 1 }, n) => {
      const values = { item: 0, chance, count, level };
      const path = ['Loot', n, 'item'];
      references.push({ path, field: 'item', kind: item, values, nature: 'Item' });
      return values;
    },
  );
}
