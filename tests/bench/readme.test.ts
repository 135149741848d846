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

/** The section of the results that each row of the README repeats. */
const sections = [
  ['a turn of an ordinary game of Rogue', 'ordinary game, Rogue 3.6.3: turns'],
  ['1,000 hunters act, per monster', 'every monster acts: 1,000 hunters, per monster'],
  [
    'field of view in an open hall of 200×200, radius 20',
    'field of view: 200×200, hall, radius 20',
  ],
];
const rows = (performance ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each row of the README repeats a section of the results', () => {
  expect(rows.map(([, work]) => work)).toEqual(sections.map(([work]) => work));
});

test.each(sections)('the times of "%s" are those of the results, in their order', (work, title) => {
  const section = results.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';
  const [, , ours = '', reference = ''] = rows.find(([, own]) => own === work) ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  const measured = lines.map(timesIn).filter((times) => times.length > 0);
  expect(timesIn(ours)).toEqual(measured[0].slice(0, timesIn(ours).length));
  expect(timesIn(reference)).toEqual(measured.slice(1).map(([median]) => median));
});

function timesIn(text: string): string[] {
  return [...text.matchAll(/[\d.,]*\d (?:ns|µs|ms|s)\b/g)].map(([time]) => time);
}
