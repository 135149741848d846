import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { applyCampaign } from '../../src/bundles/reload/apply-campaign.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { simple } from '../sources.ts';
import { sharedBrowser } from './chromium.ts';
import { Player, picture, visit } from './player.ts';

/** A copy of the project under the development server, so that its files can be saved over. */
const root = mkdtempSync(join(tmpdir(), 'reload-'));
let server: ViteDevServer;
let browser: Browser;
let address: string;

/** The rat of these tests is in front of the hero from the start. */
const rat = {
  name: { en: 'rat' },
  look: { glyph: 'ρ', colour: '#cf9a68', sprite: 'rat' },
  spawn: { at: [{ depth: 0, x: 12, y: 15 }] },
  Health: { max: 6 },
  Stats: { attack: 1, defence: 4 },
  AI: { mind: 'timid' },
  Rooted: {},
};
const ratFile = './monsters/rat.json';
const { ui } = wordsOf('en');

function onDisk(file: string): string {
  return join(root, 'src/content/simple', file);
}

function save(file: string, bundle: object | string): void {
  writeFileSync(
    onDisk(file),
    typeof bundle === 'string' ? bundle : JSON.stringify(bundle, null, 2),
  );
}

function load(files: Record<string, object>): Campaign {
  return loadCampaign({ ...simple, bundles: { ...simple.bundles, ...files } });
}

function lastLine(page: Page): Promise<string | null> {
  return page.textContent('.announcer-log p:last-child');
}

/** Waits until the log ends with a text. */
async function hears(page: Page, text: string): Promise<void> {
  await expect.poll(() => lastLine(page), { timeout: 30000 }).toContain(text);
}

beforeAll(async () => {
  for (const part of ['src', 'assets', 'index.html', 'vite.config.ts', 'package.json']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  cpSync('tsconfig.json', join(root, 'tsconfig.json'));
  const libraries = realpathSync('node_modules');
  symlinkSync(libraries, join(root, 'node_modules'));
  save(ratFile, rat);
  server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(libraries, '.vite/reload'),
    logLevel: 'error',
    server: { port: 0, fs: { allow: [root, libraries] } },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await sharedBrowser(inject('browserPath'));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('saved, broken, new and deleted bundles reach the running game without a reload of the page', async () => {
  const { page, faults } = await visit(browser, address);
  onTestFinished(() => page.context().close());
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const player = await Player.start(page, 'day23', 'en', load({ [ratFile]: rat }));
  await player.play({ type: 'wait' });
  const slip = page.locator('.error-notice:not([hidden])');

  const giant = {
    ...rat,
    name: { en: 'giant rat' },
    look: { ...rat.look, colour: '#ff4040', sprite: 'wolf-head' },
    Health: { max: 60 },
    Leech: {},
  };
  save(ratFile, giant);
  await hears(page, 'Changed: giant rat (Health.max 6 → 60, + Leech, name, look).');
  applyCampaign(player.game, load({ [ratFile]: giant }));
  await player.expectSame();
  expect(await page.textContent('.announcer-status')).toContain('giant rat: ');
  await picture(page, 'reloaded');
  await player.play({ type: 'move', dx: 0, dy: -1 });
  await player.play({ type: 'move', dx: 0, dy: -1 });
  await expect
    .poll(() => page.textContent('.announcer-log'))
    .toMatch(/giant rat for \d+ \(\d+\/60\)/);

  save(ratFile, '{\n  "name": { "en": "rat" },\n  "Health": { "max": 0 }\n}\n');
  await hears(page, 'rat.json has errors; the last valid version stays in use.');
  expect(await slip.textContent()).toMatch(/rat\.json:3:\d+: Health\.max/);
  await picture(page, 'reload-broken');
  await page.keyboard.press('Period');
  player.follow({ type: 'wait' });
  await player.expectSame();

  save(ratFile, { ...giant, Health: { max: 50 } });
  await hears(page, 'Changed: giant rat (Health.max 60 → 50).');
  expect(await slip.count()).toBe(0);
  applyCampaign(player.game, load({ [ratFile]: { ...giant, Health: { max: 50 } } }));
  await player.play({ type: 'wait' });

  // With a drawing that the page did not have.
  const dragon = { ...rat, name: { en: 'dragon' }, look: { ...rat.look, sprite: 'fox-head' } };
  save('./monsters/dragon.json', dragon);
  await hears(page, 'Changed: dragon (+ dragon.json).');
  save(ratFile, { ...giant, Health: { max: 50 }, look: dragon.look });
  await hears(page, 'Changed: giant rat (look).');
  rmSync(onDisk('./monsters/dragon.json'));
  await hears(page, 'Changed: dragon (− dragon.json).');
  rmSync(onDisk(ratFile));
  await hears(page, 'Changed: giant rat (− rat.json).');
  expect(await page.textContent('.announcer-status')).toContain('giant rat: ');
  await page.waitForSelector('#stage canvas');
  await picture(page, 'reload-drawing');
  expect(await page.locator('#stage canvas').count()).toBe(1);
  expect(loads).toEqual([]);

  // The game was stored with each change and continues without the deleted bundles.
  await page.reload();
  await page.locator('form').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  await picture(page, 'reload-continued');
  expect(await page.textContent('.announcer-log')).toContain(
    'The game was updated since you saved',
  );
  expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} ${player.game.turn}`);
  expect(faults).toEqual([]);
});
