import { expect, test } from 'vitest';
import hampering from '../../src/game/hampering.ts?raw';
import table from '../../src/words/stop-reasons.ts?raw';

const sources = import.meta.glob<string>('../../src/controls/**/*.ts', {
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
    const own = sources[`../../src/controls/${file}`];
    expect(own, file).toBeDefined();
    // The conditions that hamper the hero are reasons under their own names.
    const source = own.includes('hampering.ts') ? own + hampering : own;
    const missing = reasons.filter((reason) => !source.includes(`'${reason}'`));
    expect(missing, `reasons that ${file} does not have`).toEqual([]);
  }
});
