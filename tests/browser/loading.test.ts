import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { campaigns } from '../../src/content/campaigns.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { recordGame } from '../records/record-game.ts';
import { rogue, simple } from '../sources.ts';
import { rogueCampaign } from '../world.ts';
import { sharedBrowser } from './chromium.ts';
import { drop, enterSeed, listed, parameterOf, small } from './player.ts';

const address = inject('address');
const { ui } = wordsOf('en');

/** The chunk with Pixi and everything that draws. */
const screenChunk = /\/screen-[^/]*\.js$/;

/** An empty page in a new browser profile, which is closed after the test. */
async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const browser = await sharedBrowser(inject('browserPath'));
  const page = await browser.newPage({ ...small, ...options });
  onTestFinished(() => page.close());
  return page;
}

/** Opens the title screen. `answer` decides on each request for a part of the page. */
async function openTitle(part: RegExp, answer: (route: Route) => unknown): Promise<Page> {
  const page = await newPage();
  await page.route(part, answer as (route: Route) => Promise<void>);
  await page.goto(address);
  await page.waitForSelector('main.title:not([hidden])');
  return page;
}

/** A gate for requests: they wait until it is opened. */
function gate(): { pass: (route: Route) => Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, pass: (route) => opened.then(() => route.continue()) };
}

const modeOf = (page: Page) => page.evaluate(() => document.body.dataset.mode);
const loadError = (page: Page) => page.locator('.error-notice', { hasText: ui.notLoaded });

test('the title screen is painted before Pixi is requested, and can be used by keyboard and pointer while it is delayed', async () => {
  const { pass, open } = gate();
  const page = await openTitle(screenChunk, pass);
  await page.waitForSelector('body[data-mode=title]');
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await expect.poll(() => page.textContent('h1')).toBe(wordsOf('ja').ui.title);
  await page.getByRole('radio', { name: 'English' }).press('Space');
  await expect.poll(() => page.textContent('h1')).toBe(ui.title);
  await page.getByRole('radio', { name: rogue.name.en, exact: true }).check({ force: true });
  await page.focus('main.title');

  // Z is pressed twice, and starts one game.
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  expect(await modeOf(page)).toBe('title');
  open();
  await page.waitForSelector('body[data-mode=play]');
  const wakes = page.locator('.announcer-log p', { hasText: 'You wake up.' });
  await expect.poll(() => wakes.count()).toBe(1);
  expect(await parameterOf(page, 'campaign')).toBe('rogue');
  const { painted, pixi } = await page.evaluate(() => {
    const requests = performance.getEntriesByType('resource');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const screen = requests.find(({ name }) => name.includes('/screen-'));
    return { painted: paint.startTime, pixi: screen?.startTime ?? 0 };
  });
  expect(painted).toBeLessThan(pixi);
});

test('a game that is started while the rules load begins when they are loaded, and a typed seed stays', async () => {
  const { pass, open } = gate();
  const page = await openTitle(/\/shell-[^/]*\.js$/, pass);
  await enterSeed(page, 'early');
  await page.getByRole('button', { name: ui.start }).click();
  open();
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'seed')).toBe('early');

  // The database is open, so that the turn is stored before the page is left.
  await page.waitForSelector('.saved-games[aria-busy=false]', { state: 'attached' });
  // Z that is pressed early continues a saved game instead of replacing it.
  await page.keyboard.press('Period');
  const again = gate();
  await page.route(/\/shell-[^/]*\.js$/, again.pass);
  await page.goto(address);
  await page.waitForSelector('main.title:not([hidden])');
  await page.keyboard.press('z');
  again.open();
  await page.waitForSelector('body[data-mode=play]');
  expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);

  // A seed that is typed early may be that of the saved game. It stays in its field, with the focus.
  const third = gate();
  await page.route(/\/shell-[^/]*\.js$/, third.pass);
  await page.goto(address);
  await page.waitForSelector('main.title:not([hidden])');
  await page.click('.seed-button');
  await page.locator('input[name=seed]').pressSequentially('ear');
  third.open();
  await page.waitForSelector('#stage canvas');
  await listed(page);
  await page.getByRole('button', { name: ui.newGame }).waitFor();
  await page.keyboard.type('ly');
  expect(await page.inputValue('input[name=seed]')).toBe('early');
});

test('a link with a seed plays one campaign for everyone, and the address always names the campaign', async () => {
  const page = await newPage();
  await page.goto(`${address}?campaign=rogue`);
  await listed(page);
  await page.keyboard.press('z');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  const shared = () => Promise.all(['campaign', 'seed'].map((name) => parameterOf(page, name)));
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).check({ force: true });

  // Rogue was played last, but a link without a campaign means the default one.
  await page.goto(`${address}?seed=other`);
  await page.waitForSelector('body[data-mode=title]');
  expect(await shared()).toEqual([campaigns[0].id, 'other']);
  await choose(rogue.name.en);
  await expect.poll(shared).toEqual(['rogue', 'other']);
  await choose(simple.name.en);
  await expect.poll(shared).toEqual(['simple', 'other']);
  // The game of the other campaign can still be continued.
  await page.locator('form').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'campaign')).toBe('rogue');
});

/** Presses the button of the error notice that loads the page again. */
const reload = (page: Page) =>
  loadError(page).getByRole('button', { name: ui.reload, exact: true }).click();

// Chromium fetches a module that failed again only after the page is reloaded.
test('when Pixi cannot be loaded, the page says so, and the game starts after Reload', async () => {
  let broken = true;
  const page = await openTitle(screenChunk, (route) => (broken ? route.abort() : route.continue()));
  await loadError(page).waitFor();
  await loadError(page).locator('.close').click();
  await page.keyboard.press('z');
  await loadError(page).waitFor();
  expect(await modeOf(page)).toBe('title');
  broken = false;
  await reload(page);
  await page.waitForSelector('#stage canvas');
  await page.keyboard.press('z');
  await page.waitForSelector('body[data-mode=play]');
});

test('when a dialog or the worker cannot be loaded, the page says so, and the dialog and a file with a game open after Reload', async () => {
  const run = recordGame(rogueCampaign, 'file', (game) => bots.greedy(game, 'file'), {
    player: 'greedy',
    turns: 20,
  });
  const files = { 'game.json': runFileText(run) };
  let broken = true;
  let requests = 0;
  const page = await openTitle(/\/(dialogs|worker)-[^/]*\.js$/, (route) => {
    requests++;
    return broken ? route.abort() : route.continue();
  });
  // The page also loads the dialogs by itself, once, and says nothing if that fails.
  await expect.poll(() => requests).toBeGreaterThan(0);
  await listed(page);
  expect(await loadError(page).count()).toBe(0);
  await page.keyboard.press('?');
  await loadError(page).waitFor();
  expect(await modeOf(page)).toBe('title');
  await loadError(page).locator('.close').click();
  await drop(page, files);
  await loadError(page).waitFor();
  expect(await page.locator('.saved-games').getByText(rogue.name.en).count()).toBe(0);
  broken = false;
  await reload(page);
  await listed(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await drop(page, files);
  await page.getByText(ui.saves.opened('game.json')).waitFor();
});

test('the page opens in the language of the browser; when another language cannot be loaded, the page says so and keeps its language', async () => {
  const page = await newPage({ locale: 'ru-RU' });
  await page.route(/\/ja-[^/]*\.js$/, (route) => route.abort());
  await page.goto(address);
  const russian = wordsOf('ru').ui;
  await expect.poll(() => page.textContent('h1')).toBe(russian.title);
  expect(await page.getAttribute('html', 'lang')).toBe('ru');
  await page.getByRole('radio', { name: '日本語' }).click({ force: true });
  await page.locator('.error-notice', { hasText: russian.notLoaded }).waitFor();
  expect(await page.getByRole('radio', { name: 'Русский' }).isChecked()).toBe(true);
  expect(await page.textContent('h1')).toBe(russian.title);
});

test.each([
  ['the first script', /\/index-[^/]*\.js$/],
  ['the words of the language', /\/en-[^/]*\.js$/],
])('when %s cannot be loaded, the page says so in each of its languages', async (_, part) => {
  const page = await newPage({ viewport: { width: 360, height: 640 } });
  await page.route(part, (route) => route.abort());
  await page.goto(address);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  for (const language of languages) await alert.locator(`p:lang(${language})`).waitFor();
});

test('when the drawings cannot be loaded, the page says so, and not that the browser cannot draw', async () => {
  const page = await openTitle(/\/atlas-[^/]*\.png$/, (route) => route.abort());
  await loadError(page).waitFor();
  expect(await page.getByText(ui.noWebGl).count()).toBe(0);
});

test('a browser that can draw neither with WebGL nor on a canvas says so, and still plays', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
    OffscreenCanvas.prototype.getContext = (() => null) as never;
  });
  await page.goto(address);
  await page.locator('.complaints', { hasText: ui.noWebGl }).waitFor();
  expect(await page.getByText(ui.noWebGl).filter({ visible: true }).count()).toBe(1);
  await page.keyboard.press('z');
  await page.waitForSelector('body[data-mode=play]');
  expect(await page.getByText(ui.noWebGl).filter({ visible: true }).count()).toBe(1);
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
});

test('the drawings are made from vectors after the small ones, and without vectors these remain', async () => {
  const page = await newPage({ deviceScaleFactor: 1 });
  const requested: string[] = [];
  let blocked = true;
  await page.route(/\/(atlas|drawings)-[^/]*\.(png|json)$/, (route) => {
    const isVectors = route.request().url().includes('/drawings-');
    requested.push(isVectors ? 'vectors' : 'small');
    return isVectors && blocked ? route.abort() : route.continue();
  });
  await page.goto(address);
  await page.waitForSelector('#stage canvas');
  await expect.poll(() => requested).toEqual(['small', 'vectors']);
  expect(await loadError(page).count()).toBe(0);
  blocked = false;
  // Cells of another size.
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect.poll(() => requested).toEqual(['small', 'vectors', 'vectors']);
});
