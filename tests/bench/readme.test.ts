import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const results = readFileSync('tests/bench/results.md', 'utf8');
const performance = readFileSync('README.md', 'utf8')
  .split(/^## /m)
  .find((section) => section.startsWith('Performance'));

test('the README names the machine and the day of its measurements', () => {
  const machine = results.match(/^Measured on .*\.$/m)?.[0];
  expect(machine).toBeDefined();
  expect(performance?.replace(/\s+/g, ' ')).toContain(machine);
});

test('each time in the README is in the results of the benchmarks', () => {
  const times = [...(performance ?? '').matchAll(/[\d.,]*\d (?:ns|µs|ms|s)\b/g)].map(
    ([time]) => time,
  );
  expect(times.length).toBeGreaterThan(5);
  for (const time of times) expect(results).toContain(` ${time} `);
});
