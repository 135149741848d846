import { rulesHash } from 'virtual:rules-hash';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { main } from '../../src/cli.ts';
import { emptyRun, rl } from './rl.ts';

const helpOf = (command: string) => `see "npm run -s rl -- ${command} --help"`;

describe('a mistake in the input is reported in one line, with exit code 2', () => {
  const floor = ['floor', '--campaign', 'simple'];
  const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
  const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy'];
  const heroOfRogue = 'src/content/rogue/hero.json';
  const record = ['record', '--campaign', 'simple', '--seed', 'x'];

  test.each<[string[], string, string]>([
    [['flor'], '', 'there is no command "flor"; did you mean "floor"?'],
    [['help', 'flor'], '', 'there is no command "flor"; did you mean "floor"?'],
    [['flor', '--help'], '', 'there is no command "flor"; did you mean "floor"?'],
    [['help', 'sing'], '', 'there is no command "sing"; the commands are floor, play, schema,'],
    [['help', 'floor', 'play'], '', `Expected 1 argument but got 2; ${helpOf('help')}`],
    [['--jsn'], '', `unknown option '--jsn'; see "npm run -s rl -- --help"`],
    [
      ['check', '--jsn', 'x'],
      '',
      `unknown option '--jsn' (Did you mean --json?); ${helpOf('check')}`,
    ],
    [['check', '-j', 'x'], '', `unknown option '-j'; ${helpOf('check')}`],
    [
      ['components', 'AI'],
      '',
      `too many arguments for 'components'. Expected 0 arguments but got 1; ${helpOf('components')}`,
    ],
    [['bench', 'ai', '--kind'], '', `option '--kind <kind>' argument missing; ${helpOf('bench')}`],
    [['record', '--campaign', 'simple'], '', `--seed <text>' not specified; ${helpOf('record')}`],
    [['schema', 'bundles'], '', 'Allowed choices are bundle, campaign, pack, vault.'],
    [['bench', 'ai', '--games', '2'], '', '--games requires --against FILE'],
    [
      ['bench', 'ai', '--seconds', '1', '--repetitions', '3'],
      '',
      "option '--repetitions <number>' cannot be used with option '--seconds <number>'; omit one of them",
    ],
    [['bench', 'ai', '--seed', 'a', '--seed', 'b'], '', '--seed is given twice; give it once'],
    [
      ['simulate', '--campaign', '--bot', 'greedy', '--games', '2'],
      '',
      '--campaign needs a value, and "--bot" is an option; add the value',
    ],
    [
      [...floor, '--seeds-file', '-', '--depth', '1'],
      '\n',
      '-: contains no seed; write one JSON string per line',
    ],
    [['merge', '-', '--bundle', 'x.json'], '', '--bundle requires --report FILE'],
    [['fight', 'rat v bat', '--report', '/tmp/x.html'], '', '--report requires --table'],
    [
      ['check', 'src/content/rogue', '--campaign', 'rogue'],
      '',
      '--campaign requires a bundle; a pack is checked in all campaigns that it joins, and a campaign in itself',
    ],
    [
      ['floor', '--seed', 'x', '--depth', '1'],
      '',
      "required option '--campaign <name>' not specified; choices: simple, rogue, arena",
    ],
    [
      ['floor', '--campain', 'simple', '--seed', 'x', '--depth', '1'],
      '',
      "unknown option '--campain' (Did you mean --campaign?)",
    ],
    [['bench', 'aii'], '', 'there is no system "aii"; did you mean "ai"?'],
    [['bench', 'ai', '--kind', 'wulf'], '', 'no monster "wulf"; did you mean "wolf"?'],
    [
      ['floor', '--campaign', 'simpel', '--seed', 'x', '--depth', '1'],
      '',
      '--campaign: there is no campaign "simpel"; did you mean "simple"?',
    ],
    [[...floor, '--depth', '1'], '', 'no seed: give --seed, --seeds or --seeds-file'],
    [[...floor, '--seed', 'x', '--seeds', '1..2', '--depth', '1'], '', 'omit one of them'],
    [[...floor, '--seeds', '2..1', '--depth', '1'], '', 'Give a whole number, or a range such as'],
    [[...floor, '--seed', 'x', '--depth', '9'], '', 'the campaign simple has the depths 0..5'],
    [[...floor, '--seed', 'x', '--depth', 'deep'], '', 'a range such as 1..4.'],
    [
      ['floor', '--campaign', 'rogue', '--seed', 'x', '--depth', '0'],
      '',
      '--depth 0..0: the campaign rogue has the depths 1..9999',
    ],
    [
      [...floor, '--seeds-file', '/nowhere', '--depth', '1'],
      '',
      'cannot read /nowhere: no such file or directory',
    ],
    [
      [...floor, '--seeds-file', '-', '--depth', '1'],
      '7',
      '-, line 1: a seed must be a JSON string',
    ],
    [
      play,
      'up\n',
      '-, line 1, column 1: unexpected text; put names and texts in "quotes"; write one JSON value per line',
    ],
    [
      play,
      '{"type":"wait"}\n{"type":"wait"} {"type":"wait"}',
      '-, line 2, column 17: unexpected text after the end; remove it; write one JSON value per line',
    ],
    [
      play,
      '{"type":"wait"}\r{"type":"wait",}',
      '-, line 2, column 15: there is nothing after this comma; remove it; write one JSON value per line',
    ],
    [
      play,
      '{"type":"wait"}\n{"type" "wait"',
      '-, line 2, column 9: expected ":" before this; add it; write one JSON value per line',
    ],
    [
      play,
      '{"type":"wait"}\n{"type":"fly"}\n',
      '-, line 2: a command is an object with a "type" out of move, dig',
    ],
    [play, '{"type":"move","dx":2,"dy":0}', '"dx"'],
    [[...record, '--bot', 'bold'], '', 'Allowed choices are random, greedy, careful'],
    [[...record, '--bot', 'random', '--turns', '0'], '', 'Give a whole number from 1 to 9999999.'],
    [
      ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--seeds', '1..999999999999'],
      '',
      '--seeds 1..999999999999: 999999999999 games are too many for one command, at most 1000000; play smaller',
    ],
    [
      [...simulate, '--games', '2000000'],
      '',
      '--games 2000000: 2000000 games are too many for one command, at most 1000000; play smaller',
    ],
    [
      [...simulate, '--games', '2000000', '--seeds', '1..5'],
      '',
      '--games 2000000: --seeds 1..5 contains only 5; give fewer games',
    ],
    [
      ['merge', '-'],
      '{"seed":',
      '-, line 1: the file ends in the middle of the line, because its writer was interrupted; delete the line or write the file again',
    ],
    [
      ['merge', '-'],
      '{"seed":"1","outcome":"di',
      '-, line 1: the file ends in the middle of the line, because its writer was interrupted; delete the line or write the file again',
    ],
    [
      ['merge', '-'],
      '{"seed":\n',
      '-, line 1, column 9: the end is missing: "{" is still open; add the rest, or copy the whole file again; write one JSON value per line',
    ],
    [['replay', '/nowhere.json'], '', 'cannot read /nowhere.json: no such file or directory'],
    [['replay', '-'], '{"version": 1', '-: not JSON'],
    [['replay', '-'], '{"version": 2}', '-: campaign: is missing'],
    [['replay', '-'], '{"version": 3}', '-: version 3 of run files is unknown'],
    [['verify', 'src/page'], '', 'src/page contains no .json file'],
    [
      ['fuzz', '--campaign', 'arena', '--minutes', '0'],
      '',
      'Give a number above 0, at most 10000, such as 0.5.',
    ],
    [
      ['replay', '-'],
      JSON.stringify(emptyRun('chess')),
      'no campaign "chess" (campaigns: simple, rogue',
    ],
    [['check', '/nowhere.json'], '', 'cannot read /nowhere.json: no such file or directory'],
    [['check'], '', `missing required argument 'file'; ${helpOf('check')}`],
    [['check', `${'x'.repeat(300)}.zip`], '', 'x.zip: name too long'],
    [['check', '/nowhere.zip'], '', 'cannot read /nowhere.zip: no such file or directory'],
    [
      ['fuzz', '--campaign', 'arena', '--minutes', '1', '--out', 'package.json/x.json'],
      '',
      'cannot write package.json/x.json: not a directory',
    ],
    [['fight', '1 rat v 1 rat', '--jobs', '2'], '', '--jobs requires --table'],
    [
      ['bench', '--run', 'x.json', '--seconds', '1'],
      '',
      '--seconds requires --line N with --run; for a whole run, give --repetitions',
    ],
    [
      ['record', '--campaign', 'simple', '--seed', '1', '--bot', 'greedy', '--bundle', heroOfRogue],
      '',
      `--bundle: ${heroOfRogue}: a recorded game cannot replace it; change the hero by a bundle with "patch": "hero"`,
    ],
    [
      [...simulate, '--games', '9', '--without', 'huger'],
      '',
      '--without: there is no system "huger"; did you mean "hunger"? (systems: input, actions,',
    ],
    [simulate, '', 'no seeds: give --games N or --seeds A..B'],
    [
      [...simulate, '--seeds', '1..5', '--games', '9'],
      '',
      '--games 9: --seeds 1..5 contains only 5; give fewer games',
    ],
    [[...simulate, '--games', '9', '--jobs', '0'], '', 'Give a whole number from 1 to 1024.'],
    [['merge', '-'], '{"seed":"1"}\n', '-, line 1: expected a line of the output of "simulate"'],
    [['merge', '-'], '', 'no games to merge'],
    [
      ['compare', 'base', 'src/page', ...simulate.slice(1), '--games', '1'],
      '',
      'src/page contains no .json file',
    ],
    [
      ['compare', 'base', '/nowhere', ...simulate.slice(1), '--games', '1'],
      '',
      'cannot read /nowhere: no such file or directory',
    ],
    [['fight'], '', 'no sides given, for example: npm run -s rl -- fight 3 rat v wolf'],
    [['fight', 'rat'], '', '"rat": expected two sides separated by "v"'],
    [
      ['fight', 'wulf v rat'],
      '',
      'the campaign simple has no monster "wulf"; did you mean "wolf"?',
    ],
    [['fight', 'rat v bat', '--levels', '1..2'], '', '--levels requires --table'],
    [['fight', '--table', '--levels', '1..2', '--depths', '1..2'], '', 'cannot be used with'],
    [['fight', '--table', '--levels', '1..99'], '', 'a range such as 1..4, at most 30 numbers.'],
    [['fight', '--table', '--levels', '0..2'], '', '--levels 0..2: the levels are 1 to 20'],
    [['fight', '--table', 'hero@2'], '', 'replace @ by --levels A..B'],
    [
      ['fight', '--table', 'hero+dagger', '--depths', '1..2'],
      '',
      "--depths sets the hero's level and items; do not add @level or +item",
    ],
    [
      ['fight', '--table', '--campaign', 'arena', '--levels', '1..2'],
      '',
      'the hero of arena has no levels',
    ],
    [
      ['fight', '--table', '--depths', '5..6'],
      '',
      'the campaign simple has no floor of depth 6; its depths are 0..5',
    ],
  ])('rl %j', async (args, stdin, message) => {
    const { stdout, stderr, status } = await rl(args, stdin);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^error: .*\n$/);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

test.each([
  'floor',
  'play',
  'check',
  'simulate',
  'merge',
  'compare',
  'fight',
  'record',
  'replay',
  'verify',
  'fuzz',
])('rl %s --help shows the usage as it can be typed', async (command) => {
  const { stdout, status } = await rl([command, '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npm run -s rl -- ${command}`);
  expect(stdout).not.toContain('(default: [])');
});

test.each([
  [['help', 'floor'], 'Usage: npm run -s rl -- floor [options]'],
  [['help'], 'Usage: npm run -s rl -- [options] [command]'],
  [['help', 'help'], 'Usage: npm run -s rl -- help [options] [command]'],
])('rl %j prints help', async (args, usage) => {
  const { stdout, stderr, status } = await rl(args);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout.split('\n')[0]).toBe(usage);
});

test('flags are accepted twice', async () => {
  const { stdout, status } = await rl(['check', '-', '--json', '--json'], '{}');
  expect(JSON.parse(stdout)).toMatchObject({ file: 'stdin.json' });
  expect(status).toBe(1);
});

test('options that can be repeated are accepted twice', async () => {
  const none = ['--bundle', 'src/content/simple/items', '--bundle', 'src/content/simple/traps'];
  const { stderr } = await rl(['merge', '-', ...none, '--report', '/tmp/rl-report.html']);
  expect(stderr).toContain('error: no games to merge');
});

test('--version prints the version of the package and the hash of the rules', async () => {
  const { stdout, stderr, status } = await rl(['--version']);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toBe(`${version}, rules ${rulesHash.slice(0, 12)}\n`);
});

test('an unexpected error is printed with its stack and has an exit code of its own', async () => {
  let stderr = '';
  const status = await main(['components'], {
    exitCode: 0,
    readInput: () => [],
    write() {
      throw new TypeError('no such table');
    },
    warn(text) {
      stderr += text;
    },
  });
  expect(stderr).toMatch(/^TypeError: no such table\n +at /);
  expect(status).toBe(70);
});
