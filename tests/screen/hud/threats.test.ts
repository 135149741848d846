import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { monstersInSight } from '../../../src/game/actors.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { drawThreats, threatLayout } from '../../../src/screen/hud/threats.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { contains, type LayoutInput } from '../../../src/screen/screen-layout.ts';
import type { Look } from '../../../src/screen/view.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { scene } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const palette = palettes.standard;

const windows: Record<string, Partial<LayoutInput>> = {
  full: {},
  below: { columns: 80, rows: 22 },
  phone: { width: 360, height: 640, ratio: 2, touch: true },
  phoneAcross: { width: 844, height: 390, ratio: 2, touch: true },
};

function draw(game: Game, window: Partial<LayoutInput> = {}, look: Look = 'tiles') {
  const pen = new RecordingPen();
  const layout = layoutOf(game, { columns: 25, rows: 25, ...window });
  const seen = monstersInSight(game);
  const places = threatLayout(layout, seen.length);
  const artwork = artworkOf(game.campaign, look);
  const names = namesOf(game.campaign, 'en');
  const parts = drawThreats(pen, layout, places, game, seen, names, artwork);
  return { pen, layout, places, parts };
}

const crowd = `
  #####################
  #@.r.r.r.r.r.r.r.r..#
  #####################`;

test('without monsters in view the log keeps its whole rectangle', () => {
  const { layout, places, pen } = draw(scene('####\n#@.#\n####'));
  expect(places.log).toEqual(layout.log);
  expect(pen.rects).toEqual([]);
});

test('with large text in a low window, the monsters in view leave a line to the log', () => {
  const low = { ...windows.phoneAcross, scale: { text: 2, cells: 1 } };
  const { layout, places, pen } = draw(scene(crowd), low);
  expect(pen.words).toContain('rat');
  expect(pen.words).toContain('+7');
  expect(places.log.height).toBeGreaterThanOrEqual(layout.text);
});

test('monsters are drawn nearest first with portrait, name and health bar', () => {
  const game = scene('########\n#@.r..b#\n########');
  const rat = monstersInSight(game)[0];
  game.stores.Health.current[rat] = 3;
  const { pen } = draw(game);
  expect(pen.words).toEqual(['rat', 'bat']);
  expect(pen.pictures.map(({ name }) => name)).toEqual(['icon:rat', 'icon:evil-bat']);
  const [half, full] = pen.rectsOf(palette.health);
  const [trough] = pen.rectsOf(colours.trough);
  expect(half.width / (trough.width - 2)).toBeCloseTo(0.5, 1);
  expect(full.width).toBe(trough.width - 2);
});

test('in the glyph look a monster has its glyph', () => {
  const { pen } = draw(scene('######\n#@.r.#\n######'), {}, 'glyphs');
  expect(pen.pictures.map(({ name }) => name)).toEqual(['glyph:ρ']);
});

describe('the shape of danger', () => {
  test('is a skull in a frame if the next hit may kill', () => {
    const { pen, places } = draw(scene('######\n#@.w.#\n######'));
    expect(pen.pictures.map(({ name }) => name)).toContain('icon:skull-crossed-bones');
    expect(pen.frames).toMatchObject([{ ...places.places[0], colour: palette.alarm }]);
  });

  test('is an exclamation mark if three hits may kill', () => {
    const { pen } = draw(scene('######\n#@.c.#\n######'));
    expect(pen.words).toEqual(['!', 'caracal']);
    expect(pen.frames).toEqual([]);
  });

  test('is missing for an ordinary monster', () => {
    const { pen } = draw(scene('######\n#@.r.#\n######'));
    expect(pen.words).toEqual(['rat']);
    expect(pen.pictures).toHaveLength(1);
  });
});

test('a calm monster has a dim name, a hostile one a bright name', () => {
  const game = scene('########\n#@.r..c#\n########');
  const { pen } = draw(game);
  expect(pen.textOf('rat').colour).toBe(colours.dim);
  expect(pen.textOf('caracal').colour).toBe(colours.text);
});

test.each(Object.entries(windows))(
  'in the layout %s eight monsters fit or are counted',
  (_, window) => {
    const { pen, layout, places, parts } = draw(scene(crowd), window);
    const names = pen.words.filter((word) => word === 'rat').length;
    expect(names + places.more).toBe(8);
    if (places.more > 0) expect(pen.words).toContain(`+${places.more}`);
    expect(parts).toHaveLength(names);
    for (const { x, y, width, height } of places.places) {
      expect(contains(layout.log, x, y)).toBe(true);
      expect(contains(layout.log, x + width - 1, y + height - 1)).toBe(true);
    }
    for (const { text, x, size, style } of pen.texts) {
      const wide = Math.min(pen.width(text, size), style.room ?? Infinity);
      expect(x + (style.align === 'middle' ? wide / 2 : wide)).toBeLessThanOrEqual(
        layout.log.x + layout.log.width,
      );
    }
    // The log keeps room for at least three lines.
    expect(places.log.height).toBeGreaterThanOrEqual(3 * layout.text);
    expect(places.log.y + places.log.height).toBe(layout.log.y + layout.log.height);
  },
);

test('a threat is described by the cell of its monster', () => {
  const { parts } = draw(scene('########\n#@.r..c#\n########'));
  expect(parts.map(({ sight }) => sight)).toEqual([
    { type: 'cell', x: 3, y: 1 },
    { type: 'cell', x: 6, y: 1 },
  ]);
});
