import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bagOf } from '../../src/game/items/bag.ts';
import { armourOf, weaponOf } from '../../src/game/items/gear.ts';
import { itemName } from '../../src/game/items/item-names.ts';
import { logLength, say } from '../../src/game/log.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { campaign, give, rogueCampaign, scene } from '../world.ts';
import { violationsOf } from './axe.ts';
import { heroWith, openGame } from './made-game.ts';
import { chooseCampaign, onePage, ownPage, page } from './one-page.ts';
import { enterSeed, Player, picture, settled, toTitle, withoutHints } from './player.ts';

const { ui, verbs, textView, messages, stops } = wordsOf('en');
const noNames = namesOf(campaign, 'en');
const { sheet } = ui;

onePage({ options: { viewport: { width: 1280, height: 800 } } });

const dialog = (page: Page) => page.locator('dialog.sheets');
/** The messages of the log, and the turns beside them. */
const lines = (page: Page) => dialog(page).locator('.log-lines [class^="tone-"]');
const turns = (page: Page) => dialog(page).locator('.log-turns').allTextContents();
const isOpen = (page: Page) => dialog(page).isVisible();

const sizes = [
  { width: 360, height: 640, touch: true },
  { width: 1280, height: 800, touch: false },
];

test.each(sizes)('the sheets open by key, tap and menu at $width×$height', async (size) => {
  const { width, height, touch } = size;
  const phone = { viewport: { width, height }, hasTouch: true, isMobile: true };
  const shown = touch ? await ownPage(phone, withoutHints) : page;
  await Player.start(shown, 'sheets');
  const { keyboard } = shown;
  for (const [key, name] of [
    ['m', 'log'],
    ['Shift+Digit2', 'character'],
    ['Shift+M', 'floor'],
  ] as const) {
    await keyboard.press(key);
    await dialog(shown).getByRole('heading', { name: sheet[name], level: 2 }).waitFor();
    // The floor has a picture, and it is no thumbnail.
    if (name === 'floor') {
      const map = dialog(shown).locator('.floor-map canvas');
      await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(height / 5);
    }
    await picture(shown, `sheet-${name}-${width}`);
  }
  // The key of the open page closes it, and X and Escape do, too.
  await keyboard.press('Shift+M');
  expect(await isOpen(shown)).toBe(false);
  await keyboard.press('m');
  await dialog(shown).getByRole('button', { name: sheet.character }).click();
  await dialog(shown).getByRole('heading', { name: sheet.state }).waitFor();
  await keyboard.press('Escape');
  expect(await isOpen(shown)).toBe(false);

  const facts = { width, height, ratio: 1, columns: 25, rows: 25, touch, isQuiet: true };
  const { log } = screenLayout({ ...facts, cells: 'tiles', buttons: 8, backdrop: false });
  const at = { x: log.x + log.width / 2, y: log.y + log.height / 2 };
  if (touch) await shown.touchscreen.tap(at.x, at.y);
  else await shown.mouse.click(at.x, at.y);
  await lines(shown).first().waitFor();
  await keyboard.press('Escape');

  await keyboard.press('Escape');
  const menu = shown.locator('dialog.menu');
  await menu.getByRole('button', { name: sheet.floor }).waitFor();
  // Every kind of this campaign is known.
  expect(await menu.getByText(sheet.discoveries, { exact: true }).isVisible()).toBe(false);
  await menu.getByRole('button', { name: sheet.floor }).click();
  await dialog(shown).getByRole('heading', { name: sheet.stairs }).waitFor();
  expect(await shown.locator('dialog.menu').isVisible()).toBe(false);
});

test('the buttons of the sheets stay in their places when another sheet is shown', async () => {
  await openGame(page, heroWith('potion-healing'));
  await page.keyboard.press('m');
  const tabs = dialog(page).locator('nav button');
  const places = async (name: string) => {
    await tabs.getByText(name, { exact: true }).click();
    await dialog(page).getByRole('heading', { name, level: 2 }).waitFor();
    return Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
  };
  const first = await places(sheet.log);
  for (const name of [sheet.character, sheet.floor, sheet.discoveries])
    expect(await places(name)).toEqual(first);
});

test('a monster in view leaves the state of the hero beside the bag, and no line is below the window', async () => {
  const game = scene('################ #@.....H.......# ################', {
    campaign: rogueCampaign,
  });
  give(game, 'ration', 'long-sword', 'mace', 'ring-mail');
  // Half pixels of the tests make lines a little higher.
  await page.setViewportSize({ width: 1280, height: 810 });
  await openGame(page, game);
  await page.keyboard.press('Shift+C');
  await dialog(page).getByRole('heading', { name: sheet.inView }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const facts = () =>
    dialog(page).evaluate((sheets) => {
      const placeOf = (selector: string) =>
        sheets.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const { scrollHeight, clientHeight } = sheets.querySelector('.sheet-content') ?? sheets;
      const state = placeOf('.sheet-sections section');
      const bag = placeOf('.bag-part');
      return {
        isBeside: state.right < bag.left && state.top < bag.bottom,
        below: scrollHeight - clientHeight,
      };
    });
  await expect.poll(facts).toEqual({ isBeside: true, below: 0 });
  // All keys of Rogue are in view, too.
  await page.keyboard.press('Escape');
  const help = page.locator('dialog.help .body');
  const opens = async () => {
    if (!(await help.isVisible())) await page.keyboard.press('?');
    return help.evaluate((body) => body.scrollHeight - body.clientHeight);
  };
  await expect.poll(opens).toBe(0);
  expect(await help.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
});

/** The boxes of parts of the open sheet. */
const boxesOf = (page: Page, parts: readonly string[]) =>
  dialog(page).evaluate(
    (sheets, all) =>
      all.map((part) => {
        const { x, y, width, height } =
          sheets.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { part, x, y, width, height };
      }),
    parts,
  );

test('a phone on its side shows the numbers of the hero, its gear and its bag at once', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openGame(page, heroWith('potion-healing'));
  await page.keyboard.press('Shift+C');
  await dialog(page).getByRole('heading', { name: sheet.state }).waitFor();
  const parts = [
    '.bar.of-health',
    '.bar.of-energy',
    '.bar.of-experience',
    '.figure .gear.armour .slot',
    '.slots .slot',
    '.item-card h4',
  ];
  const isInView = ({ y, height }: { y: number; height: number }) => height > 0 && y + height < 370;
  const hidden = async () =>
    (await boxesOf(page, parts)).filter((box) => !isInView(box)).map(({ part }) => part);
  await expect.poll(hidden).toEqual([]);
});

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'at %i × %i the numbers, the figure and the bag of the hero share the sheet up to its end',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await openGame(page, heroWith('potion-healing'));
    await page.keyboard.press('Shift+C');
    await dialog(page).getByRole('heading', { name: sheet.state }).waitFor();
    const parts = ['.sheet-content', '.sheet-numbers', '.figure', '.bag-column'];
    const facts = async () => {
      const [content, ...columns] = await boxesOf(page, parts);
      const end = content.y + content.height;
      return columns.map((box, n) => ({
        isAfter: n === 0 || box.x > columns[n - 1].x + columns[n - 1].width,
        isWide: box.width > content.width / 5,
        reachesEnd: Math.abs(end - box.y - box.height) < 24,
      }));
    };
    await expect
      .poll(facts)
      .toEqual(new Array(3).fill({ isAfter: true, isWide: true, reachesEnd: true }));
  },
);

/** The slots of the open sheet of the hero, by their names. */
const slot = (page: Page, name: RegExp) =>
  dialog(page).locator('.slots').getByRole('button', { name });

test('a line of the floor sheet sends the hero to its place, by keys alone', async () => {
  await Player.start(page, 'sheets');
  await page.keyboard.press('Shift+M');
  await dialog(page).getByRole('heading', { name: sheet.floor, level: 2 }).waitFor();
  await page.keyboard.press('ArrowDown');
  const { tiles } = ui.placer;
  const go = dialog(page).locator(
    `button[aria-label^="${textView.buttonFor(textView.go, tiles.stairsDown)}"]`,
  );
  await expect.poll(() => go.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.textContent('.announcer-log'))
    .toContain(messages.hereDown({}, noNames));
  expect(await isOpen(page)).toBe(false);
});

test("the figure wears the hero's equipment; a slot compares, and its menu changes the equipment", async () => {
  const game = heroWith('two-handed-sword');
  const worn = [weaponOf(game, game.hero), armourOf(game, game.hero)];
  const names = namesOf(game.campaign, 'en');
  const [weapon, armour] = worn.map((item) => names.item(itemName(game, item)));
  await openGame(page, game);
  await page.keyboard.press('Shift+C');
  const figure = dialog(page).getByRole('group', { name: sheet.equipment });
  await figure.waitFor();
  const onFigure = (part: string) =>
    figure.locator(`.gear.${part} .slot`).getAttribute('aria-label');
  expect(await onFigure('weapon')).toContain(weapon);
  expect(await onFigure('armour')).toContain(armour);
  expect(await onFigure('left')).toBe(`${sheet.left}: ${sheet.nothing}`);
  expect(await dialog(page).locator('.slots button').count()).toBe(bagOf(game, game.hero).length);
  // 3d6 are 4.5 more than the 2d4 of the mace with its bonus.
  const sword = slot(page, /two-handed sword/);
  const name = (await sword.getAttribute('aria-label')) ?? '';
  expect(name).toContain(sheet.better('4.5'));
  // Its letter chooses it, and Enter goes to its menu.
  await page.keyboard.press(name[0]);
  const card = dialog(page).getByRole('group', { name: 'two-handed sword' });
  await card.waitFor();
  expect(await card.locator('.comparison').textContent()).toContain(sheet.better('4.5'));
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(verbs.equip);
  // It is the main button, in a row of its own. The others, with icons too, share the row below it.
  const [main, ...others] = await Promise.all(
    (await card.locator('.uses button').all()).map(async (use) => ({
      icons: await use.locator('svg').count(),
      box: (await use.boundingBox()) ?? expect.fail(),
    })),
  );
  expect(others.length).toBe(2);
  expect(new Set(others.map(({ box }) => Math.round(box.y))).size).toBe(1);
  expect(others[0].box.y).toBeGreaterThan(main.box.y + main.box.height);
  expect(main.box.height).toBeGreaterThan(others[0].box.height);
  expect([main, ...others].map(({ icons }) => icons)).toEqual([1, 1, 1]);
  // A change of the device fills the sheet again; the focus stays where it is.
  await card.evaluate((element) => element.querySelector('button')?.setAttribute('data-old', ''));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.locator('[data-old]').waitFor({ state: 'detached' });
  expect(await focused()).toBe(verbs.equip);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Shift+C');
  await figure.waitFor();
  expect(await onFigure('weapon')).toContain('two-handed sword');
});

test('the log has every message with its turn, also in a continued game, the newest in view, and can be searched and scrolled', async () => {
  await page.setViewportSize({ width: 800, height: 320 });
  await chooseCampaign(page, 'rogue');
  await Player.start(page, '298', 'en', rogueCampaign);
  const { keyboard } = page;
  // A fight, and a walk past an item until a monster comes into view: a dialog would stop the walk earlier.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'o']) await keyboard.press(key);
  const kobold = { monster: 'kobold', seq: 1, stopped: true };
  const names = namesOf(rogueCampaign, 'en');
  const log = () => page.locator('.announcer-log').textContent();
  await expect.poll(log).toContain(stops.appeared(kobold, names));
  await keyboard.press('o');
  await expect.poll(log).toContain(stops.inView(kobold, names));
  await keyboard.press('m');
  await lines(page).first().waitFor();
  expect(await lines(page).count()).toBeGreaterThan(logLength);
  expect(await lines(page).first().textContent()).toBe('You wake up.');
  const shownTurns = await turns(page);
  expect(shownTurns[0]).toBe('0');
  expect(shownTurns.length).toBeGreaterThan(3);
  // Reasons to stop are not kept with a game.
  const story = dialog(page).locator('.log-lines [class^="tone-"]:not(.tone-stop)');
  const told = await story.allTextContents();
  expect(told.length).toBeGreaterThan(logLength);
  const place = () =>
    dialog(page)
      .locator('.sheet-content')
      .evaluate(({ scrollTop }) => scrollTop);
  const end = await place();
  expect(end).toBeGreaterThan(0);
  await keyboard.press('ArrowUp');
  expect(await place()).toBeLessThan(end);
  await keyboard.press('Home');
  expect(await place()).toBe(0);
  await keyboard.press('k');
  await keyboard.press('End');
  expect(await place()).toBe(end);

  await dialog(page).getByRole('searchbox', { name: sheet.search }).fill('WAKE');
  expect(await lines(page).count()).toBe(1);
  // A letter in the field is no command.
  await keyboard.type('m');
  expect(await isOpen(page)).toBe(true);
  expect(await dialog(page).getByRole('status').textContent()).toBe(sheet.noneFound);

  // A continued game gets every message back.
  await page.reload();
  await page.locator('form').getByRole('button', { name: ui.goOn }).waitFor();
  await keyboard.press('z');
  await page.waitForSelector('body[data-mode=play]');
  await keyboard.press('m');
  await expect.poll(() => story.allTextContents()).toEqual(told);
  expect((await turns(page)).slice(0, 4)).toEqual(shownTurns.slice(0, 4));
  expect(await dialog(page).getByText(sheet.begins(1)).count()).toBe(0);
});

test('the log shows gains, losses or everything notable, and the newest message stays in view in another window', async () => {
  const game = heroWith();
  for (let n = 0; n < logLength / 2; n++) {
    say(game, 'normal', 'healed', { gained: n });
    say(game, 'normal', 'gold', { amount: n });
  }
  await openGame(page, game);
  await page.keyboard.press('m');
  const last = lines(page).last();
  await last.waitFor();
  const all = await lines(page).count();
  const isInView = () =>
    last.evaluate((line) => {
      const { bottom } = line.getBoundingClientRect();
      const content = line.closest('.sheet-content')?.getBoundingClientRect();
      return content !== undefined && bottom <= content.bottom + 1;
    });
  await expect.poll(isInView).toBe(true);
  await page.setViewportSize({ width: 480, height: 360 });
  await expect.poll(isInView).toBe(true);
  const choice = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  await choice(sheet.gains).click();
  expect(await choice(sheet.gains).getAttribute('aria-pressed')).toBe('true');
  expect(await violationsOf(page)).toEqual([]);
  expect(await lines(page).count()).toBeLessThan(all);
  expect(await dialog(page).locator('.log-lines .tone-special').count()).toBe(0);
  await choice(sheet.losses).click();
  expect(await dialog(page).getByRole('status').textContent()).toBe(sheet.noneFound);
  await choice(sheet.all).click();
  expect(await lines(page).count()).toBe(all);
});

test('in the discoveries each group is in one piece, and an unknown kind and unseen ones look like something to discover', async () => {
  await openGame(page, heroWith('potion-healing', 'scroll-light'));
  await page.keyboard.press('\\');
  const groups = dialog(page).locator('.discovery-group');
  await groups.first().waitFor();
  const places = await groups.evaluateAll((all) =>
    all.map((group) => [group.getClientRects().length, group.querySelectorAll('h3').length]),
  );
  expect(places).toEqual(places.map(() => [1, 1]));
  expect(places.length).toBe(4);
  const potions = groups.filter({ hasText: 'Potions' });
  expect(await potions.locator('.find.unknown').textContent()).toContain(sheet.unknown);
  expect(await potions.locator('.find-places > :not(.unknown, .known)').count()).toBe(13);
  expect(await potions.getByText(sheet.unseen(13)).isVisible()).toBe(true);
});

test('with the letters around S, X scrolls the log down as W scrolls it up', async () => {
  await page.setViewportSize({ width: 480, height: 300 });
  await page.getByRole('button', { name: ui.option.heading }).click();
  await page.getByRole('radio', { name: ui.keySetQwe }).check({ force: true });
  await page.keyboard.press('Escape');
  await Player.start(page, 'sheets');
  const { keyboard } = page;
  // Nothing lies here, and there is nothing to dig.
  for (let round = 0; round < 8; round++) {
    await keyboard.press('p');
    await keyboard.press('t');
    await keyboard.press('ArrowUp');
  }
  await keyboard.press('g');
  await lines(page).first().waitFor();
  const content = dialog(page).locator('.sheet-content');
  const place = () => content.evaluate(({ scrollTop }) => scrollTop);
  const end = await place();
  await keyboard.press('w');
  const above = await place();
  expect(above).toBeLessThan(end);
  await keyboard.press('x');
  expect(await isOpen(page)).toBe(true);
  expect(await place()).toBeGreaterThan(above);
});

/** Lets all hints be shown, also those that an earlier test has shown. */
async function showHints(): Promise<void> {
  await page.getByRole('button', { name: ui.option.heading }).click();
  await page.getByRole('button', { name: ui.option.hintsAgain }).click();
  await page.keyboard.press('Escape');
}

test('a hint is shown once, leaves keys and taps to the game, and can be shown again', async () => {
  await showHints();
  await Player.start(page, 'sheets');
  // Any key closes the briefing over the hint.
  await page.keyboard.press('~');
  const hint = page.locator('.hint');
  await hint.waitFor();
  expect(await hint.textContent()).toContain(ui.hint.travel(ui.hint.key('>')));
  await expect
    .poll(() => page.locator('.hint-status').textContent())
    .toContain(ui.hint.travel(ui.hint.key('>')));
  await picture(page, `hint`);
  const turn = async () =>
    Number(/Turn (\d+)/.exec((await page.textContent('.announcer-status')) ?? '')?.[1]);
  await page.keyboard.press('.');
  expect(await turn()).toBe(1);
  const box = await hint.boundingBox();
  if (!box) throw new Error('the hint has no rectangle');
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await expect.poll(turn).toBeGreaterThan(1);
  // The next step of the walk would show the next hint.
  await settled(page);
  await hint.getByRole('button').click();
  expect(await hint.isVisible()).toBe(false);

  // In the next game, the next hint has its turn.
  await toTitle(page);
  await Player.start(page, 'sheets again');
  await page.keyboard.press('~');
  await hint.waitFor();
  expect(await hint.textContent()).toContain(ui.hint.explore(ui.hint.key('o')));
  // Space presses the × only right after Tab: a key of the game gives the focus back.
  const close = hint.getByRole('button');
  await close.focus();
  await page.keyboard.press('.');
  await page.keyboard.press('Space');
  expect(await hint.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('stage');

  await page.keyboard.press('Escape');
  await page.locator('dialog.menu').getByRole('button', { name: ui.option.heading }).click();
  const options = page.locator('dialog.options');
  await options
    .getByRole('radio', { name: ui.option.hintsOff, exact: true })
    .check({ force: true });
  expect(await hint.isVisible()).toBe(false);
  await options.getByRole('button', { name: ui.option.hintsAgain }).click();
  expect(await options.getByText(ui.option.hintsReset).count()).toBe(1);
  // The list of sources is found on the title screen only.
  const search = options.getByRole('searchbox', { name: ui.option.search });
  await search.fill(ui.credits);
  expect(await options.getByText(ui.option.noneFound).isVisible()).toBe(true);
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect.poll(() => options.getByText(ui.option.hintsReset).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('.');
  await hint.waitFor();
  expect(await hint.textContent()).toContain(ui.hint.travel(ui.hint.key('>')));
});

test('no hint names the key by which the player already explores', async () => {
  await showHints();
  await Player.start(page, 'sheets');
  // Any key closes the briefing over the hint.
  await page.keyboard.press('~');
  const hint = page.locator('.hint');
  await hint.getByRole('button').click();
  const turn = async () =>
    Number(/Turn (\d+)/.exec((await page.textContent('.announcer-status')) ?? '')?.[1]);
  // The first floor is one room: exploring again leads to the stairs. A key before the end would stop the hero.
  const lines = page.locator('.announcer-log p');
  for (const said of ['Nothing left to explore', 'There are stairs down']) {
    await page.keyboard.press('o');
    await lines.filter({ hasText: said }).last().waitFor({ state: 'attached' });
  }
  const arrived = await turn();
  await page.keyboard.press('.');
  await expect.poll(turn).toBe(arrived + 1);
  expect(await hint.isVisible()).toBe(false);
});

test('no hint covers the open bag in a small window', async () => {
  await page.setViewportSize({ width: 640, height: 360 });
  await showHints();
  await chooseCampaign(page, 'rogue');
  await enterSeed(page, '12');
  const hint = page.locator('.hint');
  await page.getByRole('button', { name: ui.start }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('~');
  await hint.waitFor();
  const bag = () => page.evaluate(() => document.body.dataset.bag);
  await page.keyboard.press('i');
  await expect.poll(bag).toBe('open');
  expect(await hint.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(bag).toBe('closed');
  expect(await hint.isVisible()).toBe(true);
});
