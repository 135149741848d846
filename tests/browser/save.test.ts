import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { Recording } from '../../src/records/recording.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { campaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { sharedBrowser } from './chromium.ts';
import { forgetGames, onePage, ownPage, page } from './one-page.ts';
import { drop, Player, parameterOf, picture, toTitle, visit } from './player.ts';
import { readAll } from './read-games.ts';

const { ui, messages } = wordsOf('en');

// Wide enough for buttons that are no wider than their texts.
onePage();

test('a page that was closed during a game offers to continue it in the same state', async () => {
  const player = await Player.start(page, 'day23');
  for (let i = 0; i < 12; i++) await player.play({ type: 'move', dx: 0, dy: -1 });
  await player.play({ type: 'down' });
  await player.play({ type: 'wait' });
  await page.reload();
  const goOn = page.locator('form').getByRole('button', { name: ui.goOn });
  await goOn.waitFor();
  const shown = (await page.textContent('form .about'))?.replaceAll('\u00a0', ' ');
  const { Health } = player.game.stores;
  const [now, max] = [Health.current, Health.max].map((all) => all[player.game.hero]);
  expect(shown).toBe([`${ui.depth} 1`, `${ui.level} 1`, ui.front.health(now, max)].join(' · '));
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
  await picture(page, 'continued');

  // With a link to another dungeon, the new game comes first and the saved game second.
  await page.goto(`${inject('address')}?seed=other`);
  await goOn.waitFor();
  await picture(page, 'title-continue');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await new Player(page, 'other').play({ type: 'wait' });

  // Both games are saved.
  await toTitle(page);
  const list = page.locator('.saved-games li');
  await list.nth(1).waitFor();
  expect(await list.allTextContents()).toEqual([
    expect.stringContaining(`${ui.turn}\u00a01`),
    expect.stringContaining(`${ui.turn}\u00a015`),
  ]);
});

test('a deleted game can be restored until the page is closed, and a game that was given up is not offered again', async () => {
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await toTitle(page);
  const game = page.locator('.saved-games li');
  const boxes = () =>
    game.locator('button').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
      }),
    );
  await game.waitFor();
  const before = await boxes();
  await game.getByRole('button', { name: ui.saves.delete }).click();
  await game.getByRole('button', { name: ui.saves.deleteSure }).waitFor();
  // Nothing moves under the pointer.
  expect(await boxes()).toEqual(before);
  expect(await violationsOf(page)).toEqual([]);
  await game.getByRole('button', { name: ui.saves.deleteSure }).click();
  await game.getByRole('button', { name: ui.saves.undelete }).click();
  await game.getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
  await toTitle(page);
  await game.getByRole('button', { name: ui.saves.delete }).click();
  await game.getByRole('button', { name: ui.saves.deleteSure }).click();
  const restore = game.getByRole('button', { name: ui.saves.undelete });
  await restore.waitFor();
  // The button that has deleted the game gives it the focus.
  expect(await restore.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await Player.start(page, 'other');
  await page.keyboard.press('Period');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).click();
  await page.waitForSelector('body[data-mode=over]');
  await page.reload();
  await expectNoGames(page);
});

test('where games and scores cannot be read, the page says so once and Z starts a new game', async () => {
  const page = await ownPage({}, () => {
    for (const { prototype } of [IDBObjectStore, IDBIndex]) {
      prototype.getAll = () => {
        throw new DOMException('The list is damaged.', 'UnknownError');
      };
    }
  });
  await page.locator('.storage-notice').getByText('The list is damaged.').waitFor();
  // Z presses the focused button of a notice, too, and starts no game.
  await page.locator('.storage-notice .close').press('z');
  await page.locator('.storage-notice').waitFor({ state: 'hidden' });
  // Opens the list of scores, which cannot be read either.
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  await page.locator('dialog.scores').getByText(ui.scores.none).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.error-notice:visible').count()).toBe(0);
  await page.locator('main.title').focus();
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  const seed = (await parameterOf(page, 'seed')) ?? '';
  await new Player(page, seed).play({ type: 'wait' });
});

/** Opens a file with a game and continues it. Returns the log. */
async function goOnFrom(run: RunFile): Promise<string> {
  await forgetGames(page);
  await drop(page, { 'before.json': runFileText(run) });
  await page.getByText(ui.saves.opened('before.json')).waitFor();
  await page.locator('.saved-games').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  return (await page.textContent('.announcer-log')) ?? '';
}

/** Leaves the game, and saves it as a file. */
async function savedFile(): Promise<RunFile> {
  await toTitle(page);
  const saving = page.waitForEvent('download');
  await page.locator('.saved-games').getByRole('button', { name: ui.saves.download }).click();
  return parseRunFile(readFileSync(await (await saving).path(), 'utf8'));
}

test('a game that was saved under other rules goes on from a state that it had, and says so', async () => {
  const game = newGame(campaign, 'day23');
  const recording = Recording.begin(game, {}, null);
  const choose = bots.careful(game, 'bot');
  while (recording.turns.length < 60) {
    const command = choose();
    takeTurn(game, command);
    recording.add(command);
  }
  const run = recording.runFile(false);
  const names = namesOf(campaign, 'en');
  const updated = messages.updated({}, names);
  const ofOtherRules = { ...run, segments: [{ ...run.segments[0], rules: '0'.repeat(64) }] };

  // The file has a snapshot after its last command.
  expect(await goOnFrom(ofOtherRules)).toContain(updated);
  const player = new Player(page, game);
  await player.expectSame();
  const { segments } = await savedFile();
  expect(segments.map(({ from, reason }) => [from, reason])).toEqual([
    [0, 'start'],
    [60, 'update'],
  ]);
  expect(segments[1].rules).toBe(run.segments[0].rules);

  // Without a snapshot, it is played until its first difference.
  const used = 40;
  const [, changes] = run.turns[0].split(' ');
  const turns = run.turns.with(used, run.turns[used].replace(/ \S+/, ` ${changes}`));
  expect(turns[used]).not.toBe(run.turns[used]);
  const log = await goOnFrom({ ...ofOtherRules, turns, latest: null });
  expect(log).toContain(updated);
  expect(log).toContain(messages.turnsLost({ turns: 60 - used }, names));
  const status = await page.textContent('.announcer-status');
  expect(status).toContain(new Player(page, gameBefore(campaign, run, used)).status());
  const opened = await savedFile();
  expect(opened.turns.map((line) => line.split(' ')[0])).toEqual(
    run.turns.slice(0, used).map((line) => line.split(' ')[0]),
  );
  expect(opened.segments.at(-1)).toMatchObject({ from: used, reason: 'update' });
});

test('a double click on Continue opens the game once, and it stays one game', async () => {
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await toTitle(page);
  const list = page.locator('.saved-games li');
  // The button of the form, then the one of the list.
  for (const place of [page.locator('form'), list]) {
    // Both clicks come before the game is open: a later one would be a click on the map.
    await place.getByRole('button', { name: ui.goOn }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForSelector('body[data-mode=play]');
    await player.play({ type: 'wait' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await toTitle(page);
    const text = `${ui.turn}\u00a0${player.game.turn}`;
    await expect.poll(() => list.allTextContents()).toEqual([expect.stringContaining(text)]);
  }
});

test('an error outside a turn is reported and leaves the game as it was', async () => {
  const browser = await sharedBrowser(inject('browserPath'));
  const { page, faults } = await visit(browser, inject('address'));
  onTestFinished(() => page.context().close());
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await page.evaluate(() => {
    window.setTimeout(() => {
      throw new Error('a planted fault');
    });
  });
  const notice = page.locator('.error-notice', { hasText: 'a planted fault' });
  await notice.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.getAttribute('body', 'data-mode')).toBe('play');
  // Keys still reach the game, and it is stored.
  await player.play({ type: 'wait' });
  await toTitle(page);
  const [{ turns }] = await readAll(page);
  expect(turns).toHaveLength(2);
  expect(faults).toEqual(['Error: a planted fault']);
});

/** Waits until the title screen has read the saved games, and expects none. */
async function expectNoGames(page: Page): Promise<void> {
  await page.waitForSelector('.saved-games[aria-busy=false]', { state: 'attached' });
  expect(await page.locator('.saved-games li').count()).toBe(0);
  expect(await page.locator('form').getByRole('button', { name: ui.goOn }).isVisible()).toBe(false);
}
