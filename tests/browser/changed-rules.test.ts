import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { rulesHash } from 'virtual:rules-hash';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bots } from '../../src/lab/bots/bots.ts';
import { encodeCommand } from '../../src/records/command-code.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { campaign } from '../world.ts';
import { sharedBrowser } from './chromium.ts';
import { drop, Player, picture, record, toTitle, visit } from './player.ts';
import { playTurn, serve, types } from './static-host.ts';

const address = inject('address');
const words = wordsOf('en');
const { ui } = words;

/** The damage of the Simple Roguelike, and another rule. */
const damage = 'Math.ceil((attack * attack) / defence)';

let browser: Browser;
/** The page with changed rules, another campaign and another base: one build, because it takes long. */
const folder = mkdtempSync(join(tmpdir(), 'changed-rules-'));
const base = '/some/path/';

beforeAll(async () => {
  browser = await sharedBrowser(inject('browserPath'));
  await buildWith('src/game/combat/hit-and-damage.ts', damage, `${damage} + 1`);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the page with a change of the text of one file, and with a copy of the arena as the campaign "pit". */
async function buildWith(path: string, from: string, to: string): Promise<void> {
  for (const part of [
    'src',
    'assets',
    'index.html',
    'LICENSE',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  const content = join(folder, 'src/content');
  cpSync(join(content, 'arena'), join(content, 'pit'), { recursive: true });
  const pit = join(content, 'pit/campaign.json');
  const source = JSON.parse(readFileSync(pit, 'utf8'));
  writeFileSync(pit, JSON.stringify({ ...source, order: 99, name: { en: 'Pit' } }));
  // The tests need neither large drawings of stones nor a worker that stores the page, which take half of the build.
  const terrain = join(folder, 'assets/terrain.ts');
  writeFileSync(terrain, readFileSync(terrain, 'utf8').replace('[64, 128]', '[64]'));
  const configFile = join(folder, 'vite.config.ts');
  writeFileSync(configFile, readFileSync(configFile, 'utf8').replace(', offline()]', ']'));
  await build({ root: folder, configFile, base, logLevel: 'error', build: { minify: false } });
}

/** Serves the page with the changed rules at the address of the page, and opens it. */
async function updateRules(page: Page): Promise<void> {
  await page.context().route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname.replace(base, ''));
    route.fulfill({ path, contentType: types[extname(path)] ?? 'application/octet-stream' });
  });
  await open(page);
}

/** Serves the page with another text, but the same rules, and opens it. */
async function updateText(page: Page, from: string, to: string): Promise<void> {
  await page.context().route(`${address}assets/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
  await open(page);
}

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('.saved-games[aria-busy=false]');
}

/** The status without warnings: a page warns of a danger once. */
async function statusOf(page: Page): Promise<string | undefined> {
  return (await page.textContent('.announcer-status'))?.replaceAll(/ \([^)]*\)/g, '');
}

/** Opens the newest game of the list, and returns the first line of the log. */
async function openNewest(page: Page): Promise<string> {
  const newest = page.locator('.saved-games li').first();
  await newest.getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  return (await page.textContent('.announcer-log')) ?? '';
}

async function newestFile(page: Page): Promise<RunFile> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('.saved-games li')
      .first()
      .getByRole('button', { name: ui.saves.download })
      .click(),
  ]);
  return parseRunFile(await readFile(await file.path(), 'utf8'));
}

test('a game that was saved under other rules goes on from a state that it had, and says so', async () => {
  const seed = 'day23';
  const commands = record(seed, playBot(60));
  const names = namesOf(campaign, 'en');
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, seed);
  await player.playAll(commands);
  const status = await statusOf(page);
  await toTitle(page);
  const before = await newestFile(page);
  expect(before.segments.map(({ rules }) => rules)).toEqual([rulesHash]);

  // The stored game has a snapshot after its last command.
  await updateRules(page);
  expect(await openNewest(page)).toContain(words.messages.updated({}, names));
  expect(await statusOf(page)).toBe(status);
  await toTitle(page);
  const after = await newestFile(page);
  expect(after.segments.map(({ from, reason }) => [from, reason])).toEqual([
    [0, 'start'],
    [commands.length, 'update'],
  ]);
  expect(after.segments[1].rules).not.toBe(rulesHash);

  // A file without it is played until the first difference.
  await drop(page, { 'before.json': runFileText({ ...before, latest: null }) });
  await page.getByText(ui.saves.opened('before.json')).waitFor();
  const log = await openNewest(page);
  const shown = (await page.textContent('.announcer-status')) ?? '';
  await picture(page, 'updated');
  await toTitle(page);
  const opened = await newestFile(page);
  const used = opened.turns.length;
  expect(used).toBeLessThan(commands.length);
  expect(log).toContain(words.messages.updated({}, names));
  expect(log).toContain(words.messages.turnsLost({ turns: commands.length - used }, names));
  expect(opened.turns.map((line) => line.split(' ')[0])).toEqual(
    commands.slice(0, used).map(encodeCommand),
  );
  expect(opened.segments.at(-1)).toMatchObject({ from: used, reason: 'update' });
  const last = new Player(page, seed);
  for (const command of commands.slice(0, used)) last.follow(command);
  expect(shown).toContain(last.status());
  expect(faults).toEqual([]);
  await page.context().close();
});

test('after an update with unchanged rules and content, a game continues at its exact turn', async () => {
  const commands = record('day23', playBot(10));
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, 'day23');
  await player.playAll(commands);
  await updateText(page, ui.saves.heading, 'A list of saved games');
  await page.getByRole('button', { name: ui.saves.watch }).waitFor();
  // The new page is the one with the other text.
  await page.getByRole('heading', { name: 'A list of saved games' }).waitFor();
  const log = await openNewest(page);
  expect(log).not.toContain(words.messages.updated({}, namesOf(campaign, 'en')));
  await player.expectSame();
  await player.play({ type: 'wait' });
  await toTitle(page);
  const run = await newestFile(page);
  expect(run.segments).toHaveLength(1);
  expect(run.turns).toHaveLength(commands.length + 1);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Lets a bot play some turns. */
function playBot(turns: number): Parameters<typeof record>[1] {
  return (game, take) => {
    const choose = bots.careful(game, 'bot');
    while (game.turn < turns && !game.ending) take(game, choose());
  };
}

test('a build with --base works under its path, and a new campaign needs only its folder', () =>
  serve(join(folder, 'dist'), base, (address) => playTurn(address, 'Pit')));
