import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { slotsInOrder } from '../../src/controls/bag-order.ts';
import { type Cell, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { heroCell } from '../../src/game/entity.ts';
import { placeThing } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { isWorn } from '../../src/game/items/gear.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { centreOf, scrollTo } from '../../src/screen/camera.ts';
import { bagLayout } from '../../src/screen/hud/bag-layout.ts';
import { framedPart } from '../../src/screen/known-frame.ts';
import type { Rect, ScreenLayout } from '../../src/screen/screen-layout.ts';
import { hashOf } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { recordGame } from '../records/record-game.ts';
import { gather } from '../walk.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { openGame } from './made-game.ts';
import { onePage, page, useOptions } from './one-page.ts';
import { drop, enterSeed, Player, record, settled } from './player.ts';
import { gesture, touchedLayout } from './touched-layout.ts';

const { stops, ui } = wordsOf('en');
const noNames = {
  kind: (id: string) => id,
  item: ({ kind }: { kind: string }) => kind,
  bareItem: ({ kind }: { kind: string }) => kind,
  line: (line: string) => line,
  attackVerb: () => '',
};
/** With whole pixels, because fingers touch places that the layout computes. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

/** The close watchers of the page, the newest last. */
type BackWindow = Window & { watchers: { requestClose(): void }[] };

/** Runs in the page before it is opened: a test requests of a watcher what the Back gesture does. */
function noteWatchers(): void {
  const own = window as unknown as BackWindow & {
    CloseWatcher: new () => BackWindow['watchers'][0];
  };
  const { CloseWatcher } = own;
  own.watchers = [];
  own.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super();
      own.watchers.push(this);
    }
  };
}

onePage({ options: phone, before: noteWatchers });

const status = async () => (await page.textContent('.announcer-status')) ?? '';
const turn = async () => Number(/Turn (\d+)/.exec(await status())?.[1]);
const log = () => page.textContent('.announcer-log');
const padButton = (name: string) => page.getByRole('button', { name, exact: true });

/** The buttons of the HUD, from left to right: with a bag and stairs, and in the arena. */
const hudButtons = ['here', 'explore', 'rest', 'wait', 'dig', 'bag', 'attack', 'menu'] as const;
const arenaButtons = ['explore', 'rest', 'wait', 'attack', 'menu'] as const;

type ButtonName = (typeof hudButtons)[number];

async function tapButton(
  name: ButtonName,
  buttons: readonly ButtonName[] = hudButtons,
): Promise<void> {
  const { width, height } = phone.viewport;
  const x = (width * (buttons.indexOf(name) + 0.5)) / buttons.length;
  await page.touchscreen.tap(x, height - 30);
}

/** The middle of a cell in the window while the map shows a position in its middle, or as near to it as it can. */
function placeOf(at: Cell, view: ScreenLayout, game: Game, centre: Cell): Cell {
  const { cell, map } = view;
  const scroll = scrollTo(view, game.floor.grid, centre, framedPart({ game }));
  return {
    x: map.x + (at.x + 0.5) * cell.width - scroll.x,
    y: map.y + (at.y + 0.5) * cell.height - scroll.y,
  };
}

async function start(campaign: string, seed: string): Promise<void> {
  await page.locator('.campaigns label', { hasText: campaign }).tap();
  await enterSeed(page, seed);
  await page.getByRole('button', { name: ui.start }).tap();
  await page.waitForSelector('body[data-mode=play]');
}

test('a drag moves the map, a pinch changes its size, neither uses a turn, and a step returns to the hero', async () => {
  await start('Simple Roguelike', 'keys');
  const before = await settled(page);
  /** Waits until the page is drawn differently, and returns its picture. */
  const changed = async (from: Buffer) => {
    let shot = from;
    const differs = async () => {
      shot = await page.screenshot();
      return !shot.equals(from);
    };
    await expect.poll(differs).toBe(true);
    return shot;
  };
  const line = Array.from({ length: 6 }, (_, n) => [{ x: 120 + 12 * n, y: 150 + 20 * n }]);
  await gesture(page, line);
  const dragged = await changed(before);
  const apart = Array.from({ length: 6 }, (_, n) => [
    { x: 180 - 10 * n, y: 200 },
    { x: 220 + 10 * n, y: 200 },
  ]);
  await gesture(page, apart);
  await changed(dragged);
  expect(await turn()).toBe(0);
  const together = [...apart].reverse();
  await gesture(page, together);
  await tapButton('wait');
  await expect.poll(turn).toBe(1);
});

test('the pad is shown, moved, flipped and hidden by taps, and its buttons are 44 px', async () => {
  await start('Simple Roguelike', 'keys');
  await padButton(ui.pad.show).tap();
  const north = padButton(ui.direction.north);
  await north.waitFor();
  const size = await north.boundingBox();
  expect(await violationsOf(page)).toEqual([]);
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const handle = padButton(ui.pad.move);
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle has no place');
  const from = { x: box.x + 20, y: box.y + 20 };
  const way = [1, 2, 3, 4].map((n) => [{ x: from.x - 30 * n, y: from.y - 15 * n }]);
  await gesture(page, [[from], ...way]);
  const place = async () => (await handle.boundingBox()) ?? { x: 0, y: 0 };
  await expect.poll(async () => (await place()).x).toBeCloseTo(box.x - 120, -1);
  const moved = await place();
  expect(moved.y).toBeCloseTo(box.y - 60, -1);
  await handle.tap();
  await expect.poll(async () => (await place()).x).not.toBe(moved.x);
  expect(await turn()).toBe(0);
  // The place is kept with the options. A game is kept from its first turn on.
  await tapButton('wait');
  await expect.poll(turn).toBe(1);
  const flipped = await handle.boundingBox();
  await page.reload();
  await page.waitForSelector('#stage canvas');
  await page.getByRole('button', { name: ui.goOn }).first().tap();
  await page.waitForSelector('body[data-mode=play]');
  expect(await handle.boundingBox()).toEqual(flipped);
  await padButton(ui.pad.hide).tap();
  await expect.poll(() => north.isVisible()).toBe(false);
  await padButton(ui.pad.show).waitFor();
});

test('the button that shows the pad keeps its size with larger texts: the map leaves room for no larger one', async () => {
  await useOptions(page, { textSize: 300 });
  await start('Simple Roguelike', 'keys');
  const box = await padButton(ui.pad.show).boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
  const { right, bottom } = await page.evaluate(() => {
    const place = (name: string) => parseFloat(document.body.style.getPropertyValue(name));
    return { right: place('--map-right'), bottom: place('--map-bottom') };
  });
  const { x, y } = box ?? expect.fail('no button');
  expect([right - x, bottom - y]).toEqual([48, 48]);
});

test('neither the pad nor the button that shows it covers the rows of the open bag', async () => {
  await start(rogueCampaign.name.en, 'pack');
  for (const shown of [ui.pad.show, ui.direction.north]) {
    if (shown !== ui.pad.show) await padButton(ui.pad.show).tap();
    await expect.poll(() => padButton(shown).isVisible()).toBe(true);
    await tapButton('bag');
    await expect.poll(() => padButton(shown).isVisible()).toBe(false);
    await tapButton('bag');
    await expect.poll(() => padButton(shown).isVisible()).toBe(true);
  }
});

test('a finger that holds the pad walks step by step until it is lifted', async () => {
  await start('Simple Roguelike', 'keys');
  await padButton(ui.pad.show).tap();
  const box = await padButton(ui.direction.north).boundingBox();
  if (!box) throw new Error('the pad has no place');
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 22, y: box.y + 22 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(turn).toBeGreaterThan(2);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const stopped = await turn();
  await tapButton('wait');
  await expect.poll(turn).toBe(stopped + 1);
});

test('a finger that is held on the map shows the card and does not walk; on Wait it waits turn by turn until it is lifted', async () => {
  await start('Simple Roguelike', 'keys');
  const card = page.locator('.look-card');
  const game = newGame(campaign, 'keys');
  const view = touchedLayout(game, phone.viewport);
  const hero = heroCell(game);
  const beside = { x: hero.x, y: hero.y - 1 };
  const at = placeOf(beside, view, game, centreOf(view, hero, { game, cursor: null }));
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await card.getByRole('heading', { name: 'floor' }).waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await turn()).toBe(0);
  // The next tap only closes the card.
  await page.touchscreen.tap(at.x, at.y);
  await card.waitFor({ state: 'hidden' });
  expect(await turn()).toBe(0);
  await page.touchscreen.tap(at.x, at.y);
  await expect.poll(turn).toBe(1);

  const { width, height } = phone.viewport;
  const x = (width * (hudButtons.indexOf('wait') + 0.5)) / hudButtons.length;
  const touchPoints = [{ x, y: height - 30 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(turn).toBeGreaterThan(2);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const stopped = await turn();
  expect(await card.isVisible()).toBe(false);
  await tapButton('wait');
  await expect.poll(turn).toBe(stopped + 1);
});

test('a tap on the minimap and on the card of a monster describes it, and uses no turn', async () => {
  await start(arenaCampaign.name.en, 'thumb1');
  const card = page.locator('.look-card');
  const game = newGame(arenaCampaign, 'thumb1');
  const view = touchedLayout(game, phone.viewport);
  const tapIn = ({ x, y }: Rect, by: number) => page.touchscreen.tap(x + by, y + by);
  await tapIn(view.minimap, 6);
  await card.getByText(ui.meaning.minimap).waitFor();
  // The monsters in view are above the log.
  await tapIn(view.log, 10);
  await card.getByRole('heading', { name: arenaCampaign.kinds[1].name.en }).waitFor();
  expect(await turn()).toBe(0);
  // A tap on the map only closes the card.
  await page.touchscreen.tap(195, 120);
  await card.waitFor({ state: 'hidden' });
  expect(await turn()).toBe(0);
});

test('the Back gesture closes Look and the open bag, and leaves the game open', async () => {
  await start(rogueCampaign.name.en, 'pack');
  const goBack = () =>
    page.evaluate(() => (window as unknown as BackWindow).watchers.at(-1)?.requestClose());
  await tapButton('bag');
  await expect.poll(() => page.getAttribute('body', 'data-bag')).toBe('open');
  await goBack();
  expect(await page.getAttribute('body', 'data-bag')).toBe('closed');
  await page.keyboard.press(';');
  const card = page.locator('.look-card');
  await card.waitFor();
  await goBack();
  await card.waitFor({ state: 'hidden' });
  expect(await turn()).toBe(0);
  expect(await page.getAttribute('body', 'data-mode')).toBe('play');
});

test('a thumb alone walks to the stairs that it taps, takes them and explores the next floor', async () => {
  await start('Simple Roguelike', 'touch');
  const depth = async () => Number(/Depth (\d+)/.exec(await status())?.[1]);
  // On the first floor of this seed the stairs are above the window. The finger drags the map down to its end.
  const game = newGame(campaign, 'touch');
  const { grid } = game.floor;
  const view = touchedLayout(game, phone.viewport);
  const { x, y, width, height } = view.map;
  const finger = { x: x + width / 2, y: y + 10 };
  await gesture(
    page,
    Array.from({ length: 6 }, (_, n) => [{ ...finger, y: finger.y + (height * n) / 6 }]),
  );
  await settled(page);
  const index = grid.tiles.indexOf(Tile.stairsDown);
  const stairs = { x: index % grid.width, y: Math.floor(index / grid.width) };
  const place = placeOf(stairs, view, game, { x: heroCell(game).x, y: 0 });
  await page.touchscreen.tap(place.x, place.y);
  // A tap during the walk would stop it.
  await expect.poll(log).toContain(stops.arrived({}, noNames));
  expect(await turn()).toBeGreaterThan(10);
  await tapButton('here');
  await expect.poll(depth).toBe(1);
  const arrived = await turn();
  await tapButton('explore');
  await expect.poll(turn).toBeGreaterThan(arrived);
});

test('a thumb alone fetches an item by a button of the menu', async () => {
  // No monster is in the first room of this seed.
  const game = newGame(rogueCampaign, 'blind1');
  const { x, y } = heroCell(game);
  const { grid } = game.floor;
  const isFree = (cell: Cell) => tileAt(grid, cell.x, cell.y) === Tile.floor;
  const place = [2, 3, -2, -3].map((by) => ({ x: x + by, y })).find(isFree);
  const item = spawnItem(game, { kind: kindById(rogueCampaign, 'mace') });
  const { x: itemX, y: itemY } = place ?? expect.fail('no room beside the hero');
  placeThing(game, item, game.floor, itemX, itemY);
  takeTurn(game, { type: 'wait' });
  await openGame(page, game);
  await tapButton('menu');
  const fetch = page.getByRole('button', { name: ui.keys.fetch });
  await fetch.waitFor();
  expect((await fetch.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await fetch.tap();
  await expect.poll(log).toContain('Picked up: mace.');
});

test('a thumb alone closes the scores, approaches the nearest monster by a button, and opens the help', async () => {
  // A tap beside a dialog closes it, and presses no button of the page below.
  const { x, y, width, height } =
    (await page.getByRole('button', { name: ui.bestiary.heading, exact: true }).boundingBox()) ??
    expect.fail('no button');
  await page.getByRole('button', { name: ui.scores.heading, exact: true }).tap();
  const scores = page.getByRole('dialog', { name: ui.scores.heading });
  await scores.getByText(ui.scores.none).waitFor();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await scores.waitFor({ state: 'hidden' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await start(arenaCampaign.name.en, 'thumb1');
  await tapButton('attack', arenaButtons);
  await expect.poll(turn).toBe(1);
  await tapButton('menu', arenaButtons);
  await page.getByRole('dialog', { name: ui.menu }).waitFor();
  await page.getByRole('button', { name: ui.help, exact: true }).tap();
  await page.getByRole('dialog', { name: ui.help }).waitFor();
});

/** The directions of the pad by step. */
const padOf: Record<string, keyof typeof ui.direction> = {
  '0,-1': 'north',
  '0,1': 'south',
  '-1,0': 'west',
  '1,0': 'east',
};

test('a thumb alone wins the arena, whose end shows neither a jewel nor a depth', async () => {
  // The bot chooses in Node; the page gets only the last two commands, by taps.
  const won = recordGame(arenaCampaign, 'thumb1', (game) => bots.careful(game, 'bot'), {
    player: 'careful',
    turns: 2000,
  });
  const played = won.turns.length - 2;
  const game = gameBefore(arenaCampaign, won, played);
  const turns = won.turns.slice(0, played);
  await drop(page, {
    'arena.json': runFileText({ ...won, turns, latest: null, end: hashOf(game) }),
  });
  await page.locator('.saved-games').getByRole('button', { name: ui.goOn }).tap();
  await page.waitForSelector('body[data-mode=play]');
  await padButton(ui.pad.show).tap();
  const tapOn = async (button: Locator) => {
    const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail('no button');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  for (const line of won.turns.slice(played)) {
    const { command } = readLine(line);
    if (command.type === 'move') {
      await tapOn(padButton(ui.direction[padOf[`${command.dx},${command.dy}`]]));
    } else await tapButton('wait', arenaButtons);
    takeTurn(game, command);
    if (!game.ending) await expect.poll(turn).toBe(game.turn);
  }
  expect(game.ending).toMatchObject({ won: true });
  await page.waitForSelector('body[data-mode=over]');
  const end = page.locator('.game-over');
  expect(await end.textContent()).toContain('The arena is yours.');
  expect(await end.textContent()).toContain(String(game.score));
  expect(await end.textContent()).not.toContain(ui.depth);
  expect(await end.locator('img').first().getAttribute('src')).toContain('laurel');
  // An arena has no dungeon to enter again.
  expect(await end.getByRole('button', { name: ui.sameFight }).isVisible()).toBe(true);
  expect(await end.getByRole('button', { name: ui.newFight }).isVisible()).toBe(true);
  // The crowd is drawn below the laurel.
  expect(await end.locator('.ceremony .head').count()).toBeGreaterThan(20);
});

test('touch is enough to step, take the stairs and use an item with two taps', async () => {
  await enterSeed(page, 'day23');
  await page.tap('button[type=submit]');
  await page.waitForSelector('body[data-mode=play]');
  const player = new Player(page, 'day23');
  await player.expectSame();

  const { game } = player;
  const view = touchedLayout(game, phone.viewport);
  const tapAt = (x: number, y: number) => page.touchscreen.tap(x, y);
  const tapCell = async (x: number, y: number) => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const centre = centreOf(view, heroCell(game), { game, cursor: null });
    const place = placeOf({ x, y }, view, game, centre);
    await tapAt(place.x, place.y);
  };

  const walk: Command[] = new Array(12).fill({ type: 'move', dx: 0, dy: -1 });
  const begin: Command[] = [...walk, { type: 'down' }];
  for (const command of begin) {
    const step = command.type === 'move' ? -1 : 0;
    await tapCell(12, heroCell(game).y + step);
    takeTurn(game, command);
    await player.expectSame();
  }

  await player.playAll(record('day23', gather, begin));
  const strip = view.bag;
  const worn = bagOf(game, game.hero).findIndex((item) => isWorn(game, game.hero, item));
  await tapAt(strip.x + (strip.width / 10) * (worn + 0.5), strip.y + strip.height / 2);
  const { menu } = bagLayout({ width: (text, size) => (text.length * size) / 2 }, view, {
    game,
    words: wordsOf('en'),
    names: namesOf(game.campaign, 'en'),
    bag: { index: worn, offset: 0, menu: 0 },
    slots: slotsInOrder(game, false),
  });
  const tapMiddle = async ({ x, y, width, height }: Rect) => {
    await settled(page);
    await tapAt(x + width / 2, y + height / 2);
  };
  const verbs = itemVerbs(game, game.hero, bagOf(game, game.hero)[worn]);
  await tapMiddle(menu[verbs.indexOf('takeOff')]);
  takeTurn(game, { type: 'takeOff', slot: worn });
  await player.expectSame();
});
