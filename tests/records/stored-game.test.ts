import { expect, test } from 'vitest';
import { bots } from '../../src/lab/bots/bots.ts';
import { readGameFile } from '../../src/records/read-game-file.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { endOf, haveSameCourse } from '../../src/records/stored-game.ts';
import { campaign } from '../world.ts';
import { recordGame } from './record-game.ts';

const run = recordGame(campaign, 'stored', (game) => bots.greedy(game, 'stored'), {
  player: 'greedy',
  turns: 60,
});
const read = (id: string, turns = run.turns) => {
  const end = turns === run.turns ? run.end : null;
  const text = runFileText({ ...run, turns, end, latest: null });
  return readGameFile(text, () => campaign, { id, saved: 0 }).stored;
};
const stored = read('a');

test('the same file makes the same game, whatever its id and snapshots are', () => {
  expect(haveSameCourse(stored, { ...read('b'), snapshots: [] })).toBe(true);
});

test('a shorter game, other commands, other mods and another state at the start are other games', () => {
  const [first] = stored.parts.segments;
  const others = [
    read('c', run.turns.slice(0, 50)),
    { ...stored, turns: stored.turns.with(7, stored.turns[7].startsWith('.') ? 's' : '.') },
    { ...stored, parts: { ...stored.parts, mods: [{ file: 'rat.json', text: '{}' }] } },
    {
      ...stored,
      parts: { ...stored.parts, segments: [{ ...first, start: '0'.repeat(16) }] },
    },
  ];
  for (const other of others) expect(haveSameCourse(stored, other)).toBe(false);
});

test('the end of a game with damaged snapshots comes from its commands, line by line', () => {
  const [newest] = stored.snapshots;
  const damaged = { ...stored, snapshots: [{ ...newest, state: newest.state.slice(0, 40) }] };
  const lines: number[] = [];
  expect(
    endOf(
      damaged,
      () => campaign,
      (line) => lines.push(line),
    ),
  ).toBe(run.end);
  expect(lines).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
  expect(endOf(stored, () => campaign)).toBe(run.end);
});

test('a line that differs is reported as damage only if the game was recorded under these rules', () => {
  const turns = run.turns.with(30, `${run.turns[30].split(' ')[0]} #${'0'.repeat(16)}`);
  const altered = { ...run, turns, end: null, latest: null };
  const [first] = run.segments;
  const updated = { ...altered, segments: [{ ...first, rules: 'b'.repeat(64) }] };
  const differsAt = (file: RunFile) =>
    readGameFile(runFileText(file), () => campaign, { id: 'a', saved: 0 }).differsAt;
  expect(differsAt(altered)).toBe(31);
  expect(differsAt(updated)).toBeNull();
});
