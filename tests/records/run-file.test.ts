import { expect, test } from 'vitest';
import {
  decodeTrace,
  encodeTrace,
  parseRunFile,
  type RunFile,
  RunFileError,
  runFileText,
} from '../../src/records/run-file.ts';

const run: RunFile = {
  version: 1,
  campaign: 'simple',
  seed: 'ε"\n',
  content: 'a'.repeat(64),
  mods: [{ file: 'cave-rat.json', hash: 'b'.repeat(64) }],
  player: 'careful',
  start: '0123456789abcdef',
  changes: ['input.Intent', 'actions.Position'],
  turns: [
    [{ type: 'move', dx: 1, dy: 0 }, '1'.repeat(16), encodeTrace([{ number: 1, check: 4095 }])],
    [{ type: 'eat', slot: 3 }, '2'.repeat(16), ''],
  ],
};

test('a run file is read as it was written, with one line per turn', () => {
  const text = runFileText(run);
  expect(parseRunFile(text)).toEqual(run);
  expect(parseRunFile(`\uFEFF${text}`)).toEqual(run);
  expect(text.split('\n').filter((line) => line.startsWith('[{'))).toHaveLength(2);
  expect(parseRunFile(runFileText({ ...run, turns: [] })).turns).toEqual([]);
});

test('a trace has three characters per change, or five for numbers from 63', () => {
  const changes = [0, 1, 62, 63, 64, 4095].map((number) => ({ number, check: 4095 - number }));
  const trace = encodeTrace(changes);
  expect(trace).toHaveLength(3 * 3 + 3 * 5);
  expect(decodeTrace(trace)).toEqual(changes);
  expect(decodeTrace(trace.slice(0, -1))).toBeNull();
});

const text = runFileText(run);

test.each<[string, string, string]>([
  ['nothing', '', 'not JSON'],
  ['half a file', text.slice(0, 200), 'not JSON'],
  ['a list', '[]', 'Expected'],
  ['null', 'null', 'Expected'],
  ['a later version', text.replace('"version": 1', '"version": 2'), 'version 2'],
  ['a version that is no number', text.replace('"version": 1', '"version": "1"'), 'version: '],
  ['no seed', text.replace('"seed"', '"sead"'), 'seed'],
  [
    'a hash that is none',
    text.replace('0123456789abcdef', '0123456789abcdeg'),
    'start: must be 16',
  ],
  ['an unknown command', text.replace('"eat"', '"fly"'), 'turns.1.0.type: '],
  ['a step too long', text.replace('"dx":1', '"dx":2'), 'turns.0.0.dx: '],
  ['a turn without a hash', text.replace(`,"${'2'.repeat(16)}"`, ''), 'turns.1'],
  ['a trace of what is not listed', text.replace('"B__"', '"C__"'), 'turns.0.2: '],
  ['a trace that breaks off', text.replace('"B__"', '"B_"'), 'turns.0.2: '],
  ['more than there is', text.replace('"player"', '"extra":1,"player"'), 'extra'],
])('%s is rejected in one line that names the place', (_, broken, message) => {
  expect(() => parseRunFile(broken)).toThrow(RunFileError);
  try {
    parseRunFile(broken);
  } catch (error) {
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain('\n');
  }
});
