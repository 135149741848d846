import { beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { loadWords, wordsOf } from '../../src/words/loading.ts';
import { textIn } from '../../src/words/sentences.ts';
import { campaign } from '../world.ts';
import { chooseLanguage, onePage, page } from './one-page.ts';
import { Player } from './player.ts';

onePage();
beforeAll(() => Promise.all(languages.map(loadWords)));

const card = () => page.locator('.briefing');

test('a game opens with its campaign, its picture and its goal, until any key', async () => {
  const player = await Player.start(page, 'briefing');
  const { ui } = wordsOf('en');
  await card().waitFor();
  expect(await card().locator('h2').textContent()).toBe(textIn(campaign.name, 'en'));
  expect(textIn(campaign.goal, 'en')).toContain(await card().locator('.goal').textContent());
  expect(await card().locator('.begin').textContent()).toContain(ui.keys.move);
  expect(
    await card()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  // Screen readers read the whole goal.
  const status = page.locator('.briefing-status');
  expect(await status.textContent()).toContain(textIn(campaign.goal, 'en'));
  // Any key closes it, also one that means nothing, but not one that begins a pair of keys.
  await page.keyboard.press('Shift');
  expect(await card().isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await card().isVisible()).toBe(false);
  expect(await status.textContent()).toBe('');
  await player.play({ type: 'wait' });
});

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test('the briefing is whole in every window and language, and its button closes it', async () => {
  await Player.start(page, 'briefing');
  await card().waitFor();
  for (const language of languages) {
    await chooseLanguage(page, language);
    const { move } = wordsOf(language).ui.keys;
    await card().locator('.begin').getByText(move).waitFor();
    for (const size of windows) {
      await page.setViewportSize(size);
      const isWhole = () =>
        card().evaluate((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return isInWindow && one.scrollWidth <= one.clientWidth;
        });
      await expect.poll(isWhole).toBe(true);
    }
  }
  await card().getByRole('button').click();
  await card().waitFor({ state: 'hidden' });
});
