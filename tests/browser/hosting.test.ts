import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from './chromium.ts';
import { toTitle, visit } from './player.ts';
import { serve } from './static-host.ts';

const { ui } = wordsOf('en');
/** The files of the project that a build needs. */
const parts = [
  ...['src', 'assets', 'index.html', 'LICENSE', 'vite.config.ts', 'package.json', 'tsconfig.json'],
];
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

/** Plays a turn of a campaign from the title screen, with tiles, portraits and a dialog. `then` goes on. */
async function playTurn(
  address: string,
  campaign: string,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const { page, faults } = await visit(browser, address);
  await page.getByRole('radio', { name: campaign, exact: true }).check({ force: true });
  await page.getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary .portrait').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.start }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  await then(page);
  expect(faults).toEqual([]);
  await page.context().close();
}

test('the built page works in a folder of a static host, where a worker prepares a replay', () =>
  serve('.browser-tests', '/games/rogue-like/', (address) =>
    playTurn(address, 'Rogue 3.6.3', async (page) => {
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      await toTitle(page);
      await page.getByRole('button', { name: ui.saves.watch }).click();
      await page.waitForSelector('.replay-slider[data-prepared="1"]');
      expect(workers).toContainEqual(
        expect.stringMatching(/\/games\/rogue-like\/assets\/replay-worker-.*\.js$/),
      );
    }),
  ));

test.each([
  ['libraries.md', ['## pixi.js', '## bitecs', '## valibot', 'Permission is hereby granted']],
  ['m-plus-1p.txt', ['SIL OPEN FONT LICENSE']],
  ['fira-code.txt', ['SIL OPEN FONT LICENSE']],
  ['credits.md', ['game-icons.net', 'CC BY 3.0']],
  ['simple-roguelike.txt', ['MIT License']],
])('the build contains licences/%s', (file, parts) => {
  const text = readFileSync(join('.browser-tests/licences', file), 'utf8');
  for (const part of parts) expect(text).toContain(part);
});

test('a build with --base works under its path, and a new campaign needs only its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hosting-'));
  try {
    for (const part of parts) {
      cpSync(part, join(root, part), { recursive: true });
    }
    symlinkSync(realpathSync('node_modules'), join(root, 'node_modules'));
    const content = join(root, 'src/content');
    cpSync(join(content, 'arena'), join(content, 'pit'), { recursive: true });
    const file = join(content, 'pit/campaign.json');
    const source = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...source, order: 99, name: { en: 'Pit' } }));
    const base = '/some/path/';
    const configFile = join(root, 'vite.config.ts');
    await build({ root, configFile, base, logLevel: 'warn', build: { outDir: 'dist' } });
    await serve(join(root, 'dist'), base, (address) => playTurn(address, 'Pit'));
  } finally {
    rmSync(root, { recursive: true });
  }
});
