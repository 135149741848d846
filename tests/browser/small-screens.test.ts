import { beforeAll, expect, test } from 'vitest';
import { slotsInOrder } from '../../src/controls/bag-order.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { bagLayout } from '../../src/screen/hud/bag-layout.ts';
import { languages } from '../../src/words/languages.ts';
import { loadWords, wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { faultsOfLayout } from './faults-of-layout.ts';
import { heroWith, openGame } from './made-game.ts';
import { chooseLanguage, onePage, ownPage, page, useOptions } from './one-page.ts';
import { clickLate, isIn, Player } from './player.ts';
import { gesture, touchedLayout } from './touched-layout.ts';

const upright = { width: 360, height: 640 };
const onItsSide = { width: 844, height: 390 };

const phone = { viewport: upright, deviceScaleFactor: 1, hasTouch: true, isMobile: true };

onePage({ options: phone });
beforeAll(() => Promise.all(languages.map(loadWords)));

test('texts of 200 and 300% are not cut off after a game and in its replay, in a small window and in a wide one', async () => {
  const { ui } = wordsOf('ru');
  const wide = { width: 1280, height: 800 };
  await useOptions(page, { textSize: 300, language: 'ru' });
  await Player.start(page, 'keys', 'ru');
  await page.keyboard.press('Period');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).press('Enter');
  await page.waitForSelector('body[data-mode=over]');
  const found: string[] = [];
  const look = async (place: string) => {
    for (const size of [upright, wide]) {
      await page.setViewportSize(size);
      const faults = await page.evaluate(faultsOfLayout);
      found.push(...faults.map((fault) => `${place}, ${size.width}: ${fault}`));
    }
  };
  await look('after the game, 300%');
  await useOptions(page, { textSize: 200, language: 'ru' });
  await look('after the game, 200%');
  const watch = page.locator('.game-over').getByRole('button', { name: ui.saves.watch });
  await clickLate(watch, () => isIn(page, 'replay'));
  await look('replay, 200%');
  await useOptions(page, { textSize: 300 });
  await look('replay, 300%');
  expect(found).toEqual([]);
});

test('on a phone every button of questions, of a notice and of a saved game is 44 px, and no text is cut off', async () => {
  await openGame(page, heroWith('scroll-identify', 'scroll-genocide', 'ring-adornment'));
  await chooseLanguage(page, 'ru');
  const { ui } = wordsOf('ru');
  const found: string[] = [];
  const look = async (place: string) => {
    found.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${place}: ${fault}`));
  };
  /** Presses keys until a dialog is open, or none: a dialog that has just opened or closed ignores keys. */
  const pressUntil = async (isOpen: boolean, ...keys: readonly string[]) => {
    const reached = async () => (await page.locator('dialog[open]').count()) > 0 === isOpen;
    const press = async () => {
      if (await reached()) return true;
      // A key without a meaning cancels the question of the second key if the first was ignored.
      for (const key of ['Backquote', ...keys]) await page.keyboard.press(key);
      return reached();
    };
    await expect.poll(press, { message: keys.join() }).toBe(true);
  };
  for (const [place, answer, ...keys] of [
    ['slot of the bag', 'Escape', 'Shift+C', 'f'],
    ['discoveries', 'Escape', 'Backslash'],
    ['name for a kind', 'Escape', 'c', 'f'],
    ['question about a mistake', 'Escape', 'd', 'b'],
    ['hand for a ring', 'Escape', 'Shift+P', 'h'],
    ['item to identify', 'f', 'r', 'f'],
    ['monsters to wipe out', 'Shift+R', 'r', 'f'],
  ]) {
    await pressUntil(true, ...keys);
    await look(place);
    await pressUntil(false, answer);
  }

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('s');
  const notice = page.locator('.storage-notice');
  await notice.waitFor();
  await look('notice');
  await page.keyboard.press('s');
  await notice.waitFor({ state: 'hidden' });

  await pressUntil(true, 'Escape');
  await page.locator('dialog.menu button.leave').tap();
  const games = page.locator('.saved-games li');
  await games.waitFor();
  await look('saved game');
  await games.getByRole('button', { name: ui.saves.delete }).tap();
  await look('question before a game is deleted');
  await games.getByRole('button', { name: ui.saves.deleteSure }).press('Enter');
  const restore = games.getByRole('button', { name: ui.saves.undelete });
  await restore.waitFor();
  await look('deleted game');
  // The next test deletes games that are not deleted yet.
  await restore.tap();
  await restore.waitFor({ state: 'detached' });
  expect(found).toEqual([]);
});

test('the menu of a phone has quiet entries in full rows of two in all languages', async () => {
  await page.setViewportSize(upright);
  await Player.start(page, 'keys');
  await page.keyboard.press('Escape');
  const menu = page.locator('dialog.menu');
  await menu.waitFor();
  for (const language of languages) {
    await chooseLanguage(page, language);
    expect(await page.evaluate(faultsOfLayout)).toEqual([]);
    const entries = menu.locator('.menu-list > button:visible');
    const boxes = await entries.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
      }),
    );
    expect(boxes).toHaveLength(6);
    for (const [n, { left, top, width }] of boxes.entries()) {
      expect([left, width]).toEqual([boxes[n % 2].left, boxes[0].width]);
      expect(top).toBe(boxes[n - (n % 2)].top);
    }
  }
  // Of all surfaces, theirs is the quietest.
  const surfaceOf = (selector: string) =>
    menu
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundImage);
  expect(await surfaceOf('.menu-list > button')).toBe('none');
  expect(await surfaceOf('.menu-sheets > button')).toContain('gradient');
  await page.keyboard.press('Escape');
});

test('the keys and a finger reach every item of a long sorted bag', async () => {
  const scrolls = ['light', 'sleep', 'identify', 'genocide', 'enchant-armour', 'hold-monster'];
  const potions = ['healing', 'poison', 'blindness', 'confusion', 'haste-self', 'raise-level'];
  const game = heroWith(
    ...scrolls.map((name) => `scroll-${name}`),
    ...potions.map((name) => `potion-${name}`),
  );
  const count = bagOf(game, game.hero).length;
  await useOptions(page, { sortsBag: true });
  await openGame(page, game);
  const heard = page.locator('.announcer-log p').last();
  const place = async () => Number(/\((\d+) of \d+\)/.exec((await heard.textContent()) ?? '')?.[1]);
  const opens = async () => {
    if ((await page.getAttribute('body', 'data-bag')) !== 'open') await page.keyboard.press('i');
    return page.getAttribute('body', 'data-bag');
  };
  await expect.poll(opens).toBe('open');
  const bag = { index: count - 1, offset: count, menu: null };
  const slots = slotsInOrder(game, true);
  const names = namesOf(game.campaign, 'en');
  const input = { game, words: wordsOf('en'), names, bag, slots };
  const { rows: shown } = bagLayout({ width: () => 0 }, touchedLayout(game, upright), input);
  const isAt = (at: number) => expect.poll(place).toBe(at);
  for (const [key, at] of [
    ['End', count],
    ['ArrowLeft', count - shown.length],
    ['PageDown', count],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(at);
  }
  // The last items are visible. The finger moves them down by six rows.
  const way = shown
    .slice(0, 7)
    .map(({ box }) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await gesture(page, way);
  await isAt(count - 6);
});

test('the help of a phone explains taps alone, until a key is pressed', async () => {
  const { ui } = wordsOf('en');
  // The keys of earlier tests count.
  const page = await ownPage(phone);
  await page.locator('.start-form .start').tap();
  await page.waitForSelector('body[data-mode=play]');
  const { width, height } = upright;
  await page.touchscreen.tap(width - 20, height - 30);
  await page.getByRole('button', { name: ui.help, exact: true }).tap();
  const help = page.getByRole('dialog', { name: ui.help });
  await help.getByText(ui.gestures.travelTap).waitFor();
  const keys = help.getByText(ui.keys.count);
  expect(await keys.isVisible()).toBe(false);
  expect(await help.getByText(ui.helpPage.keys).isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => keys.isVisible()).toBe(true);
});

test('dialogs and the text view keep clear of the cut-outs of a phone on its side', async () => {
  const { ui } = wordsOf('en');
  const insets = { top: 0, left: 59, bottom: 21, right: 59 };
  const { width } = onItsSide;
  await page.setViewportSize(onItsSide);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const sidesOf = async (selector: string) => {
    const { x, width: across } = (await page.locator(selector).boundingBox()) ?? expect.fail();
    return [x >= insets.left, x + across <= width - insets.right];
  };
  await page.locator('.title-footer').getByRole('button', { name: ui.option.heading }).tap();
  await page.getByRole('dialog', { name: ui.option.heading }).waitFor();
  expect(await sidesOf('dialog[open]')).toEqual([true, true]);
  await page.locator('[name=options-textView][value=instead]').check({ force: true });
  await page.locator('dialog[open] header .close').tap();
  await page.locator('.start-form .start').tap();
  await page.waitForSelector('body[data-mode=play]');
  expect(await sidesOf('.text-view h2 >> nth=0')).toEqual([true, true]);
  await client.detach();
});
