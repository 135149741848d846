import { haveSameMeaning } from './convert-column.ts';
import { hasColumn, layoutText, readLayout, type StoredLayout } from './layout.ts';

/** The components ("Rooted") and fields ("AI.mood") in which a layout differs from the layout of today. */
export function layoutChanges(stored: StoredLayout): {
  droppedFields: readonly string[];
  addedFields: readonly string[];
} {
  const today = readLayout(layoutText);
  return { droppedFields: missingFrom(today, stored), addedFields: missingFrom(stored, today) };
}

/** The components and fields of a layout that another one lacks, or has with another meaning. */
function missingFrom(other: StoredLayout, layout: StoredLayout): string[] {
  return [...layout].flatMap(([component, fields]) => {
    const others = other.get(component);
    if (!others) return [component];
    return [...fields].flatMap(([field, { kind }]) => {
      const known = others.get(field);
      const isMissing = !known || !haveSameMeaning(component, field, kind, known.kind);
      return isMissing && hasColumn(component, field) ? [`${component}.${field}`] : [];
    });
  });
}
