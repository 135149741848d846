import '../node-navigator.ts';

import type { Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { newGame } from '../../../src/game/game.ts';
import { restingScroll } from '../../../src/screen/camera.ts';
import type { SpriteSheet } from '../../../src/screen/drawings/sprite-sheet.ts';
import { screenLayout } from '../../../src/screen/hud/layout.ts';
import { roomForStands } from '../../../src/screen/map/has-stands.ts';
import { Stands, standsAround } from '../../../src/screen/map/stands.ts';
import type { ScreenLayout } from '../../../src/screen/screen-layout.ts';
import { arenaCampaign } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { layoutOf as titleLayoutOf, viewOf } from '../fixtures.ts';

let canvases: ReturnType<typeof useFakeCanvases>;
beforeEach(() => {
  canvases = useFakeCanvases();
});

const arena = { width: 15, height: 10 };
const sheetOf = (name: string) => ({ name }) as unknown as SpriteSheet;
const tiles = { look: 'tiles', tiles: sheetOf('atlas') } as const;

function layoutOf(width: number, height: number, around = 0): ScreenLayout {
  const input = { width, height, ratio: 1, touch: false, buttons: 5, backdrop: false, slots: 0 };
  return screenLayout({
    ...input,
    cells: 'tiles',
    columns: arena.width,
    rows: arena.height,
    around,
  });
}

test('a map that leaves room around the sand has stands on all four sides', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    const sides = standsAround(layoutOf(width, height, roomForStands), arena).map(
      ({ side }) => side,
    );
    expect(sides).toEqual(['above', 'below', 'left', 'right']);
  }
});

test('under a finger the tiles of an arena have at least 30 pixels', () => {
  const input = { ratio: 2, touch: true, buttons: 5, backdrop: false, slots: 0 };
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ]) {
    const { cell } = screenLayout({
      ...input,
      width: 2 * width,
      height: 2 * height,
      cells: 'tiles',
      columns: arena.width,
      rows: arena.height,
      around: roomForStands,
    });
    expect(cell.width).toBeGreaterThanOrEqual(2 * 30);
  }
});

test('some spectators raise their arms, and the heads of others are not over their shoulders', () => {
  const layout = layoutOf(1280, 800, roomForStands);
  new Stands().show(standsAround(layout, arena), layout.cell, tiles);
  const [above] = canvases;
  const arcs = above.callsOf('arc').map(({ values }) => values.map(Number));
  const leaning = arcs.filter(
    ([x, , , start], n) => start === Math.PI && Math.abs((arcs[n + 2]?.[0] ?? x) - x) > 1,
  );
  expect(above.callsOf('stroke').length).toBeGreaterThan(20);
  expect(leaning.length).toBeGreaterThan(10);
});

test.each([
  [1280, 800],
  [1920, 1080],
  [844, 390],
  [390, 844],
  [520, 720],
  [620, 800],
])(
  'in a window of %i × %i, stands fill the map beside the floor as far as they can be seen',
  (width, height) => {
    const layout = layoutOf(width, height);
    const { map, cell } = layout;
    const stands = standsAround(layout, arena);
    const boxes = Object.fromEntries(stands.map(({ side, box }) => [side, box]));
    const none = { width: 0, height: 0 };
    const { above = none, below = none, left = none, right = none } = boxes;
    const shown = {
      width: Math.min(map.width, arena.width * cell.width),
      height: Math.min(map.height, arena.height * cell.height),
    };
    /** The width of each of the two strips beside the floor: narrow ones are left, and wide ones become dark. */
    const depthOf = (strips: number) => {
      const inCells = strips / 2 / cell.width;
      return inCells < 0.4 ? 0 : Math.min(inCells, 5.5) * cell.width;
    };
    const [across, down] = [depthOf(map.width - shown.width), depthOf(map.height - shown.height)];
    for (const box of [left, right]) expect(Math.abs(box.width - across)).toBeLessThanOrEqual(1);
    for (const box of [above, below]) expect(Math.abs(box.height - down)).toBeLessThanOrEqual(1);
    if (boxes.above) {
      expect([boxes.above.width, boxes.below.width]).toEqual([map.width, map.width]);
      expect(boxes.below.y - boxes.above.y - boxes.above.height).toBe(shown.height);
    }
    if (boxes.left) expect(boxes.right.x - boxes.left.x - boxes.left.width).toBe(shown.width);
    for (const { box } of stands) {
      expect(box.x).toBeGreaterThanOrEqual(map.x);
      expect(box.y).toBeGreaterThanOrEqual(map.y);
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
    }
  },
);

test.each([
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
  [844, 390],
  [360, 640],
])(
  'behind the title screen of %i × %i, sand reaches the right edge, and the crowd is above it and at its left',
  (width, height) => {
    const game = newGame(arenaCampaign, 'sand');
    const layout = titleLayoutOf(game, { width, height, backdrop: true });
    const { map, cell } = layout;
    const scroll = restingScroll(viewOf(game, { backdrop: true }), layout);
    const { grid } = game.floor;
    expect(grid.width * cell.width - scroll.x).toBe(map.width);
    const stands = standsAround(layout, grid, scroll);
    const boxes = Object.fromEntries(stands.map(({ side, box }) => [side, box]));
    const { above, left } = boxes;
    expect(above.y + above.height).toBe(-scroll.y);
    expect([above.x, above.width]).toEqual([0, map.width]);
    // On a phone held upright the sand is wider than the window.
    if (width > height) expect(left.x + left.width).toBe(map.width - grid.width * cell.width);
    else expect(left).toBeUndefined();
    // The picture does not follow the hero.
    moveActor(game, game.hero, 7, 5);
    expect(restingScroll(viewOf(game, { backdrop: true }), layout)).toEqual(scroll);
  },
);

test('a floor that is larger than the map has no stands', () => {
  expect(standsAround(layoutOf(1280, 800), { width: 60, height: 60 })).toEqual([]);
});

test('spectators are in rows above and below the sand, and are painted once per size', () => {
  const layout = layoutOf(1280, 800);
  const stands = new Stands();
  const around = standsAround(layout, arena);
  expect(around.map(({ side }) => side)).toEqual(['above', 'below']);
  stands.show(around, layout.cell, tiles);
  expect(stands.container.children).toHaveLength(2);
  expect((stands.container.children as Sprite[]).map(({ y }) => y)).toEqual(
    around.map(({ box }) => box.y),
  );
  for (const canvas of canvases) expect(canvas.callsOf('arc').length).toBeGreaterThan(100);
  const painted = canvases.length;
  stands.show(standsAround(layout, arena), layout.cell, tiles);
  expect(canvases).toHaveLength(painted);
  // The browser may discard canvases together with the WebGL context.
  stands.forget();
  stands.show(around, layout.cell, tiles);
  expect(canvases).toHaveLength(2 * painted);
  expect(stands.container.children).toHaveLength(2);
  stands.show([], layout.cell, tiles);
  expect(stands.container.children).toHaveLength(0);
});

/** The ornaments of a stand above the sand with cells of 40 pixels: places, and units of drawing in cells. */
function ornaments(above: number) {
  const cell = { width: 40, height: 40 };
  const width = arena.width * cell.width;
  const box = { x: 0, y: 0, width, height: above };
  new Stands().show([{ side: 'above', box, sand: { from: 0, to: width } }], cell, tiles);
  const valuesOf = (name: 'translate' | 'scale') =>
    canvases
      .at(-1)
      ?.callsOf(name)
      .map(({ values }) => values.map(Number)) ?? [];
  const sizes = valuesOf('scale').map(([size]) => size / cell.width);
  return valuesOf('translate').map(([x, y], n) => ({ x, y, size: sizes[n] }));
}
const middleOfSand = (arena.width * 40) / 2;

test('the stand above the sand has the box of a patron and standards, as far as there is room for them', () => {
  expect(ornaments(30)).toEqual([]);
  const high = ornaments(140);
  expect(high.filter(({ x }) => x === middleOfSand)).toHaveLength(1);
  expect(high.filter(({ size }) => size === 1).length).toBeGreaterThan(3);
  // None stands in front of another one.
  const places = high.map(({ x }) => x).sort((a, b) => a - b);
  for (const [n, x] of places.slice(1).entries()) expect(x - places[n]).toBeGreaterThan(80);
});

test.each([
  ['a phone held across', 52],
  ['1920 × 1080', 73],
  ['1280 × 800', 106],
])('on %s the box of the patron and the standards are large and not cut off', (_, above) => {
  const placed = ornaments(above);
  const lodge = placed.find(({ x }) => x === middleOfSand);
  expect(lodge?.size).toBeGreaterThan(0.4);
  expect(placed.length).toBeGreaterThan(4);
  for (const { x, y, size } of placed) {
    const [up, down] = x === middleOfSand ? [2.72, 0.28] : [1.54, 0];
    expect(y - up * size * 40).toBeGreaterThanOrEqual(-1);
    expect(y + down * size * 40).toBeLessThanOrEqual(above + 1);
  }
});

test('stands without ornaments have spectators alone in both looks', () => {
  const layout = layoutOf(390, 844, roomForStands);
  const paintedFor = (look: 'tiles' | 'glyphs', hasOrnaments: boolean) => {
    const before = canvases.length;
    const art = { look, tiles: sheetOf(look) };
    new Stands().show(standsAround(layout, arena), layout.cell, art, hasOrnaments);
    return canvases[before];
  };
  expect(paintedFor('tiles', true).callsOf('translate').length).toBeGreaterThan(3);
  expect(paintedFor('tiles', false).callsOf('translate')).toEqual([]);
  const patrons = (hasOrnaments: boolean) =>
    paintedFor('glyphs', hasOrnaments)
      .callsOf('fillText')
      .filter(({ values: [text] }) => text === 'O');
  expect([patrons(true).length, patrons(false).length]).toEqual([1, 0]);
});

test('no spectator is cut off at an end of a stand', () => {
  const layout = layoutOf(1280, 800, roomForStands);
  new Stands().show(standsAround(layout, arena), layout.cell, tiles);
  for (const canvas of canvases) {
    const ends = canvas.width > canvas.height ? 0 : 1;
    const length = Math.max(canvas.width, canvas.height);
    for (const { values } of canvas.callsOf('arc').filter(({ values }) => values[3] === Math.PI)) {
      const [at, radius] = [Number(values[ends]), Number(values[2])];
      if (radius > 1) expect(at - radius).toBeGreaterThanOrEqual(-0.01);
      if (radius > 1) expect(at + radius).toBeLessThanOrEqual(length + 0.01);
    }
  }
});

/** The canvases of the stands of the glyph look around an arena. */
function glyphStands(layout: ScreenLayout) {
  const before = canvases.length;
  new Stands().show(standsAround(layout, arena), layout.cell, {
    look: 'glyphs',
    tiles: sheetOf('glyphs'),
  });
  return canvases.slice(before);
}

test('in the glyph look, the crowd is of small letters that no fighter has, behind a wall', () => {
  const layout = layoutOf(1280, 800, roomForStands);
  const painted = glyphStands(layout);
  expect(painted).toHaveLength(4);
  const [above, below, left] = painted;
  expect(new Set(below.callsOf('fillText').map(({ values: [text] }) => text))).toEqual(
    new Set(['o', 'o/', '\\o', '\\o/', ' ']),
  );
  for (const { font } of below.callsOf('fillText')) {
    expect(Number(/\d+(?=px)/.exec(font)?.[0])).toBeLessThan(layout.cell.height / 2);
  }
  const heads = above.callsOf('fillText').filter(({ values: [text] }) => `${text}`.includes('o'));
  expect(heads.length).toBeGreaterThan(50);
  // The wall is next to the sand. Where there is no room for spectators, it fills the strip.
  const lowest = Math.max(...heads.map(({ values: [, , y] }) => Number(y)));
  expect(lowest).toBeLessThan(above.height - layout.cell.height / 2);
  const boxesOf = (canvas: (typeof painted)[number]) =>
    canvas.callsOf('fillRect').map(({ values }) => values.map(Number));
  expect(boxesOf(left).at(-3)).toEqual([0, 0, left.width, left.height]);
  // The rims are a frame around the sand: the upper one is as wide as the sand with the rims beside it.
  const upper = boxesOf(above).at(-2) ?? [];
  const rim = boxesOf(left).at(-2)?.[2] ?? 0;
  expect(upper[0]).toBe(left.width - rim);
  expect(upper[2]).toBe(arena.width * layout.cell.width + 2 * rim);
});

test.each([
  [1280, 800, 4],
  [1920, 1080, 2],
  [844, 390, 1],
])(
  'in the glyph look of %i × %i, the lodge of the patron is in the middle of the crowd, with standards beside it',
  (width, height, most) => {
    const layout = layoutOf(width, height, roomForStands);
    const [above] = glyphStands(layout);
    const texts = above.callsOf('fillText').map(({ values: [text, x, y] }) => ({
      text: `${text}`,
      x: Number(x),
      y: Number(y),
    }));
    const patron = texts.filter(({ text }) => text === 'O');
    expect(patron).toHaveLength(1);
    expect(Math.abs(patron[0].x - above.width / 2)).toBeLessThan(2);
    expect(texts.filter(({ text }) => text === '>').length).toBeGreaterThanOrEqual(4);
    const canopy = texts.filter(({ text }) => text === '/');
    expect(canopy.length > 0).toBe(most > 1);
    // No spectator is behind the patron.
    const { cell } = layout;
    const near = texts.filter(
      ({ x, y }) => Math.abs(x - patron[0].x) < cell.width / 3 && Math.abs(y - patron[0].y) < 2,
    );
    expect(near.map(({ text }) => text).filter((text) => text.trim() && text !== 'o')).toEqual([
      'O',
    ]);
  },
);

test('the letters of the crowd are painted again when their font has loaded, and otherwise once', () => {
  const layout = layoutOf(1280, 800, roomForStands);
  const around = standsAround(layout, arena);
  const stands = new Stands();
  const before = { look: 'glyphs', tiles: sheetOf('before') } as const;
  stands.show(around, layout.cell, before);
  stands.show(around, layout.cell, before);
  expect(canvases).toHaveLength(4);
  stands.show(around, layout.cell, { look: 'glyphs', tiles: sheetOf('after') });
  expect(canvases).toHaveLength(8);
  stands.show(around, layout.cell, tiles);
  expect(canvases).toHaveLength(12);
  // Sharper drawings of the tile look are no reason to paint the stands again.
  stands.show(around, layout.cell, { look: 'tiles', tiles: sheetOf('sharp') });
  expect(canvases).toHaveLength(12);
  expect(stands.container.children).toHaveLength(4);
});
