import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rogue } from '../../src/content/rogue/campaign.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from './chromium.ts';

const address = inject('address');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

/** The title, where `answer` decides on each request for a part of the page. */
async function titleWith(part: RegExp, answer: (route: Route) => Promise<void>): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.route(part, answer);
  await page.goto(address);
  await page.waitForSelector('main.title:not([hidden])');
  return page;
}

const modeOf = (page: Page) => page.evaluate(() => document.body.dataset.mode);

test('a game that is started before its part and its campaign have come begins when they have', async () => {
  let letCome = () => {};
  const allowed = new Promise<void>((done) => {
    letCome = done;
  });
  const page = await titleWith(/(playing|rogue)-.*\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.getByRole('radio', { name: rogue.name.en, exact: true }).check({ force: true });
  await page.focus('main.title');
  // The key is pressed twice: that is no reason for two games.
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  expect(await modeOf(page)).toBe('title');
  letCome();
  await page.waitForFunction(() => document.body.dataset.mode === 'play');
  const wakes = page.locator('.announcer-log p', { hasText: 'You wake up.' });
  await expect.poll(() => wakes.count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('campaign')).toBe('rogue');

  // A link to a dungeon of the first campaign still offers to go on in the other.
  await page.keyboard.press('Period');
  await page.goto(`${address}?seed=other`);
  await page.getByRole('button', { name: wordsOf('en').ui.goOn }).click();
  await page.waitForFunction(() => document.body.dataset.mode === 'play');
  expect(new URL(page.url()).searchParams.get('campaign')).toBe('rogue');
  await page.close();
});

test('a part that cannot be loaded is told of, and asked for again', async () => {
  let broken = true;
  const page = await titleWith(/windows-.*\.js$/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.keyboard.press('?');
  await page.getByText('A part of the game could not be loaded.').waitFor();
  expect(await modeOf(page)).toBe('title');
  broken = false;
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.close();
});

test('the first picture is the title over an empty floor; who lives there, and what moves, comes after it', async () => {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.addInitScript(() => {
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    const prototype = WebGL2RenderingContext.prototype;
    const { clear, drawElements } = prototype;
    prototype.clear = function (mask) {
      drawn.push(0);
      clear.call(this, mask);
    };
    prototype.drawElements = function (...args) {
      drawn[drawn.length - 1]++;
      drawElements.apply(this, args);
    };
  });
  await page.goto(address);
  await page.waitForSelector('main.lively');
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
  await expect.poll(async () => (await drawn()).at(-1)).toBe(2);
  expect((await drawn())[0]).toBe(1);
  await page.close();
});

test('where the game itself cannot be loaded the page says so, in each of its languages', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.route(/main-.*\.js$/, (route) => route.abort());
  await page.goto(address);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  for (const language of languages) await alert.locator(`p:lang(${language})`).waitFor();
  await page.close();
});

test('the drawings come as large as the window needs them, and larger when it grows', async () => {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  const asked: string[] = [];
  page.on('request', (request) => {
    const size = /atlas(?:-(quarter|half))?-[^/]*\.png$/.exec(request.url());
    if (size && request.resourceType() === 'image') asked.push(size[1] ?? 'whole');
  });
  await page.goto(address);
  await page.waitForSelector('#stage canvas');
  expect(asked).toEqual(['quarter']);
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect.poll(() => asked).toContain('half');
  await page.close();
});

test('where the programs cannot be linked, the title has a plain canvas behind it', async () => {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.addInitScript(() => {
    const prototype = WebGL2RenderingContext.prototype;
    const own = prototype.getProgramParameter;
    prototype.getProgramParameter = function (program, what) {
      return what === this.LINK_STATUS ? false : own.call(this, program, what);
    };
  });
  await page.goto(address);
  await page.waitForSelector('#stage canvas');
  const context = await page.$eval('#stage canvas', (canvas) =>
    (canvas as HTMLCanvasElement).getContext('2d')?.getContextAttributes(),
  );
  expect(context).toBeTruthy();
  expect(await page.locator('.complaints').textContent()).toBe('');
  await page.close();
});

test('where the drawings do not come, the title says so, and not that the browser cannot draw', async () => {
  const page = await titleWith(/atlas-.*\.png$/, (route) => route.abort());
  await page.locator('.complaints', { hasText: 'could not be loaded' }).waitFor();
  await page.close();
});
