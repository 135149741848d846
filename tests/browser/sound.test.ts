import { expect, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { onePage, page } from './one-page.ts';
import { enterSeed, picture } from './player.ts';

const { ui } = wordsOf('en');

onePage();

/** Runs in the page: counts the notes that start. */
function countNotes(): void {
  document.documentElement.dataset.notes = '0';
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    document.documentElement.dataset.notes = `${Number(document.documentElement.dataset.notes) + 1}`;
    start.call(this, when);
  };
}

test('the game is silent until a volume is chosen; then a refused step is heard, and read in the log', async () => {
  const real = await page.evaluateHandle(() => OscillatorNode.prototype.start);
  await page.evaluate(countNotes);
  await enterSeed(page, 'day23');
  const notes = async () => Number(await page.getAttribute('html', 'data-notes'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  const log = page.locator('.announcer-log');
  const lines = async () => (await log.locator('p').count()) ?? 0;
  await page.keyboard.press('p');
  await expect
    .poll(() => log.textContent())
    .toContain(wordsOf('en').messages.nothingHere({} as never, {} as never));
  expect(await notes()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.option.heading }).click();
  await page.getByRole('slider', { name: ui.option.volume }).fill('50');
  await picture(page, 'volume');
  for (const dialog of ['options', 'menu']) {
    await page.keyboard.press('Escape');
    await page.locator(`dialog.${dialog}`).waitFor({ state: 'hidden' });
  }
  const before = await lines();
  await page.keyboard.press('p');
  await expect.poll(lines).toBeGreaterThan(before);
  await expect.poll(notes).toBeGreaterThan(0);
  // A reason to stop is no message of the rules.
  const refused = await notes();
  await page.keyboard.press('Shift+R');
  await expect
    .poll(() => log.textContent())
    .toContain(wordsOf('en').stops.alreadyHealed({}, {} as never));
  await expect.poll(notes).toBeGreaterThan(refused);
  await page.evaluate((start) => {
    OscillatorNode.prototype.start = start;
  }, real);
});
