import { expect, test } from 'vitest';
import contributing from '../CONTRIBUTING.md?raw';
import { componentNames } from '../src/game/components.ts';

const sources = import.meta.glob<string>('../src/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The number of components that are keys in a text. */
function rowsIn(text: string): number {
  const keys = new Set([...text.matchAll(/^ +(\w+): /gm)].map(([, key]) => key));
  return componentNames.filter((name) => keys.has(name)).length;
}

test('the files of src with a row for many components are the files that CONTRIBUTING names', () => {
  const tables = Object.keys(sources)
    .filter((file) => rowsIn(sources[file]) > componentNames.length / 4)
    .map((file) => file.replace('../src/', ''));
  const change = /- \*\*A component with a system.*?(?=\n- \*\*)/s.exec(contributing)?.[0] ?? '';
  const named = [...change.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file);
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.filter((file) => !named.includes(file))).toEqual([]);
});
