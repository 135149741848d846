import { type ColumnLayout, hasColumn, layoutText, readLayout } from './column-layout.ts';
import { haveSameMeaning } from './convert-column.ts';

/** The components ("Rooted") and fields ("AI.mood") in which a layout differs from the layout of today. */
export function layoutChanges(stored: ColumnLayout): {
  droppedFields: readonly string[];
  addedFields: readonly string[];
} {
  const today = readLayout(layoutText);
  return { droppedFields: missingFrom(today, stored), addedFields: missingFrom(stored, today) };
}

/** The components and fields of a layout that another one lacks, or has with another meaning. */
function missingFrom(other: ColumnLayout, layout: ColumnLayout): string[] {
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
