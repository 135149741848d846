import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { file, json, rl } from './rl.ts';

/** A simulation of more games than a test waits for. */
const simulate = [
  ...['simulate', '--campaign', 'arena', '--bot', 'greedy'],
  ...['--turns', '60', '--seeds', '1..20000'],
];

/** Runs a command in its own process and presses Ctrl-C after some of its output. */
async function interrupt(args: readonly string[], isLate: (stdout: string) => boolean) {
  const child = spawn('node', ['src/rl.mjs', ...args]);
  const exit = once(child, 'close');
  let stdout = '';
  let stderr = '';
  let isSent = false;
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdout.on('data', (text) => {
    stdout += text;
    if (isSent || !isLate(stdout)) return;
    isSent = true;
    child.kill('SIGINT');
    // npm passes on the signal of the terminal, so that the program receives it twice.
    child.kill('SIGINT');
  });
  const [status] = await exit;
  return { stdout, stderr, status, lines: stdout.split('\n').filter(Boolean) };
}

const hasTenLines = (stdout: string) => stdout.split('\n').length > 10;

test.each(['1', '2'])(
  'Ctrl-C ends a simulation on %s threads with a summary of its games',
  async (jobs) => {
    const report = file('report.html', '');
    const { lines, stderr, status } = await interrupt(
      [...simulate, '--jobs', jobs, '--report', report],
      hasTenLines,
    );
    expect(status).toBe(130);
    const games = lines.slice(0, -1).map((line) => JSON.parse(line));
    expect(games.length).toBeGreaterThan(9);
    expect(games.map(({ seed }) => seed)).toEqual(games.map((_, n) => String(n + 1)));
    expect(stderr).toBe(`interrupted: only ${games.length} of 20000 games are in the results\n`);
    const { summary, interrupted } = JSON.parse(lines[games.length]);
    expect(summary).toMatchObject({ games: games.length, bot: 'greedy' });
    expect(interrupted).toEqual({ seeds: '1..20000' });
    expect(readFileSync(report, 'utf8')).toContain(
      `${games.length} games of greedy in arena, incomplete`,
    );
  },
);

test('the games of an interrupted simulation can be merged with the rest of its seeds', async () => {
  const played = (seeds: string, ...more: string[]) => [
    ...simulate.slice(0, -1),
    seeds,
    '--jobs',
    '1',
    ...more,
  ];
  const whole = await rl(played('1..6'));
  const summaryOf = ({ lines }: { lines: string[] }, n: number) => {
    const { summary } = JSON.parse(lines[6]);
    return { ...summary, games: n };
  };
  const end = JSON.stringify({ summary: summaryOf(whole, 4), interrupted: { seeds: '1..6' } });
  const part = file('part.jsonl', [...whole.lines.slice(0, 4), end, ''].join('\n'));
  const alone = await rl(['merge', part]);
  expect(alone.stderr).toBe(
    `warning: ${part}, line 5: interrupted; play the missing seeds 5..6 and merge all files\n`,
  );
  expect(alone.status).toBe(1);
  expect(JSON.parse(alone.stdout).summary.games).toBe(4);
  const rest = file('rest.jsonl', (await rl(played('5..6'))).stdout);
  expect(await json(['merge', rest, part])).toEqual([JSON.parse(whole.lines[6])]);
});

test('an interrupted shard counts as missing until it has been played again', async () => {
  const shard = (index: number) =>
    rl([...simulate.slice(0, -1), '1..6', '--jobs', '1', '--shard', `${index}/2`]);
  const [first, second] = [await shard(1), await shard(2)];
  const last = JSON.parse(first.lines[3]);
  const end = { ...last, summary: { ...last.summary, games: 2 }, interrupted: { seeds: '1..6' } };
  const cut = file('cut.jsonl', [...first.lines.slice(0, 2), JSON.stringify(end), ''].join('\n'));
  const others = [file('first.jsonl', first.stdout), file('second.jsonl', second.stdout)];
  const alone = await rl(['merge', cut, others[1]]);
  expect(alone.stderr).toBe('warning: seeds 1..6: shard 1 of 2 missing or incomplete\n');
  expect(alone.status).toBe(1);
  const again = await rl(['merge', cut, ...others]);
  expect(again.stderr).toBe(`warning: ${others[0]}: 2 games are also in ${cut}; counted once\n`);
  expect(again.status).toBe(0);
});

/** Runs a command in this process, and presses Ctrl-C when it has done a few steps. */
async function interruptHere(args: string[]) {
  const before = process.listenerCount('SIGINT');
  const running = rl(args);
  while (process.listenerCount('SIGINT') === before) await setImmediate();
  for (let step = 0; step < 5; step++) await setImmediate();
  process.listeners('SIGINT').at(-1)?.('SIGINT');
  const result = await running;
  expect(result.status).toBe(130);
  expect(process.listenerCount('SIGINT')).toBe(before);
  return result;
}

test('Ctrl-C ends a comparison with the pairs of games so far', async () => {
  const args = ['compare', 'base', 'base', ...simulate.slice(1), '--jobs', '1'];
  const { lines, stderr } = await interruptHere(args);
  const [, pairs] =
    /^interrupted: only (\d+) of 20000 pairs of games are in the results\n$/.exec(stderr) ?? [];
  expect(Number(pairs)).toBeGreaterThan(0);
  expect(lines[0]).toContain(`: only ${pairs} of 20000 seeds, played by greedy`);
  expect(lines).toContain(
    `0 of ${pairs} games have different results. * = significant at 95%, pp = percentage points`,
  );
  const [comparison] = (await interruptHere([...args, '--json'])).lines.map((line) =>
    JSON.parse(line),
  );
  expect(comparison.interrupted).toEqual({ seeds: '1..20000' });
  expect(comparison.pairs).toBeGreaterThan(0);
});

test('Ctrl-C ends a table of fights with the cells so far', async () => {
  const args = ['fight', '--table', '--levels', '1..3', '--rounds', '5', '--jobs', '1'];
  const { lines, stderr } = await interruptHere(args);
  const [, cells, all] =
    /^interrupted: only (\d+) of (\d+) cells of the table are in the results\n$/.exec(stderr) ?? [];
  expect(Number(cells)).toBeGreaterThan(0);
  expect(Number(cells)).toBeLessThan(Number(all));
  expect(lines).toContain(`Interrupted: only ${cells} of ${all} cells.`);
  const rows = (await rl(args)).lines.slice(2);
  const shown = lines.slice(2, 2 + Math.ceil(Number(cells) / 3));
  for (const [n, row] of shown.entries()) expect(rows[n].startsWith(row)).toBe(true);
  expect(shown.join(' ').match(/ \d+/g)).toHaveLength(Number(cells));
  const asJson = (await interruptHere([...args, '--json'])).lines.map((line) => JSON.parse(line));
  expect(asJson.at(-1)).toEqual({ interrupted: { cells: Number(all) } });
  expect(asJson.slice(0, -1).every((line) => 'monster' in line)).toBe(true);
});

test('Ctrl-C ends fights with the rounds so far', async () => {
  const args = ['fight', '3 rat', 'v', 'wolf', '--rounds', '20000'];
  const { lines, stderr } = await interruptHere(args);
  const [, rounds] =
    /^interrupted: only (\d+) of 20000 fights are in the results\n$/.exec(stderr) ?? [];
  expect(Number(rounds)).toBeGreaterThan(0);
  expect(lines[0]).toBe(`3 rat v 1 wolf in simple: ${rounds} fights, seed fight`);
  // The same as fights of this number.
  expect(lines).toEqual((await rl([...args.slice(0, -1), `${rounds}`])).lines);
  const [line] = (await interruptHere([...args, '--json'])).lines;
  expect(JSON.parse(line).interrupted).toEqual({ rounds: 20000 });
});

test.each([
  ['a system', ['fov', '--actors', '10']],
  ['the turn', ['--actors', '10']],
  ['a run file', ['--run', 'run.json']],
])('Ctrl-C ends the measurement of %s with the repetitions so far', async (_, source) => {
  const record = ['record', '--campaign', 'simple', '--seed', '7', '--bot', 'greedy'];
  const run = file('run.json', (await rl([...record, '--turns', '5'])).stdout);
  const named = source.map((part) => (part === 'run.json' ? run : part));
  const { lines, stderr } = await interruptHere(['bench', ...named, '--repetitions', '1000000']);
  const [, done] =
    /^interrupted: only (\d+) of 1000000 repetitions are in the results\n$/.exec(stderr) ?? [];
  expect(Number(done)).toBeGreaterThan(0);
  expect(lines.find((line) => /^ *fov /.test(line))).toMatch(/\d/);
  const asJson = await interruptHere(['bench', ...named, '--repetitions', '1000000', '--json']);
  expect(JSON.parse(asJson.lines[0]).interrupted).toMatchObject({ repetitions: 1_000_000 });
});

test('Ctrl-C in the measurement of a run file skips measurements that have not begun', async () => {
  const record = ['record', '--campaign', 'simple', '--seed', '7', '--bot', 'greedy'];
  const run = file('run.json', (await rl([...record, '--turns', '5'])).stdout);
  const [trace, profile] = ['trace.json', 'run.cpuprofile'].map((name) => join(dirname(run), name));
  const written = ['--trace', trace, '--profile', profile];
  const args = ['bench', '--run', run, ...written, '--repetitions', '1000000'];
  const { lines } = await interruptHere(args);
  expect(lines.at(-1)).toBe('Interrupted: without trace, profile, allocations.');
  expect([trace, profile].some((path) => existsSync(path))).toBe(false);
  const asJson = JSON.parse((await interruptHere([...args, '--json'])).lines[0]);
  const skipped = ['trace', 'profile', 'allocations'];
  expect(asJson.interrupted).toEqual({ repetitions: 1_000_000, skipped });
  expect(Object.keys(asJson)).not.toContain('allocations');
  expect(asJson.systems.length).toBeGreaterThan(5);
});

test('Ctrl-C ends a search for faults with its counts', async () => {
  const { stdout } = await interruptHere(['fuzz', '--campaign', 'arena', '--minutes', '60']);
  expect(stdout).toMatch(
    /^arena: [1-9]\d* seeds, \d+ commands, \d+ turns, \d+ commands\/s, no failure until the interruption\n$/,
  );
});

test('Ctrl-C ends the reduction of a fault, which is in the run file before', async () => {
  const against = file(
    'endless.ts',
    'export const hunger = (game) => { while (game.turn === 40); };',
  );
  const out = join(dirname(against), 'failure.json');
  const args = ['fuzz', '--campaign', 'simple', '--games', '9', '--limit', '0.2', '--out', out];
  const running = rl([...args, '--against', against]);
  while (!existsSync(out) || readFileSync(out, 'utf8') === '') await setImmediate();
  const { turns } = JSON.parse(readFileSync(out, 'utf8'));
  process.listeners('SIGINT').at(-1)?.('SIGINT');
  const { lines, status } = await running;
  expect(status).toBe(130);
  const time = 'time: the command takes longer than 0.2 s';
  const length = turns.length + 1;
  expect(lines[0].endsWith(`, ${length} commands: ${time}`)).toBe(true);
  expect(lines[1]).toMatch(
    new RegExp(`^reduced to \\d+ of ${length} commands until the interruption: ${time}$`),
  );
  expect(JSON.parse(readFileSync(out, 'utf8')).fault.message).toBe(time);
});
