import { expect, test } from 'vitest';
import { rl } from './rl.ts';

test('bench explains a measurement of a system without work', async () => {
  const bench = ['bench', 'victory', '--actors', '10', '--repetitions', '1'];
  const { lines } = await rl(bench);
  expect(lines).toContain('entities  0, in 1 call');
  expect(lines.find((line) => line.startsWith('note: '))).toContain(
    'victory had no work here, so this is the time of an idle call; measure a turn of a run file',
  );
});
