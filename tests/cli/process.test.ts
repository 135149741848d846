import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';

const start = (command: string) => {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  return { stdout, stderr, status };
};
const rl = 'node src/rl.mjs';

test('npm runs the program, which plays the same games on several threads as on one', async () => {
  const args = 'simulate --campaign arena --bot greedy --turns 60 --games 9';
  const { stdout } = await runCommand([...args.split(' '), '--jobs', '1']);
  const threads = start(`npm run -s rl -- ${args} --jobs 3`);
  expect(threads).toMatchObject({ stdout, status: 0 });
});

test('a table of fights is the same on several threads as on one', async () => {
  const args = 'fight --table --levels 4..5 --rounds 6';
  const { stdout } = await runCommand([...args.split(' '), '--jobs', '1']);
  expect(stdout).toContain('wolf');
  expect(start(`${rl} ${args} --jobs 3`)).toMatchObject({ stdout, stderr: '', status: 0 });
});

test('the program writes 1,200 floors completely into a pipe', () => {
  const floors = start(`${rl} floor --campaign simple --seeds 1..300 --depth 1..4 | wc -l`);
  expect(floors.stdout.trim()).toBe('1200');
});

test('the program ends quietly when the reader closes the pipe', () => {
  const floors = start(`${rl} floor --campaign simple --seeds 1..300 --depth 1..4 | head -1`);
  expect(floors.stderr).toBe('');
  expect(JSON.parse(floors.stdout).seed).toBe('1');
});

test.runIf(existsSync('/dev/full'))('it reports a full disk in one line, with exit code 2', () => {
  expect(start(`${rl} schema > /dev/full`)).toEqual({
    stdout: '',
    stderr: 'error: cannot write the output: no space left on device\n',
    status: 2,
  });
});

test.runIf(existsSync('/dev/full'))('it stops its threads quietly when the disk is full', () => {
  const games = 'simulate --campaign arena --bot greedy --games 200 --jobs 3';
  expect(start(`${rl} ${games} > /dev/full`)).toEqual({
    stdout: '',
    stderr: 'error: cannot write the output: no space left on device\n',
    status: 2,
  });
});

test('profiles of a system and of a whole game name the functions and lines of the sources', () => {
  const folder = scratchFolder('profiles');
  const profiled = (path: string) => {
    const { nodes } = JSON.parse(readFileSync(path, 'utf8'));
    return nodes.map(({ callFrame }: { callFrame: Record<string, string | number> }) => callFrame);
  };
  const isFrom = (source: string) => ({ url: expect.stringMatching(new RegExp(`${source}$`)) });
  /** The line of a function in its file, from 0, as in a profile. */
  const lineOf = (path: string, declaration: string) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => line.startsWith(declaration));
  const run = join(folder, 'run.json');
  const record = `${rl} record --campaign simple --seed 7 --bot careful --turns 40 > ${run}`;
  expect(start(record)).toMatchObject({ stderr: '', status: 0 });
  const game = join(folder, 'game.cpuprofile');
  expect(start(`${rl} bench --run ${run} --repetitions 20 --profile ${game}`).status).toBe(0);
  const path = 'src/game/game.ts';
  const lineNumber = lineOf(path, 'export function takeTurn(');
  expect(lineNumber).toBeGreaterThan(0);
  expect(profiled(game)).toContainEqual(
    expect.objectContaining({ functionName: 'takeTurn', lineNumber, ...isFrom(path) }),
  );
  const system = join(folder, 'fov.cpuprofile');
  const bench = `${rl} bench fov --actors 20 --repetitions 100 --profile ${system}`;
  expect(start(bench).status).toBe(0);
  expect(profiled(system)).toContainEqual(
    expect.objectContaining({ functionName: 'fov', ...isFrom('src/game/systems/fov.ts') }),
  );
});
