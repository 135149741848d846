import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { order } from '../../src/game/systems/order.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from './chromium.ts';
import { visit } from './player.ts';
import { openSandbox } from './sandbox.ts';

const address = inject('address');
const pictures = 'tests/browser/pictures';
const { ui } = wordsOf('en');
const words = wordsOf('en');
const viewport = { width: 1280, height: 720 };
let browser: Browser;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

const status = (page: Page) => page.textContent('.announcer-status');

/** The numbers of a row of the panel: last, average, p95, calls. */
async function rowOf(page: Page, name: string): Promise<number[]> {
  const row = page.locator('.profiler tbody tr', { has: page.getByText(name, { exact: true }) });
  return (await row.locator('td').allTextContents()).map(Number);
}

/** The User Timing entries of the page by name, with their details for the DevTools. */
function measures(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('measure')
        .map((entry) => [entry.name, (entry as PerformanceMeasure).detail]),
    ),
  );
}

test('the profiler measures the game, writes entries for the DevTools and removes them when it is closed', async () => {
  const { page, faults } = await visit(browser, `${address}?seed=day31`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('KeyM');
  const panel = page.getByRole('complementary', { name: ui.profiler });
  await panel.waitFor();
  for (let turn = 0; turn < 12; turn++) await page.keyboard.press('Period');
  await expect.poll(() => panel.textContent()).toContain(`${ui.turn}\u00a012`);
  const [, , , calls] = await rowOf(page, 'fov');
  expect(calls).toBe(1);
  // A clock in steps of 0.1 ms measures short work in some turns only.
  for (const row of [words.panel.whole, words.panel.update, words.panel.render]) {
    const average = async () => {
      await page.keyboard.press('Period');
      return (await rowOf(page, row))[1];
    };
    await expect.poll(average).toBeGreaterThan(0);
  }
  // Draw calls are counted from the second measured frame on.
  const draws = new RegExp(`${words.panel.draws.replaceAll(' ', '\u00a0')}\u00a0[1-9]`);
  const playOn = async () => {
    await page.keyboard.press('Period');
    return panel.textContent();
  };
  await expect.poll(playOn).toMatch(draws);

  const kept = await measures(page);
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['turn', ...order.sight]));
  expect(kept.fov).toMatchObject({
    devtools: { dataType: 'track-entry', track: 'Systems', trackGroup: 'Simple Roguelike' },
  });
  await page.screenshot({ path: `${pictures}/panel.png` });

  // The inspector keeps the measurements; another game discards them.
  const turns = async () => (await panel.textContent())?.match(/turn.(\d+)/i)?.[1];
  const before = await turns();
  const slowest = await panel.locator('.profiler-slowest').textContent();
  await page.keyboard.press('KeyO');
  await page.keyboard.press('Escape');
  expect(await turns()).toBe(before);
  expect(await panel.locator('.profiler-slowest').textContent()).toBe(slowest);

  await panel.getByRole('button', { name: ui.close }).click();
  expect(await panel.isVisible()).toBe(false);
  expect(await measures(page)).toEqual({});
  await page.waitForTimeout(700);
  const drawn = await page.evaluate(async () => {
    let asked = 0;
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => {
      asked++;
      return ask.call(window, draw);
    };
    await new Promise((resolve) => setTimeout(resolve, 400));
    return asked;
  });
  expect(drawn).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the inspector shows a rat that loses health, and changes it in the sandbox', async () => {
  const { page, faults } = await visit(browser, address, { viewport });
  const click = await openSandbox(page);
  await page.selectOption('select[name=thing]', 'rat');
  await click({ x: 11, y: 6 });
  await expect.poll(() => status(page)).toContain('rat: 1 right');

  await page.keyboard.press('KeyO');
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.waitFor();
  await expect.poll(() => inspector.textContent()).toContain('you #1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inspector.locator('h3').textContent()).toContain('rat');
  await click({ x: 12, y: 6 });
  await expect.poll(() => inspector.textContent()).toContain(words.inspector.empty);
  await click({ x: 11, y: 6 });

  const health = inspector.getByLabel('current', { exact: true });
  const max = inspector.getByLabel('max', { exact: true });
  await max.fill('400');
  await max.press('Enter');
  await health.fill('300');
  await health.press('Enter');
  await page.keyboard.press('KeyO');
  expect(await status(page)).toContain(`${ui.turn} 0`);
  await page.keyboard.press('Numpad6');
  await expect.poll(async () => Number(await health.inputValue())).toBeLessThan(300);
  expect(Number(await health.inputValue())).toBeGreaterThan(200);

  await health.fill('9999');
  await health.press('Enter');
  expect(await inspector.getByRole('alert').filter({ hasText: 'from 1 to 400' }).count()).toBe(1);
  await health.fill('1');
  await health.press('Enter');
  await page.screenshot({ path: `${pictures}/inspector.png` });
  await page.keyboard.press('Numpad6');
  await expect.poll(() => page.textContent('.announcer-log')).toContain('The rat is defeated.');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the game over screen says that an inspected game is unranked', async () => {
  const { page, faults } = await visit(browser, `${address}?campaign=arena&seed=fight35`);
  const { unscored } = ui;
  const play = async () => {
    await page.waitForSelector('body[data-mode=play]');
    while ((await page.getAttribute('body', 'data-mode')) === 'play') {
      await page.keyboard.press('Period');
    }
    await page.locator('.game-over').waitFor();
  };
  await page.keyboard.press('Enter');
  await play();
  expect(await page.getByText(unscored).isVisible()).toBe(false);
  await page.waitForTimeout(900);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('KeyO');
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.waitFor();
  await page.keyboard.press('KeyO');
  await play();
  expect(await page.getByText(unscored).isVisible()).toBe(true);
  // Nothing covers the game over screen.
  expect(await inspector.isVisible()).toBe(false);
  await page.screenshot({ path: `${pictures}/unscored.png` });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('an address starts a crowd of a thousand monsters, and an invalid crowd is reported', async () => {
  const { page, faults } = await visit(browser, `${address}?crowd=100000&floor=30x30`);
  const complaint = page.locator('.complaints p');
  await expect.poll(() => complaint.textContent()).toBe(words.crowd.tooMany('30x30', 225));

  await page.getByRole('button', { name: ui.crowds }).click();
  const actors = page.getByRole('spinbutton', { name: ui.bestiary.monsters });
  await actors.fill('');
  await page.getByRole('button', { name: ui.fight.play }).click();
  expect(await page.textContent('.crowd-window .complaint')).toBe(
    words.crowd.badActors('', 1, 100_000),
  );
  await actors.fill('1001');
  await page.getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(new URL(page.url()).searchParams.get('crowd')).toBe('1001');
  expect(new URL(page.url()).searchParams.get('floor')).toBe('200x200');

  // Other problems of the address are reported too.
  await page.goto(`${address}?crowd=0&campaign=nowhere&seed=${'x'.repeat(200)}`);
  await expect
    .poll(() => complaint.allTextContents())
    .toEqual([
      ui.unknownCampaign('nowhere'),
      `${ui.seedIgnored} ${ui.seedRule}`,
      words.crowd.badActors('0', 1, 100_000),
    ]);
  await page.goto(`${address}?crowd=10&campaign=nowhere`);
  await page.waitForSelector('.gathering', { state: 'attached' });
  // Enough time to play such a crowd.
  await page.waitForTimeout(500);
  expect(await complaint.allTextContents()).toEqual([ui.unknownCampaign('nowhere')]);
  expect(await page.getAttribute('body', 'data-mode')).toBe('title');

  await page.goto(`${address}?crowd=1000&floor=200x200&seed=full`);
  await page.waitForSelector('body[data-mode=play]');
  const map = { x: 100, y: 100, width: 200, height: 200 };
  // A picture that is mostly dark would compress to very few bytes.
  await expect
    .poll(async () => (await page.screenshot({ clip: map })).length)
    .toBeGreaterThan(20_000);
  await page.keyboard.press('KeyM');
  await page.keyboard.press('Numpad4');
  const panel = page.getByRole('complementary', { name: ui.profiler });
  await expect.poll(() => panel.textContent()).toContain(`${words.panel.floor}\u00a0200×200`);
  await expect.poll(() => panel.textContent()).toContain(`${words.panel.actors}\u00a01001`);
  expect(await status(page)).toContain(`${ui.turn} 1`);
  await page.screenshot({ path: `${pictures}/crowd.png` });
  expect(faults).toEqual([]);
  await page.context().close();
});
