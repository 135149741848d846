import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { buttonsOf } from '../../../src/controls/buttons.ts';
import { keyTables } from '../../../src/controls/key-tables.ts';
import { opponentsInSight } from '../../../src/game/actors/actors.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { buttonAt, drawButtons } from '../../../src/screen/hud/buttons.ts';
import type { LayoutInput } from '../../../src/screen/screen-layout.ts';
import type { View } from '../../../src/screen/view.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';
import { artworkOf, layoutOf, viewOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const map = '##### #@>.# #...# #####';

function draw(game: Game, view: Partial<View> = {}, window: Partial<LayoutInput> = {}) {
  const pen = new RecordingPen();
  const full = viewOf(game, view);
  const layout = layoutOf(game, {
    columns: 25,
    rows: 25,
    buttons: full.buttons.length,
    ...window,
  });
  const { atlas } = artworkOf(game.campaign, full.look);
  const seesMonster = opponentsInSight(game).length > 0;
  const words = wordsOf(full.language);
  drawButtons(pen, layout, full, words, atlas, window.touch ?? false, seesMonster);
  return { pen, layout, places: layout.buttons };
}

describe('the hints of keys', () => {
  test.each(languages)(
    'the hints of keys name the key and the action of each button in order in %s',
    (language) => {
      const { buttons } = wordsOf(language).ui;
      const { pen, layout, places } = draw(scene(map), { language });
      expect(pen.words).toEqual([
        ...['Space', buttons.here, 'o', buttons.explore, 'R', buttons.rest],
        ...['.', buttons.wait, 't', buttons.dig, 'x', buttons.bag],
        ...['?', buttons.help, 'Esc', buttons.menu],
      ]);
      expect(pen.shapes).toHaveLength(places.length);
      places.forEach((box, index) => {
        const [key, label] = pen.texts.slice(2 * index, 2 * index + 2);
        const cap = pen.shapes[index];
        expect(cap.x).toBe(box.x);
        expect(cap.foot).toBeGreaterThan(0);
        expect(key.x).toBe(cap.x + cap.width / 2);
        expect(pen.width(key.text, key.size)).toBeLessThanOrEqual(cap.width);
        expect(key.y).toBeGreaterThan(cap.y);
        expect(key.y).toBeLessThan(cap.y + cap.height);
        const gap = Math.round(layout.text * 0.45);
        expect(label.x).toBe(cap.x + cap.width + gap);
        expect(label.style.room).toBe(box.width - cap.width - 2 * gap);
      });
      expect(pen.pictures).toEqual([]);
    },
  );

  test.each([
    ['##### #@>.# #...# #####', 'Here', false],
    ['##### #.@.# #...# #####', 'Here', false],
  ] as const)('without anything at the hero’s feet the first button is dim', (rows, label, on) => {
    const { pen } = draw(scene(rows));
    expect(pen.textOf(label).colour).toBe(on ? colours.text : colours.dim);
    expect(pen.textOf('Space').colour).toBe(on ? colours.title : colours.text);
  });

  test('on an item or stairs the first button names the action and is bright', () => {
    const game = scene('##### #@>.# #...# #####');
    const { Position } = game.stores;
    Position.x[game.hero] = 2;
    const { pen } = draw(game);
    expect(pen.textOf('Down').colour).toBe(colours.text);
    expect(pen.textOf('Space').colour).toBe(colours.title);
  });

  test('the bag is bright while it is open, and Dig while a direction is awaited', () => {
    const game = scene(map);
    expect(draw(game).pen.textOf('Bag').colour).toBe(colours.dim);
    expect(draw(game).pen.textOf('Dig').colour).toBe(colours.dim);
    const bag = { index: 0, offset: 0, menu: null };
    expect(draw(game, { bag }).pen.textOf('Bag').colour).toBe(colours.text);
    expect(draw(game, { bag }).pen.textOf('x').colour).toBe(colours.title);
    expect(draw(game, { bag }).pen.textOf('Dig').colour).toBe(colours.dim);
    expect(draw(game, { asking: 'dig' }).pen.textOf('Dig').colour).toBe(colours.text);
    expect(draw(game, { asking: 'dig' }).pen.textOf('t').colour).toBe(colours.title);
    expect(draw(game, { asking: 'dig' }).pen.textOf('Bag').colour).toBe(colours.dim);
  });

  test('the attack is advised with a monster in view, but not while the bag is open', () => {
    const game = scene('##### #@.r# #...# #####');
    const buttons = buttonsOf(game, keyTables[game.campaign.keys], wordsOf('en'), true);
    const bag = { index: 0, offset: 0, menu: null };
    const lit = (view: Partial<View>) => {
      const { pen } = draw(game, { ...view, buttons }, { touch: true });
      const isLit = pen.shapes.map(({ rim }) => rim?.colour === colours.title);
      return buttons.filter((_, n) => isLit[n]).map(({ button }) => button);
    };
    expect(lit({})).toEqual(['attack']);
    expect(lit({ bag })).toEqual(['bag']);
  });
});

test('a Rogue hero has Search in place of Dig', () => {
  const rogue = scene(map, { campaign: rogueCampaign });
  expect(draw(rogue).pen.words.slice(8, 10)).toEqual(['s', 'Search']);
});

test('the buttons of a hero with few controls leave no gaps', () => {
  const arena = scene(map, { campaign: arenaCampaign, depth: 0 });
  const { pen, layout } = draw(arena);
  expect(pen.words.filter((_, index) => index % 2 === 0)).toEqual(['o', 'R', '.', '?', 'Esc']);
  expect(pen.shapes.map(({ x }) => x)).toEqual(layout.buttons.map(({ x }) => x));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
  ]) {
    const touched = draw(arena, {}, { width, height, ratio: 2, touch: true });
    const [first, ...others] = touched.layout.buttons;
    expect(touched.pen.shapes).toMatchObject(touched.layout.buttons);
    expect(others.map(({ y }) => y)).toEqual(others.map(() => first.y));
  }
});

describe('real buttons', () => {
  const labels = ['Here', 'Explore', 'Rest', 'Wait', 'Dig', 'Bag', 'Keys', 'Menu'];
  const phone = { width: 390, height: 844, ratio: 3, touch: true };

  test('all labels are squeezed alike, so that the longest fits inside its button', () => {
    const game = scene(map, { campaign: rogueCampaign });
    const window = { ...phone, width: 360, height: 640 };
    const { pen, places } = draw(game, { language: 'ru' }, window);
    const shares = pen.texts.map(({ text, size, style }) =>
      Math.min(1, (style.room ?? Number.POSITIVE_INFINITY) / pen.width(text, size)),
    );
    expect(pen.texts).toHaveLength(places.length);
    for (const share of shares) expect(share).toBeCloseTo(shares[0]);
    for (const [n, { text, size }] of pen.texts.entries()) {
      expect(shares[n] * pen.width(text, size)).toBeLessThanOrEqual(
        places[n].width - 4 * window.ratio + 1e-6,
      );
    }
  });

  test('real buttons have a background, a frame, an icon and a label in each place', () => {
    const { pen, places } = draw(scene(map), {}, phone);
    expect(pen.shapes).toMatchObject(places.map((box) => ({ ...box, rim: { width: 3 } })));
    expect(pen.rimmed(colours.edge)).toHaveLength(places.length);
    for (const { foot } of pen.shapes) expect(foot).toBeGreaterThan(3);
    expect(pen.pictures.map(({ name }) => name)).toEqual([
      'icon:footsteps',
      'icon:compass',
      'icon:campfire',
      'icon:hourglass',
      'icon:war-pick',
      'icon:knapsack',
      'icon:help',
      'icon:cog',
    ]);
    pen.pictures.forEach(({ x, y, width, height }, index) => {
      const box = places[index];
      expect(width).toBe(height);
      expect(x - box.x).toBe(Math.round((box.width - width) / 2));
      expect(y).toBeGreaterThan(box.y);
      expect(y + height).toBeLessThan(box.y + box.height);
    });
  });

  test('real buttons have their labels under the icons if all labels fit', () => {
    const { pen, places } = draw(scene(map), {}, { ...phone, width: 800, height: 1300 });
    expect(pen.words).toEqual(labels);
    pen.texts.forEach(({ x, y, style }, index) => {
      const box = places[index];
      expect(style.align).toBe('middle');
      expect(x).toBe(box.x + box.width / 2);
      expect(y).toBeGreaterThan(pen.pictures[index].y + pen.pictures[index].height / 2);
      expect(y).toBeLessThan(box.y + box.height);
    });
  });

  test('real buttons have their labels beside the icons if the buttons are wide', () => {
    const { pen, layout, places } = draw(scene(map), {}, { width: 1280, height: 800, touch: true });
    expect(pen.words).toEqual(labels);
    pen.texts.forEach(({ x, y, style }, index) => {
      const box = places[index];
      const icon = pen.pictures[index];
      expect(style.align).toBeUndefined();
      expect(y).toBe(box.y + Math.round((box.height - (pen.shapes[index].foot ?? 0)) / 2));
      expect(icon.x).toBe(box.x + Math.round(layout.text * 0.5));
      expect(x).toBe(icon.x + icon.width + Math.round(layout.text * 0.4));
    });
  });

  test.each([
    { text: 1, touch: true },
    { text: 2, touch: true },
    { text: 2, touch: false },
    { text: 2.5, touch: false },
  ])('all labels are beside the icons or under them with %o', ({ text, touch }) => {
    for (const rules of [campaign, rogueCampaign]) {
      const window = { width: 1280, height: 800, touch, scale: { text, cells: 1 } };
      const { pen, places } = draw(scene(map, { campaign: rules }), {}, window);
      expect(pen.pictures).toHaveLength(places.length);
      const aligned = new Set(pen.texts.map(({ style }) => style.align));
      expect(aligned.size).toBeLessThanOrEqual(1);
      if (!aligned.has(undefined)) continue;
      // A label beside its icon is whole.
      for (const [n, { x, text, size }] of pen.texts.entries()) {
        const { x: left, width } = places[n];
        expect(x + pen.width(text, size)).toBeLessThan(left + width);
      }
    }
  });

  test('real buttons have no labels if a label would be squeezed strongly', () => {
    const { pen } = draw(scene(map), {}, { width: 150, height: 250, ratio: 1, touch: true });
    expect(pen.texts).toEqual([]);
    expect(pen.pictures).toHaveLength(8);
  });

  test.each([
    ['without a monster in view, Attack', map, false],
    ['with a monster in view, Attack', '##### #@r.# #...# #####', true],
  ])('%s is bright: %#', (_, rows, on) => {
    const game = scene(rows);
    const buttons = buttonsOf(game, keyTables.tutorial, wordsOf('en'), true);
    const { pen, layout } = draw(game, { buttons }, phone);
    expect(pen.pictures[6].name).toBe('icon:crossed-swords');
    expect(pen.rimmed(colours.title)).toEqual(
      on ? [expect.objectContaining({ ...layout.buttons[6] })] : [],
    );
  });

  test('real buttons that are on have another background and a ring of gold', () => {
    const { pen, layout } = draw(scene(map), { asking: 'dig' }, phone);
    expect(pen.rimmed(colours.title)).toMatchObject([{ ...layout.buttons[4], rim: { width: 6 } }]);
    expect(pen.shapes[4].fill).not.toEqual(pen.shapes[5].fill);
    expect(pen.shapes[5]).toMatchObject({ rim: { colour: colours.edge } });
  });
});

test('a point in a button belongs to that button, and a point outside to none', () => {
  const game = scene(map);
  const layout = layoutOf(game, { touch: true });
  const { buttons } = viewOf(game);
  const expected = buttons.map(({ button }) => button);
  layout.buttons.forEach(({ x, y, width, height }, index) => {
    expect(buttonAt(buttons, layout, x, y)).toBe(expected[index]);
    expect(buttonAt(buttons, layout, x + width / 2, y + height / 2)).toBe(expected[index]);
    expect(buttonAt(buttons, layout, x + width - 1, y + height - 1)).toBe(expected[index]);
    if (!expected[index]) return;
    expect(buttonAt(buttons, layout, x - 1, y)).not.toBe(expected[index]);
    expect(buttonAt(buttons, layout, x, y + height)).not.toBe(expected[index]);
  });
  expect(buttonAt(buttons, layout, 5, 5)).toBe(null);
});
