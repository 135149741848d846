import { describe, expect, test } from 'vitest';
import { componentList } from '../../../src/bundles/reference/component-list.ts';
import { bundleComponents } from '../../../src/bundles/shapes/component-needs.ts';
import { triggerTimes } from '../../../src/game/kinds.ts';

const listLines = () => componentList().trimEnd().split('\n');

test('the list has one line per component in the order of components.ts', () => {
  const names = listLines().flatMap((line) => /^- \*\*(\w+)\*\*: ./.exec(line)?.[1] ?? []);
  expect(names).toEqual(bundleComponents);
});

test('the fields follow their component with purpose, bounds, unit and default', () => {
  const lines = listLines();
  const at = lines.findIndex((line) => line.startsWith('- **Venom**'));
  expect(lines.slice(at, at + 2)).toEqual([
    "- **Venom**: A hit reduces the target's strength, unless the target makes its saving throw against poison.",
    '  - `loss`: Strength lost. A whole number from 1 to 20; default 1.',
  ]);
  expect(lines).toContain(
    '  - `chance`: Chance per step. Required: a whole number from 1 to 100 (%).',
  );
});

test('the list has no fields that are set during play', () => {
  expect(componentList()).not.toContain('`current`');
});

describe('a component that is a list, or has one', () => {
  /** The rows of the tables of a component, as cells. */
  function rowsOf(component: string): string[][] {
    const lines = listLines();
    const from = lines.findIndex((line) => line.startsWith(`- **${component}**`));
    const length = lines.slice(from + 1).findIndex((line) => line.startsWith('- **'));
    const rows = lines.slice(from + 1, from + 1 + length).filter((line) => /^ +\|/.test(line));
    return rows.map((row) =>
      row
        .trim()
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim().replace(/^-+$/, '---')),
    );
  }

  test('the entries of Loot have a table of an item, and two of a choice of items', () => {
    const table = (...keys: string[]) => ['key', '---', ...keys];
    expect(rowsOf('Loot').map(([key]) => key)).toEqual([
      ...table('`item` (required)', '`chance`', '`count`', '`level`'),
      ...table('`oneOf` (required)', '`chance`'),
      ...table('`item` (required)', '`weight`', '`count`', '`level`'),
    ]);
    expect(rowsOf('Loot')[4][1]).toBe('a whole number from 1 to 9999');
  });

  test('a caption above each table of Loot names its subject', () => {
    const lines = listLines();
    const captions = lines.flatMap((line, n) => (/^ +\| key/.test(line) ? [lines[n - 2]] : []));
    expect(captions).toEqual(
      expect.arrayContaining(['  An item.', '  One of several items.', '  An item of the choice.']),
    );
  });

  test('Triggers has a table of moments with their own keys, and one of the keys of all', () => {
    const rows = rowsOf('Triggers');
    const moments = rows.slice(2, 2 + triggerTimes.length);
    expect(moments.map(([when]) => when)).toEqual(triggerTimes.map((when) => `\`${when}\``));
    expect(moments[0][1]).toContain('`percent`: a whole number from 1 to 100 (%)');
    const shared = rows.slice(4 + triggerTimes.length);
    expect(shared.map(([key]) => key)).toEqual(['`chance`', '`befalls`', '`say`', '`effects`']);
    expect(shared[3][1]).toBe('a list of at most 10 effects');
  });

  test('the escorts of Group have a table', () => {
    const keys = rowsOf('Group').map(([key]) => key);
    expect(keys.slice(2)).toEqual(['`kind` (required)', '`least`', '`most`']);
  });

  test('effects and goals, which have sections of their own, have no table', () => {
    expect(rowsOf('AI')).toEqual([]);
    expect(rowsOf('OnHit')).toEqual([]);
  });
});
