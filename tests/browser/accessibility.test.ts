import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import type { Language } from '../../src/words/texts.ts';
import { samplePack, zipOf } from '../bundles/sample-packs.ts';
import { violationsOf } from './axe.ts';
import { launch } from './chromium.ts';
import { heroWith, openGame } from './made-game.ts';
import { drop, pressToLeave, toTitle, visit } from './player.ts';
import { openSandbox } from './sandbox.ts';

const address = inject('address');
const { ui, textView, inspector } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

/** Expects that axe-core finds nothing; `place` names the screen in the report. */
async function expectAccessible(page: Page, place: string): Promise<void> {
  expect([place, await violationsOf(page)]).toEqual([place, []]);
}

/** Presses a button by its name. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

/** Presses Escape until no dialog is open. Some ignore keys during their first moment. */
async function closeDialog(page: Page): Promise<void> {
  const opened = page.locator('dialog[open]');
  const pressed = async () => {
    // Without a dialog, Escape would open the menu.
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    return opened.count();
  };
  await expect.poll(pressed).toBe(0);
  // The page takes keys again after the event `close`, which comes before the next frame but one.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function start(page: Page): Promise<void> {
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
}

/** Chooses the text view in place of the map with the first control of the page. */
async function chooseText(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Opens the menu of the game and presses one of its buttons. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  const menu = page.locator('dialog.menu');
  await menu.waitFor();
  const lab = menu.locator('.menu-lab');
  if ((await lab.getAttribute('open')) === null) await lab.locator('summary').click();
  await menu.getByRole('button', { name, exact: true }).click();
}

describe('axe-core', () => {
  test('axe-core finds nothing on the title screen and in its dialogs', async () => {
    const { page } = await visit(browser, address);
    await expectAccessible(page, 'title screen');
    const dialogs = [ui.scores, ui.bestiary, ui.option].map(({ heading }) => heading);
    // The options open the other parts.
    const others: readonly string[] = [ui.crowds, ui.help, ui.credits];
    for (const name of [...dialogs, ...others]) {
      if (others.includes(name)) await press(page, ui.option.heading);
      await press(page, name);
      await page.locator('dialog[open]').last().waitFor();
      await expectAccessible(page, name);
      if (name === ui.bestiary.heading) {
        for (const turned of ['items', 'mods']) {
          await page.locator(`.bestiary-pages input[value=${turned}]`).check();
          await expectAccessible(page, `${name}: ${turned}`);
        }
      }
      await closeDialog(page);
    }
    await press(page, ui.option.heading);
    await press(page, ui.profiler);
    await page.locator('.profiler').waitFor();
    await expectAccessible(page, 'profiler on the title screen');
    await page.context().close();
  });

  test('axe-core finds nothing on the title screen with a saved game, and on the report of a mod with errors', async () => {
    const { page } = await visit(browser, address);
    await start(page);
    await page.keyboard.press('Period');
    await toTitle(page);
    await page.locator('.saved-games li').waitFor();
    await expectAccessible(page, 'title screen with a saved game');
    await drop(page, { 'broken.json': '{ "name": 3 }' });
    await page.locator('.report').waitFor();
    await expectAccessible(page, 'report of a mod');
    await page.context().close();
  });

  test('axe-core finds nothing on the report of a pack, on the card of its campaign and in the list of packs', async () => {
    const { page } = await visit(browser, address);
    await drop(page, { 'moor.zip': zipOf(samplePack) });
    await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
    await expectAccessible(page, 'report of a pack');
    await closeDialog(page);
    await page.getByRole('radio', { name: 'The Moor', exact: true }).check({ force: true });
    await expectAccessible(page, 'card of a pack');
    await press(page, ui.bestiary.heading);
    await page.locator('.bestiary-pages input[value=mods]').check();
    await page.locator('.packs').waitFor();
    await expectAccessible(page, 'list of packs');
    await page.context().close();
  });

  test('axe-core finds nothing while a game is played on the map, and in its dialogs', async () => {
    const { page } = await visit(browser, `${address}?seed=yurina`);
    await start(page);
    await expectAccessible(page, 'map');
    await page.keyboard.press('Semicolon');
    await expectAccessible(page, 'look');
    await page.keyboard.press('Escape');
    await page.keyboard.press('KeyT');
    await expectAccessible(page, 'question for a direction');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('dialog.menu').waitFor();
    await expectAccessible(page, 'menu');
    await closeDialog(page);
    await fromMenu(page, ui.profiler);
    await page.locator('.profiler').waitFor();
    await page.keyboard.press('Period');
    await expectAccessible(page, 'profiler');
    await fromMenu(page, ui.inspector);
    await page.getByRole('button', { name: inspector.yes }).waitFor();
    await expectAccessible(page, 'question before the inspector');
    await press(page, inspector.yes);
    await page.locator('.inspector').waitFor();
    await expectAccessible(page, 'inspector');
    await page.context().close();
  });

  test('axe-core finds nothing while a game is played as text', async () => {
    const { page } = await visit(browser, `${address}?seed=yurina`);
    await chooseText(page);
    await start(page);
    await expectAccessible(page, 'text view');
    await press(page, 'Dig');
    await expectAccessible(page, 'text view with a question');
    await press(page, textView.cancel);
    // A long log scrolls.
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press(i % 2 === 0 ? 'KeyP' : 'Shift+Comma');
    }
    await expectAccessible(page, 'text view with a long log');
    await page.context().close();
  });

  test('axe-core finds nothing in the sandbox, and in the question about a fight', async () => {
    const { page } = await visit(browser, address);
    await openSandbox(page);
    await expectAccessible(page, 'sandbox');
    await page.waitForFunction(() => location.hash.startsWith('#fight='));
    const { page: other } = await visit(browser, page.url());
    await other.locator('.shared-fight').waitFor();
    await expectAccessible(other, 'question about a fight');
    await other.context().close();
    await page.context().close();
  });

  test('axe-core finds nothing on the game over screen and in a replay', async () => {
    const { page } = await visit(browser, `${address}?campaign=arena&seed=text-bot`);
    await start(page);
    const isOver = async () => {
      await page.keyboard.press('Period');
      return (await page.getAttribute('body', 'data-mode')) === 'over';
    };
    await expect.poll(isOver).toBe(true);
    await page.locator('.game-over').waitFor();
    await expectAccessible(page, 'game over screen');
    await page.locator('.game-over').getByRole('button', { name: ui.saves.watch }).focus();
    await pressToLeave(page, 'Enter', 'over');
    await page.waitForSelector('body[data-mode=replay]');
    await expectAccessible(page, 'replay');
    await page.context().close();
  });

  test('axe-core finds nothing in the sheets of a game of Rogue, and in its questions', async () => {
    const { page } = await visit(browser, `${address}?campaign=rogue`);
    await openGame(page, heroWith('scroll-genocide'));
    for (const key of ['Shift+KeyC', 'Shift+KeyM', 'KeyM', 'Backslash']) {
      await page.keyboard.press(key);
      await page.locator('dialog.sheets').waitFor();
      await expectAccessible(page, `sheet of ${key}`);
      await closeDialog(page);
    }
    // The letters of the items: f is the first scroll.
    await page.keyboard.press('KeyT');
    await page.keyboard.press('KeyB');
    await expectAccessible(page, 'direction of a throw');
    await page.keyboard.press('Escape');
    await page.keyboard.press('KeyD');
    await page.keyboard.press('KeyB');
    await page.locator('dialog.prompt').waitFor();
    await expectAccessible(page, 'question about a mistake');
    await closeDialog(page);
    await page.keyboard.press('KeyC');
    await page.keyboard.press('KeyF');
    await page.getByRole('dialog', { name: ui.ask.name }).waitFor();
    await expectAccessible(page, 'name for a kind');
    await page.context().close();
  });

  test.each(['ja', 'ru'] as const)(
    'in %s on the title, on the map, as text and in dialogs',
    async (language) => {
      const { page } = await visit(browser, `${address}?seed=yurina`, localeOf(language));
      const words = wordsOf(language);
      await expectAccessible(page, 'title screen');
      await chooseText(page);
      await start(page);
      await expectAccessible(page, 'text view');
      await press(page, words.textView.playOnMap);
      await expectAccessible(page, 'map');
      for (const key of ['Escape', 'Shift+Slash', 'Shift+KeyC', 'Shift+KeyM']) {
        await page.keyboard.press(key);
        await page.locator('dialog[open]').waitFor();
        await expectAccessible(page, `dialog of ${key}`);
        await closeDialog(page);
      }
      await page.context().close();
    },
  );
});

function localeOf(language: Language): BrowserContextOptions {
  return { locale: language };
}
