import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { colourOf } from '../../../src/describe/css-colour.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { placeFeature } from '../../../src/game/floors/place-feature.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import type { Game } from '../../../src/game/world.ts';
import { FloorItems } from '../../../src/screen/actors/floor-items.ts';
import { colours, contrast, recalledThing, remembered } from '../../../src/screen/colours.ts';
import type { Look } from '../../../src/screen/view.ts';
import { simple } from '../../sources.ts';
import { campaign, place, rogueCampaign, scene } from '../../world.ts';
import { artworkOf, lookAgain } from '../fixtures.ts';

const cell = 32;
const map = `
  #######
  #@.a..#
  #..d..#
  #######`;

const kindOf = (id: string) => {
  const kind = campaign.kinds.find((one) => one.id === id);
  if (!kind) throw new Error(id);
  return kind;
};

function show(game: Game, look: Look = 'tiles', items = new FloorItems(), x2 = 99) {
  const { width, height } = game.floor.grid;
  const region = { x1: 0, y1: 0, x2: Math.min(width - 1, x2), y2: height - 1 };
  items.show(game, artworkOf(game.campaign, look), { width: cell, height: cell }, region);
  const [shadows, bodies] = items.container.children.slice(-2) as Container<Sprite>[];
  return bodies.children.flatMap((body, index) => {
    const shadow = shadows.children[index];
    if (!body.visible) return [];
    const { x, y, width: side, alpha, tint, texture } = body;
    return [{ x, y, side, alpha, tint, name: texture.label, shadow: shadow.visible }];
  });
}

test('items are in the middle of their cells, with their icons, colours and shadows', () => {
  const shown = show(scene(map));
  const item = { side: 26, alpha: 1, shadow: true };
  const { look: apple } = kindOf('apple');
  const { look: dagger } = kindOf('dagger');
  expect(shown).toEqual([
    { ...item, x: 99, y: 35, tint: colourOf(apple.colour), name: `icon:${apple.sprite}` },
    { ...item, x: 99, y: 67, tint: colourOf(dagger.colour), name: `icon:${dagger.sprite}` },
  ]);
});

test('the shadow of an item is slightly above its cell', () => {
  const items = new FloorItems();
  show(scene(map), 'tiles', items);
  const [shadows] = items.container.children.slice(-2) as Container<Sprite>[];
  const [shadow] = shadows.children;
  expect([shadow.x, shadow.y, shadow.width, shadow.alpha]).toEqual([96, 30, 32, 0.8]);
  expect(shadow.texture.label).toBe('blob');
});

test('in the glyph look items are glyphs of a whole cell, and an actor hides the item below', () => {
  const game = scene(map);
  const { Position } = game.stores;
  expect(show(game, 'glyphs')).toMatchObject([
    { x: 96, y: 32, side: 32, name: `glyph:${kindOf('apple').look.glyph}`, shadow: false },
    { x: 96, y: 64, side: 32, name: `glyph:${kindOf('dagger').look.glyph}`, shadow: false },
  ]);
  game.floor.occupants[7 + 3] = game.hero;
  Position.x[game.hero] = 3;
  expect(show(game, 'glyphs')).toHaveLength(1);
  expect(show(game, 'tiles')).toHaveLength(2);
});

test('an item out of view is a little dimmer, in a light of its colour that shows it on dark ground', () => {
  const game = scene(map);
  (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 0;
  const [apple, dagger] = show(game);
  const colour = colourOf(kindOf('apple').look.colour);
  expect(apple.tint).toBe(recalledThing(colour));
  expect(contrast(apple.tint, colours.ground)).toBeGreaterThan(
    contrast(remembered(colour), colours.ground),
  );
  expect(dagger.tint).toBe(colourOf(kindOf('dagger').look.colour));
});

/** The drawings under things: what prizes stand on, and lights around things that are not seen. */
function under(game: Game, look: Look = 'tiles') {
  const items = new FloorItems();
  show(game, look, items);
  const [stands, halos] = items.container.children.slice(1, 3) as Container<Sprite>[];
  const shown = ({ children }: Container<Sprite>) => children.filter(({ visible }) => visible);
  return { stands: shown(stands), halos: shown(halos) };
}

test('only a thing out of view has a light around it, in tiles alone', () => {
  const game = scene(map);
  expect(under(game).halos).toEqual([]);
  (game.floor.fieldOfView.visible as Uint8Array)[7 + 3] = 0;
  const [light, ...others] = under(game).halos;
  expect(others).toEqual([]);
  expect([light.x, light.y]).toEqual([3.5 * cell, 1.5 * cell]);
  expect(light.width).toBeGreaterThan(cell);
  expect(under(game, 'glyphs').halos).toEqual([]);
});

test('a prize stands on a plinth, and on a dais where there is ground all around it', () => {
  const jewel = campaign.kinds.find((kind) => kindHas(kind, 'Prize'))?.id ?? '';
  const hall = `
    #########
    #.......#
    #.@.....#
    #.......#
    #########`;
  const standsAt = (x: number, y: number) => {
    const game = scene(hall);
    place(game, jewel, x, y);
    lookAgain(game);
    return under(game).stands.map(({ texture, width, x, y }) => [texture.label, width, x, y]);
  };
  const middle = [5.5 * cell, 2.5 * cell];
  expect(standsAt(5, 2)).toEqual([
    ['dais', Math.round(2.9 * cell), ...middle],
    ['plinth', cell, ...middle],
  ]);
  expect(standsAt(7, 2)).toEqual([['plinth', cell, 7.5 * cell, 2.5 * cell]]);
});

test('a prize that the hero has put down lies on the ground', () => {
  const jewel = campaign.kinds.find((kind) => kindHas(kind, 'Prize'))?.id ?? '';
  const game = scene('##### #@..# #####');
  place(game, jewel, 3, 1);
  lookAgain(game);
  const [standing] = show(game);
  game.prizeHeld = true;
  const [lying] = show(game);
  expect(under(game).stands).toEqual([]);
  expect(lying.y + lying.side / 2).toBe(1.5 * cell);
  expect(standing.y).toBeLessThan(lying.y);
});

test('only remembered items are shown', () => {
  const game = scene(map);
  game.floor.memory.things[7 + 3] = 0;
  expect(show(game)).toMatchObject([{ y: 67 }]);
});

test('the topmost of several items is shown', () => {
  const game = scene(map);
  place(game, 'dagger', 3, 1);
  lookAgain(game);
  expect(show(game)[0].name).toBe(`icon:${kindOf('dagger').look.sprite}`);
});

test('an item that was picked up disappears, and the region limits the items', () => {
  const game = scene(map);
  const items = new FloorItems();
  expect(show(game, 'tiles', items)).toHaveLength(2);
  game.floor.memory.things[14 + 3] = 0;
  expect(show(game, 'tiles', items)).toHaveLength(1);
  expect(show(scene(map), 'tiles', new FloorItems(), 2)).toHaveLength(0);
});

test('a trap is smaller, paler and has no shadow', () => {
  const game = scene('####### #@....# #######', { campaign: rogueCampaign });
  const trap = rogueCampaign.kinds.findIndex((kind) => kindHas(kind, 'Trap'));
  expect(trap).toBeGreaterThan(0);
  game.floor.memory.things[7 + 3] = trap;
  expect(show(game)).toMatchObject([{ side: 22, x: 101, alpha: 0.72, shadow: false }]);
});

/** A floor with water on the cells of the letter `w`, as the hero sees it. */
function withWater(map: string): Game {
  const water = {
    name: { en: 'water' },
    look: { glyph: '~', colour: '#4090e0', sprite: 'waves' },
    Feature: { ground: 'water' },
  };
  const played = loadCampaign(simple, { 'water.json': JSON.stringify(water) });
  const game = scene(map.replaceAll('w', '.'), { campaign: played });
  map.split(' ').forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (letter === 'w') placeFeature(game, kindById(played, 'water'), game.floor, { x, y });
    });
  });
  lookAgain(game);
  return game;
}

/** The parts of the pools: their drawing and its quarter turns, by cell. */
function poolsOf(items: FloorItems): Record<string, string[]> {
  const [pools] = items.container.children as Container<Container<Sprite>>[];
  const [, details] = pools.children;
  const cells: Record<string, string[]> = {};
  for (const { visible, x, y, texture, rotation } of details.children) {
    if (!visible) continue;
    const at = `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
    cells[at] = [...(cells[at] ?? []), `${texture.label} ${Math.round((rotation * 2) / Math.PI)}`];
  }
  return cells;
}

test('water has the colour of its kind on the whole cell, and no icon', () => {
  const game = withWater('####### #@.w..# #######');
  const items = new FloorItems();
  expect(show(game, 'tiles', items)).toEqual([]);
  const [pools] = items.container.children as Container<Container<Sprite>>[];
  const [surfaces] = pools.children;
  const [surface] = surfaces.children;
  const { x, y, width, tint } = surface;
  expect([x, y, width, tint]).toEqual([112, 48, 32, 0x4090e0]);
  // The light of the stones below it stays visible.
  expect(surfaces.blendMode).toBe('multiply');
  expect(show(game, 'glyphs', items)).toMatchObject([{ name: 'glyph:~', x: 96 }]);
  expect(surface.visible).toBe(false);
});

test('a pool has a shore on every side and in every corner where other ground begins', () => {
  const game = withWater('####### #@....# #..w..# #..ww.# #.....# #######');
  const items = new FloorItems();
  show(game, 'tiles', items);
  expect(poolsOf(items)).toEqual({
    '3,2': ['water-ripples 0', 'water-shore 0', 'water-shore 1', 'water-shore 3'],
    '3,3': ['water-ripples 0', 'water-corner 1', 'water-shore 2', 'water-shore 3'],
    '4,3': ['water-ripples 0', 'water-shore 0', 'water-shore 1', 'water-shore 2'],
  });
});

test('a pool has no shore towards cells that the hero does not know', () => {
  const game = withWater('####### #@.w..# #######');
  game.floor.memory.tiles[7 + 4] = 255;
  const items = new FloorItems();
  show(game, 'tiles', items);
  expect(poolsOf(items)['3,1']).toEqual([
    'water-ripples 0',
    'water-shore 0',
    'water-shore 2',
    'water-shore 3',
  ]);
});

test.each([
  ['tiles', ['icon:sparkles', 'icon:hobgoblin']],
  ['glyphs', ['glyph:$', 'glyph:H']],
] as const)(
  'in the look %s unknown magic and a monster that the hero senses are shown',
  (look, names) => {
    const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
    game.sensed = [
      { x: 3, y: 1, kind: '' },
      { x: 5, y: 1, kind: 'hobgoblin' },
    ];
    expect(show(game, look).map(({ x, name }) => [Math.floor(x / cell), name])).toEqual([
      [3, names[0]],
      [5, names[1]],
    ]);
  },
);

test('a pool has no shore towards the edge of the floor', () => {
  const game = withWater('#wwww# #@...# ######');
  const items = new FloorItems();
  show(game, 'tiles', items);
  const pools = poolsOf(items);
  expect(pools['1,0']).toEqual(['water-ripples 0', 'water-shore 2', 'water-shore 3']);
  expect(pools['2,0']).toEqual(['water-ripples 0', 'water-shore 2']);
});
