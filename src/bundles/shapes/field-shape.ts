import type { ComponentName, Field } from '../../game/components.ts';
import { limitsOf } from '../../game/stores.ts';
import { choice, dice, flag, kindName, number, optional, type ValueShape } from './shapes.ts';

/** The purpose of a component or of one of its fields. */
export type DocOf = (component: ComponentName, field?: string) => string;

/** The shape of a field: as a bundle sets it, or as the inspector edits a field that play sets. */
export function fieldShape(
  { kind, choices, min, max, unit, start, mayBeZero }: Field,
  doc: string,
): ValueShape {
  let shape: ValueShape;
  if (choices) shape = choice(doc, choices);
  else if (kind === 'flag') shape = flag(doc);
  else if (kind === 'kind') shape = kindName(doc);
  else if (kind === 'dice') shape = dice(doc, unit, mayBeZero);
  else {
    const { least, most } = limitsOf(kind);
    shape = number(doc, min ?? least, max ?? most, unit, kind !== 'f64');
  }
  return start === undefined ? shape : optional(shape);
}
