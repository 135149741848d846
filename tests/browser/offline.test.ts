import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { violationsOf } from './axe.ts';
import { sharedBrowser } from './chromium.ts';
import { forgetGames } from './one-page.ts';
import { listed, picture, toTitle, visit } from './player.ts';
import { type Host, host } from './static-host.ts';

const { ui } = wordsOf('en');
const folder = mkdtempSync(join(tmpdir(), 'offline-'));

let served: Host;
/** The page of all tests, which stores its files: that takes seconds. */
let page: Page;
let faults: string[];

beforeAll(async () => {
  cpSync('.browser-tests', folder, { recursive: true });
  served = await host(folder, '/offline/');
  const browser = await sharedBrowser(inject('browserPath'));
  ({ page, faults } = await visit(browser, served.address, { serviceWorkers: 'allow' }));
  // The page would load without a network from now on.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
});
afterEach(() => {
  served.cutOff(false);
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await page.context().close();
  served.close();
  rmSync(folder, { recursive: true });
});

/** Opens the title screen of a new visitor, whose page has its files. */
async function openAgain(): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(served.address);
  await listed(page);
  await forgetGames(page);
}

/** Publishes another version of the page: its title differs. Returns the title. */
function publish(number: number): string {
  const page = join(folder, 'index.html');
  const title = `Version ${number}`;
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<body[^>]*>/, `<body data-version="${title}">`));
  const worker = join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  const revision = /(url:"index\.html",revision:)"\w+"/;
  expect(text).toMatch(revision);
  writeFileSync(worker, text.replace(revision, `$1"${number}"`));
  return title;
}

test('after the first visit the page starts, plays and opens its dialogs without a network', async () => {
  served.cutOff(true);
  await page.goto(`${served.address}?seed=day23`);
  await page.waitForSelector('#stage canvas');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await page.getByRole('button', { name: wordsOf('ja').ui.bestiary.heading }).click();
  await page.locator('.bestiary .portrait').first().waitFor();
  await picture(page, 'offline');
});

test('a new version waits for the end of the game, also in another tab, and then replaces the page', async () => {
  await openAgain();
  const other = await page.context().newPage();
  await other.goto(`${served.address}?seed=other`);
  for (const tab of [page, other]) {
    await tab.waitForSelector('#stage canvas');
    await tab.keyboard.press('KeyZ');
    await tab.waitForSelector('body[data-mode=play]');
    await tab.keyboard.press('Period');
  }
  const title = publish(2);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await expect.poll(waits).toBe(true);
  const leave = async (tab: Page) => {
    await tab.bringToFront();
    await toTitle(tab);
  };
  const version = () => page.locator('body').getAttribute('data-version');
  await leave(page);
  const notice = page.locator('.update-notice:visible');
  await notice.waitFor();
  await picture(page, 'update');
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('button').click();
  await notice.getByText(ui.update.waits).waitFor();
  expect(await version()).toBe(null);
  await leave(other);
  await other.waitForFunction((wanted) => document.body.dataset.version === wanted, title);
  await page.waitForFunction((wanted) => document.body.dataset.version === wanted, title);
  await other.close();
});

test('a new version leaves a page whose deleted game can be restored until the player asks', async () => {
  await openAgain();
  const play = async () => {
    await page.locator('main.title').focus();
    await page.keyboard.press('KeyZ');
    await page.waitForSelector('body[data-mode=play]');
    await page.keyboard.press('Period');
    await page.getByText(`${ui.turn} 1 ·`).waitFor({ state: 'attached' });
    await toTitle(page);
    await listed(page);
  };
  await page.waitForSelector('#stage canvas');
  await play();
  const buttons = page.locator('.saved-games li').getByRole('button');
  await buttons.filter({ hasText: ui.saves.delete }).click();
  await buttons.filter({ hasText: ui.saves.deleteSure }).click();
  const restore = buttons.filter({ hasText: ui.saves.undelete });
  await restore.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const title = publish(3);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator('.update-notice:visible');
  await notice.waitFor();
  await play();
  await restore.click();
  await expect.poll(() => restore.count()).toBe(0);
  await notice.getByRole('button').click();
  await page.waitForFunction((wanted) => document.body.dataset.version === wanted, title);
});
