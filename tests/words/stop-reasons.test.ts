import { expect, test } from 'vitest';
import { hamperingConditions } from '../../src/game/actors/conditions.ts';
import table from '../../src/words/stop-reasons.ts?raw';

const sources = import.meta.glob<string>('../../src/controls/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const scenarios = import.meta.glob<string>('../controls/**/*.test.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The reasons of each group of the table, by the file that the group names. */
const groups = table
  .split(/^ {2}\/\/ /m)
  .slice(1)
  .map((group) => ({
    file: /^[a-z/-]+\.ts/.exec(group)?.[0] ?? '',
    reasons: [...group.matchAll(/^ {2}(\w+):/gm)].map(([, reason]) => reason),
  }));

test('each reason to stop arises in the file that the table of reasons names', () => {
  expect(groups.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(40);
  for (const { file, reasons } of groups) {
    const source = sources[`../../src/controls/${file}`];
    expect(source, file).toBeDefined();
    // A file that asks for the conditions of the hero finds all of them.
    const found: readonly string[] = source.includes('hamperingConditionsOf(')
      ? hamperingConditions
      : [];
    const isFound = (reason: string) => source.includes(`'${reason}'`) || found.includes(reason);
    const missing = reasons.filter((reason) => !isFound(reason));
    expect(missing, `reasons that ${file} does not have`).toEqual([]);
  }
});

test('each reason to stop is expected in a scenario of the controls', () => {
  const expected = Object.values(scenarios).join('');
  const reasons = groups.flatMap((group) => group.reasons);
  expect(reasons.filter((reason) => !expected.includes(`'${reason}'`))).toEqual([]);
});
