import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bytesToBase64 } from '../../src/bundles/base64.ts';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { RunRecorder } from '../../src/records/run-recorder.ts';
import { hashOf } from '../../src/state/hash.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { simple } from '../sources.ts';
import { file, json, rl } from './rl.ts';

/** One file means the same turn for `bench SYSTEM`, `bench --line` and `replay`, whichever kind it has. */

const campaign = loadCampaign(simple);

/** A game in progress, as the page keeps it: with a snapshot of its newest state. */
async function save(): Promise<RunFile> {
  const moves: Command[] = [{ type: 'wait' }, { type: 'move', dx: 1, dy: 0 }, { type: 'wait' }];
  const commands = file('moves.jsonl', moves.map((move) => JSON.stringify(move)).join('\n'));
  const out = join(dirname(commands), 'save.json');
  await json([
    ...['play', '--campaign', 'simple', '--seed', '7', '--commands', commands],
    ...['--save', out],
  ]);
  const run = parseRunFile(readFileSync(out, 'utf8'));
  const state = bytesToBase64(snapshotOf(gameBefore(campaign, run, run.turns.length)));
  return { ...run, latest: { at: run.turns.length, state } };
}

/** A game of a bot from its beginning. */
async function replay(): Promise<RunFile> {
  const args = ['record', '--campaign', 'simple', '--seed', '7', '--bot', 'careful'];
  return parseRunFile((await rl([...args, '--turns', '12'])).stdout);
}

/** A game that begins in a state other than that of its seed. */
function state(): RunFile {
  const game = newGame(campaign, '7');
  const choose = bots.careful(game, '7');
  for (let turn = 0; turn < 5; turn++) takeTurn(game, choose());
  game.stores.Health.current[game.hero] = 3;
  const recorder = new RunRecorder(game, { player: 'careful', isEdited: true });
  for (let turn = 0; turn < 8; turn++) recorder.play(choose());
  return recorder.run();
}

/** A recording that is edited in its middle. */
async function edited(): Promise<RunFile> {
  const first = await replay();
  const from = first.turns.length;
  const game = gameBefore(campaign, first, from);
  game.stores.Health.current[game.hero] = 3;
  const choose = bots.careful(game, '7');
  const recorder = new RunRecorder(game, { player: 'careful', isEdited: true });
  for (let turn = 0; turn < 6; turn++) recorder.play(choose());
  const { segments, turns, end } = recorder.run();
  const after = segments.map((segment) => ({ ...segment, from }));
  return {
    ...first,
    segments: [...first.segments, ...after],
    turns: [...first.turns, ...turns],
    end,
  };
}

/** The first and the last line of each segment, from 1. */
const linesOf = ({ segments, turns }: RunFile) =>
  segments.flatMap(({ from }, n) => [from + 1, segments[n + 1]?.from ?? turns.length]);

/** A turn played in the rules, without the lab: its calls of a system, and its hashes. */
function played(run: RunFile, turn: number) {
  const game = gameBefore(campaign, run, turn - 1);
  const { command } = readLine(run.turns[turn - 1]);
  let calls = 0;
  let after = '';
  game.probe = {
    enter() {},
    leave(system) {
      if (system !== 'fov') return;
      calls++;
      after = hashOf(game);
    },
  };
  takeTurn(game, command);
  game.probe = null;
  return { calls, after, end: hashOf(game) };
}

describe.each([
  ['a save', save],
  ['a replay', replay],
  ['a state', state],
  ['an edited game', edited],
] as const)('%s', (_, make) => {
  test('bench SYSTEM, bench --line and replay play the same turns of it', async () => {
    const run = await make();
    const path = file('game.json', runFileText(run));
    const lines = await json(['replay', path, '--trace']);
    expect(lines.at(-1)).toMatchObject({ same: true, turns: run.turns.length });
    for (const line of linesOf(run)) {
      const { calls, after, end } = played(run, line);
      expect(lines[line - 1]).toMatchObject({ line, hash: end.slice(0, 16) });
      const at = ['--run', path, '--line', `${line}`, '--repetitions', '1', '--json'];
      const [whole] = await json(['bench', 'turn', ...at]);
      expect(whole).toMatchObject({ run: path, line, hash: end });
      const [parts] = await json(['bench', ...at]);
      const fov = parts.systems.find(({ system }: { system: string }) => system === 'fov');
      expect([parts.line, fov.calls]).toEqual([line, calls]);
      const [system] = await json(['bench', 'fov', ...at]);
      expect(system).toMatchObject({ line, calls, ...(calls === 1 && { hash: after }) });
    }
  });

  test('the turns of bench --run are those of replay', async () => {
    const run = await make();
    const path = file('game.json', runFileText(run));
    const { from } = run.segments[run.segments.length - 1];
    const [found] = await json(['bench', '--run', path, '--repetitions', '1', '--json']);
    expect(found).toMatchObject({ from: from + 1, turns: run.turns.length - from });
    const { slowest } = found.systems.at(-1);
    expect(slowest.line).toBeGreaterThan(from);
    expect(slowest.line).toBeLessThanOrEqual(run.turns.length);
    expect(found.allocations.systems.at(-1).most.line).toBeGreaterThan(from);
  });
});

test('bench refuses a line that the present rules do not play as it was recorded', async () => {
  const run = await edited();
  const [first, second] = run.segments;
  const segments = [{ ...first, rules: '1'.repeat(64), start: '0'.repeat(16) }, second];
  const path = file('game.json', runFileText({ ...run, segments }));
  const at = (line: number) =>
    rl(['bench', '--run', path, '--line', `${line}`, '--repetitions', '1']);
  const { stderr, status } = await at(second.from);
  expect(stderr).toBe(
    `error: --line 12: the first 12 lines of ${path} were recorded with other rules or content; choose a later line\n`,
  );
  expect(status).toBe(2);
  expect((await at(second.from + 1)).status).toBe(0);
});
