import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bytesToBase64 } from '../../src/bundles/base64.ts';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { hashOf } from '../../src/state/hash.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { rogue } from '../sources.ts';
import { file, json, rl } from './rl.ts';

const args = ['--campaign', 'rogue', '--seed', 'b', '--bot', 'greedy', '--turns', '40'];
let recording: ReturnType<typeof rl> | null = null;
const recorded = async () => {
  recording ??= rl(['record', ...args]);
  return (await recording).stdout;
};

test('a replay equals the recording, from a file and from standard input', async () => {
  const text = await recorded();
  expect(JSON.parse(text).turns).toHaveLength(40);
  const [summary] = await json(['replay', '-'], text);
  expect(summary).toMatchObject({ campaign: 'rogue', seed: 'b', turns: 40, same: true });
  expect(summary).toMatchObject({ rules: 'same', hash: JSON.parse(text).end });
  const traced = await json(['replay', file('run.json', text), '--trace']);
  expect(traced).toHaveLength(41);
  expect(traced[39]).toMatchObject({ line: 40, hash: summary.hash.slice(0, 16) });
  expect(traced[40]).toEqual(summary);
});

/** The recording with another command, a wait instead of a step or attack. */
const changed = async () => {
  const run = JSON.parse(await recorded());
  run.turns[20] = run.turns[20].replace(/^\S+/, 's');
  return JSON.stringify(run);
};

test('replay names the first differing line, system, component and entity, with exit code 1', async () => {
  const { lines, stderr, status } = await rl(['replay', '-'], await changed());
  expect(status).toBe(1);
  const entity = { seq: 1, kind: 'hero' };
  expect(JSON.parse(lines[0])).toMatchObject({
    same: false,
    differs: { line: 21, system: 'input', component: 'Intent', entity },
  });
  expect(stderr).toContain('-: line 21 differs: first Intent of hero 1, by input (the rules are');
});

test('replay --trace ends with the line that differs, its state and its difference', async () => {
  const { lines, status } = await rl(['replay', '-', '--trace'], await changed());
  const traced = lines.map((line) => JSON.parse(line));
  expect(traced.slice(0, -1).map(({ line }) => line)).toEqual(
    Array.from({ length: 21 }, (_, n) => n + 1),
  );
  const [before, last, summary] = traced.slice(-3);
  expect(before).not.toHaveProperty('differs');
  expect(last).toEqual({
    line: 21,
    command: { type: 'search' },
    hash: summary.hash.slice(0, 16),
    differs: { system: 'input', component: 'Intent', entity: { seq: 1, kind: 'hero' } },
  });
  expect(status).toBe(1);
});

test('replay --trace shows a difference in the new game and in the last state', async () => {
  const run = JSON.parse(await recorded());
  const unknown = { system: null, component: null, entity: null };
  const seed = await rl(['replay', '-', '--trace'], JSON.stringify({ ...run, seed: 'other' }));
  const [start, summary] = seed.lines.map((line) => JSON.parse(line));
  const hash = summary.hash.slice(0, 16);
  expect(start).toEqual({ line: 0, command: null, hash, differs: unknown });
  const end = await rl(['replay', '-', '--trace'], JSON.stringify({ ...run, end: '0'.repeat(64) }));
  const traced = end.lines.slice(0, -1).map((line) => JSON.parse(line));
  expect(traced).toHaveLength(40);
  expect(traced[39]).toMatchObject({ line: 40, differs: unknown });
});

test('replay names the cause of a changed seed', async () => {
  const run = { ...JSON.parse(await recorded()), seed: 'other' };
  const { lines, stderr, status } = await rl(['replay', '-'], JSON.stringify(run));
  expect(JSON.parse(lines[0])).toMatchObject({ same: false, differs: { line: 0 } });
  expect(stderr).toBe(
    '-: the new game differs: the seed or another part of the file was changed\n',
  );
  expect(status).toBe(1);
});

test('replay names other rules as the cause of a difference', async () => {
  const text = (await changed()).replace(/"rules":"[^"]*"/, `"rules":"${'1'.repeat(64)}"`);
  const { lines, stderr } = await rl(['replay', '-'], text);
  expect(JSON.parse(lines[0]).rules).toBe('other');
  expect(stderr).toContain('(the rules have changed since the recording)');
});

/** A folder with a run file, a changed one and a damaged one. */
const folder = async () => {
  const path = dirname(file('a.json', await recorded()));
  writeFileSync(join(path, 'b.json'), await changed());
  writeFileSync(join(path, 'c.json'), '{');
  return path;
};

test('replay plays several files and all files of a folder', async () => {
  const path = await folder();
  const { lines, stderr, status } = await rl(['replay', path, join(path, 'a.json')]);
  expect(lines.map((line) => JSON.parse(line)).map((one) => [one.file, one.same])).toEqual([
    [join(path, 'a.json'), true],
    [join(path, 'b.json'), false],
    [join(path, 'a.json'), true],
  ]);
  expect(stderr).toMatch(/b\.json: line 21 differs.*\nerror: .*c\.json: not JSON: line 1/);
  expect(status).toBe(2);
});

test('verify prints the result of each file', async () => {
  const path = await folder();
  const { lines, stderr, status } = await rl(['verify', path]);
  expect(lines).toEqual([
    `${join(path, 'a.json')}: verified, 40 lines`,
    expect.stringContaining('b.json: differs: line 21 differs: first Intent of hero 1, by input'),
    expect.stringContaining('c.json: not verifiable: not JSON: line 1'),
  ]);
  expect([stderr, status]).toEqual(['', 2]);
  expect((await rl(['verify', join(path, 'a.json')])).status).toBe(0);
  expect((await rl(['verify', join(path, 'a.json'), join(path, 'b.json')])).status).toBe(1);
});

test('replay and verify report missing and other files and check the rest', async () => {
  const path = dirname(file('a.json', '{}'));
  const [other, missing, good] = ['a', 'b', 'c'].map((name) => join(path, `${name}.json`));
  writeFileSync(good, await recorded());
  const verified = await rl(['verify', other, missing, good]);
  const help = 'give a file of "record", "play --save", "fuzz" or the page';
  expect(verified.lines).toEqual([
    `${other}: not verifiable: not a run file; ${help}`,
    `${missing}: not verifiable: cannot read ${missing}: no such file or directory`,
    `${good}: verified, 40 lines`,
  ]);
  expect([verified.stderr, verified.status]).toEqual(['', 2]);
  const replayed = await rl(['replay', other, missing, good]);
  expect(replayed.stderr).toBe(
    `error: ${other}: not a run file; ${help}\nerror: cannot read ${missing}: no such file or directory\n`,
  );
  expect(replayed.lines.map((line) => JSON.parse(line).file)).toEqual([good]);
  expect(replayed.status).toBe(2);
});

test('a folder that contains a link to itself is read once', async () => {
  const out = file('run.json', await recorded());
  const folder = dirname(out);
  symlinkSync(folder, join(folder, 'again'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
  const { lines, status } = await rl(['verify', folder]);
  expect(lines).toEqual([`${out}: verified, 40 lines`]);
  expect(status).toBe(0);
});

test('texts of a run file are printed without control characters', async () => {
  const run = JSON.parse(await recorded());
  const evil = '\u001b[2J\u009b\u202eevil';
  const results = await Promise.all(
    [
      { ...run, campaign: evil },
      { ...run, seed: evil },
      { ...run, fault: { message: evil, command: null } },
      { ...run, turns: [evil] },
    ].flatMap((one) => ['verify', 'replay'].map((name) => rl([name, '-'], JSON.stringify(one)))),
  );
  for (const { stdout, stderr } of results) {
    expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(stdout + stderr).not.toBe('');
  }
  expect(JSON.parse(results[3].stdout).seed).toBe(evil);
});

test('a run file that differs has the same exit code in replay, verify and bench', async () => {
  const path = file('changed.json', await changed());
  const bench = ['bench', 'turn', '--run', path, '--line', '1'];
  for (const args of [['replay', path], ['verify', path], bench, ['bench', '--run', path]]) {
    const { stdout, stderr, status } = await rl(args);
    expect(stdout + stderr).toContain('line 21 differs: first Intent of hero 1, by input');
    expect(status).toBe(1);
  }
  const missing = ['replay', 'verify'].map((command) => [command, '/nowhere.json']);
  for (const args of [...missing, ['bench', '--run', '/nowhere.json']]) {
    expect((await rl(args)).status).toBe(2);
  }
});

test('verify notes other rules and the inspector without a difference', async () => {
  const run = { ...JSON.parse(await recorded()), inspected: true };
  run.segments[0].rules = '1'.repeat(64);
  const { lines, status } = await rl(['verify', '-'], JSON.stringify(run));
  expect(lines).toEqual([
    '-: verified, 40 lines; unranked: the inspector was used; recorded with other rules, which make no difference',
  ]);
  expect(status).toBe(0);
});

test('a game that play saves can be verified', async () => {
  const out = join(dirname(file('x', '')), 'run.json');
  const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
  const commands = '{"type":"move","dx":1,"dy":0}\n{"type":"up"}\n{"type":"wait"}\n';
  const [report] = await json([...play, '--save', out], commands);
  const [summary] = await json(['replay', out]);
  expect(summary).toMatchObject({ seed: 'x', turns: 3, same: true, hash: report.hash });
  expect((await rl(['verify', out])).lines).toEqual([`${out}: verified, 3 lines`]);
});

test.each(['/dev/full', '/nowhere/run.json'])(
  'play --save %s reports in one line that it cannot write',
  async (out) => {
    const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
    const result = await rl([...play, '--trace', '--save', out], '{"type":"wait"}\n');
    expect(result.stderr).toMatch(/^error: cannot write \/.*: no (such|space)[^\n]*\n$/);
    // The turn that was played before is printed.
    expect([JSON.parse(result.stdout).turn, result.status]).toEqual([1, 2]);
  },
);

test('replay --against compares the game of other systems turn by turn', async () => {
  const run = file('run.json', await recorded());
  const against = (text: string) => {
    const mine = `import { fainting as own } from '${resolve('src/game/systems/fainting.ts')}';\n${text}`;
    return rl(['replay', run, '--against', file('mine.ts', mine)]);
  };
  const same = await against('export default function fainting(game) { own(game); }');
  expect(JSON.parse(same.lines[0])).toMatchObject({ same: true });
  expect(same.status).toBe(0);
  const idle = await against(
    'export const fainting = (game) => { if (game.turn < 20) own(game); };',
  );
  expect(JSON.parse(idle.lines[0])).toMatchObject({
    same: false,
    differs: { line: 20, system: 'fainting' },
  });
  expect(idle.stderr).toMatch(/, by fainting \(with the systems of .*mine\.ts\)\n$/);
  expect(idle.status).toBe(1);
  const breaks = await against(
    'export const fainting = (game) => { own(game); game.nothing.at(0); };',
  );
  expect(breaks.stderr).toMatch(/mine\.ts: failed in line 1 of .*run\.json: .*mine\.ts:2:\d+\)/);
  expect(breaks.status).toBe(1);
  const strange = await against('export const mind = own;');
  expect(strange.stderr).toContain(
    'must export functions (game) => void named after systems: input',
  );
});

test('the run file of a game with mods contains them', async () => {
  const source = JSON.stringify({
    name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
    look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
    spawn: { depths: { '0+': 300 } },
    Health: { max: 9 },
    Stats: { attack: 5, defence: 5 },
    AI: { mind: 'hunter' },
  });
  const mod = file('hound.json', source);
  const { stdout: text } = await rl(['record', ...args.with(1, 'simple'), '--bundle', mod]);
  expect(JSON.parse(text).mods).toEqual([{ file: 'hound.json', text: source }]);
  expect(await json(['replay', '-'], text)).toMatchObject([{ same: true }]);
  const other = await rl(['replay', '-'], text.replace('\\"max\\":9', '\\"max\\":8'));
  expect(other.stderr).toContain('the campaign simple has changed since the recording');
  expect(other.status).toBe(2);
});

test('two files of --bundle with the same name are a mistake', async () => {
  const mods = [file('hound.json', '{}'), file('hound.json', '{}')];
  const both = mods.flatMap((mod) => ['--bundle', mod]);
  const { stderr, status } = await rl(['record', ...args.with(1, 'simple'), ...both]);
  expect(stderr).toContain(
    `--bundle: ${mods[1]}: has the same name as ${mods[0]}; rename one of them`,
  );
  expect(status).toBe(2);
});

/** The recording as a game that was continued with other content after a number of lines. */
const continued = async (lines: number) => {
  const run = JSON.parse(await recorded());
  const [segment] = run.segments;
  const game = gameBefore(loadCampaign(rogue), run, lines);
  const state = bytesToBase64(snapshotOf(game));
  const start = hashOf(game).slice(0, segment.start.length);
  run.segments = [
    { ...segment, content: 'a'.repeat(64), start: '0'.repeat(segment.start.length) },
    { ...segment, from: lines, reason: 'update', state, start },
  ];
  return run;
};

test('a game that was continued with other content is verified from there', async () => {
  const path = file('continued.json', JSON.stringify(await continued(20)));
  const verified = await rl(['verify', path]);
  expect(verified.stdout).toBe(
    `${path}: not verifiable: lines 1 to 20 were recorded with other rules or content; the later lines are verified\n`,
  );
  const { lines, stderr, status } = await rl(['replay', path]);
  expect(JSON.parse(lines[0])).toMatchObject({ same: true, unverified: 20, turns: 40 });
  expect(stderr).toBe(
    `${path}: lines 1 to 20 were recorded with other rules or content; the later lines are verified\n`,
  );
  expect(status).toBe(0);
});

test('later lines of a continued game are called verified only if there are some, and none differs', async () => {
  const unverified = (lines: number) =>
    `lines 1 to ${lines} were recorded with other rules or content`;
  const run = await continued(20);
  run.turns[29] = run.turns[29].replace(/^\S+/, 's');
  const differing = await rl(['replay', '-'], JSON.stringify(run));
  expect(differing.stderr).toMatch(`-: ${unverified(20)}\n-: line 30 differs: `);
  expect(JSON.parse(differing.lines[0])).toMatchObject({ same: false, unverified: 20 });
  expect(differing.status).toBe(1);
  const ended = JSON.stringify(await continued(40));
  expect((await rl(['replay', '-'], ended)).stderr).toBe(`-: ${unverified(40)}\n`);
  expect((await rl(['verify', '-'], ended)).stdout).toBe(`-: not verifiable: ${unverified(40)}\n`);
});

test('changed content of the campaign is reported as a mistake', async () => {
  const run = JSON.parse(await recorded());
  run.segments[0].content = 'a'.repeat(64);
  const { stderr, status } = await rl(['replay', '-'], JSON.stringify(run));
  expect(status).toBe(2);
  expect(stderr).toContain('the campaign rogue has changed since the recording');
});
