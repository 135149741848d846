import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { layout } from '../../src/screen/layout.ts';
import { wordsOf } from '../../src/words/tell.ts';
import { launch } from './chromium.ts';
import { visit } from './player.ts';

const address = inject('address');
const { ui } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

test('in the sandbox things are put by the pointer, played, reset, and copied as a scene', async () => {
  const { page, faults } = await visit(browser, address, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 720 },
  });
  await page.getByRole('button', { name: ui.placer.heading }).click();
  await page.waitForSelector('body[data-mode=play]');
  const stage = await page.locator('#stage').boundingBox();
  // The palette takes a strip of the window, and the picture follows.
  const drawn = () => page.locator('#stage canvas').boundingBox();
  await expect.poll(async () => (await drawn())?.height).toBe(stage?.height);
  const view = layout({
    width: stage?.width ?? 0,
    height: stage?.height ?? 0,
    ratio: 1,
    columns: 21,
    rows: 13,
    touch: false,
    backdrop: false,
    glyphs: false,
  });
  const offset = {
    x: (view.map.width - 21 * view.cell) / 2,
    y: (view.map.height - 13 * view.cell) / 2,
  };
  const put = async (thing: string, x: number, y: number) => {
    await page.selectOption('select[name=thing]', thing);
    await page.waitForTimeout(250);
    await page.mouse.click(
      view.map.x + Math.max(0, offset.x) + (x + 0.5) * view.cell,
      view.map.y + Math.max(0, offset.y) + (y + 0.5) * view.cell,
    );
  };
  const status = () => page.textContent('.announcer-status');
  await put('rat', 12, 6);
  await expect.poll(status).toContain('rat: 2 right');
  await put('apple', 10, 5);
  await put('#', 13, 5);
  await page.screenshot({ path: 'tests/browser/pictures/sandbox.png' });

  await page.getByRole('button', { name: ui.copy, exact: true }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { rows } = JSON.parse(copied);
  expect(rows[6]).toBe('#.........@.ρ.......#');
  expect(rows[5][13]).toBe('#');

  await page.uncheck('input[name=places]');
  await page.keyboard.press('Numpad5');
  await page.keyboard.press('Numpad5');
  await expect.poll(status).toContain(`${ui.turn} 2`);
  await page.getByRole('button', { name: ui.placer.reset }).click();
  await expect.poll(status).toContain(`${ui.turn} 0`);
  expect(await status()).toContain('rat: 2 right');
  expect(faults).toEqual([]);
  await page.context().close();
});
