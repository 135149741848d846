import type { EitherShape, ListShape, ObjectShape, Shape, VariantShape } from '../shapes/shapes.ts';

/** Tables of the keys of list entries, as Markdown. */

/**
 * The tables about the entries of a list, with their introductions. A list of values or with its own section has none.
 */
export function entryTables({ each }: ListShape): string[][] {
  if (each.form === 'object') return [keyTable(Object.entries(each.keys))];
  if (each.form === 'either') return eitherTables(each);
  return each.form === 'variant' && !isInOwnSection(each) ? variantTables(each) : [];
}

/** A table of the keys of each shape, and of the entries of the list that only `with` has, after what each is. */
function eitherTables({ key, with: first, without }: EitherShape): string[][] {
  const list = first.keys[key];
  return [
    [without.doc],
    keyTable(Object.entries(without.keys)),
    [first.doc],
    keyTable(Object.entries(first.keys)),
    ...(list.form === 'list' ? [[list.each.doc], ...entryTables(list)] : []),
  ];
}

/** A table of the values of the tag with the keys of each, and a table of the keys that all entries have. */
function variantTables({ tag, shapes }: VariantShape): string[][] {
  const all = Object.entries(shapes);
  const [[, first]] = all;
  const isShared = (key: string) => all.every(([, shape]) => key in shape.keys);
  const shared = Object.entries(first.keys).filter(([key]) => key !== tag && isShared(key));
  const rows = all.map(([value, shape]) => [
    `\`${value}\``,
    ownKeys(shape, (key) => !isShared(key)),
    shape.doc,
  ]);
  return [tableOf([`\`${tag}\``, 'also has', 'meaning'], rows), keyTable(shared)];
}

function ownKeys({ keys }: ObjectShape, isOwn: (key: string) => boolean): string {
  const own = Object.entries(keys).filter(([key]) => isOwn(key));
  return own.map(([key, shape]) => `\`${key}\`: ${ruleOf(shape)}. ${shape.doc}`).join(' ') || '–';
}

function keyTable(keys: readonly (readonly [key: string, shape: Shape])[]): string[] {
  const rows = keys.map(([key, shape]) => [
    `\`${key}\`${shape.optional ? '' : ' (required)'}`,
    ruleOf(shape),
    shape.doc,
  ]);
  return tableOf(['key', 'value', 'meaning'], rows);
}

/** The allowed values of a key. */
function ruleOf(shape: Shape): string {
  switch (shape.form) {
    case 'value':
      return shape.mustBe;
    case 'object':
      return `an object with ${keyNames(shape)}`;
    case 'list': {
      const { each, most } = shape;
      const entries = each.form === 'variant' ? `${each.tag}s` : 'entries';
      return `a list of at most ${most} ${entries}`;
    }
    case 'map':
      return 'an object with any keys';
    case 'either':
      return `an object with ${keyNames(shape.without)}, or with ${keyNames(shape.with)}`;
    case 'variant':
      return `an object with \`${shape.tag}\``;
  }
}

function keyNames({ keys }: ObjectShape): string {
  const names = Object.entries(keys).map(
    ([key, { optional }]) => `\`${key}\`${optional ? ' (optional)' : ''}`,
  );
  return names.join(', ');
}

/** Effects and goals have sections of the reference. */
function isInOwnSection({ tag }: VariantShape): boolean {
  return tag === 'effect' || tag === 'goal';
}

/** The lines of a table with aligned columns. */
function tableOf(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = heading.map((_, n) => Math.max(...all.map((row) => row[n].length)));
  const [first, ...others] = all.map(
    (row) => `| ${row.map((cell, n) => cell.padEnd(widths[n])).join(' | ')} |`,
  );
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others];
}
