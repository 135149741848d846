import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../src/build/pack.mjs';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { hashOf } from '../../src/state/hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const project = join(folder, 'project');
const installed = join(project, 'node_modules/simple-roguelike');

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Makes a `.tgz` of a folder, as `npm publish` would. */
function packed(source: string): string {
  const before = new Set(readdirSync(folder));
  run('npm', 'pack', resolve(source), '--pack-destination', folder);
  const [made] = readdirSync(folder).filter((name) => !before.has(name));
  return join(folder, made);
}

/** Plays a game in plain Node. It is checked as TypeScript, too. */
const program = `
import { bots, campaigns, hashOf, loadCampaign, newGame, restore, snapshotOf, takeTurn } from 'simple-roguelike';

const imp = {
  name: { en: 'imp' },
  look: { glyph: 'i', colour: '#ff8080' },
  spawn: { depths: { '1+': 20 } },
  Health: { max: 3 },
  Stats: { attack: 2, defence: 2 },
  AI: { mind: 'hunter' },
};
const campaign = loadCampaign(campaigns[0], { 'imp.json': JSON.stringify(imp) });
const game = newGame(campaign, 'package');
const nextCommand = bots.careful(game, 'package');
while (!game.ending && game.turn < 300) takeTurn(game, nextCommand());
const copy = restore(campaign, snapshotOf(game));
// @ts-expect-error there is no such command
const wrong = () => takeTurn(game, { type: 'fly' });
// @ts-expect-error a slot is a number
const wrongSlot = () => takeTurn(game, { type: 'eat', slot: 'first' });
console.log(JSON.stringify([typeof wrong, typeof wrongSlot, game.turn, hashOf(game), hashOf(copy)]));
`;

beforeAll(async () => {
  const source = join(folder, 'source');
  await buildPackage(source);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const files = [packed(source), packed('node_modules/bitecs')];
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', ...files);
  writeFileSync(join(project, 'play.js'), program);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('the package has one dependency, bitECS, and nothing else is installed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['bitecs']);
  const names = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names.sort()).toEqual(['bitecs', 'simple-roguelike']);
});

test('a game in plain Node is the same as here', () => {
  const imp = /const imp = (\{[\s\S]*?\n\});/.exec(program)?.[1] ?? '';
  const text = JSON.stringify(new Function(`return ${imp}`)());
  const game = newGame(loadCampaign(campaigns[0], { 'imp.json': text }), 'package');
  const nextCommand = bots.careful(game, 'package');
  while (!game.ending && game.turn < 300) takeTurn(game, nextCommand());
  const hash = hashOf(game);
  const result = JSON.parse(run(process.execPath, 'play.js'));
  expect(result).toEqual(['function', 'function', game.turn, hash, hash]);
});

test('its types are complete: wrong commands are errors', () => {
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--checkJs', '--skipLibCheck'];
  const modules = ['--target', 'es2023', '--module', 'nodenext', '--types', ''];
  expect(() => run(process.execPath, compiler, ...options, ...modules, 'play.js')).not.toThrow();
});

test('its program checks a bundle, and plays games without a library for threads', () => {
  const path = join(project, 'node_modules/.bin/rl');
  writeFileSync(join(project, 'imp.json'), '{\n  "Helth": {}\n}');
  const { stdout, status } = spawnSync(path, ['check', 'imp.json'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stdout).toContain('imp.json:2:3: Helth is not known; did you mean "Health"?');
  expect(status).toBe(1);
  const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--games', '3'];
  const lines = run(path, ...simulate, '--turns', '20', '--jobs', '2')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(4);
  expect(run(path, '--help')).toContain('Usage: rl [options]');
});
