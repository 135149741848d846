import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// Records the golden games again. See README.md in this folder.

const runs = [
  { campaign: 'simple', seed: 'sword', bot: 'careful', turns: 300 },
  { campaign: 'simple', seed: 'shield', bot: 'greedy', turns: 300 },
  { campaign: 'rogue', seed: 'shield', bot: 'careful', turns: 300 },
  { campaign: 'rogue', seed: 'helmet', bot: 'greedy', turns: 300 },
  { campaign: 'arena', seed: 'net', bot: 'careful', turns: 300 },
  { campaign: 'arena', seed: 'trident', bot: 'random', turns: 300 },
];

for (const { campaign, seed, bot, turns } of runs) {
  const flags = ['--campaign', campaign, '--seed', seed, '--bot', bot, '--turns', `${turns}`];
  const { stdout, stderr, status } = spawnSync('node', ['src/rl.mjs', 'record', ...flags], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  const file = `tests/golden/runs/${campaign}-${bot}.json`;
  const known = readOr(file);
  writeFileSync(file, stdout);
  const { length } = JSON.parse(stdout).turns;
  console.log(`${file}: ${length} turns, ${known === stdout ? 'as before' : 'changed'}`);
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
