import type { ComponentName, Field, FieldKind } from '../game/components.ts';
import { limitsOf } from '../game/stores.ts';
import { holdsKind, type StoredField } from './column-layout.ts';
import { invalidState } from './snapshot-error.ts';
import type { Survivors } from './survivors.ts';

/** The value of a field today; null if the stored value no longer exists. */
type Convert = (value: number) => number | null;

/**
 * How a stored value of a field becomes one of today: choices by name, kinds by id, and numbers within
 * the room of the new type. Null if the two fields have nothing but their name in common.
 */
export function converterOf(
  component: ComponentName,
  field: string,
  from: StoredField,
  to: Field,
  { numbers, lost }: Survivors,
): Convert | null {
  const place = `${component}.${field}`;
  if (!haveSameMeaning(component, field, from.kind, to.kind)) return null;
  switch (meaningOf(component, field, to.kind)) {
    case 'choice': {
      const choices = from.choices?.map((choice) => to.choices?.indexOf(choice) ?? -1) ?? [];
      return (value) => {
        const choice = entryOf(choices, value, place);
        return choice < 0 ? null : choice;
      };
    }
    case 'kind':
      return (value) => Math.max(0, entryOf(numbers, value, place));
    case 'entity':
      return (seq) => (lost.has(seq) ? 0 : seq);
    case 'dice':
      return (value) => value;
    case 'number': {
      const { least, most } = to.kind === 'flag' ? { least: 0, most: 1 } : limitsOf(to.kind);
      return (value) => Math.min(most, Math.max(least, value));
    }
  }
}

/** Whether values of one type of the field can be converted to another one. */
export function haveSameMeaning(
  component: string,
  field: string,
  from: FieldKind,
  to: FieldKind,
): boolean {
  return meaningOf(component, field, from) === meaningOf(component, field, to);
}

/** The meaning of the numbers in a field. */
function meaningOf(component: string, field: string, kind: FieldKind) {
  if (holdsKind(component, field, kind)) return 'kind';
  return kind === 'choice' || kind === 'entity' || kind === 'dice' ? kind : 'number';
}

/** The entry of a list for a stored index. */
export function entryOf(list: readonly number[], index: number, place: string): number {
  if (index >= list.length) throw invalidState(place, `${index} is not below ${list.length}`);
  return list[index];
}
