import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bytesToBase64 } from '../../src/bundles/base64.ts';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import gladiator from '../../src/content/arena/monsters/gladiator.json';
import { commandTypes, readCommand } from '../../src/game/commands.ts';
import { systems } from '../../src/game/systems/turn-order.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { shortHash } from '../../src/records/run-line.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { file, json, rl } from '../cli/rl.ts';
import { arena } from '../sources.ts';

const text = readFileSync('src/formats.md', 'utf8');

const record = ['record', '--campaign', 'arena', '--seed', 'x', '--bot', 'greedy'];

/** The names in the first columns of the tables of a section, table by table. */
function keysIn(heading: string): string[][] {
  const section = text.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return section
    .split(/\n\n/)
    .filter((part) => part.startsWith('|'))
    .map((table) => [...table.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key));
}

describe('the document of the formats', () => {
  test('the document of the formats has every command, and each example is valid', () => {
    const [, block] = /## Command[\s\S]*?```json\n([\s\S]*?)```/.exec(text) ?? [];
    const examples = block
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const example of examples) expect(readCommand(example)).toEqual(example);
    expect(examples.map(({ type }) => type).sort()).toEqual([...commandTypes].sort());
  });

  test('the document of the formats has every key of run files and their segments', async () => {
    const { stdout } = await rl([...record, '--turns', '2']);
    const run = JSON.parse(stdout);
    const keys = [Object.keys(run), Object.keys(run.segments[0])];
    expect(keysIn('Run file').map((names) => names.sort())).toEqual(keys.map((one) => one.sort()));
    expect(run.version).toBe(2);
  });

  test('the document of the formats has every key of the output of play', async () => {
    const play = ['play', '--campaign', 'arena', '--seed', 'x', '--commands', '-'];
    const [report] = await json(play, '{"type":"wait"}');
    expect(keysIn('Output of `rl play`')).toEqual([Object.keys(report)]);
  });

  test('the document of the formats has every key of the output of replay and of its trace', async () => {
    const run = JSON.parse((await rl([...record, '--turns', '3'])).stdout);
    const fault = { message: 'exception: Error: x', command: { type: 'wait' } };
    const [first, ...others] = run.turns;
    const folder = dirname(file('faulty.json', JSON.stringify({ ...run, fault })));
    const write = (name: string, changed: object) =>
      writeFileSync(join(folder, name), JSON.stringify({ ...run, ...changed }));
    write('different.json', { turns: [first.replace(/^\S+/, 's'), ...others] });
    const [segment] = run.segments;
    const foreign = { ...segment, content: 'a'.repeat(64), start: '0'.repeat(16) };
    const state = bytesToBase64(snapshotOf(gameBefore(loadCampaign(arena), run, 1)));
    const start = shortHash(gameBefore(loadCampaign(arena), run, 1));
    const own = { ...segment, from: 1, reason: 'update', state, start };
    write('continued.json', { segments: [foreign, own] });
    const { lines } = await rl(['replay', folder, '--trace']);
    const broken = vi.spyOn(systems, 'victory').mockImplementation(() => {
      throw new Error('broken');
    });
    const thrown = await rl(['replay', join(folder, 'faulty.json'), '--trace']);
    broken.mockRestore();
    const printed: Record<string, object>[] = [...lines, ...thrown.lines].map((line) =>
      JSON.parse(line),
    );
    const summaries = printed.filter((one) => 'campaign' in one);
    expect(summaries).toHaveLength(4);
    const traced = printed.filter((one) => !('campaign' in one));
    const keysOf = (values: object[]) => new Set(values.flatMap((one) => Object.keys(one)));
    const differs = summaries.flatMap((one) => one.differs ?? []);
    expect(keysIn('Output of `rl replay`').map((names) => new Set(names))).toEqual([
      keysOf(summaries),
      keysOf(differs),
      keysOf(traced),
    ]);
    expect(Object.keys(summaries.flatMap((one) => one.fault ?? [])[0])).toContain('occurs');
    expect(Object.values(differs)[0]).toHaveProperty('entity.kind');
  });

  test('the document of the formats has every key of the output of check, and of a problem', async () => {
    const imp = file('imp.json', JSON.stringify({ ...gladiator, Health: {} }));
    const follower = file('beast.json', JSON.stringify({ ...gladiator, extends: 'imp' }));
    const patch = file('more.json', JSON.stringify({ patch: 'dragon', Health: { max: 3 } }));
    const { lines } = await rl(['check', imp, follower, patch, '--json', '--campaign', 'arena']);
    const checks = lines.map((line) => JSON.parse(line));
    expect(keysIn('Output of `rl check')).toEqual([Object.keys(checks[0])]);
    const problems: object[] = checks.flatMap((check) => check.problems);
    const keys = new Set(problems.flatMap((problem) => Object.keys(problem)));
    expect(keysIn('Bundle').map((names) => names.sort())).toEqual([[...keys].sort()]);
  });

  test('the document of the formats names only keys that the output of simulate has', async () => {
    const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--games', '1'];
    const [game] = await json([...simulate, '--turns', '5', '--jobs', '1']);
    expect(Object.keys(game)).toEqual(expect.arrayContaining(keysIn('Output of `rl sim')[0]));
  });
});
