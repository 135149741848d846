import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from './chromium.ts';
import { Player, visit } from './player.ts';

const address = inject('address');
const { ui } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

test('a page that was closed during a game offers to continue it in the same state', async () => {
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, 'day23');
  for (let i = 0; i < 12; i++) await player.play({ type: 'move', dx: 0, dy: -1 });
  await player.play({ type: 'down' });
  await player.play({ type: 'wait' });
  await page.reload();
  const goOn = page.getByRole('button', { name: ui.goOn });
  await goOn.waitFor();
  expect(await goOn.textContent()).toContain(`${ui.turn} 14`);
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
  await page.screenshot({ path: 'tests/browser/pictures/continued.png' });

  // With a link to another dungeon, the new game comes first and the saved game second.
  await page.goto(`${address}?seed=other`);
  await goOn.waitFor();
  await page.screenshot({ path: 'tests/browser/pictures/title-continue.png' });
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await new Player(page, 'other').play({ type: 'wait' });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the menu leads to the title screen and saves the game, which Continue resumes', async () => {
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.toTitleKept }).click();
  await page.waitForSelector('body[data-mode=title]');
  await page.getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a game that was given up or is over is not offered again', async () => {
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.abandon }).click();
  await page.getByRole('button', { name: ui.abandonSure }).click();
  await page.waitForSelector('body[data-mode=title]');
  await page.reload();
  await page.waitForSelector('#stage canvas');
  await page.waitForTimeout(300);
  expect(await page.getByRole('button', { name: ui.goOn }).isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('invalid data in the browser’s storage is ignored', async () => {
  const { page, faults } = await visit(browser, address);
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('simple-roguelike-unfinished');
  await page.evaluate((all) => {
    for (const key of all) localStorage.setItem(key, '{"look":3,"version":1,"commands":"all"');
  }, keys);
  await page.reload();
  await page.waitForSelector('#stage canvas');
  await page.waitForTimeout(300);
  expect(await page.getByRole('button', { name: ui.goOn }).isVisible()).toBe(false);
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  expect(faults).toEqual([]);
  await page.context().close();
});
