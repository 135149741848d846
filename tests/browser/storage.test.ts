import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { hashOf } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { runCommand } from '../run-command.ts';
import { violationsOf } from './axe.ts';
import { forgetGames, onePage, ownPage, page } from './one-page.ts';
import { drop, Player, picture, pressToLeave, toTitle } from './player.ts';
import { readAll } from './read-games.ts';

const { ui } = wordsOf('en');

declare global {
  interface Window {
    /** Numbers of the writes that fail, from 1; "all" from the first one on. */
    failing: readonly number[] | 'all';
    /** The number of writes so far. */
    writes: number;
    /** Lets the browser open or use the database. */
    answer(): void;
  }
}

/** Keeps the database open while it is deleted: until that has ended, it cannot be opened again. */
function blockOpening(): void {
  if (sessionStorage.isAnswered) return;
  const open = indexedDB.open('simple-roguelike');
  indexedDB.deleteDatabase('simple-roguelike');
  // Until there is an answer, the page has a tenth of its patience.
  const { setInterval } = window;
  window.setInterval = ((act: () => void, time: number) =>
    setInterval(act, time / 10)) as typeof setInterval;
  window.answer = () => {
    window.setInterval = setInterval;
    sessionStorage.isAnswered = true;
    open.result.close();
  };
}

/** Keeps the tables in use: no write ends until that has ended. */
function blockWriting(): void {
  const open = indexedDB.open('simple-roguelike');
  // Until there is an answer, the page has a tenth of its patience.
  const { setInterval } = window;
  window.setInterval = ((act: () => void, time: number) =>
    setInterval(act, time / 10)) as typeof setInterval;
  open.onsuccess = () => {
    const tables = ['games', 'parts', 'journal', 'snapshots'];
    const games = open.result.transaction(tables, 'readwrite').objectStore('games');
    let isHeld = true;
    const ask = () => {
      const count = games.count();
      if (isHeld) count.onsuccess = ask;
    };
    ask();
    window.answer = () => {
      window.setInterval = setInterval;
      isHeld = false;
      open.result.close();
    };
  };
}

const forbid = {
  'throws an error': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access to the storage is denied.', 'SecurityError');
    };
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('Access to the locks is denied.', 'SecurityError'));
  },
  'reports an error later': () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      // A database of a later version cannot be opened.
      const later = open.call(this, name, 1000);
      later.addEventListener('success', () => later.result.close());
      return open.call(this, name, version);
    };
  },
};

/** Makes some writes fail, as on a full disk. */
function failToWrite(): void {
  window.failing = [];
  window.writes = 0;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    window.writes++;
    if (window.failing === 'all' || window.failing.includes(window.writes)) {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    }
    return put.call(this, value, key);
  };
}

onePage({ before: failToWrite });
beforeEach(() =>
  page.evaluate(() => {
    window.failing = [];
  }),
);

const wait = { type: 'wait' } as const;
const up: Command = { type: 'move', dx: 0, dy: -1 };
const notice = (page: Page) => page.locator('.storage-notice');
const cards = (page: Page) => page.locator('.saved-games li');

/** Continues the newest game by key; `player` plays on. */
async function goOn(player: Player): Promise<void> {
  // Z presses the button that has the focus.
  await player.page.locator('form').getByRole('button', { name: ui.goOn }).press('KeyZ');
  await player.page.waitForSelector('body[data-mode=play]');
  await player.play(wait);
}

/** Saves the game with a button of the notice or of the list. Returns the text of the file. */
async function saveFile(page: Page, place: string): Promise<{ path: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(place).getByRole('button', { name: ui.saves.download }).click(),
  ]);
  const path = await file.path();
  return { path, text: await readFile(path, 'utf8') };
}

/** Expects that a file contains exactly the game of a player. */
function expectGame(text: string, { game }: Player, commands: readonly Command[]): void {
  const run = parseRunFile(text);
  expect(run.turns.map((line) => readLine(line).command)).toEqual(commands);
  expect(run.end).toBe(hashOf(game));
}

test.each(Object.entries(forbid))(
  'where opening the storage %s, the page says so, and the game goes on, is listed and can be saved as a file',
  async (_, before) => {
    const page = await ownPage({}, before);
    await notice(page).getByText(ui.saves.notStored).waitFor();
    await notice(page).locator('.close').click();
    const player = await Player.start(page, 'day23');
    await player.play(up);
    await notice(page).waitFor();
    await picture(page, 'not-stored');
    expect(await violationsOf(page)).toEqual([]);
    await toTitle(page);
    await goOn(player);
    expectGame((await saveFile(page, '.storage-notice')).text, player, [up, wait]);
  },
);

test('a game that was saved as a file opens elsewhere, and is not added twice', async () => {
  const player = await Player.start(page, 'day23');
  await player.playAll([up, up, wait]);
  await toTitle(page);
  const { path, text } = await saveFile(page, '.saved-games');
  expect(await runCommand(['replay', path])).toMatchObject({ status: 0, stderr: '' });
  await forgetGames(page);
  await drop(page, { 'my-game.json': text });
  await page.getByText(ui.saves.opened('my-game.json')).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: ui.saves.openFile }).click();
  await (await chooser).setFiles({
    name: 'same-game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByText(ui.saves.known('same-game.json')).waitFor();
  expect(await cards(page).count()).toBe(1);
  await goOn(player);
});

test('until a database answers, the page says so, and the game goes on, is listed and can be saved as a file; then it is stored', async () => {
  const page = await ownPage({}, blockOpening);
  // Z waits for the list of games, but not forever.
  const player = await Player.start(page, 'day23');
  await notice(page).getByText(ui.saves.noAnswer).waitFor();
  await picture(page, 'no-answer');
  await notice(page).locator('.close').click();
  await player.play(up);
  await notice(page).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await toTitle(page);
  await goOn(player);
  expectGame((await saveFile(page, '.storage-notice')).text, player, [up, wait]);
  await page.evaluate(() => window.answer());
  await notice(page).waitFor({ state: 'hidden' });
  await page.reload();
  await goOn(player);
});

test('a write that is answered late is reported, and every turn of the game is stored then', async () => {
  const player = await Player.start(page, 'day23');
  await player.play(wait);
  await page.evaluate(blockWriting);
  await page.waitForFunction(() => 'answer' in window);
  await player.play(up);
  await notice(page).getByText(ui.saves.noAnswer).waitFor();
  await player.play(wait);
  // The page has the game, and waits for the others.
  await toTitle(page);
  await cards(page).getByText(`${ui.turn} 3`).waitFor();
  await page.waitForSelector('.saved-games[aria-busy=true]');
  await goOn(player);
  await page.evaluate(() => window.answer());
  await notice(page).waitFor({ state: 'hidden' });
  await page.reload();
  await goOn(player);
  await toTitle(page);
  await cards(page).getByText(`${ui.turn} 5`).waitFor();
  expect(await cards(page).count()).toBe(1);
});

test('a write that fails is reported at once, and the next turn stores the missing parts', async () => {
  // A new game writes a row, parts, a line and a snapshot; each later turn writes a row and a line.
  for (const failing of [2, 6]) {
    await page.evaluate((n) => {
      window.failing = [n];
      window.writes = 0;
    }, failing);
    const player = await Player.start(page, `full ${failing}`);
    await player.play(wait);
    if (failing > 4) await player.play(wait);
    await notice(page).getByText('QuotaExceededError').waitFor();
    await player.play(up);
    await notice(page).waitFor({ state: 'hidden' });
    await toTitle(page);
    const stored = (await readAll(page)).find(({ row }) => row.seed === player.game.seed);
    expect(stored?.turns).toHaveLength(failing > 4 ? 3 : 2);
  }
});

test('a disk that stays full loses nothing while the page is open, and stores the whole game when it has room', async () => {
  await page.evaluate(() => {
    window.failing = 'all';
  });
  const player = await Player.start(page, 'day23');
  for (let turn = 0; turn < 5; turn++) await player.play(wait);
  await notice(page).waitFor();
  await toTitle(page);
  await cards(page).first().waitFor();
  await notice(page).locator('.close').click();
  expect(await cards(page).count()).toBe(1);
  expectGame((await saveFile(page, '.saved-games')).text, player, Array(5).fill(wait));
  await goOn(player);
  await page.evaluate(() => {
    window.failing = [];
  });
  await player.play(up);
  await notice(page).waitFor({ state: 'hidden' });
  await page.reload();
  await goOn(player);
  await toTitle(page);
  await cards(page).first().waitFor();
  expect(await cards(page).count()).toBe(1);
});

test('scores that are restored on a full disk are listed, and say that they are not stored', async () => {
  const player = await Player.start(page, 'day23');
  await player.playAll([wait, up]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).click();
  await page.waitForSelector('body[data-mode=over]');
  await pressToLeave(page, 'KeyZ', 'over');
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  const scores = page.locator('dialog.scores');
  await scores.locator('.verified').waitFor();
  await scores.getByRole('button', { name: ui.scores.deleteAll }).click();
  await scores.getByRole('button', { name: ui.scores.deleteSure }).click();
  await scores.getByRole('button', { name: ui.saves.undelete }).waitFor();
  await page.evaluate(() => {
    window.failing = 'all';
  });
  await scores.getByRole('button', { name: ui.saves.undelete }).click();
  await scores.locator('.verified').waitFor();
  await page.keyboard.press('Escape');
  await notice(page).getByText('QuotaExceededError').waitFor();
  // The game of the score is complete.
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  expectGame((await saveFile(page, 'dialog.scores')).text, player, [wait, up]);
  await page.keyboard.press('Escape');
  await notice(page).locator('.close').click();
});

test('where a page may read neither settings nor gamepads, games are stored and the menu opens', async () => {
  const page = await ownPage({}, () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access to the storage is denied.', 'SecurityError');
      },
    });
    navigator.getGamepads = () => {
      throw new DOMException('Access to gamepads is denied.', 'SecurityError');
    };
  });
  const player = await Player.start(page, 'day23');
  await player.playAll([wait, up]);
  expect(await notice(page).isVisible()).toBe(false);
  await toTitle(page);
  const [{ turns }] = await readAll(page);
  expect(turns).toHaveLength(2);
  await goOn(player);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: ui.menu }).waitFor();
});
