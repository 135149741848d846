import '../node-navigator.ts';

import { type Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { perilOf } from '../../../src/describe/danger.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import type { Game } from '../../../src/game/world.ts';
import { poseInHud } from '../../../src/screen/hero-pose.ts';
import { slotsOf } from '../../../src/screen/hud/bag-layout.ts';
import { Hud } from '../../../src/screen/hud/hud.ts';
import type { HudPart } from '../../../src/screen/hud/hud-part.ts';
import type { LayoutInput, Rect } from '../../../src/screen/screen-layout.ts';
import type { Target, View } from '../../../src/screen/view.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { arenaCampaign, give, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, layoutOf, viewOf } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

const map = '##### #@..# #...# #####';
const columns = { columns: 25, rows: 25 };
const middle = ({ x, y, width, height }: Rect) => [x + width / 2, y + height / 2] as const;

function draw(
  game: Game,
  view: Partial<View> = {},
  window: Partial<LayoutInput> = columns,
  isWebGl = false,
) {
  const painted: { text: string; size: number }[] = [];
  const hud = new Hud(
    {
      width: (text, size) => (text.length * size) / 2,
      paint: (text, size) => {
        painted.push({ text, size });
        const source = new TextureSource({ width: 20, height: 10 });
        return { texture: new Texture({ source, label: text }), margin: 0 };
      },
    },
    isWebGl,
  );
  const layout = layoutOf(game, window);
  const full = viewOf(game, view);
  const around = { hero: { x: 300, y: 300, ...layout.cell }, things: [], pads: [] };
  const redraw = (next: View = full) =>
    hud.draw(next, layout, artworkOf(game.campaign), false, around);
  redraw();
  const texts = () =>
    hud.container.children
      .flatMap((pen) => (pen.children[2]?.children ?? []) as Sprite[])
      .filter(({ visible }) => visible)
      .map(({ texture }) => texture.label);
  return { hud, layout, view: full, redraw, texts, painted };
}

test.each(languages)('the HUD has status, bag, log, buttons and a notice in %s', (language) => {
  const { ui, verbs } = wordsOf(language);
  const game = scene(map);
  give(game, 'apple');
  const bag = { index: 0, offset: 0, menu: 0 };
  const { texts } = draw(game, { language, bag, notice: ui.digWhere });
  for (const text of [
    ui.hp,
    ui.bag,
    ui.log.toLocaleUpperCase(),
    ui.buttons.menu,
    ui.digWhere,
    verbs.eat,
    verbs.put,
  ]) {
    expect(texts()).toContain(text);
  }
  expect(texts().some((text) => text?.includes(`${ui.energy} +`))).toBe(true);
});

test.each([
  ['wide', {}],
  ['small', { width: 700, height: 420 }],
  ['phone', { width: 390, height: 844, ratio: 2, touch: true }],
])('no text of the HUD is smaller than 12 CSS pixels in a %s window', (_, window) => {
  const game = scene('####### #@..r.# #.....# #######');
  give(game, 'apple', 'dagger', 'healing-potion');
  game.stores.Item.count[bagOf(game, game.hero)[2]] = 12;
  const { painted, layout, redraw, view } = draw(
    game,
    { bagLetters: 'abc' },
    { ...columns, ...window },
  );
  redraw({ ...view, bag: { index: 0, offset: 0, menu: 0 } });
  expect(painted.map(({ text }) => text)).toContain('12');
  const small = painted.filter(({ size }) => size < 12 * layout.ratio);
  expect(small).toEqual([]);
});

test('after a lost WebGL context, the ground of the HUD is painted again', () => {
  const { hud, redraw } = draw(scene(map));
  const ground = hud.container.children[0] as Sprite;
  const before = ground.texture;
  hud.forget();
  redraw();
  expect(ground.texture).not.toBe(before);
  expect(before.destroyed).toBe(true);
});

test('a long log also shows the messages that the log of the game has lost', () => {
  const game = scene(map);
  const earlier = Array.from({ length: 20 }, (_, level) => ({
    id: 'levelUp' as const,
    params: { level },
    tone: 'normal' as const,
    times: 1,
  }));
  const { texts } = draw(game, { earlier });
  const shown = texts().filter((text) => text?.startsWith('Congratulations'));
  // Each is wrapped beside the minimap.
  expect(shown.length).toBeGreaterThan(6);
  expect(texts().some((text) => text?.includes('19'))).toBe(true);
});

test('the log leaves out a vain search that is no news any more', () => {
  const game = scene(map);
  const line = { params: {}, tone: 'normal' as const, times: 1 };
  const earlier = [
    { ...line, id: 'searched' as const },
    { ...line, id: 'blocked' as const },
  ];
  const { messages } = wordsOf('en');
  const texts = draw(game, { earlier }).texts().join(' ');
  expect(texts).toContain(messages.blocked({}, namesOf(game.campaign, 'en')).split(' ')[0]);
  expect(texts).not.toContain('nothing');
});

test('the portrait of the hero shows its rest, and pain while the HP bar warns', () => {
  const game = scene('####### #@....# #######');
  const { Health } = game.stores;
  Health.max[game.hero] = 18;
  Health.current[game.hero] = 18;
  const { hud, redraw, view } = draw(game);
  const portrait = (next: Partial<View> = {}) => {
    redraw({ ...view, ...next });
    const labels = hud.container.children
      .flatMap((pen) => (pen.children[1]?.children ?? []) as Sprite[])
      .filter(({ visible }) => visible)
      .map(({ texture }) => texture.label);
    return labels.find((label) => label?.startsWith('icon:adventurer'));
  };
  const pastime = { by: 'rest', health: 5 } as const;
  expect(portrait()).toBe('icon:adventurer');
  expect(portrait({ pastime })).toBe('icon:adventurer-fallen');
  Health.current[game.hero] = 7;
  expect(portrait()).toBe('icon:adventurer');
  Health.current[game.hero] = 6;
  expect(portrait()).toBe('icon:adventurer-hurt');
  expect(portrait({ pastime: { ...pastime, by: 'search' } })).toBe('icon:adventurer-hurt');
  expect(portrait({ pastime })).toBe('icon:adventurer-fallen');
});

test('the portrait is in pain when the next hit may kill, but not of a hero with full health', () => {
  const game = scene('####### #@w...# #######');
  const { Health } = game.stores;
  Health.max[game.hero] = 3;
  Health.current[game.hero] = 3;
  expect(perilOf(game)).toBe('deadly');
  expect(poseInHud(viewOf(game), perilOf(game))).toBe('standing');
  Health.current[game.hero] = 2;
  expect(poseInHud(viewOf(game), perilOf(game))).toBe('hurt');
});

test('a notice disappears with the next drawing', () => {
  const { texts, redraw, view } = draw(scene(map), { notice: 'Seed copied.' });
  expect(texts()).toContain('Seed copied.');
  redraw({ ...view, notice: null });
  expect(texts()).not.toContain('Seed copied.');
});

test('behind the title screen the HUD is hidden', () => {
  const { hud, redraw, view } = draw(scene(map), { backdrop: true });
  expect(hud.container.visible).toBe(false);
  redraw({ ...view, backdrop: false });
  expect(hud.container.visible).toBe(true);
});

test('a HUD that was drawn but not shown before the title screen is not rendered behind it', () => {
  const { hud, redraw, view } = draw(scene(map), {}, columns, true);
  let pictures = 0;
  const prepare = () => hud.prepare({ render: () => pictures++ });
  redraw({ ...view, backdrop: true });
  prepare();
  expect(pictures).toBe(0);
  redraw({ ...view, backdrop: false });
  prepare();
  expect(pictures).toBe(1);
});

test('a hero without a bag has none in the HUD', () => {
  const game = scene(map, { campaign: arenaCampaign, depth: 0 });
  const { texts, hud, layout, view } = draw(game, {}, { ...columns, slots: slotsOf(game) });
  expect(texts()).not.toContain('BAG');
  expect(layout.slots).toEqual([]);
  expect(hud.targetAt(...middle(layout.log), layout, view)).toEqual({ type: 'log' });
});

test('a point belongs to the menu, a slot or row of the bag, the bag, a button, the log or nothing', () => {
  const game = scene(map);
  give(game, 'apple', 'dagger');
  const { hud, layout, view, redraw } = draw(game);
  const [apple, dagger, empty] = layout.slots;
  expect(hud.targetAt(...middle(apple), layout, view)).toEqual({ type: 'bagRow', slot: 0 });
  expect(hud.targetAt(...middle(dagger), layout, view)).toEqual({ type: 'bagRow', slot: 1 });
  expect(hud.targetAt(...middle(empty), layout, view)).toEqual({ type: 'bag' });
  expect(hud.targetAt(layout.bag.x, layout.bag.y, layout, view)).toEqual({ type: 'bag' });
  for (const [index, button] of (['here', 'explore', 'rest', 'wait'] as const).entries()) {
    const point = middle(layout.buttons[index]);
    expect(hud.targetAt(...point, layout, view)).toEqual({ type: 'button', button });
  }
  expect(hud.targetAt(...middle(layout.buttons[7]), layout, view)).toEqual({
    type: 'button',
    button: 'menu',
  });
  expect(hud.targetAt(...middle(layout.map), layout, view)).toBe(null);
  expect(hud.targetAt(...middle(layout.log), layout, view)).toEqual({ type: 'log' });
  expect(hud.targetAt(...middle(layout.minimap), layout, view)).toBe(null);
  redraw({ ...view, bag: { index: 0, offset: 0, menu: 0 } });
  const { openBag, gap } = layout;
  // The two items have the last rows, below the card.
  const high = Math.round(2.2 * layout.line);
  const row = (index: number) =>
    [openBag.x + 2 * gap, openBag.y + openBag.height - gap - (1.5 - index) * high] as const;
  expect(hud.targetAt(...row(0), layout, view)).toEqual({ type: 'bagRow', slot: 0 });
  expect(hud.targetAt(...row(1), layout, view)).toEqual({ type: 'bagRow', slot: 1 });
  const left = openBag.x + 3 * gap;
  // The name of the item above the rows of its menu is no entry.
  const targets = new Set<string>();
  for (let y = 0; y < row(0)[1] - high; y++) {
    const target = hud.targetAt(left, y, layout, view);
    if (target?.type === 'bag') expect(hud.thingAt(left, y, layout, view)).toBe(null);
    targets.add(target?.type === 'menuRow' ? `${target.type} ${target.index}` : `${target?.type}`);
  }
  expect([...targets].filter((one) => one !== 'log')).toEqual([
    'undefined',
    'bag',
    'menuRow 0',
    'menuRow 1',
  ]);
});

test('the thing under the mouse is described: portrait, bars, slots, threats, weight and minimap', () => {
  const game = scene('####### #@..r.# #.....# #######');
  give(game, 'apple');
  const { hud, layout, view } = draw(game);
  const at = (x: number, y: number) => hud.thingAt(x, y, layout, view)?.thing;
  expect(at(...middle(layout.slots[0]))).toEqual({ type: 'item', slot: 0 });
  expect(at(...middle(layout.portrait))).toMatchObject({ type: 'value', name: 'hp' });
  const bars = layout.portrait.y + 0.45 * layout.portrait.height;
  expect(at(layout.status.x + 0.7 * layout.status.width, bars)).toMatchObject({ name: 'hp' });
  expect(at(layout.bag.x + 5, layout.bag.y + 5)).toMatchObject({ type: 'value', name: 'weight' });
  expect(at(layout.log.x + 30, layout.log.y + 2.5 * layout.line)).toEqual({
    type: 'cell',
    x: 4,
    y: 1,
  });
  expect(at(...middle(layout.minimap))).toMatchObject({ name: 'minimap' });
});

test('nothing that the action menu or the open bag covers is described', () => {
  const game = scene('####### #@..r.# #.....# #######');
  give(game, ...Array.from({ length: 9 }, () => 'dagger' as const));
  const bag = { index: 4, offset: 0, menu: 0 };
  const { hud, layout, view } = draw(game, { bag });
  const { openBag, minimap } = layout;
  /** The types of the targets and of the described things in the lower part of the bag. */
  const pairsAt = (x: number) => {
    const pairs = new Set<string>();
    for (let y = openBag.y + openBag.height / 4; y < openBag.y + openBag.height; y++) {
      const target = hud.targetAt(x, y, layout, view)?.type;
      pairs.add(`${target}: ${hud.thingAt(x, y, layout, view)?.thing.type}`);
    }
    return [...pairs].sort();
  };
  // The bag covers the whole minimap.
  expect(openBag.y).toBeLessThan(minimap.y);
  // The menu is above the list.
  expect(pairsAt(openBag.x + 3 * layout.gap)).toEqual([
    'bag: undefined',
    'bagRow: item',
    'menuRow: undefined',
  ]);
});

test('the slots of the closed bag stay visible, and name their items, beside an open bag over the map', () => {
  const game = scene(map);
  give(game, 'apple', 'dagger');
  game.stores.Item.count[bagOf(game, game.hero)[0]] = 12;
  const phone = { ...columns, width: 844, height: 390, touch: true };
  const bag = { index: 0, offset: 0, menu: null };
  const { hud, layout, view, texts } = draw(game, { bag }, phone);
  expect(layout.openBag.x + layout.openBag.width).toBeLessThanOrEqual(layout.bag.x);
  // The slot shows the number of apples.
  expect(texts()).toContain('12');
  const dagger = middle(layout.slots[1]);
  expect(hud.targetAt(...dagger, layout, view)).toEqual({ type: 'bag', slot: 1 });
  expect(hud.thingAt(...dagger, layout, view)?.thing).toEqual({ type: 'item', slot: 1 });
  expect(hud.targetAt(...middle(layout.slots[2]), layout, view)).toEqual({ type: 'bag' });
});

test('on a phone, no point of the action menu belongs to an item under it, not even a gap', () => {
  const game = scene(map);
  give(game, ...Array.from({ length: 9 }, () => 'dagger' as const));
  const phone = { ...columns, width: 390, height: 844, touch: true };
  const { hud, layout, view } = draw(game, { bag: { index: 0, offset: 0, menu: 0 } }, phone);
  const { openBag, text } = layout;
  const x = openBag.x + openBag.width - 3 * text;
  const column: { target: Target | null; thing: HudPart | null }[] = [];
  // The card is above the list.
  for (let y = 0; y < openBag.y + openBag.height; y++) {
    const target = hud.targetAt(x, y, layout, view);
    column.push({ target, thing: hud.thingAt(x, y, layout, view) });
  }
  const isEntry = ({ target }: (typeof column)[number]) => target?.type === 'menuRow';
  const menu = column.slice(column.findIndex(isEntry), column.findLastIndex(isEntry) + 1);
  const targets = menu.map(({ target }) => JSON.stringify(target));
  // A dagger can be wielded and, after a gap, put down.
  expect([...new Set(targets)]).toEqual([
    '{"type":"menuRow","index":0}',
    '{"type":"bag"}',
    '{"type":"menuRow","index":1}',
  ]);
  expect(menu.every(({ thing }) => thing === null)).toBe(true);
});

test('an icon that is too small for a finger names its item of the closed bag', () => {
  const game = scene(map);
  give(game, 'apple', 'dagger');
  const phone = { ...columns, width: 390, height: 844, touch: true };
  const { hud, layout, view } = draw(game, {}, phone);
  const at = (place: number) => hud.targetAt(...middle(layout.slots[place]), layout, view);
  expect([0, 1, 2].map(at)).toEqual([
    { type: 'bag', slot: 0 },
    { type: 'bag', slot: 1 },
    { type: 'bag' },
  ]);
});

test('the minimap is between the panel and the things over the map', () => {
  const { hud, layout } = draw(scene(map));
  const minimap = hud.container.children[2] as Container;
  expect([minimap.x, minimap.y]).toEqual([layout.minimap.x, layout.minimap.y]);
  expect(minimap.width).toBeCloseTo(layout.minimap.width);
  expect(hud.container.children).toHaveLength(6);
});

test('the minimap shows forgotten ground in the tiles look alone', () => {
  const game = scene(map);
  game.floor.memory.tiles.fill(unknown);
  const asked: string[] = [];
  for (const look of ['tiles', 'glyphs'] as const) {
    const lastSeen = () => {
      asked.push(look);
      return unknown;
    };
    draw(game, { look, lastSeen });
  }
  expect([...new Set(asked)]).toEqual(['tiles']);
});

test('the open bag of a compact HUD is over the minimap', () => {
  const game = scene(map);
  const phone = { ...columns, width: 390, height: 844 };
  const { hud } = draw(game, { bag: { index: 0, offset: 0, menu: null } }, phone);
  const over = (hud.container.children[3].children[2].children as Sprite[]).map(
    ({ texture }) => texture.label,
  );
  expect(over).toContain('Bag');
});

test('forgotten texts are painted again, and a destroyed HUD has no children', () => {
  const { hud, redraw, texts } = draw(scene(map));
  const before = texts();
  hud.forgetTexts();
  expect(texts()).toEqual([]);
  redraw();
  expect(texts()).toEqual(before);
  hud.destroy();
  expect(hud.container.children).toEqual([]);
});
