import { expect, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { hintsAgain, onePage, page, useOptions } from './one-page.ts';
import { clickLate, isIn, picture } from './player.ts';
import { openSandbox } from './sandbox.ts';

const { ui } = wordsOf('en');

onePage({ options: { viewport: { width: 1280, height: 720 } } });

test('in the sandbox the pointer places things, and the scene can be played, reset and copied', async () => {
  const click = await openSandbox(page);
  const choose = async (group: string, thing: string) => {
    await page.check(`input[name=group][value=${group}]`);
    await page.check(`input[name=thing][value="${thing}"]`);
  };
  const status = () => page.textContent('.announcer-status');
  const tip = page.locator('.sandbox .tip:visible');
  expect(await tip.textContent()).toBe(ui.placer.tips.place);
  await choose('monsters', 'rat');
  await click({ x: 12, y: 6 });
  await expect.poll(status).toContain('rat: 2 right');
  await choose('items', 'apple');
  await click({ x: 10, y: 5 });
  await choose('map', '#');
  await click({ x: 13, y: 5 });
  await picture(page, 'sandbox');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: ui.copy, exact: true }).click();
  await page.locator('.sandbox').getByText(ui.placer.copied).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { rows } = JSON.parse(copied);
  expect(rows[6]).toBe('#.........@.ρ.......#');
  expect(rows[5][13]).toBe('#');

  // In play, the HUD has the room of the palette.
  await page.check('input[name=tool][value=play]');
  expect(await page.locator('.sandbox-palette').isVisible()).toBe(false);
  expect(await tip.textContent()).toBe(ui.placer.tips.play);
  await page.keyboard.press('Numpad5');
  await page.keyboard.press('Numpad5');
  await expect.poll(status).toContain(`${ui.turn} 2`);
  await page.getByRole('button', { name: ui.placer.reset }).click();
  await expect.poll(status).toContain(`${ui.turn} 0`);
  expect(await status()).toContain('rat: 2 right');

  // The scene is drawn from its beginning.
  await page.keyboard.press('Numpad5');
  await expect.poll(status).toContain(`${ui.turn} 1`);
  await page.check('input[name=tool][value=place]');
  await expect.poll(status).toContain(`${ui.turn} 0`);

  // The palette does not cover the buttons of the game over screen.
  for (const cell of [
    { x: 9, y: 6 },
    { x: 11, y: 6 },
    { x: 10, y: 7 },
  ]) {
    await choose('monsters', 'caracal');
    await click(cell);
  }
  await page.check('input[name=tool][value=play]');
  await page.keyboard.press('Numpad5');
  const over = async () => {
    await page.keyboard.press('Numpad5');
    return page.getAttribute('body', 'data-mode');
  };
  await expect.poll(over).toBe('over');
  expect(await page.locator('.sandbox').isVisible()).toBe(false);
  await picture(page, 'sandbox-over');
  const again = page.locator('.game-over').getByRole('button', { name: ui.sameSeed });
  await clickLate(again, () => isIn(page, 'play'));
  await page.locator('.sandbox').waitFor();
});

test('the search of the palette finds things of all groups, and the card has the chosen one with its numbers', async () => {
  await openSandbox(page);
  const names = page.locator('.thing-name');
  await page.fill('.sandbox-palette input[type=search]', 'AL');
  expect(await names.allTextContents()).toEqual(
    expect.arrayContaining(['caracal', 'healing potion', 'wall']),
  );
  await page.check('input[name=thing][value=caracal]');
  expect(await page.textContent('.brush')).toContain(`caracal${ui.hp} `);
  await page.mouse.move(300, 300);
  await page.locator('.brush-ghost .portrait').waitFor();
  await page.fill('.sandbox-palette input[type=search]', 'zzz');
  expect(await names.count()).toBe(0);
  await page.getByText(ui.placer.none).waitFor();
  await page.check('input[name=group][value=items]');
  expect(await names.first().textContent()).toBe('apple');
});

test('a scene that the browser does not copy is shown and selected', async () => {
  await openSandbox(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: ui.copy, exact: true }).click();
  await page.locator('.sandbox').getByText(ui.scores.notShared).waitFor();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(JSON.parse(selected).rows[6]).toBe('#.........@.........#');
  await picture(page, 'sandbox-not-copied');
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
});

test('in the sandbox a thing can be erased, and a change taken back', async () => {
  const click = await openSandbox(page);
  const status = () => page.textContent('.announcer-status');
  const undo = page.getByRole('button', { name: ui.placer.undo });
  expect(await undo.isDisabled()).toBe(true);
  await page.check('input[name=thing][value=rat]');
  await click({ x: 12, y: 6 });
  await expect.poll(status).toContain('rat: 2 right');
  await page.check('input[name=tool][value=erase]');
  await click({ x: 12, y: 6 });
  await expect.poll(status).not.toContain('rat');
  await undo.click();
  await expect.poll(status).toContain('rat: 2 right');
  await undo.click();
  await expect.poll(status).not.toContain('rat');
  expect(await undo.isDisabled()).toBe(true);
});

test('in the sandbox the keyboard alone chooses a thing and the cell where it is placed', async () => {
  await openSandbox(page);
  const status = () => page.textContent('.announcer-status');
  await page.focus('input[name=thing]:checked');
  await page.keyboard.press('ArrowRight');
  const chosen = await page.inputValue('input[name=thing]:checked');
  const name = await page.locator('.thing:has(:checked) .thing-name').textContent();
  expect(chosen).not.toBe('');
  await page.focus('#stage');
  await page.keyboard.press('Semicolon');
  await page.locator('.look-card').waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(status).toContain(`${name}: 3 right`);
  // The cursor remains on the cell, so that more can be placed next to it.
  await expect.poll(() => page.locator('.look-card').textContent()).toContain(name);
  await page.keyboard.press('Escape');
  await page.locator('.look-card').waitFor({ state: 'hidden' });
});

test('the sandbox gives no hint while the scene is drawn, and hints in play are above its bar', async () => {
  await page.setViewportSize({ width: 1000, height: 640 });
  await hintsAgain(page);
  await page.getByRole('button', { name: ui.placer.heading }).click();
  await page.locator('.sandbox-palette').waitFor();
  await page.check('input[name=tool][value=play]');
  await page.keyboard.press('Numpad5');
  await page.locator('.hint').waitFor();
  const gap = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (boxOf('.sandbox')?.top ?? 0) - (boxOf('.hint')?.bottom ?? 0);
    });
  await expect.poll(gap).toBeGreaterThan(0);
});

test('on a phone, larger texts make the names in the palette larger, and none is cut off', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: ui.placer.heading }).click();
  await page.locator('.sandbox').waitFor();
  const names = page.locator('.sandbox .thing-name');
  const sizes = () =>
    names.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  const usual = await sizes();
  expect(usual).not.toEqual([]);
  await useOptions(page, { textSize: 200 });
  expect(Math.min(...(await sizes()))).toBeGreaterThan(Math.max(...usual));
  const cut = await names.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
