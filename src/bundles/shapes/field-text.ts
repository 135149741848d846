import type { Field } from '../../game/components.ts';
import { diceText } from '../../game/dice.ts';
import type { Kind } from '../../game/kinds.ts';
import { defaultOf } from './bundle-shape.ts';
import type { ValueShape } from './shapes.ts';

/** Fields of components as texts. */

/** The description of a field: its purpose, its allowed values and its default. */
export function describeField(field: Field, { doc, mustBe, optional }: ValueShape): string {
  const initial = defaultOf(field);
  const required = optional ? '' : 'Required: ';
  const otherwise = initial === undefined ? '' : `; default ${JSON.stringify(initial)}`;
  const rule = `${required}${mustBe}${otherwise}.`;
  return `${doc} ${rule[0].toUpperCase()}${rule.slice(1)}`;
}

/** A kind and the list whose indices its fields contain. */
export interface KindInList {
  readonly kind: Kind;
  readonly all: readonly Kind[];
}

/** The stored value of a field as a bundle would write it; not for fields that hold an entity. */
export function valueText(
  { kind, choices }: Field,
  value: number,
  { kind: own, all }: KindInList,
): string {
  if (choices) return choices[value];
  if (kind === 'flag') return String(value === 1);
  if (kind === 'kind') return value === 0 ? own.id : all[value].id;
  return kind === 'dice' ? diceText(value) : String(value);
}
