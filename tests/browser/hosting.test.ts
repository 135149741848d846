import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from './chromium.ts';
import { visit } from './player.ts';

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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a folder under a path, as a static host does, and calls `use` with its address. */
async function serve(
  folder: string,
  path: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const file = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '';
    try {
      const content = readFileSync(join(folder, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Plays a turn of a campaign from the title screen, with tiles, portraits and a dialog. */
async function playTurn(address: string, campaign: string): Promise<void> {
  const { page, faults } = await visit(browser, address);
  await page.getByRole('radio', { name: campaign, exact: true }).check({ force: true });
  await page.getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary .portrait').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  expect(faults).toEqual([]);
  await page.context().close();
}

test('the built page works in a folder of a static host', () =>
  serve('.browser-tests', '/games/rogue-like/', (address) => playTurn(address, 'Rogue 3.6.3')));

test.each([
  ['libraries.md', ['## pixi.js', '## bitecs', '## valibot', 'Permission is hereby granted']],
  ['dotgothic16.txt', ['SIL OPEN FONT LICENSE']],
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
    const source = readFileSync(join(content, 'arena/campaign.ts'), 'utf8')
      .replace("id: 'arena'", "id: 'pit'")
      .replace(/order: \d+/, 'order: 99')
      .replace("en: 'Arena'", "en: 'Pit'");
    writeFileSync(join(content, 'pit/campaign.ts'), source);
    const base = '/some/path/';
    const configFile = join(root, 'vite.config.ts');
    await build({ root, configFile, base, logLevel: 'warn', build: { outDir: 'dist' } });
    await serve(join(root, 'dist'), base, (address) => playTurn(address, 'Pit'));
  } finally {
    rmSync(root, { recursive: true });
  }
});
