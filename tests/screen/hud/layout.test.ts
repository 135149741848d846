import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { screenLayout } from '../../../src/screen/hud/layout.ts';
import { minimapFrame } from '../../../src/screen/hud/panel.ts';
import {
  type CellShape,
  type CellSize,
  type Rect,
  type ScreenLayout,
  scrollOf,
  shapeOf,
} from '../../../src/screen/screen-layout.ts';

function layoutOf(
  width: number,
  height: number,
  ratio = 1,
  touch = false,
  options: { isQuiet?: boolean; hasCourse?: boolean } = {},
): ScreenLayout {
  const space = { width, height, ratio, touch, buttons: 8, backdrop: false };
  return screenLayout({ ...space, cells: 'tiles', columns: 25, rows: 25, ...options });
}

/** The layout of a floor of Rogue's size. */
function wideLayoutOf(
  width: number,
  height: number,
  ratio = 1,
  options: { touch?: boolean; cells?: CellShape } = {},
): ScreenLayout {
  const space = {
    width,
    height,
    ratio,
    touch: false,
    cells: 'tiles' as const,
    buttons: 8,
    backdrop: false,
  };
  return screenLayout({ ...space, columns: 80, rows: 22, ...options });
}

describe.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
])('at %i × %i', (width, height) => {
  const space = { width, height, ratio: 1, touch: false, backdrop: false } as const;
  const simple = { ...space, buttons: 8, cells: 'tiles', columns: 25, rows: 25 } as const;
  const sand = { columns: 15, rows: 10, slots: 0, hasCourse: true };
  const arena = { ...space, buttons: 5, cells: 'glyphs', ...sand } as const;

  test('while a monster is in sight, the minimap takes a third of the width of the log, which has lines above it', () => {
    const { mode, log, minimap, line, course } = screenLayout({ ...simple, hasCourse: true });
    expect(mode).toBe('full');
    expect(course.width).toBe(0);
    expect(minimap.width / log.width).toBeGreaterThan(0.3);
    // Messages beside it have three fifths.
    expect((minimap.x - log.x) / log.width).toBeGreaterThan(0.6);
    expect((minimap.y - log.y) / line).toBeGreaterThan(6);
    expect(log.height / line).toBeGreaterThan(15);
  });

  test('while nothing is in sight, the minimap takes more than half of the width under the messages, and the course the rest', () => {
    const { log, minimap, line, course } = screenLayout({
      ...simple,
      isQuiet: true,
      hasCourse: true,
    });
    expect(log.height / line).toBeGreaterThan(4);
    expect(minimap.y - log.y - log.height).toBeGreaterThan(0);
    expect(minimap.width / log.width).toBeGreaterThan(0.5);
    expect(minimap.height / height).toBeGreaterThan(0.29);
    const right = course.x + course.width;
    expect(course.x).toBe(log.x);
    expect(course.width / line).toBeGreaterThanOrEqual(6);
    expect(right).toBeLessThan(minimap.x);
    expect(minimap.x - right).toBeLessThan(line);
    // Without a course, the minimap has its place in the middle.
    const alone = screenLayout({ ...simple, isQuiet: true });
    const sides = alone.minimap.x - alone.log.x;
    expect(alone.course.width).toBe(0);
    expect(alone.log.width - alone.minimap.width - 2 * sides).toBeLessThanOrEqual(1);
  });

  test('an arena has all opponents beside a large minimap, and room for a fight above them', () => {
    const { log, minimap, line, course } = screenLayout(arena);
    expect(minimap.width / log.width).toBeGreaterThan(0.55);
    expect(course.width / line).toBeGreaterThanOrEqual(6);
    expect(log.height / line).toBeGreaterThan(14);
  });
});

test('on a phone the frame of the minimap ends where the bag does', () => {
  for (const layout of [layoutOf(390, 844, 3, true), wideLayoutOf(390, 844, 3, { touch: true })]) {
    const { bag } = layout;
    const frame = minimapFrame(layout);
    expect(frame.x + frame.width).toBe(bag.x + bag.width);
  }
});

test('the minimap of a wide floor under the map uses the height that its column leaves', () => {
  for (const [width, height, side] of [
    [1280, 800, 4],
    [1920, 1080, 5],
    [2560, 1440, 7],
  ] as const) {
    const { mode, minimap, buttons, line } = wideLayoutOf(width, height);
    expect(mode).toBe('below');
    expect(minimap.width).toBe(80 * side);
    expect(minimap.y + minimap.height + line / 2).toBeLessThanOrEqual(buttons[0].y);
  }
});

test.each([
  [1920, 1080, 1],
  [1920, 1080, 2],
  [3840, 2160, 1],
])(
  'behind the title screen, a window of %i × %i at ratio %d shows ten rows',
  (width, height, ratio) => {
    const space = { width, height, ratio, touch: false, buttons: 0, backdrop: true };
    const { cell, map } = screenLayout({ ...space, cells: 'tiles', columns: 25, rows: 25 });
    expect(map.height / cell.height).toBe(10);
  },
);

test.each([
  [1920, 1080],
  [1280, 800],
  [844, 390],
])(
  'behind the title screen of %i × %i, a room of tall glyphs fills the part beside the texts',
  (width, height) => {
    const space = { width, height, ratio: 1, touch: false, buttons: 0, backdrop: true };
    const { cell } = screenLayout({ ...space, cells: 'tallGlyphs', columns: 80, rows: 22 });
    // The room of the scene is at most 14 columns wide and has at least four rows, and two of walls.
    expect((16 * cell.width) / width).toBeGreaterThan(0.28);
    expect((6 * cell.height) / height).toBeGreaterThan(0.45);
  },
);

const inside = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Expects that no parts overlap. `least`: the smallest width of a cell in CSS pixels. */
function expectSound(view: ScreenLayout, least = 24): void {
  const window = { x: 0, y: 0, width: view.width, height: view.height };
  const parts = { status: view.status, bag: view.bag, log: view.log };
  const { minimap, log, course } = view;
  // In the full layout, a small minimap is in the lower right corner of the log.
  const corner = view.mode === 'full' && minimap.y < log.y + log.height;
  for (const [name, part] of [...Object.entries(parts), ['map', view.map] as const]) {
    expect([name, part.width > 0 && part.height > 0, inside(window, part)]).toEqual([
      name,
      true,
      true,
    ]);
  }
  expect(apart(view.map, view.hud)).toBe(true);
  for (const part of [...Object.values(parts), view.minimap, ...view.buttons]) {
    expect(inside(view.hud, part)).toBe(true);
  }
  expect(apart(view.status, view.bag)).toBe(true);
  expect(apart(view.bag, view.log)).toBe(true);
  expect(apart(view.status, view.log)).toBe(true);
  expect(apart(minimap, view.bag)).toBe(true);
  expect(corner ? inside(log, minimap) : apart(minimap, log)).toBe(true);
  if (corner) expect(minimap.x - log.x).toBeGreaterThan(log.width / 2);
  if (course.width > 0) {
    expect(inside(view.hud, course)).toBe(true);
    for (const part of [log, minimap, view.status, view.bag, ...view.buttons]) {
      expect(apart(course, part)).toBe(true);
    }
  }
  expect(view.portrait.width === 0 || inside(view.status, view.portrait)).toBe(true);
  expect(apart(view.portrait, minimap)).toBe(true);
  for (const slot of view.slots) expect(inside(view.bag, slot)).toBe(true);
  for (const [n, slot] of view.slots.entries()) {
    for (const other of view.slots.slice(0, n)) expect(apart(slot, other)).toBe(true);
  }
  for (const button of view.buttons) expect(apart(button, view.log)).toBe(true);
  for (let i = 0; i < view.buttons.length; i++) {
    for (let j = 0; j < i; j++) expect(apart(view.buttons[i], view.buttons[j])).toBe(true);
  }
  expect(view.cell.width).toBeGreaterThanOrEqual(least * view.ratio);
  expect(Number.isInteger(view.cell.width)).toBe(true);
  expect(Number.isInteger(view.cell.height)).toBe(true);
  expect(view.text).toBeGreaterThanOrEqual(12 * view.ratio);
  expect(view.log.height).toBeGreaterThanOrEqual(view.line);
}

describe('all parts of the screen are apart from each other in', () => {
  test.each([
    [360, 640, 2],
    [360, 640, 3],
    [390, 844, 3],
    [1280, 800, 1],
    [1920, 1080, 1],
    [1920, 1080, 1.25],
    [2560, 1080, 1],
    [3840, 2160, 1],
    [3840, 2160, 2],
    [640, 360, 2],
    [820, 1180, 2],
  ])(
    'all parts of the screen are apart from each other in a window of %i × %i at ratio %d',
    (width, height, ratio) => {
      for (const touch of [true, false]) {
        expectSound(layoutOf(width, height, ratio, touch));
        for (const hasCourse of [true, false]) {
          expectSound(layoutOf(width, height, ratio, touch, { isQuiet: true, hasCourse }));
        }
        expectSound(wideLayoutOf(width, height, ratio, { touch }), touch ? 24 : 22);
        const space = {
          width,
          height,
          ratio,
          touch,
          cells: 'tiles' as const,
          buttons: 8,
          backdrop: false,
        };
        expectSound(screenLayout({ ...space, columns: 1000, rows: 1000 }));
        expectSound(screenLayout({ ...space, columns: 1000, rows: 300 }), touch ? 24 : 22);
        expectSound(
          wideLayoutOf(width, height, ratio, { touch, cells: 'glyphs' }),
          touch ? 24 : 16,
        );
        const tall = { touch, cells: 'tallGlyphs' } as const;
        expectSound(wideLayoutOf(width, height, ratio, tall), touch ? 17 : 9);
        expectSound(screenLayout({ ...space, ...tall, columns: 25, rows: 25 }), 17);
      }
    },
  );

  test('all parts of the screen are apart from each other in any window from 360 to 4000 pixels', () => {
    const size = fc.integer({ min: 360, max: 4000 });
    const ratio = fc.constantFrom(1, 1.25, 1.5, 2, 3);
    fc.assert(
      fc.property(size, size, ratio, fc.boolean(), (width, height, at, touch) => {
        expectSound(layoutOf(width, height, at, touch));
        expectSound(layoutOf(width, height, at, touch, { isQuiet: true, hasCourse: true }));
        expectSound(wideLayoutOf(width, height, at, { touch }), 22);
        expectSound(wideLayoutOf(width, height, at, { touch, cells: 'glyphs' }), 16);
        expectSound(wideLayoutOf(width, height, at, { touch, cells: 'tallGlyphs' }), 9);
      }),
    );
  });
});

test('a wide window has the map on the left in full height, a tall window has the HUD below it', () => {
  const wide = layoutOf(1280, 800);
  expect(wide.map).toMatchObject({ x: 0, y: 0, width: 800, height: 800 });
  expect(wide.cell).toEqual({ width: 40, height: 40 });
  expect(wide.hud.x).toBe(800);
  const tall = layoutOf(360, 640, 2, true);
  expect(tall.hud.y).toBe(tall.map.height);
});

describe('the room of the window is used', () => {
  const floors = {
    simple: { columns: 25, rows: 25, slots: 14 },
    rogue: { columns: 80, rows: 22, slots: 22 },
    arena: { columns: 15, rows: 10, slots: 0 },
  };
  const area = ({ width, height }: CellSize) => width * height;

  test.each([
    [360, 640, 3, true],
    [390, 844, 3, true],
    [844, 390, 3, true],
    [1280, 800, 1, false],
    [1920, 1080, 1, false],
    [3840, 2160, 1, false],
    [3840, 2160, 2, false],
  ])('the map has the largest part of a window of %i × %i', (width, height, ratio, touch) => {
    for (const floor of Object.values(floors)) {
      for (const cells of ['tiles', 'glyphs'] as const) {
        const space = { width, height, ratio, touch, cells, buttons: 8, backdrop: false };
        const view = screenLayout({ ...space, ...floor });
        const below = view.minimap.y > view.log.y + view.log.height ? [view.minimap] : [];
        const parts = [view.status, view.bag, view.log, ...below, ...view.buttons];
        expect(area(view.map)).toBeGreaterThan(0.45 * area(view));
        for (const part of parts) expect(area(view.map)).toBeGreaterThan(1.7 * area(part));
        // The parts of the HUD leave no third of it empty.
        const used = parts.reduce((sum, part) => sum + area(part), 0);
        expect(used).toBeGreaterThan(0.67 * area(view.hud));
      }
    }
  });

  test.each([
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
  ])('the map takes more than three fifths of the width of %i × %i', (width, height) => {
    const { map } = layoutOf(width, height);
    expect(map.width / width).toBeGreaterThanOrEqual(0.62);
  });

  test('a hero without a bag has more room for messages and the minimap', () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      const touch = width < height;
      const space = { width, height, ratio: 1, touch, cells: 'tiles', buttons: 8 } as const;
      const sized = { ...space, backdrop: false, columns: 15, rows: 10 };
      const without = screenLayout({ ...sized, slots: 0 });
      const with14 = screenLayout({ ...sized, slots: 14 });
      expect(without.slots).toEqual([]);
      expect(without.bag.height).toBe(0);
      const room = ({ log, minimap }: ScreenLayout) =>
        Math.max(log.y + log.height, minimap.y + minimap.height) - log.y;
      expect(room(without)).toBeGreaterThan(room(with14) + 30);
    }
  });

  test('a replay, which has no buttons, leaves no row for them under the HUD', () => {
    const space = { width: 1280, height: 715, ratio: 1, touch: false, cells: 'tiles' } as const;
    const floor = { columns: 80, rows: 22, backdrop: false, slots: 22 };
    const { log, line } = screenLayout({ ...space, ...floor, buttons: 0 });
    expect(715 - log.y - log.height).toBeLessThan(line);
  });

  test('a bag with limited places has a slot for each of them below the map', () => {
    const space = { width: 1280, height: 800, ratio: 1, touch: false, cells: 'tiles' } as const;
    const floor = { columns: 80, rows: 22, buttons: 8, backdrop: false, slots: 22 };
    const { slots } = screenLayout({ ...space, ...floor });
    expect(slots).toHaveLength(22);
    for (const { width, height } of slots) {
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(40);
    }
  });
});

test('a fight on a high phone has few messages, so its log is lower and its map higher', () => {
  const space = { width: 390, height: 600, ratio: 1, touch: true, buttons: 8, backdrop: false };
  const usual = screenLayout({ ...space, cells: 'tiles', columns: 40, rows: 20 });
  const fight = screenLayout({ ...space, cells: 'tiles', columns: 40, rows: 20, shortLog: true });
  expect(fight.log.height).toBe(3 * fight.line);
  expect(fight.map.height - usual.map.height).toBe(usual.log.height - fight.log.height);
  expectSound(fight);
});

test('a phone that shows a part of a floor has tiles for fingers, and a floor that fits is whole', () => {
  const of = (width: number, height: number, side: number, touch = true) =>
    screenLayout({
      ...{ width, height, ratio: 1, touch, buttons: 8, backdrop: false },
      ...{ cells: 'tiles', columns: side, rows: side },
    });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    const tile = wideLayoutOf(width, height, 1, { touch: true }).cell;
    expect(tile.width).toBe(36);
    expect(of(width, height, 25).cell).toEqual(tile);
    // A mouse needs no larger tiles.
    expect(of(width, height, 25, false).cell.width).toBe(24);
    const { map, cell } = of(width, height, 15);
    expect(Math.min(map.width, map.height)).toBeGreaterThanOrEqual(15 * cell.width);
  }
});

test('a replay on a phone has no buttons: the map is higher, its cells may be smaller, and no parts overlap', () => {
  for (const [columns, rows, cells, least] of [
    [25, 25, 'tiles', 22],
    [80, 22, 'tiles', 22],
    [80, 22, 'glyphs', 16],
    [80, 22, 'tallGlyphs', 9],
  ] as const) {
    const space = { width: 360, height: 538, ratio: 2, touch: true, cells, backdrop: false };
    const played = screenLayout({ ...space, columns, rows, buttons: 8 });
    const watched = screenLayout({ ...space, columns, rows, buttons: 0 });
    expectSound(watched, least);
    expect(watched.map.height).toBeGreaterThan(1.15 * played.map.height);
    expect(watched.map.height).toBeGreaterThan(538);
  }
});

describe('a floor of 80 × 22 cells', () => {
  test('a floor of 80 × 22 cells has the HUD below it in a wide window, and its tiles follow the hero', () => {
    const view = wideLayoutOf(1280, 800);
    expect(view.mode).toBe('below');
    expect(view.hud).toMatchObject({ x: 0, y: view.map.height, width: 1280 });
    expect(view.map.width).toBe(1280);
    for (const [width, height, ratio, side] of [
      [1280, 800, 1, 44],
      [1920, 1080, 1, 65],
      [3840, 2160, 1, 130],
      [3840, 2160, 2, 261],
    ]) {
      const { cell, map, zoom } = wideLayoutOf(width, height, ratio);
      expect(cell).toEqual({ width: side, height: side });
      // The largest room of Rogue, with its walls.
      expect(map.width / side).toBeGreaterThanOrEqual(28);
      expect(map.height / side).toBeGreaterThanOrEqual(10);
      // The player can make the cells as small as the whole floor needs.
      expect(Math.round(zoom.least * side)).toBe((width * ratio) / 80);
    }
  });

  test.each([
    { columns: 25, rows: 7, cells: 'tiles' },
    { columns: 30, rows: 10, cells: 'glyphs' },
  ] as const)('a low floor of $columns × $rows $cells has the HUD below it, too', (floor) => {
    const { mode, map, cell, hud, portrait } = screenLayout({
      ...{ width: 1280, height: 800, ratio: 1, touch: false, buttons: 8, backdrop: false },
      ...floor,
    });
    expect(mode).toBe('below');
    expect(portrait.width).toBeGreaterThan(0);
    expect(map.height).toBeGreaterThanOrEqual(floor.rows * cell.height);
    expect(map.width).toBe(Math.min(hud.width, floor.columns * cell.width));
  });

  test('a floor of 25 × 25 characters is never cut off where there is room for it, as a part of a floor of tiles is', () => {
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [3840, 2160],
    ]) {
      const input = { width, height, ratio: 1, touch: false, buttons: 8, backdrop: false };
      const rowsOf = (cells: CellShape) => {
        const { map, cell } = screenLayout({ ...input, columns: 25, rows: 25, cells });
        return map.height / cell.height;
      };
      expect(rowsOf('glyphs')).toBeGreaterThanOrEqual(25);
      expect(rowsOf('tiles')).toBeGreaterThanOrEqual(20);
    }
  });

  test('a floor of 80 × 22 characters is visible as a whole if its cells remain readable, or a quarter larger to fill the window', () => {
    for (const [width, height, ratio, cells, whole, side] of [
      [1280, 800, 1, 'glyphs', 16, 20],
      [1920, 1080, 1, 'glyphs', 24, 30],
      [3840, 2160, 1, 'glyphs', 48, 60],
      [3840, 2160, 2, 'glyphs', 96, 120],
    ] as const) {
      const view = wideLayoutOf(width, height, ratio, { cells });
      expect(view.cell).toEqual({ width: side, height: side });
      expect(side / whole).toBeLessThanOrEqual(1.25);
      expect(view.map.width).toBe(width * ratio);
      expect(view.map.height).toBeGreaterThanOrEqual(22 * side);
      // The player can make the cells as small as the whole floor needs.
      expect(Math.round(view.zoom.least * side)).toBe(whole);
    }
  });

  test('tall cells of a floor of 80 × 22 follow the hero in legible characters, and can be as small as in a terminal', () => {
    for (const [width, height, ratio, side] of [
      [1024, 768, 1, 21],
      [1280, 800, 1, 22],
      [1920, 1080, 1, 30],
      [3840, 2160, 2, 120],
    ] as const) {
      const view = wideLayoutOf(width, height, ratio, { cells: 'tallGlyphs' });
      expect(view.mode).toBe('below');
      expect(view.cell).toEqual({ width: side, height: 2 * side });
      // The largest room of Rogue, with its walls.
      expect(view.map.width / side).toBeGreaterThanOrEqual(28);
      expect(view.map.height / side / 2).toBeGreaterThanOrEqual(10);
      const whole = Math.round(view.zoom.least * side);
      expect(80 * whole).toBeLessThanOrEqual(view.map.width);
      expect(22 * 2 * whole).toBeLessThanOrEqual(view.map.height);
      expect(view.minimap.width / view.minimap.height).toBeCloseTo(80 / 22);
    }
  });

  test('a floor of 80 × 22 cells has a minimap of its own proportions beside the bars of a phone', () => {
    for (const view of [
      wideLayoutOf(360, 640, 3, { touch: true }),
      wideLayoutOf(640, 360, 2, { touch: true }),
    ]) {
      const { minimap, status, line } = view;
      expect(view.mode).toBe('compact');
      expect(minimap.width / minimap.height).toBeCloseTo(80 / 22);
      expect(minimap.y).toBeGreaterThanOrEqual(status.y + line);
      expect(minimap.y + minimap.height).toBeLessThanOrEqual(status.y + 4 * line);
    }
  });
});

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
])(
  'buttons for fingers are at least 44 CSS pixels wide and high in a window of %i × %i',
  (width, height) => {
    for (const ratio of [1, 2, 3]) {
      for (const button of layoutOf(width, height, ratio, true).buttons) {
        expect(button.width / ratio).toBeGreaterThanOrEqual(44);
        expect(button.height / ratio).toBeGreaterThanOrEqual(44);
      }
    }
  },
);

test('the closed bag of a compact HUD is a row of ten squares, or lower where they would be too high', () => {
  const narrow = layoutOf(360, 640);
  expect(narrow.bag.height).toBe(Math.floor(narrow.bag.width / 10));
  expect(narrow.slots).toHaveLength(10);
  const wide = layoutOf(820, 1180);
  expect(wide.mode).toBe('compact');
  expect(wide.bag.height).toBe(Math.round(2.4 * wide.line));
  expect(wide.bag.height).toBeLessThan(wide.bag.width / 10);
});

test('a floor that is larger than its view scrolls with the hero and stops at the edges', () => {
  expect(scrollOf(1200, 720, 600)).toBe(240);
  expect(scrollOf(1200, 720, 10)).toBe(0);
  expect(scrollOf(1200, 720, 1190)).toBe(480);
  expect(scrollOf(600, 720, 10)).toBe(-60);
  expect(scrollOf(1200, 720, 10, 96)).toBe(-96);
  expect(scrollOf(1200, 720, 300, 96)).toBe(-60);
  expect(scrollOf(1200, 720, 1190, 96)).toBe(576);
  expect(scrollOf(600, 720, 10, 96)).toBe(-60);
});

test('only characters of a campaign with tall cells are tall', () => {
  expect(shapeOf('glyphs', { glyphCells: 'tall' })).toBe('tallGlyphs');
  expect(shapeOf('glyphs', { glyphCells: 'square' })).toBe('glyphs');
  expect(shapeOf('tiles', { glyphCells: 'tall' })).toBe('tiles');
});
