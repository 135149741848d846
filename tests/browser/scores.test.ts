import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { kindById } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { dailyDate } from '../../src/records/daily.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { campaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { sharedBrowser } from './chromium.ts';
import { onePage, ownPage, page } from './one-page.ts';
import {
  clickLate,
  Player,
  parameterOf,
  picture,
  pressToLeave,
  record,
  toTitle,
  visit,
} from './player.ts';

const { ui, joined } = wordsOf('en');

onePage();

/** The seed of a game that a bot loses quickly, and its commands. */
const seed = 'lost156';
const commands = record(seed, (game, take) => {
  const choose = bots.greedy(game, 'lost');
  while (!game.ending) take(game, choose());
});

/** The index of the first command with a hit. */
const firstHit = (() => {
  const game = newGame(campaign, seed);
  return commands.findIndex((command) =>
    takeTurn(game, command).some(({ type }) => type === 'hit'),
  );
})();

/** A colour such as `#ff8000` as browsers write it. */
function rgbOf(colour: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const over = (page: Page) => page.locator('.game-over');
const overButton = (page: Page, name: string) => over(page).getByRole('button', { name });
const scores = (page: Page) => page.locator('dialog.scores');

/** Plays a game to its end by keys. */
async function die(page: Page, played: readonly Command[] = commands): Promise<Player> {
  const player = await Player.start(page, seed);
  await player.playAll(played);
  await page.waitForSelector('body[data-mode=over]');
  return player;
}

test('a death by keys is explained, ignores early keys, is ranked, and can be looked at on the map', async () => {
  // The fight goes on in the player's fingers: these keys must not leave the screen.
  await page.evaluate(() => {
    const press = () => {
      if (document.body.dataset.mode !== 'over') return;
      observer.disconnect();
      const keys = { KeyZ: 'z', Enter: 'Enter', Numpad8: '8' };
      for (const [code, key] of Object.entries(keys)) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));
      }
      document.body.dataset.pressed = 'yes';
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, { attributeFilter: ['data-mode'] });
  });
  const player = await die(page);
  await page.waitForSelector('body[data-pressed]');
  expect(await page.evaluate(() => document.body.dataset.mode)).toBe('over');
  // The focus is on no button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(ui.defeat);

  await over(page)
    .getByRole('heading', { name: ui.death.heading(player.game.turn) })
    .waitFor();
  await over(page).locator('.last-turns svg').waitFor();
  const { ending } = player.game;
  const killer = ending?.by === 'attack' ? ending.kind : '';
  expect(await over(page).locator('.legend').textContent()).toContain(`${killer} −`);
  // The portrait of the killer, drawn in its colour.
  const portrait = over(page).locator('.emblem .portrait');
  const drawn = () =>
    portrait.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
  const colour = await portrait.evaluate(({ style }) => style.color);
  expect(colour).toBe(rgbOf(kindById(campaign, killer).look.colour));
  // The killer is also large over the hero who lies before it.
  const inScene = over(page).locator('.ceremony :is(.killer, .fallen) .portrait img');
  await expect.poll(() => inScene.count()).toBe(2);
  await over(page).getByText(ui.scores.place(1)).waitFor();
  await over(page).locator('.way-out[aria-busy=false]').waitFor();
  await picture(page, `game-over`);

  await clickLate(overButton(page, ui.death.map), () => overButton(page, ui.sameSeed).isHidden());
  await page.keyboard.press('KeyH');
  await expect.poll(() => overButton(page, ui.sameSeed).isVisible()).toBe(true);

  // Keys of the game have no effect here.
  await page.keyboard.press('Slash');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=title]');
});

/** Gives the game up by the menu. */
async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).click();
  await page.waitForSelector('body[data-mode=over]');
}

test('the same dungeon again and a new dungeon start from the game over screen', async () => {
  await (await Player.start(page, seed)).play(commands[0]);
  await giveUp(page);
  await overButton(page, ui.sameSeed).focus();
  await pressToLeave(page, 'Enter', 'over');
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'seed')).toBe(seed);
  await new Player(page, seed).playAll(commands.slice(0, 5));
  await giveUp(page);
  // The keys on the buttons: Z leads to the title screen, and Enter begins a new dungeon, without the focus on it.
  expect(await overButton(page, ui.toTitle).locator('kbd').textContent()).toBe('Z');
  const key = overButton(page, ui.newSeed).locator('kbd');
  expect(await key.textContent()).toBe('Enter');
  expect(await key.isVisible()).toBe(true);
  // A held key begins nothing, and a key of the game neither.
  const held = { code: 'Enter', key: 'Enter', bubbles: true, repeat: true };
  await page.evaluate((init) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  }, held);
  for (const code of ['KeyN', 'Space', 'Numpad5']) await page.keyboard.press(code);
  expect(await page.getAttribute('body', 'data-mode')).toBe('over');
  await pressToLeave(page, 'Enter', 'over');
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'seed')).not.toBe(seed);
});

test('on the title screen, the list of a campaign without scores starts its first game', async () => {
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  await scores(page).getByText(ui.scores.none).waitFor();
  await scores(page).getByRole('button', { name: 'Arena' }).click();
  // Empty pedestals and a laurel, and no rows without a game.
  const drawn = () =>
    scores(page)
      .locator('.podium img')
      .evaluateAll(
        (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
      );
  await expect.poll(drawn).toBe(2);
  expect(await scores(page).locator('.score-place').count()).toBe(0);
  await picture(page, 'no-scores');
  // In a low window the button is beside the picture, in view.
  const start = scores(page).getByRole('button', { name: ui.start });
  await page.setViewportSize({ width: 844, height: 390 });
  const { y, height } = (await start.boundingBox()) ?? expect.fail();
  expect(y + height).toBeLessThan(370);
  await start.click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await scores(page).isVisible()).toBe(false);
  await page.locator('.announcer-status', { hasText: 'HP 3/3' }).waitFor({ state: 'attached' });
});

test('Z leads late from the game over screen to the list of scores, which confirms a replayed game, but not an altered entry', async () => {
  const open = () => page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  await open();
  await scores(page).getByText(ui.scores.none).waitFor();
  await page.keyboard.press('Escape');

  // The page notes when each of its modes begins.
  await page.evaluate(() => {
    const note = () => performance.mark(`mode ${document.body.dataset.mode}`);
    new MutationObserver(note).observe(document.body, { attributeFilter: ['data-mode'] });
  });
  const player = await die(page);
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
  // Z leaves the game over screen only after a second.
  const shownFor = await page.evaluate(() => {
    const startOf = (mode: string) =>
      performance.getEntriesByName(`mode ${mode}`).at(-1)?.startTime;
    return (startOf('title') ?? 0) - (startOf('over') ?? 0);
  });
  expect(shownFor).toBeGreaterThanOrEqual(1000);
  await open();
  const entry = scores(page).locator('ol li');
  await entry.locator('.verified').waitFor();
  const text = (await entry.textContent())?.replaceAll('\u00a0', ' ');
  const { game } = player;
  expect(text).toContain(ui.scores.points(game.score, 'score'));
  for (const fact of [`${ui.turn} ${game.turn}`, `${ui.depth} ${game.floor.depth}`, seed]) {
    expect(text).toContain(fact);
  }
  await picture(page, `scores`);
  expect(await violationsOf(page)).toEqual([]);

  // Save as file gives the complete game.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    entry
      .getByRole('button', {
        name: joined.pair(ui.saves.download, ui.scores.points(game.score, 'score')),
      })
      .click(),
  ]);
  const run = parseRunFile(readFileSync(await file.path(), 'utf8'));
  expect(run.turns).toHaveLength(commands.length);

  await page.evaluate(async () => {
    const request = indexedDB.open('simple-roguelike');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const store = request.result.transaction('scores', 'readwrite').objectStore('scores');
    const all = store.getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    const [score] = all.result;
    const put = store.put({ ...score, points: 1_000_000 }, score.id);
    await new Promise((resolve) => {
      put.onsuccess = resolve;
    });
    request.result.close();
  });
  await page.keyboard.press('Escape');
  await open();
  await entry.getByText('1000000', { exact: true }).waitFor();
  expect(await entry.locator('.verified').count()).toBe(0);

  // Deleting asks first, and can be undone.
  await scores(page).getByRole('button', { name: ui.scores.deleteAll }).click();
  expect(await violationsOf(page)).toEqual([]);
  await scores(page).getByRole('button', { name: ui.scores.deleteSure }).click();
  await scores(page).getByRole('button', { name: ui.saves.undelete }).waitFor();
  expect(await scores(page).getByText(ui.scores.none).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(ui.saves.undelete);
  await page.keyboard.press('Enter');
  await entry.waitFor();

  await entry.getByRole('button', { name: ui.sameSeed }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'seed')).toBe(seed);
});

test('the list of scores says why a damaged game cannot be used, until a game is used', async () => {
  const { game } = await die(page);
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
  const removed = await page.evaluateHandle(async () => {
    const request = indexedDB.open('simple-roguelike');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const cleared = request.result.transaction('parts', 'readwrite').objectStore('parts');
    const keys = cleared.getAllKeys();
    const parts = cleared.getAll();
    const clearing = cleared.clear();
    await new Promise((resolve) => {
      clearing.onsuccess = resolve;
    });
    request.result.close();
    return { keys: keys.result, parts: parts.result };
  });
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  const points = ui.scores.points(game.score, 'score');
  const complaint = scores(page).locator('.complaint');
  const press = (name: string) =>
    scores(page)
      .locator('ol li')
      .getByRole('button', { name: joined.pair(name, points) })
      .click();
  for (const name of [ui.saves.watch, ui.saves.download, ui.sameSeed]) {
    await press(name);
    await expect.poll(() => complaint.textContent()).toContain(ui.saves.refused.damaged);
    // Another campaign has no complaint.
    await scores(page).locator('.score-tabs button').last().click();
    await expect.poll(() => complaint.textContent()).toBe('');
    await scores(page).locator('.score-tabs button').first().click();
  }
  await press(ui.saves.download);
  await expect.poll(() => complaint.textContent()).toContain(ui.saves.refused.damaged);
  await removed.evaluate(async ({ keys, parts }) => {
    const request = indexedDB.open('simple-roguelike');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const transaction = request.result.transaction('parts', 'readwrite');
    const store = transaction.objectStore('parts');
    for (const [n, part] of parts.entries()) {
      if (store.keyPath === null) store.put(part, keys[n]);
      else store.put(part);
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    request.result.close();
  });
  const download = page.waitForEvent('download');
  await press(ui.saves.download);
  await download;
  await expect.poll(() => complaint.textContent()).toBe('');
});

/** Holds the verification of scores, and all other work of workers, back. Returns a function that lets it go on. */
async function holdWorkers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  const workers = /\/worker-[^/]*\.js$/;
  await page.route(workers, hold);
  onTestFinished(() => page.unroute(workers, hold));
  return release;
}

test('a score that is verified while the list is open keeps the focus in its list, and an open question', async () => {
  const openFromGame = () =>
    clickLate(overButton(page, ui.scores.heading), () => scores(page).isVisible());
  const verifyFirst = await holdWorkers(page);
  const { game } = await die(page);
  await openFromGame();
  // The game is in both lists. Its button in the second one has the focus.
  const points = ui.scores.points(game.score, 'score');
  const name = joined.pair(ui.saves.download, points);
  const save = scores(page).locator('ul').getByRole('button', { name });
  await save.focus();
  expect(await scores(page).locator('.verified').count()).toBe(0);
  verifyFirst();
  await scores(page).locator('ul .verified').waitFor();
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');

  const verifySecond = await holdWorkers(page);
  await overButton(page, ui.sameSeed).click();
  await page.waitForSelector('body[data-mode=play]');
  const second = new Player(page, seed);
  await second.play(commands[0]);
  await giveUp(page);
  await openFromGame();
  await scores(page).getByRole('button', { name: ui.scores.deleteAll }).click();
  const sure = scores(page).getByRole('button', { name: ui.scores.deleteSure });
  await sure.waitFor();
  expect(await scores(page).locator('ul .verified').count()).toBe(1);
  verifySecond();
  await expect.poll(() => scores(page).locator('ul .verified').count()).toBe(2);
  expect(await sure.evaluate((button) => button === document.activeElement)).toBe(true);

  // The names of the actions are quiet until the mouse or the focus is in their row.
  const row = scores(page).locator('ol li').first();
  const caption = row.getByText(ui.saves.watch, { exact: true });
  const opacity = () => caption.evaluate((text) => getComputedStyle(text).opacity);
  await page.mouse.move(1, 1);
  await expect.poll(opacity).toBe('0');
  await row.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(1, 1);
  await expect.poll(opacity).toBe('0');
  await row.getByRole('button', { name: ui.saves.download }).focus();
  await expect.poll(opacity).toBe('1');
  // The tabs of the campaigns are equally wide, and the podium has the places that are left.
  const widths = await scores(page)
    .locator('.score-tabs button')
    .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  const ranked = await scores(page).locator('ol li').count();
  expect(await scores(page).locator('.score-place').count()).toBe(Math.max(0, 3 - ranked));

  // On a phone the whole row of a game unfolds its actions.
  await page.setViewportSize({ width: 390, height: 844 });
  const watch = row.getByRole('button', { name: ui.saves.watch });
  expect(await watch.isVisible()).toBe(false);
  const { x, y, height } = (await row.boundingBox()) ?? expect.fail();
  await page.mouse.click(x + 100, y + height / 2);
  await watch.waitFor();
});

test('a game that is given up keeps its score, and the list of a campaign without scores starts no game there', async () => {
  const player = await Player.start(page, seed);
  await player.playAll(commands.slice(0, 3));
  await giveUp(page);
  await over(page).getByRole('heading', { name: ui.gaveUp }).waitFor();
  // Three turns are no achievement, and nothing has killed the hero.
  expect(await over(page).locator('.death-parts').isVisible()).toBe(false);
  await overButton(page, ui.scores.heading).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return scores(page).isVisible();
    })
    .toBe(true);
  // A game without points is not among the best.
  const entry = scores(page).locator('ul li');
  await entry.locator('.verified').waitFor();
  expect(await entry.textContent()).toContain('Gave up');
  expect(await over(page).locator('.rank').textContent()).toBe('');
  await scores(page).getByRole('button', { name: 'Arena' }).click();
  await scores(page).getByText(ui.scores.none).waitFor();
  expect(await scores(page).getByRole('button', { name: ui.start }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await overButton(page, ui.saves.watch).click();
  await page.waitForSelector('body[data-mode=replay]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=over]');
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
});

/** Runs in the page before it is opened: it is about noon in UTC, so that the day does not end. */
function startAtNoon(): void {
  const day = 86_400_000;
  const late = (Date.now() % day) - day / 2;
  const { now } = Date;
  Date.now = () => now() - late;
  window.Date = new Proxy(Date, {
    construct: (target, values) => Reflect.construct(target, values.length ? values : [Date.now()]),
  });
}

test('the daily game is ranked once: it can be continued, then its result can be shared', async () => {
  const page = await ownPage({}, startAtNoon);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const daily = page.locator('.daily');
  await expect.poll(() => daily.textContent()).toContain(ui.daily.fresh);
  const date = dailyDate(new Date(await page.evaluate(() => Date.now())));
  await daily.click();
  await page.waitForSelector('body[data-mode=play]');
  const player = new Player(page, `daily-${date}`);
  await player.play({ type: 'wait' });
  await toTitle(page);
  await expect.poll(() => daily.textContent()).toContain(ui.daily.playing);

  await daily.click();
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
  await giveUp(page);
  await overButton(page, ui.scores.share).waitFor();
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
  await expect
    .poll(() => daily.textContent())
    .toContain(ui.daily.played(ui.scores.points(player.game.score, 'score')));

  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  const entry = scores(page).locator('ul li');
  await entry.locator('.verified').waitFor();
  await entry.getByRole('button', { name: ui.scores.share }).click();
  await scores(page).getByText(ui.scores.shared).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`${ui.daily.name} ${date}`);
  expect(text).toContain(`${ui.hp} ██`);
  await page.keyboard.press('Escape');

  // Another attempt is played, but not ranked.
  await daily.click();
  await page.waitForSelector('body[data-mode=play]');
  const second = new Player(page, `daily-${date}`);
  await second.play({ type: 'wait' });
  await giveUp(page);
  await over(page).getByText(ui.scores.practice).waitFor();
  expect(await over(page).getByText(ui.gameEnds, { exact: true }).isVisible()).toBe(true);
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).click();
  await scores(page).getByText(ui.scores.practice).waitFor();
  expect(await scores(page).locator('ul li').count()).toBe(2);
  expect(await scores(page).getByText(ui.scores.practice).count()).toBe(1);
});

test('an error in a turn leads to the title screen, where the game continues before the failed command', async () => {
  const browser = await sharedBrowser(inject('browserPath'));
  const { page, faults } = await visit(browser, inject('address'));
  onTestFinished(() => page.context().close());
  const player = await Player.start(page, seed);
  await player.playAll(commands.slice(0, firstHit));
  // The rules run in this browser: one calculation of the next attack fails.
  await page.evaluate(() => {
    const real = Math.ceil;
    Math.ceil = (value) => {
      // Pictures are calculated too, but not while a key is handled.
      if (!(window.event instanceof KeyboardEvent)) return real(value);
      Math.ceil = real;
      throw new Error('a planted fault');
    };
  });
  await player.press(commands[firstHit]);
  await page.waitForSelector('body[data-mode=title]');
  const notice = page.locator('.error-notice', { hasText: ui.faultInGame });
  await notice.getByText('a planted fault').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: ui.saveReport }).click(),
  ]);
  const run = parseRunFile(readFileSync(await file.path(), 'utf8'));
  expect(run.turns).toHaveLength(firstHit);
  expect(run.fault).toMatchObject({ message: expect.stringContaining('a planted fault') });
  expect(run.fault?.command).toEqual(commands[firstHit]);

  await page.getByRole('button', { name: ui.goOn }).first().click();
  await page.waitForSelector('body[data-mode=play]');
  await player.play(commands[firstHit]);
  // The planted fault is the only one.
  expect(faults.filter((fault) => !fault.includes('a planted fault'))).toEqual([]);
});
