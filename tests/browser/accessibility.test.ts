import { describe, expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { fov } from '../../src/game/systems/fov.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { samplePack, zipOf } from '../bundles/sample-packs.ts';
import { violationsOf } from './axe.ts';
import { heroWith, openGame } from './made-game.ts';
import { chooseCampaign, hintsAgain, onePage, openLink, page, useOptions } from './one-page.ts';
import { drop, enterSeed, listed, pressToLeave, toTitle } from './player.ts';
import { openSandbox } from './sandbox.ts';

const { ui, joined, textView, inspector } = wordsOf('en');

onePage({ choices: { hints: true } });

/** Expects that axe-core finds nothing; `place` names the screen in the report. */
async function expectAccessible(place: string): Promise<void> {
  expect([place, await violationsOf(page)]).toEqual([place, []]);
}

/** Presses a button by its name. */
async function press(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

/** Presses Escape until no dialog is open. Some ignore keys during their first moment. */
async function closeDialog(): Promise<void> {
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

async function start(seed = 'yurina'): Promise<void> {
  await enterSeed(page, seed);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
}

/** Opens the menu of the game and presses one of its buttons. */
async function fromMenu(name: string): Promise<void> {
  await page.keyboard.press('Escape');
  const menu = page.locator('dialog.menu');
  await menu.waitFor();
  const lab = menu.locator('.menu-lab');
  if ((await lab.getAttribute('open')) === null) await lab.locator('summary').click();
  await menu.getByRole('button', { name, exact: true }).click();
}

describe('axe-core', () => {
  test('axe-core finds nothing on the title screen and in its dialogs', async () => {
    await expectAccessible('title screen');
    const dialogs = [ui.scores, ui.bestiary, ui.option].map(({ heading }) => heading);
    // The options open the other parts.
    const others: readonly string[] = [ui.crowds, ui.help, ui.credits];
    for (const name of [...dialogs, ...others]) {
      if (others.includes(name)) await press(ui.option.heading);
      await press(name);
      await page.locator('dialog[open]').last().waitFor();
      await expectAccessible(name);
      if (name === ui.bestiary.heading) {
        for (const turned of ['items', 'mods']) {
          await page.locator(`.bestiary-pages input[value=${turned}]`).check();
          await expectAccessible(`${name}: ${turned}`);
        }
      }
      await closeDialog();
    }
    await press(ui.option.heading);
    await press(ui.profiler);
    await page.locator('.profiler').waitFor();
    await expectAccessible('profiler on the title screen');
    await page.locator('.profiler').getByRole('button', { name: ui.close }).click();
  });

  test('axe-core finds nothing on the title screen with a saved game, and on the report of a mod with errors', async () => {
    await start();
    await page.keyboard.press('Period');
    await toTitle(page);
    await page.locator('.saved-games li').waitFor();
    await expectAccessible('title screen with a saved game');
    await drop(page, { 'broken.json': '{ "name": 3 }' });
    await page.locator('.report').waitFor();
    await expectAccessible('report of a mod');
  });

  test('axe-core finds nothing on the report of a pack, on the card of its campaign and in the list of packs', async () => {
    await drop(page, { 'moor.zip': zipOf(samplePack) });
    await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
    await expectAccessible('report of a pack');
    await closeDialog();
    await page.getByRole('radio', { name: 'The Moor', exact: true }).check({ force: true });
    await expectAccessible('card of a pack');
    await press(ui.bestiary.heading);
    await page.locator('.bestiary-pages input[value=mods]').check();
    await page.locator('.packs').waitFor();
    await expectAccessible('list of packs');
    for (const text of [ui.saves.delete, ui.saves.deleteSure])
      await page
        .locator('.packs')
        .getByRole('button', { name: joined.pair(text, 'The Moor') })
        .click();
  });

  test('axe-core finds nothing while a game is played on the map, and in its dialogs', async () => {
    await hintsAgain(page);
    await start();
    await expectAccessible('map');
    await page.keyboard.press('Semicolon');
    await expectAccessible('look');
    await page.keyboard.press('Escape');
    await page.keyboard.press('KeyT');
    await expectAccessible('question for a direction');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('dialog.menu').waitFor();
    await expectAccessible('menu');
    await closeDialog();
    await fromMenu(ui.profiler);
    await page.locator('.profiler').waitFor();
    await page.keyboard.press('Period');
    await expectAccessible('profiler');
    await fromMenu(ui.inspector);
    await page.getByRole('button', { name: inspector.yes }).waitFor();
    await expectAccessible('question before the inspector');
    await press(inspector.yes);
    await page.locator('.inspector').waitFor();
    await expectAccessible('inspector');
  });

  test('axe-core finds nothing while a game is played as text', async () => {
    await useOptions(page, { textView: 'instead' });
    await start();
    await expectAccessible('text view');
    await press('Dig');
    await expectAccessible('text view with a question');
    await press(textView.cancel);
    // A long log scrolls.
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press(i % 2 === 0 ? 'KeyP' : 'Shift+Comma');
    }
    await expectAccessible('text view with a long log');
  });

  test('axe-core finds nothing in the sandbox, and in the question about a fight', async () => {
    await openSandbox(page);
    await expectAccessible('sandbox');
    await page.waitForFunction(() => location.hash.startsWith('#fight='));
    const hash = await page.evaluate(() => location.hash);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ui.toTitle, exact: true }).click();
    await listed(page);
    await openLink(page, hash);
    await page.locator('.shared-fight').waitFor();
    await expectAccessible('question about a fight');
  });

  test('axe-core finds nothing on the game over screen and in a replay', async () => {
    await chooseCampaign(page, 'arena');
    await start('text-bot');
    const isOver = async () => {
      await page.keyboard.press('Period');
      return (await page.getAttribute('body', 'data-mode')) === 'over';
    };
    await expect.poll(isOver).toBe(true);
    await page.locator('.game-over').waitFor();
    await expectAccessible('game over screen');
    await page.locator('.game-over').getByRole('button', { name: ui.saves.watch }).focus();
    await pressToLeave(page, 'Enter', 'over');
    await page.waitForSelector('body[data-mode=replay]');
    await expectAccessible('replay');
  });

  test('axe-core finds nothing in the sheets of a game of Rogue, in its questions and after an escape', async () => {
    const game = heroWith('scroll-genocide', 'amulet');
    const { tiles, width } = game.floor.grid;
    const stairs = tiles.indexOf(Tile.stairsDown);
    moveActor(game, game.hero, stairs % width, Math.floor(stairs / width));
    fov(game);
    // Stairs lead both ways then.
    game.prizeHeld = true;
    await openGame(page, game);
    for (const key of ['Shift+KeyC', 'Shift+KeyM', 'KeyM', 'Backslash']) {
      await page.keyboard.press(key);
      await page.locator('dialog.sheets').waitFor();
      await expectAccessible(`sheet of ${key}`);
      await closeDialog();
    }
    // The letters of the items: f is the first scroll.
    await page.keyboard.press('KeyT');
    await page.keyboard.press('KeyB');
    await expectAccessible('direction of a throw');
    await page.keyboard.press('Escape');
    await page.keyboard.press('KeyD');
    await page.keyboard.press('KeyB');
    await page.locator('dialog.prompt').waitFor();
    await expectAccessible('question about a mistake');
    await closeDialog();
    await page.keyboard.press('KeyC');
    await page.keyboard.press('KeyF');
    await page.getByRole('dialog', { name: ui.ask.name }).waitFor();
    await expectAccessible('name for a kind');
    await closeDialog();
    await page.keyboard.press('<');
    await page.locator('.game-over .sale').waitFor();
    await expectAccessible('sale after an escape');
  });

  test('axe-core finds nothing in another language on the title, on the map, as text and in dialogs', async () => {
    await useOptions(page, { language: 'ja' });
    const words = wordsOf('ja');
    await expectAccessible('title screen');
    await useOptions(page, { textView: 'instead' });
    await start();
    await expectAccessible('text view');
    await press(words.textView.playOnMap);
    await expectAccessible('map');
    for (const key of ['Escape', 'Shift+Slash', 'Shift+KeyC', 'Shift+KeyM']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await expectAccessible(`dialog of ${key}`);
      await closeDialog();
    }
  });
});
