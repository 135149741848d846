import { expect, test } from 'vitest';
import { file, json, rl } from './rl.ts';

test('fight prints the results as text or JSON', async () => {
  const { lines, status } = await rl(['fight', '3', 'rat', 'v', 'wolf', '--rounds', '10']);
  expect(status).toBe(0);
  expect(lines[0]).toBe('3 rat v 1 wolf in simple: 10 fights, seed fight');
  expect(lines[2]).toMatch(/^ {2}1 wolf +won 100\.0% \(72\.[23]% … 100\.0%\), took /);
  const table = ['fight', '--table', '--levels', '5', '--rounds', '2', '--jobs', '1'];
  const [cell] = await json([...table, '--json']);
  expect(cell).toMatchObject({ monster: 'bat', level: 5, rounds: 2 });
});

test('a table shows the share of lost fights, so a monster that nobody fights to the end is no danger', async () => {
  const table = ['fight', '--table', '--levels', '1..2', '--rounds', '4', '--jobs', '1'];
  const campaign = ['--campaign', 'rogue'];
  const { lines } = await rl([...table, ...campaign]);
  expect(lines[0]).toBe('hero in rogue: fights lost by the hero, in percent of 4');
  const cells = await json([...table, ...campaign, '--json']);
  const lost = (name: string) =>
    cells
      .filter(({ monster }) => monster === name)
      .map(({ sides }) => String(100 * sides[1].wins.share));
  const shown = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(/ +/);
  expect(shown('dragon')).toEqual(['dragon', '100', '100']);
  expect(lost('dragon')).toEqual(['100', '100']);
  // A leprechaun vanishes with the gold.
  expect(shown('leprechaun')).toEqual(['leprechaun', ...lost('leprechaun')]);
});

test('each fight of a table of depths has its own hero, so that the intervals are right', async () => {
  const table = ['fight', '--table', '--campaign', 'rogue', '--depths', '2'];
  const { stderr, status } = await rl([...table, '--rounds', '1001']);
  expect(stderr).toBe(
    'error: --rounds 1001: with --depths at most 1000, because each fight has its own hero\n',
  );
  expect(status).toBe(2);
});

test('a table of a hero with too many items is refused before its fights', async () => {
  const hero = `hero${'+plate-armour'.repeat(10)}`;
  const { stdout, stderr, status } = await rl(['fight', '--table', hero, '--jobs', '2']);
  expect(stderr).toBe(`error: "${hero}": the hero cannot carry all these items; remove some\n`);
  expect([stdout, status]).toEqual(['', 2]);
});

test('fight uses additional bundles', async () => {
  const rat = { name: { en: 'rat' }, look: { glyph: 'r', colour: '#ffffff' } };
  const stats = { Health: { max: 99 }, Stats: { attack: 9, defence: 9 } };
  const great = file('rat.json', JSON.stringify({ ...rat, ...stats, AI: { mind: 'hunter' } }));
  const [{ sides }] = await json([
    'fight',
    'rat v wolf',
    '--bundle',
    great,
    '--rounds',
    '4',
    '--json',
  ]);
  expect(sides[0].wins.share).toBe(1);
});
