import { type ComponentName, fieldsOf } from '../../game/components.ts';
import type { Kind } from '../../game/kinds.ts';
import { type KindInList, valueText } from '../shapes/field-text.ts';
import { componentsOf, isRemoved } from './match-kinds.ts';

/** Values of a component's fields by name. */
export type Fields = Readonly<Record<string, number>>;

/** A difference between the components of two versions of a kind. */
export type ComponentChange =
  | { readonly type: 'added'; readonly component: ComponentName; readonly fields: Fields }
  | { readonly type: 'removed'; readonly component: ComponentName }
  | FieldChange;

/** A field with another value. The texts are the values as a bundle would write them. */
export interface FieldChange {
  readonly type: 'field';
  readonly component: ComponentName;
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly texts: readonly [from: string, to: string];
}

/** The differences between the components of two versions of a kind. */
export function componentChanges(old: KindInList, now: KindInList): ComponentChange[] {
  const before = new Map(componentsOf(old.kind).map(({ name, fields }) => [name, fields]));
  const after = new Map(now.kind.components.map(({ name, fields }) => [name, fields]));
  const changes: ComponentChange[] = [];
  for (const component of before.keys()) {
    if (!after.has(component)) changes.push({ type: 'removed', component });
  }
  for (const [component, fields] of after) {
    const known = before.get(component);
    if (known) changes.push(...fieldChanges(component, known, fields, old, now));
    else changes.push({ type: 'added', component, fields });
  }
  return changes;
}

function fieldChanges(
  component: ComponentName,
  before: Fields,
  after: Fields,
  old: KindInList,
  now: KindInList,
): FieldChange[] {
  return fieldsOf(component).flatMap(([field, facts]) => {
    const [from, to] = [before[field], after[field]];
    // Texts are compared, because the index of a referenced kind can change.
    const texts = [valueText(facts, from, old), valueText(facts, to, now)] as const;
    return texts[0] === texts[1] ? [] : [{ type: 'field', component, field, from, to, texts }];
  });
}

/** A component change as a short text: `+ Leech`, `− Leech` or `Health.max 6 → 9`. */
export function changeText(change: ComponentChange): string {
  const { component } = change;
  if (change.type === 'added') return `+ ${component}`;
  if (change.type === 'removed') return `− ${component}`;
  const [from, to] = change.texts.map((text) => text || '–');
  return `${component}.${change.field} ${from} → ${to}`;
}

/** The parts other than components in which two versions of a kind differ. */
export function changedParts(old: Kind, now: Kind): string[] {
  const parts = [
    'name',
    'about',
    'attackVerb',
    'look',
    'spawn',
    'effects',
    'goals',
    'faction',
    'escorts',
    'triggers',
    'loot',
    'lines',
  ] as const;
  return parts.filter(
    (part) =>
      JSON.stringify(old[part]) !== JSON.stringify(now[part]) &&
      // The line `+ file` already reports that a kind that comes back spawns again.
      !(part === 'spawn' && isRemoved(old)),
  );
}
