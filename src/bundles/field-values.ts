import type { Field } from '../game/components.ts';
import { packDice } from '../game/dice.ts';

/** Fields as a bundle states them. */
export type StatedFields = Readonly<Record<string, number | string | boolean>>;

/** The values of fields as numbers. `refer` is called for each field that names a kind. */
export function valuesOf(
  fields: readonly (readonly [name: string, field: Field])[],
  stated: StatedFields,
  refer: (field: string, kind: string, values: Record<string, number>) => void,
): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [field, { kind, choices, start = 0 }] of fields) {
    const value = stated[field] ?? start;
    values[field] = 0;
    if (typeof value !== 'string') values[field] = Number(value);
    else if (choices) values[field] = choices.indexOf(value);
    else if (kind === 'kind') refer(field, value, values);
    else values[field] = packDice(value) ?? 0;
  }
  return values;
}
