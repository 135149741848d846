import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import type { Language } from '../../src/words/texts.ts';
import { launch } from './chromium.ts';
import { picture, visit } from './player.ts';
import { openSandbox } from './sandbox.ts';

const address = inject('address');
const { ui } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

test('in the sandbox the pointer places things, and the scene can be played, reset and copied', async () => {
  const { page, faults } = await visit(browser, address, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 720 },
  });
  const click = await openSandbox(page);
  const put = async (thing: string, x: number, y: number) => {
    await page.selectOption('select[name=thing]', thing);
    await click({ x, y });
  };
  const status = () => page.textContent('.announcer-status');
  await put('rat', 12, 6);
  await expect.poll(status).toContain('rat: 2 right');
  await put('apple', 10, 5);
  await put('#', 13, 5);
  await picture(page, 'sandbox');

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

test('the bar of the sandbox fits a phone in every language', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  for (const locale of ['en-US', 'ja-JP', 'ru-RU']) {
    const { page } = await visit(browser, address, { ...phone, locale });
    const words = wordsOf(locale.slice(0, 2) as Language);
    await page.getByRole('button', { name: words.ui.placer.heading }).click();
    const bar = page.locator('.sandbox');
    await bar.waitFor();
    expect([locale, await bar.evaluate((one) => one.scrollWidth)]).toEqual([locale, 390]);
    const last = await bar.getByRole('button', { name: words.ui.copy, exact: true }).boundingBox();
    expect((last?.x ?? 390) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.context().close();
  }
});
