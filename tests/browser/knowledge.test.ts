import { expect, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemName } from '../../src/game/items/item-names.ts';
import type { Game } from '../../src/game/world.ts';
import { Recording } from '../../src/records/recording.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { rogueCampaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { goOn, heroWith, openGame } from './made-game.ts';
import { onePage, page, useOptions } from './one-page.ts';
import { drop, listed } from './player.ts';

const { ui, textView } = wordsOf('en');

onePage();

/** The name of an item of the bag. */
function nameOf(game: Game, slot: number): string {
  return namesOf(rogueCampaign, 'en').item(itemName(game, bagOf(game, game.hero)[slot]));
}

test('the question of a scroll survives a reload, and a letter answers it', async () => {
  const game = heroWith('scroll-identify', 'potion-healing');
  await openGame(page, game);
  // The only scroll is in the list of items that can be read.
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: ui.ask.identify });
  await dialog.waitFor();
  takeTurn(game, { type: 'read', slot: 5 });
  const potion = `f ${nameOf(game, 5)}`;
  expect(await dialog.getByRole('button', { name: potion }).count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await listed(page);
  await goOn(page);
  await dialog.waitFor();
  // F without a direction does nothing, if the dialog has closed before the last press.
  const answered = async () => {
    await page.keyboard.press('f');
    return dialog.isHidden();
  };
  await expect.poll(answered).toBe(true);
  takeTurn(game, { type: 'chooseItem', slot: 5 });
  expect(nameOf(game, 5)).toContain('potion of healing');
  const status = page.locator('.announcer-log');
  await expect.poll(() => status.textContent()).toContain(nameOf(game, 5));
});

test('the question of a scroll can be closed to see the map, and the next command asks it again', async () => {
  await openGame(page, heroWith('scroll-identify', 'potion-healing'));
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: ui.ask.identify });
  await dialog.waitFor();
  // A new question ignores keys for a moment.
  const closed = async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    return dialog.isHidden();
  };
  await expect.poll(closed).toBe(true);
  await page.keyboard.press('l');
  await dialog.waitFor();
});

test('a name that the player types is plain text in the log and in the discoveries', async () => {
  const game = heroWith('potion-healing');
  await openGame(page, game);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: ui.ask.name });
  // A placeholder would be cut off where texts are large, and would go with the first letter.
  expect(await dialog.getByText(ui.ask.nameField).isVisible()).toBe(true);
  await dialog.getByRole('textbox').fill('<img src=x>&amp;');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  takeTurn(game, { type: 'name', slot: 5, text: '<img src=x>&amp;' });
  await page.keyboard.press('\\');
  const sheet = page.getByRole('dialog', { name: ui.sheet.discoveries });
  await sheet.getByText(nameOf(game, 5), { exact: true }).waitFor();
  expect(await sheet.locator('[src=x]').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('a glyph answers the question which monsters to wipe out', async () => {
  const game = heroWith('scroll-genocide');
  await openGame(page, game);
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: ui.ask.genocide });
  await dialog.waitFor();
  const answers = await dialog.locator('.buttons button').count();
  expect(await dialog.locator('.buttons .portrait').count()).toBe(answers);
  expect(await violationsOf(page)).toEqual([]);
  // A held arrow moves on through the answers.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const first = await focused();
  const hold = async () => {
    await page.keyboard.down('ArrowDown');
    return focused();
  };
  // A new question ignores keys for a moment.
  await expect.poll(hold).not.toBe(first);
  const second = await focused();
  expect(await hold()).not.toBe(second);
  await page.keyboard.up('ArrowDown');
  // R takes a ring off, of which the hero has none, if the dialog has closed before the last press.
  const answered = async () => {
    await page.keyboard.press('Shift+R');
    return dialog.isHidden();
  };
  await expect.poll(answered).toBe(true);
  const { messages } = wordsOf('en');
  const wipedOut = messages.wipedOut({ monster: 'rust-monster' }, namesOf(rogueCampaign, 'en'));
  await expect.poll(() => page.locator('.announcer-log').textContent()).toContain(wipedOut);
});

test('a ring asks for the hand: Escape cancels, and the bag of the text view names the hand', async () => {
  const game = heroWith('ring-adornment');
  await useOptions(page, { textView: 'instead' });
  await openGame(page, game);
  const dialog = page.getByRole('alertdialog', { name: ui.ask.hand });
  const ring = page.locator('.text-bag').getByText(nameOf(game, 5));
  for (const key of ['Escape', 'r']) {
    // The key is ignored until the dialog has left the page.
    const isListed = async () => {
      if ((await page.getAttribute('body', 'data-bag')) === 'open') return true;
      await page.keyboard.press('Shift+P');
      return (await page.getAttribute('body', 'data-bag')) === 'open';
    };
    await expect.poll(isListed).toBe(true);
    // The letter of the ring in the list of rings that can be put on.
    await page.keyboard.press('f');
    await dialog.waitFor();
    if (key === 'Escape') expect(await violationsOf(page)).toEqual([]);
    expect(await ring.textContent()).not.toContain(textView.onRight);
    await page.keyboard.press(key);
    await dialog.waitFor({ state: 'hidden' });
  }
  await expect.poll(() => ring.textContent()).toContain(textView.onRight);
});

test.each([
  ['identify', { type: 'chooseItem', slot: 5 }],
  ['genocide', { type: 'chooseKind', kind: 'rust-monster' }],
] as const)(
  'a replay in the text view shows the question %s without a dialog',
  async (type, answer) => {
    const game = heroWith(`scroll-${type}`, 'potion-healing');
    const recording = Recording.begin(game, {}, null, 'replay');
    for (const command of [{ type: 'read', slot: 5 } as const, answer]) {
      takeTurn(game, command);
      recording.add(command);
    }
    await useOptions(page, { textView: 'instead' });
    await drop(page, { 'asked.json': runFileText(recording.runFile(true)) });
    await page.getByText(ui.saves.opened('asked.json')).waitFor();
    await page.getByRole('button', { name: ui.saves.watch }).click();
    await page.waitForSelector('.replay-slider[data-prepared="2"]');
    const question = page.locator('.text-question').getByText(ui.ask[type]);
    expect(await question.isVisible()).toBe(false);
    await page.getByRole('button', { name: ui.replay.forward }).click();
    await question.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: ui.replay.forward }).click();
    await question.waitFor({ state: 'hidden' });
  },
);
