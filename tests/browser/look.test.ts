import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf } from '../../src/controls/buttons.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import { describeCell } from '../../src/describe/cell.ts';
import { spoken } from '../../src/describe/description.ts';
import { pointsOfInterest } from '../../src/describe/points.ts';
import { type Cell, directions, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { heroCell } from '../../src/game/entity.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { restingScroll } from '../../src/screen/camera.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import { LayoutState, layoutOfView } from '../../src/screen/layout-of-view.ts';
import { decorate } from '../../src/screen/map/decoration.ts';
import { GlyphCovers } from '../../src/screen/map/glyph-covers.ts';
import { stoneColoursAt } from '../../src/screen/map/stone-colours.ts';
import { tileIndex } from '../../src/screen/map/tile-names.ts';
import type { Look } from '../../src/screen/view.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { cellOf, walkTo } from '../walk.ts';
import { arenaCampaign, campaign, place, rogueCampaign } from '../world.ts';
import { heroWith, openGame } from './made-game.ts';
import { chooseCampaign, onePage, page, useOptions } from './one-page.ts';
import { chooseInMenu, enterSeed, Player, picture, settled } from './player.ts';

const words = wordsOf('en');
const { ui, look, stops } = words;
const desktop = { width: 800, height: 500 };

// Whole pixels: the tests read them and point at them.
onePage({ options: { viewport: desktop, deviceScaleFactor: 1 } });

/** Starts the arena of a seed, and returns the same game in Node. */
async function arena(page: Page): Promise<Game> {
  await chooseCampaign(page, 'arena');
  await enterSeed(page, 'fight35');
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  return newGame(arenaCampaign, 'fight35');
}

/** The layout of the page and the rectangle of a cell, in CSS pixels. */
function boxOf(
  game: Game,
  cell: Cell,
  how: { look: Look; window?: typeof desktop; ratio?: number; touch?: boolean },
) {
  const { window = desktop, ratio = 1, touch = false } = how;
  const buttons = [...buttonsOf(game, keyTables[game.campaign.keys], words, touch)];
  const view = { game, look: how.look, buttons, backdrop: false };
  const layout = layoutOfView(view, { ...window, ratio, touch }, new LayoutState());
  const { map, cell: size } = layout;
  const { x: scrollX, y: scrollY } = restingScroll({ game, cursor: null, look: how.look }, layout);
  const left = (map.x + cell.x * size.width - scrollX) / ratio;
  const top = (map.y + cell.y * size.height - scrollY) / ratio;
  const width = size.width / ratio;
  const height = size.height / ratio;
  return { left, top, width, height, x: left + width / 2, y: top + height / 2, layout };
}

const status = (page: Page) => page.textContent('.announcer-status');
const card = (page: Page) => page.locator('.look-card');

/** The text of a cell of the game in Node, as the page must read it. */
function textOf(game: Game, cell: Cell): string {
  const hero = heroCell(game);
  const where = ui.whereabouts(cell.x - hero.x, cell.y - hero.y);
  const described = describeCell(game, cell, words, namesOf(game.campaign, 'en'));
  return spoken(described, words, where === '' ? null : where);
}

test('a mouse that rests on a monster shows its card beside it, and no turn passes', async () => {
  const game = await arena(page);
  const [monster] = pointsOfInterest(game);
  const { left, top, width, height, x, y } = boxOf(game, monster, { look: 'glyphs' });
  await page.mouse.move(x, y);
  await card(page).waitFor();
  expect(await card(page).getByRole('heading').textContent()).toBe('gladiator');
  expect(await card(page).textContent()).toContain('It hits you for 1. 3 hits kill you.');
  // The fight comes first, in lines of their own, and the bar is as full as its health.
  expect(await card(page).locator('.odds').allTextContents()).toEqual([
    'It hits you for 1. 3 hits kill you.',
    'You hit it for 1. 1 hit kills it.',
  ]);
  const bar = card(page).locator('.look-health');
  const filled = bar.locator('div');
  expect((await filled.boundingBox())?.width).toBeCloseTo((await bar.boundingBox())?.width ?? 0, 0);
  const shown = await card(page).boundingBox();
  if (!shown) throw new Error('the card has no rectangle');
  const apart =
    shown.x >= left + width ||
    shown.x + shown.width <= left ||
    shown.y >= top + height ||
    shown.y + shown.height <= top;
  expect(apart).toBe(true);
  // A hover is no announcement: a screen reader has the cursor.
  expect(await page.textContent('.look-status')).toBe('');
  // The glyph of its kind, as on the map of the arena.
  expect(await card(page).locator('.look-picture .portrait.glyph').textContent()).toBe('e');
  await picture(page, `look-hover`);
  expect(await status(page)).toContain(`${ui.turn} 0`);

  await page.mouse.move(desktop.width - 4, desktop.height - 4);
  await card(page).waitFor({ state: 'hidden' });
});

test('a hover card that is too high for the window has two columns, and none of its text is cut', async () => {
  const game = heroWith();
  const { x, y } = heroCell(game);
  const beside = directions
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }))
    .find((cell) => tileAt(game.floor.grid, cell.x, cell.y) === Tile.floor);
  if (!beside) throw new Error('The hero has no free cell beside it.');
  place(game, 'umber-hulk', beside.x, beside.y);
  fov(game);
  await openGame(page, game);
  // High lines make the description as long as that of a kind with many powers.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('.look-card p { line-height: 5; }');
    document.adoptedStyleSheets = [sheet];
  });
  onTestFinished(() =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    }),
  );
  const { x: left, y: top } = boxOf(game, beside, { look: 'tiles' });
  await page.mouse.move(left, top);
  await page.locator('.look-card.wide').waitFor();
  const { cut, bottom } = await card(page).evaluate((one) => ({
    cut: one.scrollHeight - one.clientHeight,
    bottom: one.getBoundingClientRect().bottom,
  }));
  expect(cut).toBeLessThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(desktop.height);
  await picture(page, 'look-wide');
});

test('a description that is too long for the window scrolls by keys and by the wheel, and a tap closes it', async () => {
  const game = heroWith();
  const { x, y } = heroCell(game);
  const beside = directions
    .map(({ dx, dy }) => ({ x: x + dx, y: y + dy }))
    .find((cell) => tileAt(game.floor.grid, cell.x, cell.y) === Tile.floor);
  if (!beside) throw new Error('The hero has no free cell beside it.');
  place(game, 'umber-hulk', beside.x, beside.y);
  fov(game);
  await useOptions(page, { textSize: 300 });
  await openGame(page, game);
  await page.setViewportSize({ width: 320, height: 320 });
  await page.keyboard.press(';');
  await page.locator('.look-card.long').waitFor();
  const top = () => card(page).evaluate(({ scrollTop }) => scrollTop);
  // The window has become smaller, so the card may still grow.
  const hidden = () => card(page).evaluate((one) => one.scrollHeight - one.clientHeight);
  const left = async () => (await hidden()) - (await top());
  await expect.poll(hidden).toBeGreaterThan(20);
  await picture(page, 'look-long');
  await expect
    .poll(async () => {
      await page.keyboard.press('PageDown');
      return left();
    })
    .toBeLessThan(5);
  await page.keyboard.press('PageUp');
  await expect.poll(left).toBeGreaterThan(5);
  const box = (await card(page).boundingBox()) ?? expect.fail('the card has no place');
  expect(box.y + box.height).toBeLessThanOrEqual(320);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.wheel(0, 2000);
  await expect.poll(left).toBeLessThan(5);
  await page.mouse.click(box.x + 20, box.y + 20);
  await card(page).waitFor({ state: 'hidden' });
  expect(await status(page)).toContain(`${ui.turn} 0`);
  await page.setViewportSize(desktop);
});

test('a mouse that rests on a bar or a button shows its meaning and its key', async () => {
  const game = await arena(page);
  const { layout } = boxOf(game, heroCell(game), { look: 'glyphs' });
  await page.mouse.move(layout.status.x + 60, layout.status.y + 1.5 * layout.line);
  await card(page).filter({ hasText: ui.meaning.hp }).waitFor();
  expect(await card(page).textContent()).toContain('HP 3/3');
  const wait = layout.buttons[2];
  await page.mouse.move(wait.x + 10, wait.y + 5);
  await card(page).filter({ hasText: ui.keys.wait }).waitFor();
  expect(await card(page).textContent()).toContain('[.]');
});

test('the cursor moves by keys, Tab goes through the threats, and a status line reads them', async () => {
  const game = await arena(page);
  const { keyboard } = page;
  const heard = () => page.textContent('.look-status');
  const points = pointsOfInterest(game);
  await keyboard.press(';');
  await card(page).waitFor();
  expect(await heard()).toBe(textOf(game, points[0]));
  expect(await heard()).toContain('gladiator, HP 1/1');
  await keyboard.press('Tab');
  expect(await heard()).toBe(textOf(game, points[1]));
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  const last = points[points.length - 1];
  expect(await heard()).toBe(textOf(game, last));
  await picture(page, `look-cursor`);
  await keyboard.press('Numpad7');
  expect(await heard()).toBe(textOf(game, { x: last.x - 1, y: last.y - 1 }));
  // Commands of the game wait until the cursor is off, and do not move it.
  for (const key of ['s', 'Shift+F', 'Period']) await keyboard.press(key);
  expect(await heard()).toBe(textOf(game, { x: last.x - 1, y: last.y - 1 }));
  expect(await status(page)).toContain(`${ui.turn} 0`);
  await keyboard.press('Escape');
  await card(page).waitFor({ state: 'hidden' });
  expect(await heard()).toBe('');
  await keyboard.press('Period');
  expect(await status(page)).toContain(`${ui.turn} 1`);
});

test('the keys of stairs move the cursor to known stairs', async () => {
  const game = newGame(campaign, 'yurina');
  await Player.start(page, 'yurina');
  const heard = () => page.textContent('.look-status');
  await page.keyboard.press(';');
  await page.keyboard.press('Shift+Period');
  const stairs = cellOf(game, Tile.stairsDown);
  expect(await heard()).toBe(textOf(game, stairs));
  // The first floor has no stairs up: the cursor stays.
  await page.keyboard.press('Shift+Comma');
  expect(await heard()).toBe(textOf(game, stairs));
  expect(await page.locator('.announcer-log p').last().textContent()).toBe(
    stops.firstFloor({}, namesOf(campaign, 'en')),
  );
  expect(await status(page)).toContain(`${ui.turn} 0`);
});

test('the card stays at its cell while keys zoom, and names the keys of the device in use', async () => {
  await arena(page);
  await page.keyboard.press(';');
  const shown = card(page);
  await shown.getByText(look.keys(true)).waitFor();
  const before = await settled(page);
  await page.keyboard.press('+');
  await expect.poll(async () => !(await page.screenshot()).equals(before)).toBe(true);
  expect(await shown.isVisible()).toBe(true);
  // A press of a pad that does nothing here.
  await page.evaluate(() => {
    let reading = 0;
    navigator.getGamepads = () =>
      [
        {
          ...{ index: 0, mapping: 'standard', connected: true, axes: [0, 0, 0, 0] },
          buttons: Array.from({ length: 17 }, (_, at) => ({
            pressed: at === 3 && reading++ > 0,
          })),
        },
      ] as never;
    window.dispatchEvent(new Event('gamepadconnected'));
  });
  await shown.getByText(look.padKeys(true)).waitFor();
  // The pad and the zoom would stay.
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'getGamepads'));
  await page.keyboard.press('=');
});

test('the card leaves the values of the hero free although texts are large', async () => {
  await useOptions(page, { textSize: 300 });
  await arena(page);
  await page.keyboard.press(';');
  await page.keyboard.press('Numpad2');
  await card(page).waitFor();
  const right = () => card(page).evaluate((shown) => shown.getBoundingClientRect().right);
  const mapRight = await page.evaluate(() =>
    Number.parseFloat(document.body.style.getPropertyValue('--map-right')),
  );
  expect(mapRight).toBeLessThan(desktop.width);
  expect(await right()).toBeLessThanOrEqual(mapRight);
});

test('the profiler leaves the values of the hero free in a wide window and in a narrow one', async () => {
  await useOptions(page, { keys: { tutorial: { panel: ['E'] }, rogue: { panel: ['E'] } } });
  await chooseCampaign(page, 'rogue');
  await enterSeed(page, 'day31');
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Shift+E');
  const panel = page.locator('.profiler');
  await panel.waitFor();
  await page.keyboard.press('Period');
  await panel.getByText('fov', { exact: true }).waitFor();
  const { width: columns, height: rows } = rogueCampaign;
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const facts = { ratio: 1, columns, rows, touch: false, buttons: 8 } as const;
    const { status } = screenLayout({ ...size, ...facts, cells: 'tiles', backdrop: false });
    await picture(page, `profiler-${size.width}`);
    const isBeside = (across: boolean) =>
      panel.evaluate(
        (element, { across, x, y, width, height }) => {
          element.classList.toggle('across', across);
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return right <= x || left >= x + width || bottom <= y || top >= y + height;
        },
        { across, ...status },
      );
    await expect.poll(() => isBeside(true)).toBe(true);
    await expect.poll(() => isBeside(false)).toBe(true);
  }
  await panel.getByRole('button', { name: ui.close }).click();
});

/** The average, the most and the least luminance of a square of the page, as in WCAG 2. */
async function luminance(page: Page, picture: Buffer, x: number, y: number, side: number) {
  return page.evaluate(
    async ({ data, x, y, side }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(x, y, side, side);
      const linear = (value: number) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      let [sum, most, least] = [0, 0, 1];
      for (let at = 0; at < pixels.length; at += 4) {
        const [red, green, blue] = [0, 1, 2].map((part) => linear(pixels[at + part] / 255));
        const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        sum += bright;
        most = Math.max(most, bright);
        least = Math.min(least, bright);
      }
      return { average: sum / (pixels.length / 4), most, least };
    },
    {
      data: picture.toString('base64'),
      x: Math.round(x),
      y: Math.round(y),
      side: Math.round(side),
    },
  );
}

/** The cell nearest to the hero that is rock, like all cells around it, for all that the hero knows. */
function deepRock(game: Game): Cell {
  const { grid, memory } = game.floor;
  const isUnknown = (x: number, y: number) => memory.tiles[y * grid.width + x] === unknown;
  const hero = heroCell(game);
  const cells = [...memory.tiles.keys()]
    .map((at) => ({ x: at % grid.width, y: Math.floor(at / grid.width) }))
    .filter(({ x, y }) =>
      [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => isUnknown(x + dx, y + dy))),
    );
  const far = ({ x, y }: Cell) => Math.hypot(x - hero.x, y - hero.y);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

test('in the glyph look each cell has one light, lit ground glows warmly, walls stand out from it, and the hero and an item are clear on it', async () => {
  const game = newGame(rogueCampaign, '298');
  await chooseCampaign(page, 'rogue');
  await Player.start(page, '298', 'en', rogueCampaign);
  await chooseInMenu(page, 'look', 'glyphs');
  const shot = await settled(page);
  const { grid, memory, fieldOfView } = game.floor;
  const hero = heroCell(game);
  const cells = [...fieldOfView.visible.keys()]
    .filter((at) => fieldOfView.visible[at])
    .map((at) => ({ at, x: at % grid.width, y: Math.floor(at / grid.width) }));
  const away = ({ x, y }: Cell) => Math.hypot(x - hero.x, y - hero.y);
  // The corners of cells have no part of a glyph.
  const cornerOf = async (cell: Cell, isLower = false) => {
    const { left, top, width, height } = boxOf(game, cell, { look: 'glyphs' });
    const [x, y] = isLower ? [left + width - 3, top + height - 3] : [left + 1, top + 1];
    return (await luminance(page, shot, x, y, 2)).average;
  };
  const glyphOn = async (cell: Cell) => {
    const { x, y } = boxOf(game, cell, { look: 'glyphs' });
    return (await luminance(page, shot, x - 6, y - 6, 12)).most;
  };
  const contrast = (bright: number, dim: number) => (bright + 0.05) / (dim + 0.05);
  // Water and grass have a ground of their own.
  const colours = stoneColoursAt(game.campaign, game.floor.depth);
  const covers = new GlyphCovers(decorate(game), colours, grid.width);
  const floors = cells
    .filter(({ x, y, at }) => tileAt(grid, x, y) === Tile.floor && !memory.things[at])
    .filter(({ at }) => covers.on(at) === tileIndex('floor'))
    .sort((a, b) => away(a) - away(b));
  // Each cell is a little brighter or darker than others.
  const meanOf = async (some: readonly Cell[]) => {
    const found = await Promise.all(some.map((cell) => cornerOf(cell)));
    return found.reduce((sum, one) => sum + one, 0) / found.length;
  };
  expect(await meanOf(floors.slice(1, 6))).toBeGreaterThan(1.8 * (await meanOf(floors.slice(-5))));
  const near = await cornerOf(floors[1]);
  // A cell has one colour, and the next one another.
  for (const floor of floors.slice(1, 6)) {
    expect(await cornerOf(floor, true)).toBeCloseTo(await cornerOf(floor), 4);
  }
  expect(await cornerOf(floors[2])).not.toBeCloseTo(near, 4);
  const wall = cells
    .filter(({ x, y }) => tileAt(grid, x, y) === Tile.wall)
    .sort((a, b) => away(a) - away(b))[0];
  expect(contrast(await glyphOn(wall), near)).toBeGreaterThanOrEqual(4.5);
  const things = cells.filter(({ at }) => memory.things[at] !== 0);
  expect(things.length).toBeGreaterThan(0);
  for (const shown of [hero, ...things]) {
    expect(contrast(await glyphOn(shown), near)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the joints of the floor are crisp around the hero and faint far from its lamp', async () => {
  const game = newGame(campaign, '2');
  await openGame(page, game);
  const shot = await settled(page);
  const hero = heroCell(game);
  const { map } = boxOf(game, hero, { look: 'tiles' }).layout;
  const depths = { near: [] as number[], far: [] as number[] };
  for (let y = hero.y - 9; y <= hero.y + 3; y++) {
    for (let x = 2; x < game.floor.grid.width - 2; x++) {
      // Not on the rug.
      if (Math.abs(x - hero.x) < 2) continue;
      const { left, top, width, height } = boxOf(game, { x, y }, { look: 'tiles' });
      const isShown = left > map.x && top > map.y && left + width < map.x + map.width;
      if (!isShown || top + height > map.y + map.height) continue;
      const { average, least } = await luminance(page, shot, left, top, width);
      const away = Math.hypot(x - hero.x, y - hero.y);
      if (away < 3) depths.near.push(1 - least / average);
      if (away > 8) depths.far.push(1 - least / average);
    }
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  expect(depths.far.length).toBeGreaterThan(3);
  expect(mean(depths.near)).toBeGreaterThan(1.1 * mean(depths.far));
});

test('remembered floors and passages have twice the brightness of rock in both looks, and more where the device asks for it', async () => {
  const game = newGame(rogueCampaign, 'memory');
  const down = cellOf(game, Tile.stairsDown);
  if (down) walkTo(game, down, takeTurn);
  await openGame(page, game);
  const { grid, memory, fieldOfView } = game.floor;
  // Walls shade the ground beside them.
  const isShaded = (at: number) =>
    [-1, 0, 1].some((dy) =>
      [-1, 0, 1].some((dx) => memory.tiles[at + dy * grid.width + dx] === Tile.wall),
    );
  const remembered = (tile: number) =>
    [...memory.tiles.keys()]
      .filter((at) => memory.tiles[at] === tile && !fieldOfView.visible[at] && !memory.things[at])
      .filter((at) => !isShaded(at))
      .map((at) => ({ x: at % grid.width, y: Math.floor(at / grid.width) }));
  // The rock at the edge of the lamp's light is brighter than that in the corner of the window.
  const deep = deepRock(game);
  for (const shown of ['tiles', 'glyphs'] as const) {
    const shot = await settled(page);
    await page.emulateMedia({ contrast: 'more' });
    const strong = await settled(page);
    await page.emulateMedia({ contrast: 'no-preference' });
    const { map } = boxOf(game, heroCell(game), { look: shown }).layout;
    const at = boxOf(game, deep, { look: shown });
    const near = await luminance(page, shot, at.x - 8, at.y - 8, 16);
    const corner = await luminance(page, shot, 4, 4, 4);
    const rock = { average: Math.max(near.average, corner.average) };
    for (const tile of [Tile.floor, Tile.passage]) {
      const inside = remembered(tile)
        .map((cell) => boxOf(game, cell, { look: shown }))
        .find(
          ({ left, top, width, height }) =>
            left > map.x &&
            top > map.y &&
            left + width < map.x + map.width &&
            top + height < map.y + map.height,
        );
      if (!inside) throw new Error(`no remembered cell of tile ${tile} is on the screen`);
      const { x, y, width } = inside;
      // Tiles fill their cells; a glyph is as bright as its strokes.
      const brightness = async (picture: Buffer) => {
        const found = await luminance(page, picture, x - width / 4, y - width / 4, width / 2);
        return shown === 'tiles' ? found.average : found.most;
      };
      const bright = await brightness(shot);
      expect(await brightness(strong)).toBeGreaterThan(1.2 * bright);
      expect([shown, tile, (bright + 0.05) / (rock.average + 0.05)]).toEqual([
        shown,
        tile,
        expect.toSatisfy((contrast: number) => contrast >= 2),
      ]);
    }
    await chooseInMenu(page, 'look', 'glyphs');
  }
});
