import type { Kind, Loot, LootItem } from '../../game/kinds.ts';
import { type EitherShape, kindName, type ListShape, number, object, optional } from './shapes.ts';

/** The shape of `Loot` in bundles: `[{"item": "dagger", "chance": 50}, {"oneOf": [{"item": "apple"}, …]}]`. */
export function lootShape(doc: string): ListShape {
  const chance = optional(number('The chance that it is there. Without it, 100.', 1, 100, '%'));
  const item = kindName('The item.');
  const details = {
    count: optional(
      number(
        'How many; of gold, its value. Without it, as many as are found (1 for gold).',
        1,
        9999,
      ),
    ),
    level: optional(number('The level of the item. Without it, 1.', 1, 99)),
  };
  const weight = optional(number('Its weight in the choice. Without it, 1.', 1, 1000));
  const each: EitherShape = {
    form: 'either',
    doc: 'An item, or one of several items.',
    key: 'oneOf',
    with: object('One of several items.', {
      oneOf: {
        form: 'list',
        doc: 'The items, one of which is chosen by weight.',
        most: 10,
        each: object('An item of the choice.', { item, weight, ...details }),
      },
      chance,
    }),
    without: object('An item.', { item, chance, ...details }),
  };
  return { form: 'list', doc, optional: true, most: 10, each };
}

/** An item as a bundle states it. */
type StatedItem = { readonly item: string } & Readonly<Partial<Omit<LootItem, 'item'>>>;

/** An entry of loot as a bundle states it. */
type StatedLoot = { readonly chance?: number } & (
  | StatedItem
  | { readonly oneOf: readonly StatedItem[] }
);

/** The loot of a bundle without mistakes. An item without `count` has 0: as many as are found. */
export function readLoot(stated: unknown, references: Kind['references'][number][]): Loot[] {
  const read = (one: StatedItem, path: readonly (string | number)[]): LootItem => {
    const { item, weight = 1, count = 0, level = 1 } = one;
    const values = { item: 0, weight, count, level };
    references.push({ path: [...path, 'item'], field: 'item', kind: item, values, nature: 'Item' });
    return values;
  };
  return (stated as readonly StatedLoot[]).map((entry, n) => {
    const oneOf =
      'oneOf' in entry
        ? entry.oneOf.map((one, index) => read(one, ['Loot', n, 'oneOf', index]))
        : [read(entry, ['Loot', n])];
    return { chance: entry.chance ?? 100, oneOf };
  });
}
