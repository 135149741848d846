import { expect, test } from 'vitest';
import { file, json, rl } from './rl.ts';

test('fight prints the results as text or JSON', async () => {
  const { lines, status } = await rl(['fight', '3', 'rat', 'v', 'wolf', '--rounds', '10']);
  expect(status).toBe(0);
  expect(lines[0]).toBe('3 rat v 1 wolf in simple: 10 fights, seed fight');
  expect(lines[2]).toMatch(/^ {2}1 wolf +won 100\.0% \(72\.[23] to 100\.0\), took /);
  const table = ['fight', '--table', '--levels', '5', '--rounds', '2', '--jobs', '1'];
  const [cell] = await json([...table, '--json']);
  expect(cell).toMatchObject({ monster: 'bat', level: 5, rounds: 2 });
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
