import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readShard } from '../../src/lab/terminal/shard.ts';
import { readSeeds } from '../../src/lab/terminal/simulation-options.ts';
import { samplePack, zipOf } from '../bundles/sample-packs.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { file, json, rl } from './rl.ts';

const simulate = [
  ...['simulate', '--campaign', 'arena', '--bot', 'greedy'],
  ...['--turns', '60', '--jobs', '1', '--seeds', '1..9'],
];

/** The output of each shard of three, and of the whole range. */
async function shards() {
  const parts = ['1/3', '2/3', '3/3'].map((shard) => rl([...simulate, '--shard', shard]));
  const [whole, ...outputs] = await Promise.all([rl(simulate), ...parts]);
  const files = outputs.map(({ stdout }, n) => file(`shard-${n + 1}.jsonl`, stdout));
  return { whole, files, outputs };
}

describe('the shards of a simulation', () => {
  test('shards merged in any order give the summary of the whole range', async () => {
    const { whole, files, outputs } = await shards();
    const seeds = outputs.map(({ lines }) =>
      lines.slice(0, -1).map((line) => JSON.parse(line).seed),
    );
    expect(seeds).toEqual([
      ['1', '4', '7'],
      ['2', '5', '8'],
      ['3', '6', '9'],
    ]);
    const summary = JSON.parse(whole.lines[9]);
    expect(await json(['merge', ...files])).toEqual([summary]);
    expect(await json(['merge', files[2], files[0], files[1]])).toEqual([summary]);
  });

  test('missing, incomplete and repeated shards are each reported once', async () => {
    const { files, outputs } = await shards();
    const cut = file('cut.jsonl', `${outputs[1].lines.slice(0, 2).join('\n')}\n`);
    const again = file('again.jsonl', outputs[0].stdout);
    const merged = await rl(['merge', files[0], cut, again]);
    expect(merged.status).toBe(1);
    expect(merged.stderr.split('\n')).toEqual([
      `warning: ${again}: 3 games are also in ${files[0]}; counted once`,
      'warning: seeds 1..9: shards 2, 3 of 3 missing or incomplete',
      '',
    ]);
    expect(JSON.parse(merged.stdout).summary.games).toBe(5);
  });

  test('missing and repeated shards are reported in any order of the files', async () => {
    const { files, outputs } = await shards();
    const again = file('again.jsonl', outputs[0].stdout);
    const merged = await rl(['merge', again, files[2], files[0]]);
    expect(merged.status).toBe(1);
    expect(merged.stderr.split('\n')).toEqual([
      `warning: ${files[0]}: 3 games are also in ${again}; counted once`,
      'warning: seeds 1..9: shard 2 of 3 missing or incomplete',
      '',
    ]);
    expect(JSON.parse(merged.stdout).summary.games).toBe(6);
  });

  test('a shard of fewer seeds than shards can be empty', async () => {
    const [line] = await json([...simulate.slice(0, -1), '1..2', '--shard', '3/3']);
    expect(line.summary.games).toBe(0);
    expect(line.shard).toEqual({ index: 3, of: 3, seeds: '1..2' });
  });
});

describe('the shard of a machine', () => {
  const slurm = {
    SLURM_ARRAY_TASK_ID: '12',
    SLURM_ARRAY_TASK_MIN: '10',
    SLURM_ARRAY_TASK_STEP: '2',
    SLURM_ARRAY_TASK_COUNT: '4',
  };
  test.each([
    ['3/8', {}, 3, 8],
    ['3/8', { PARALLEL_SEQ: '5' }, 3, 8],
    ['auto', slurm, 2, 4],
    ['auto/4', slurm, 2, 4],
    ['auto/4', { JOB_COMPLETION_INDEX: '0' }, 1, 4],
    ['auto/4', { PARALLEL_SEQ: '4' }, 4, 4],
  ])('%s with %j is shard %i of %i', (text, environment, index, of) => {
    expect(readShard(text, environment)).toEqual({ index, of });
  });

  test.each([
    ['0/3', {}, '--shard 0/3: the shard is 0, but must be 1 to 3'],
    ['4/3', {}, '--shard 4/3: the shard is 4, but must be 1 to 3'],
    ['3', {}, '--shard 3: give i/n, for example 3/8, or auto/8 or auto'],
    [
      'auto',
      {},
      '--shard auto: none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and PARALLEL_SEQ',
    ],
    [
      'auto',
      { PARALLEL_SEQ: '1' },
      '--shard auto: only Slurm states the number of shards; give auto/n',
    ],
    ['auto/2', { JOB_COMPLETION_INDEX: '2' }, '--shard auto/2: the shard is 3, but must be 1 to 2'],
    ['auto/2', { ...slurm, PARALLEL_SEQ: '1' }, 'SLURM_ARRAY_TASK_ID and PARALLEL_SEQ are set'],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_ID: '13' }, 'the task 13 is not in the steps'],
    [
      'auto',
      { SLURM_ARRAY_TASK_ID: 'x' },
      'SLURM_ARRAY_TASK_ID is "x", but must be a whole number',
    ],
  ])('%s with %j is rejected with the reason', (text, environment, problem) => {
    expect(() => readShard(text, environment)).toThrow(problem);
  });

  test('all shards together have each seed once', () => {
    const options = { seeds: { from: 5, to: 14 } };
    const parts = [1, 2, 3].map((index) => readSeeds(options, { index, of: 3 }, true));
    expect(parts.map(({ seeds }) => seeds)).toEqual([
      ['5', '8', '11', '14'],
      ['6', '9', '12'],
      ['7', '10', '13'],
    ]);
    expect(parts.map(({ range }) => range)).toEqual(['5..14', '5..14', '5..14']);
  });

  test('only the seeds of the shard count against the limit of a command', () => {
    const options = { seeds: { from: 1, to: 3_000_001 } };
    expect(readSeeds(options, { index: 2, of: 3 }, true).seeds).toHaveLength(1_000_000);
    expect(() => readSeeds(options, { index: 1, of: 3 }, true)).toThrow(
      '--seeds 1..3000001 --shard 1/3: 1000001 games are too many for one command, at most 1000000; play more shards',
    );
  });

  test('only games that can be merged are to be played in several commands', async () => {
    const games = ['--campaign', 'arena', '--bot', 'greedy', '--games', '2000000'];
    const simulated = await rl(['simulate', ...games]);
    expect(simulated.stderr).toContain('at most 1000000; play smaller ranges of --seeds and merge');
    const compared = await rl(['compare', 'base', 'base', ...games]);
    expect(compared.stderr).toBe(
      'error: --games 2000000: 2000000 games are too many for one command, at most 1000000; give fewer\n',
    );
  });
});

describe('the report of merged games', () => {
  const reported = async (played: string[], merged: string[]) => {
    const args = ['--bot', 'greedy', '--turns', '30', '--jobs', '1', '--seeds', '1..4'];
    const parts = ['1/2', '2/2'].map((shard) =>
      rl(['simulate', ...played, ...args, '--shard', shard]),
    );
    const files = (await Promise.all(parts)).map(({ stdout }, n) =>
      file(`shard-${n + 1}.jsonl`, stdout),
    );
    const report = file('report.html', '');
    const { stderr, status } = await rl(['merge', ...files, ...merged, '--report', report]);
    return { stderr, status, html: readFileSync(report, 'utf8') };
  };
  const pack = () => {
    const path = join(scratchFolder('rl'), 'pack.zip');
    writeFileSync(path, zipOf(samplePack));
    return path;
  };

  test('the report needs the pack of its campaign', async () => {
    const path = pack();
    const played = ['--campaign', 'moor', '--pack', path];
    const { html, stderr, status } = await reported(played, ['--pack', path]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(html).toContain('4 games of greedy in moor');
    const without = await reported(played, []);
    expect(without.stderr).toBe(
      'error: --report: "moor" is not a shipped campaign; give its pack with --pack\n',
    );
    expect(without.status).toBe(2);
  });

  test('the report needs the bundles of its games', async () => {
    const bundle = file('ghost.json', '{"extends":"wolf","name":{"en":"ghost"}}');
    const played = ['--campaign', 'simple', '--bundle', bundle];
    expect((await reported(played, ['--bundle', bundle])).stderr).toBe('');
    const without = await reported(played, []);
    expect(without.stderr).toBe(
      'error: --report: the games were played with other bundles of "simple"; give the same --pack and --bundle as "simulate"\n',
    );
    expect(without.html).toBe('');
  });
});

const hasParallel = spawnSync('parallel', ['--version']).stdout?.includes('GNU parallel') ?? false;
const guide = readFileSync(new URL('../../src/lab/clusters.md', import.meta.url), 'utf8');
const name = 'the example with GNU parallel in the guide plays all shards and merges them';

test.runIf(hasParallel)(hasParallel ? name : `${name}: GNU parallel is not installed`, async () => {
  const [, example] = /```sh\n(parallel .*?)```/s.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'shards-'));
  // The guide's commands run in the project; the files go to a folder of the test.
  const script = example
    .replaceAll(/> (\S+\.jsonl)/g, `> ${folder}/$1`)
    .replaceAll('shard-*', `${folder}/shard-*`);
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  expect(readdirSync(folder).sort()).toEqual([
    'merged.jsonl',
    ...[1, 2, 3, 4].map((n) => `shard-${n}.jsonl`),
  ]);
  const merged = JSON.parse(readFileSync(join(folder, 'merged.jsonl'), 'utf8'));
  const whole = await rl([...simulate.slice(0, 5), '--seeds', '1..40', '--jobs', '1']);
  expect(merged).toEqual(JSON.parse(whole.lines[40]));
});
