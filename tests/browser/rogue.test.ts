import { beforeEach, expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { monstersInSight } from '../../src/game/actors/actors.ts';
import { heroCell } from '../../src/game/entity.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { cellOf, type Take, walkTo } from '../walk.ts';
import { give, rogueCampaign, scene } from '../world.ts';
import { openGame } from './made-game.ts';
import { chooseCampaign, onePage, ownPage, page } from './one-page.ts';
import { chooseInMenu, Player, parameterOf, picture, record } from './player.ts';

onePage();
beforeEach(() => chooseCampaign(page, 'rogue'));

/** The index in the bag of the first item that allows an action. */
function slotFor(game: Game, verb: string, which = 0): number {
  const slots = bagOf(game, game.hero).flatMap((item, slot) =>
    itemVerbs(game, game.hero, item).some((known) => known === verb) ? slot : [],
  );
  return slots[which] ?? -1;
}

/** The seed of a game that begins without a monster in view. */
function seedWithoutMonsters(): string {
  const seeds = Array.from({ length: 50 }, (_, n) => `runner${n}`);
  return seeds.find((one) => monstersInSight(newGame(rogueCampaign, one)).length === 0) ?? '';
}

/** Uses all items, then collects items and goes down until the hero dies. */
function aLife(game: Game, take: Take): void {
  const { Position } = game.stores;
  const arrows = () => bagOf(game, game.hero).findIndex((item) => game.stores.Item.count[item] > 1);
  const armour = slotFor(game, 'takeOff', 1);
  take(game, { type: 'search' });
  take(game, { type: 'takeOff', slot: armour });
  take(game, { type: 'equip', slot: armour });
  take(game, { type: 'equip', slot: 2 });
  for (const dx of [1, -1] as const) take(game, { type: 'throw', slot: arrows(), dx, dy: 0 });
  take(game, { type: 'equip', slot: 1 });
  take(game, { type: 'eat', slot: slotFor(game, 'eat') });
  for (let floors = 0; floors < 12 && !game.ending; floors++) {
    for (const item of itemsOn(game, game.floor).slice(0, 2)) {
      if (!game.ending) walkTo(game, { x: Position.x[item], y: Position.y[item] }, take);
    }
    if (!game.ending) walkTo(game, cellOf(game, Tile.stairsDown), take);
    if (!game.ending) take(game, { type: 'down' });
  }
}

test('a game of Rogue by keys: search, shoot, change armour, eat, collect items, go down and die', async () => {
  const seed = 'rodney254';
  const player = await Player.start(page, seed, 'en', rogueCampaign);
  expect(await parameterOf(page, 'campaign')).toBe('rogue');
  const commands = record(seed, aLife, [], rogueCampaign);
  for (const command of commands) {
    await player.play(command);
    if (player.game.turn === 40) await picture(page, `rogue`);
  }
  const { game } = player;
  expect(game.deepest).toBeGreaterThan(1);
  expect(game.ending?.won).toBe(false);
  await page.waitForSelector('body[data-mode=over]');
  const over = (await page.textContent('.game-over')) ?? '';
  expect(over).toContain(wordsOf('en').ui.gold);
  expect(over).toContain(String(game.score));
  await picture(page, `rogue-end`);
});

test('after an escape with the amulet, the items of the hero are sold line by line, and the sum is the score', async () => {
  const game = scene('#### #@<# ####', { campaign: rogueCampaign });
  give(game, 'ration', 'long-sword', 'ration');
  game.prizeHeld = true;
  game.score = 1000;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  await openGame(page, game);
  await page.keyboard.press('Shift+Comma');
  await page.waitForSelector('body[data-mode=over]');
  const over = page.locator('.game-over');
  const amulet = await page.getAttribute('.campaign-card:has([value=rogue]) img', 'src');
  const prize = over.locator('.ceremony .prize');
  expect(await prize.getAttribute('src')).toBe(amulet);
  // The hero holds it in the daylight, among the gold of the sale.
  expect(await over.locator('.ceremony .daylight').count()).toBe(1);
  const held = middleOf(await prize.boundingBox());
  const victor = await over.locator('.ceremony .victor').boundingBox();
  const { x, y } = middleOf(victor);
  expect(Math.hypot(held.x - x, held.y - y)).toBeLessThan((victor?.height ?? 0) / 3);
  expect(await over.locator('.ceremony .coin').count()).toBeGreaterThan(10);
  expect(await over.locator('.emblem img').getAttribute('src')).toBe(amulet);
  const lines = await over.locator('.sale :is(.found, li)').allTextContents();
  expect(lines).toEqual(['Gold found 1000', 'food ration ×2 4', 'long sword +0,+0 15']);
  expect(await over.locator('.sale .last').textContent()).toBe('1019');
});

/** The middle of a box of the page. */
function middleOf(box: { x: number; y: number; width: number; height: number } | null) {
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('F and a direction runs until the player must decide', async () => {
  // A monster in view would stop the run.
  const player = await Player.start(page, seedWithoutMonsters(), 'en', rogueCampaign);
  const before = await page.textContent('.announcer-status');
  const log = page.locator('.announcer-log p');
  for (const direction of ['Numpad4', 'Numpad6']) {
    const lines = await log.count();
    await page.keyboard.press('KeyF');
    await page.keyboard.press(direction);
    // Each run ends with its reason.
    await expect.poll(() => log.count()).toBeGreaterThan(lines);
  }
  const after = await page.textContent('.announcer-status');
  const turn = (status: string | null) => Number(/Turn (\d+)/.exec(status ?? '')?.[1]);
  expect(turn(after)).toBeGreaterThan(turn(before) + 3);
  expect(heroCell(player.game)).toBeDefined();
});

test('S announces its repeated message once, then the reason why it stops', async () => {
  await Player.start(page, seedWithoutMonsters(), 'en', rogueCampaign);
  const lines = page.locator('.announcer-log p');
  const before = await lines.count();
  await page.keyboard.press('Shift+KeyS');
  const expected = ['You find nothing.', 'You have searched for 15 turns.'];
  await expect.poll(async () => (await lines.allTextContents()).slice(before)).toEqual(expected);
});

test('Q asks whether to give the game up, and a key that was meant for the game keeps it', async () => {
  const { ui } = wordsOf('en');
  await Player.start(page, seedWithoutMonsters(), 'en', rogueCampaign);
  const question = page.getByRole('alertdialog', { name: ui.giveUp });
  const answer = (name: string) => question.getByRole('button', { name, exact: true });
  const ask = async () => {
    await page.keyboard.press('Shift+KeyQ');
    await answer(ui.resume).and(page.locator(':focus')).waitFor();
    await question.getByText(ui.giveUpSure).waitFor();
  };
  /** Presses a key until the question is closed: it ignores keys at first. */
  const closeBy = (key: string) =>
    expect
      .poll(async () => {
        if (await question.isVisible()) await page.keyboard.press(key);
        return question.isVisible();
      })
      .toBe(false);
  for (const key of ['Escape', 'Enter']) {
    await ask();
    await closeBy(key);
    expect(await page.getAttribute('body', 'data-mode')).toBe('play');
  }
  await ask();
  const isChosen = async () => {
    await page.keyboard.press('ArrowDown');
    return answer(ui.giveUp).evaluate((button) => button === document.activeElement);
  };
  await expect.poll(isChosen).toBe(true);
  await closeBy('Enter');
  await page.waitForSelector('body[data-mode=title]');
});

/** Shows a known room, a throw and each type of message in the log. */
function aWalk(game: Game, take: Take): void {
  const [item] = itemsOn(game, game.floor);
  const { Position } = game.stores;
  take(game, { type: 'throw', slot: 3, dx: 1, dy: 0 });
  if (item !== undefined) walkTo(game, { x: Position.x[item], y: Position.y[item] }, take);
  take(game, { type: 'search' });
}

test.runIf(process.env.PICTURES).each(['desktop', 'phone'])(
  'Rogue is shown on a %s in three languages and two looks',
  async (device) => {
    let shown = page;
    if (device === 'phone') {
      shown = await ownPage({
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
      });
      await chooseCampaign(shown, 'rogue');
    } else await page.setViewportSize({ width: 1280, height: 800 });
    const player = await Player.start(shown, 'rogue7', 'en', rogueCampaign);
    await player.playAll(record('rogue7', aWalk, [], rogueCampaign).slice(0, 40));
    for (const language of languages) {
      player.language = language;
      await chooseInMenu(shown, 'language', language);
      await player.play({ type: 'search' });
      await picture(shown, `rogue-${device}-${language}-tiles`);
    }
    await chooseInMenu(shown, 'look', 'glyphs');
    await player.play({ type: 'search' });
    await picture(shown, `rogue-${device}-glyphs`);
  },
);
