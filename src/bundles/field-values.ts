import type { Field } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import type { Kind } from '../game/kinds.ts';

/** Fields as a bundle states them. */
export type StatedFields = Readonly<Record<string, number | string | boolean>>;

/** Notes that a field names a kind. */
export type Refer = (
  field: string,
  reference: Omit<Kind['references'][number], 'path' | 'field'>,
) => unknown;

/** The values of fields as numbers. `refer` is called for each field that names a kind. */
export function valuesOf(
  fields: readonly (readonly [name: string, field: Field])[],
  stated: StatedFields,
  refer: Refer,
): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [field, { kind, choices, names, start = 0 }] of fields) {
    const value = stated[field] ?? start;
    values[field] = 0;
    if (typeof value !== 'string') values[field] = Number(value);
    else if (choices) values[field] = choices.indexOf(value);
    else if (kind === 'kind') refer(field, { kind: value, values, ...(names && { names }) });
    else values[field] = packDice(value) ?? 0;
  }
  return values;
}
