import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withWholeRanges } from '../../src/page/elements.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { chooseCampaign, onePage, page } from './one-page.ts';
import { picture } from './player.ts';

const { ui } = wordsOf('en');

onePage({ options: { viewport: { width: 1280, height: 800 } } });

/** Opens the monsters of Rogue in the bestiary. */
async function openBestiary(page: Page): Promise<void> {
  await chooseCampaign(page, 'rogue');
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  // A test of another file may have left the page of mods open.
  await page.locator('.bestiary-pages input[value=monsters]').check();
  await page.locator('.bestiary .kind').first().waitFor();
}

/** The cards that are wholly in view, as texts. */
function cardsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const body = document.querySelector('.bestiary .body')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.bestiary .kind')]
      .filter((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return body && top >= body.top && bottom <= body.bottom && left >= 0 && right <= innerWidth;
      })
      .map((card) => card.querySelector('summary')?.textContent.replace(/\s+/g, ' ') ?? '');
  });
}

test('a desktop shows at least ten kinds with their glyphs, numbers, powers and floors', async () => {
  await openBestiary(page);
  // The cards move while their fonts and floors are still loading.
  const bat = async () =>
    (await cardsInView(page)).find((text) => text.toLowerCase().startsWith('bat')) ?? '';
  for (const part of [
    'B',
    'HP 1d8',
    'ATK 1d2',
    withWholeRanges(ui.bestiary.lives('1–8')),
    'erratic',
  ]) {
    await expect.poll(bat).toContain(part);
  }
  const inView = async () => (await cardsInView(page)).length;
  await expect.poll(inView).toBeGreaterThanOrEqual(10);
  for (const card of (await cardsInView(page)).slice(1)) expect(card).toMatch(/HP .* ATK /);
  await picture(page, 'bestiary-1280');
  // Down goes to the card below.
  await page.focus('#summary-bat');
  await page.keyboard.press('ArrowDown');
  const below = await page.evaluate(() => document.activeElement?.id ?? '');
  const tops = await page.evaluate(
    (id) =>
      ['summary-bat', id].map(
        (one) => document.getElementById(one)?.getBoundingClientRect() ?? new DOMRect(),
      ),
    below,
  );
  expect(tops[1].y).toBeGreaterThan(tops[0].y);
  expect(tops[1].x).toBe(tops[0].x);
  await page.keyboard.press('Enter');
  await page.locator(`#${below.replace('summary', 'kind')} .kind-body`).waitFor();
});

test('an opened kind is shown large beside the list, and no card moves and the dialog keeps its size', async () => {
  await openBestiary(page);
  const places = () =>
    page.evaluate(() =>
      ['.bestiary', '#kind-bat', '#kind-hobgoblin', '#kind-jackal'].map((selector) => {
        const { x, y, width, height } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const shown = page.locator('.kind-body:visible');
  // There is always one.
  await shown.waitFor();
  // The cards grow while their fonts are still loading.
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await page.click('#summary-bat');
  await expect.poll(() => shown.textContent()).toMatch(/^bat/);
  expect(await shown.count()).toBe(1);
  expect(await places()).toEqual(before);
  const picture = await shown.locator('.kind-picture .portrait').boundingBox();
  expect(picture?.height).toBeGreaterThanOrEqual(130);
  // It stands on a drawn floor.
  const ground = await shown
    .locator('.kind-picture')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(ground).toContain('url(');
  // The buttons below the facts are in view.
  const pane = await shown.boundingBox();
  const fight = await shown.getByRole('button').first().boundingBox();
  expect((fight?.y ?? Infinity) + (fight?.height ?? 0)).toBeLessThan(
    (pane?.y ?? 0) + (pane?.height ?? 0),
  );
  await page.click('#summary-bat');
  await shown.waitFor();
  await page.locator('.bestiary-pages input[value=items]').check();
  // The group of a potion is named once, and its effect is on the card.
  const healing = page.locator('#summary-potion-healing');
  expect(await healing.textContent()).toMatch(/HP/);
  expect(await places()).toMatchObject({ 0: before[0] });
});

/** The kinds with one attack whose last number is alone in its line; several attacks fill a line. */
function loneNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.bestiary .kind-numbers')].flatMap((numbers) => {
      const tops = [...numbers.children].map((number) => number.getBoundingClientRect().top);
      const [last, other = last] = tops.reverse();
      const text = numbers.textContent;
      return Math.abs(last - other) > 8 && !text.includes('/') ? [text] : [];
    }),
  );
}

test('a phone shows at least three cards below each other, no number alone in its line, and the details of an opened card', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBestiary(page);
  await expect.poll(async () => (await cardsInView(page)).length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => loneNumbers(page)).toEqual([]);
  // On its side, the card below the upper ones is opened at the lower edge.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.click('#summary-bat');
  const details = page.locator('#kind-bat .kind-body');
  const top = async () => (await page.locator('.bestiary .body').boundingBox())?.y ?? 0;
  await expect
    .poll(async () => ((await details.boundingBox())?.y ?? Infinity) - (await top()))
    .toBeLessThan(190);
});

test('the few kinds of a small campaign fill the height of the list', async () => {
  await chooseCampaign(page, 'simple');
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary-pages input[value=monsters]').check();
  const cards = page.locator('.bestiary .kind');
  await page.locator('#kind-wolf').waitFor();
  const pane = await page.locator('.kind-body:visible').boundingBox();
  const last = await cards.last().boundingBox();
  const bottomOf = (box: typeof pane) => (box ? box.y + box.height : 0);
  expect(Math.abs(bottomOf(last) - bottomOf(pane))).toBeLessThan(10);
  for (const card of await cards.all())
    expect((await card.boundingBox())?.height).toBeGreaterThan(80);
});

/** How far the ink of a portrait is below the middle of its box, in heights of the box. */
async function inkBelowMiddle(page: Page, kind: string): Promise<number> {
  const portrait = page.locator(`#summary-${kind} .portrait.glyph`);
  const png = (await portrait.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
      pixels
        .slice(4 * width * row, 4 * width * (row + 1))
        .some((value, n) => n % 4 < 3 && value > 130),
    );
    return ((rows.at(0) ?? 0) + (rows.at(-1) ?? 0) + 1) / 2 / height - 0.5;
  }, png);
}

test('in the look of glyphs, every character is in the middle of its box by its ink', async () => {
  await chooseCampaign(page, 'rogue');
  await page.locator('input[name=options-look][value=glyphs]').evaluate((one: HTMLElement) => {
    one.click();
  });
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  for (const [part, kinds] of [
    ['monsters', ['bat', 'jackal']],
    ['items', ['amulet', 'gold', 'arrow']],
    ['traps', ['bear-trap']],
  ] as const) {
    await page.locator(`.bestiary-pages input[value=${part}]`).check();
    for (const kind of kinds) {
      await expect.poll(async () => Math.abs(await inkBelowMiddle(page, kind))).toBeLessThan(0.03);
    }
  }
});
