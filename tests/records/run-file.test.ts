import { expect, test } from 'vitest';
import { parseRunFile, RunFileError } from '../../src/records/parse-run-file.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { encodeTrace } from '../../src/records/trace-text.ts';

const trace = encodeTrace([{ system: 1, changes: [{ part: 2, seq: 9, check: 4095 }] }]);

const run: RunFile = {
  version: 2,
  campaign: 'simple',
  seed: 'ε"\n',
  player: 'careful',
  mods: [{ file: 'cave-rat.json', text: '{"Health": {"max": 5}}' }],
  daily: '2026-11-22',
  inspected: false,
  segments: [
    {
      from: 0,
      reason: 'start',
      rules: 'c'.repeat(64),
      content: 'a'.repeat(64),
      start: '0123456789abcdef',
      parts: ['Health', 'Position', 'Intent'],
      systems: ['turn', 'input'],
      state: null,
    },
    {
      from: 1,
      reason: 'edit',
      rules: 'c'.repeat(64),
      content: 'a'.repeat(64),
      start: '0123456789abcdef',
      parts: ['Health'],
      systems: null,
      state: 'AAAA',
    },
  ],
  latest: { at: 2, state: 'AAA=' },
  end: 'e'.repeat(64),
  fault: { message: 'it broke', command: { type: 'wait' } },
  turns: [`l ${trace}`, `e3 #${'2'.repeat(16)}`],
};

const text = runFileText(run);

test('a run file is read as it was written, with one line per turn', () => {
  expect(parseRunFile(text)).toEqual(run);
  expect(parseRunFile(`\uFEFF${text}`)).toEqual(run);
  expect(text.split('\n')).toContain(`"e3 #${'2'.repeat(16)}"`);
  const empty = { ...run, turns: [], segments: [run.segments[0]], latest: null };
  expect(parseRunFile(runFileText(empty)).turns).toEqual([]);
});

/** The text with another value of a field. */
function having(change: Partial<Record<keyof RunFile, unknown>>): string {
  return JSON.stringify({ ...run, ...change });
}
const segments = (change: object, n = 0) =>
  having({ segments: run.segments.map((one, m) => (m === n ? { ...one, ...change } : one)) });

test.each<[string, string, string]>([
  ['an empty file', '', 'not JSON: line 1, column 1: the file is empty'],
  ['half a file', text.slice(0, 200), 'not JSON: line 9, column '],
  ['a list', '[]', 'version: is missing'],
  ['a number', '5', 'the file: must be an object'],
  ['null', 'null', 'the file: must be an object'],
  ['deep brackets', '['.repeat(100_000), 'brackets are nested more than 8 levels deep'],
  ['a later version', having({ version: 3 }), 'version 3 of run files is unknown'],
  ['an earlier version', having({ version: 1 }), 'reads version 2: record the game again'],
  ['a version that is a text', having({ version: '2' }), 'version: must be 2'],
  ['a file without a seed', text.replace('"seed"', '"sead"'), 'seed: is missing'],
  ['an unknown field', text.replace('"player"', '"extra":1,"player"'), 'extra: is unknown'],
  ['a date that is none', having({ daily: 'today' }), 'daily: is not a date'],
  ['a hash that is none', having({ end: 'x' }), 'end: is not a hash'],
  ['no segments', having({ segments: [] }), 'segments: must be at least 1 long'],
  ['a first segment at line 1', segments({ from: 1 }), 'segments.0.from: must be 0'],
  ['a new game in the middle', segments({ reason: 'start' }, 1), 'segments.1: only the first'],
  ['a segment without state', segments({ state: null }, 1), 'segments.1: only the first'],
  ['a segment after the end', segments({ from: 3 }, 1), 'segments.1.from: must be at most 2'],
  ['a state that is not base64', segments({ state: 'A' }, 1), 'segments.1.state: is not base64'],
  ['a snapshot after the end', having({ latest: { at: 3, state: 'AAAA' } }), 'latest.at: '],
  [
    'an unknown command',
    having({ turns: ['l', 'z'] }),
    'turns, line 2: the command "z" is unknown',
  ],
  [
    'a trace that is cut off',
    having({ turns: ['l BB', '.'] }),
    'turns, line 1: the trace is cut off',
  ],
  ['an unlisted part', segments({ parts: ['Health'] }), 'line 1: the trace refers to a part'],
  ['an unlisted system', segments({ systems: null }), 'line 1: the trace refers to a system'],
  ['a line with more words', having({ turns: ['l A A A', '.'] }), 'turns, line 1: must be'],
  ['a fault without a command', having({ fault: { message: 'x' } }), 'fault.command: is missing'],
  [
    'a step too long',
    having({ fault: { message: 'x', command: { type: 'move', dx: 2, dy: 0 } } }),
    'fault.command.dx: must be one of -1, 0, 1',
  ],
  ['a file that is too long', ' '.repeat(2 ** 25 + 1), 'at most 33554432 are allowed'],
])('%s is rejected in one line that names the place', (_, broken, message) => {
  expect(() => parseRunFile(broken)).toThrow(RunFileError);
  expect(() => parseRunFile(broken)).toThrow(message);
  expect(() => parseRunFile(broken)).not.toThrow(/\n|Expected|Invalid|Unexpected token/);
});
