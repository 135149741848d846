import { expect, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { chooseCampaign, hintsAgain, onePage, page } from './one-page.ts';
import { enterSeed, listed, picture } from './player.ts';

const { ui } = wordsOf('en');

onePage({ options: { viewport: { width: 1000, height: 640 } } });

/** The colours of an element: a system that forces colours lets nothing shine through a panel. */
function coloursOf(selector: string): Promise<{ text: string; background: string }> {
  return page.locator(selector).evaluate((found) => {
    const { color, backgroundColor } = getComputedStyle(found);
    return { text: color, background: backgroundColor };
  });
}

test('with forced colours, the chosen language is as dark as other texts, and the map does not shine through panels', async () => {
  await hintsAgain(page);
  await chooseCampaign(page, 'rogue');
  await enterSeed(page, '12');
  // The title screen hides its picture then.
  await page.emulateMedia({ forcedColors: 'active' });
  const { text, background } = await coloursOf('body');
  expect(text).not.toBe(background);
  const chosen = await coloursOf('.title-footer .choice label:has(:checked)');
  expect(chosen.text).toBe(text);
  await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
  const slider = page.locator('#option-textSize');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no rectangle');
  const part = { width: 20, height: 20, x: box.x + box.width - 25 };
  const track = await page.screenshot({ clip: { ...part, y: box.y + box.height / 2 - 10 } });
  const ground = await page.screenshot({ clip: { ...part, y: box.y - 8 } });
  expect(track.equals(ground)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  const tab = page.locator('.score-tabs [aria-pressed=true]');
  expect(await tab.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.start, exact: true }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect((await coloursOf('.briefing')).background).toBe(background);
  // Any key closes the briefing over the hint.
  await page.keyboard.press('Backquote');
  await page.locator('.hint').waitFor();
  expect((await coloursOf('.hint')).background).toBe(background);
  await page.keyboard.press('Slash');
  await page.locator('.look-card').waitFor();
  expect((await coloursOf('.look-card')).background).toBe(background);
  await picture(page, 'forced-colours');
  await page.keyboard.press('Escape');
  await page.locator('.look-card').waitFor({ state: 'hidden' });
  await page.keyboard.press('Shift+KeyM');
  const sheet = page.locator('dialog[open]', { has: page.locator('.sheet-content') });
  await sheet.waitFor();
  const frame = await sheet.evaluate((one) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(one);
    const isSolid = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
    return { isSolid, colour: borderTopColor, ground: backgroundColor };
  });
  expect(frame).toMatchObject({ isSolid: true, ground: background });
  expect(frame.colour).not.toBe(background);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  // The main use of an item is no plain text.
  await page.keyboard.press('Shift+KeyC');
  await page.keyboard.press('b');
  const use = page.locator('dialog[open] .uses .usual');
  expect(await use.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('2px');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('Period');
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu[open]').waitFor();
  expect((await coloursOf('dialog.menu')).background).toBe(background);
  // The main button is no plain text.
  const main = page.locator('dialog.menu button.main');
  expect(await main.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('2px');
  await page.getByRole('button', { name: ui.toTitle }).click();
  await listed(page);
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('body[data-mode=replay]');
  const thumb = await page.locator('.replay-slider').boundingBox();
  if (!thumb) throw new Error('the slider has no rectangle');
  const y = thumb.y + thumb.height / 2 - 8;
  const size = { width: 20, height: 16, y };
  const start = await page.screenshot({ clip: { ...size, x: thumb.x } });
  const rest = await page.screenshot({ clip: { ...size, x: thumb.x + thumb.width / 2 } });
  expect(start.equals(rest)).toBe(false);
});
