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
    'field of view on an ordinary floor of 80×24, radius 8',
    'field of view: 80×24, rooms, radius 8',
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
  const [, , ours = '', , reference = ''] = rowOf(work);
  const lines = sectionOf(title).filter((line) => line.startsWith('| '));
  const measured = lines.map(timesIn).filter((times) => times.length > 0);
  expect(timesIn(ours)).toEqual(measured[0].slice(0, timesIn(ours).length));
  expect(timesIn(reference)).toEqual(measured.slice(1).map(([median]) => median));
});

test.each(sections)('the target of "%s" and its result are those of the results', (work, title) => {
  const goal = /^- \W*(met|missed)\W* ([\d.,]+ ×) .*, target at most ([\d.]+)$/;
  const goals = sectionOf(title).flatMap((line) => goal.exec(line) ?? []);
  const [, , , target = ''] = rowOf(work);
  const shown = /^at most ([\d.]+) × .*, (met|missed): (.*)$/.exec(target)?.slice(1) ?? [target];
  const [, result, share, most] = goals;
  expect(shown).toEqual(goals.length > 0 ? [most, result, share] : ['–']);
});

function rowOf(work: string): readonly string[] {
  return rows.find(([, own]) => own === work) ?? [];
}

function sectionOf(title: string): string[] {
  const section = results.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';
  return section.split('\n');
}

function timesIn(text: string): string[] {
  return [...text.matchAll(/[\d.,]*\d (?:ns|µs|ms|s)\b/g)].map(([time]) => time);
}
