import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/world.ts';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { SpriteMap } from '../../../src/screen/map/sprite-map.ts';
import { stoneColoursAt } from '../../../src/screen/map/stone-colours.ts';
import type { Look } from '../../../src/screen/view.ts';
import { campaign, scene } from '../../world.ts';
import { artworkOf } from '../fixtures.ts';

const cell = 20;

function show(game: Game, look: Look = 'tiles', moment = {}, view = {}, highContrast = false) {
  const { width, height } = game.floor.grid;
  const cells = new MapCells(width, height);
  cells.update(game, { look }, { x1: 0, y1: 0, x2: width - 1, y2: height - 1 });
  const layer = new SpriteMap();
  const { tiles: sheet, terrain } = artworkOf(game.campaign, look);
  const window = { x: 100, y: 50, width: 1000, height: 1000, ...view };
  const size = { width: cell, height: cell };
  const colours = stoneColoursAt(game.campaign, game.floor.depth);
  layer.show({ cells, sheet, terrain, look, colours, cell: size, view: window, highContrast });
  const still = { scrollX: 0, scrollY: 0, torchX: 1.5, torchY: 1.5, fade: 1, flicker: 1 };
  layer.place({ ...still, ...moment });
  const [ground, over] = (layer.container.children as Container<Sprite>[]).map((pool) =>
    pool.children
      .filter(({ visible }) => visible)
      .map(({ x, y, width: side, tint, texture }) => ({
        x: (x - 100) / cell,
        y: (y - 50) / cell,
        side,
        tint,
        name: texture.label,
      })),
  );
  return { ground, over };
}

const map = `
  #####
  #@.>#
  #...#
  #####`;

test('each known cell is a sprite of its stone on its place', () => {
  const { ground } = show(scene(map));
  expect(ground).toHaveLength(20);
  expect(ground[0]).toMatchObject({ x: 0, y: 0, side: 20, name: 'masonry' });
  expect(ground[1]).toMatchObject({ x: 1, y: 0, name: 'bricks' });
  expect(ground[6].name).toBe('flagstones');
  expect(ground[8]).toMatchObject({ x: 3, y: 1, name: 'flagstones' });
});

test('stairs, their kerb, and the shadows below walls, are over the stone', () => {
  // A floor without decorations.
  const scenery = [{ from: 0, to: 9, decorations: { ground: [], walls: [] } }];
  const { over } = show(scene(map, { campaign: { ...campaign, scenery } }));
  expect(over.map(({ x, y, name }) => [x, y, name])).toEqual([
    [1, 1, 'shadow'],
    [2, 1, 'landing-west'],
    [2, 1, 'shadow'],
    [3, 1, 'stairs-down'],
    [3, 1, 'shadow'],
    [2, 2, 'landing-south-west'],
    [3, 2, 'landing-south'],
  ]);
});

test('cells in view are warm at the torch and plain far away, remembered cells are dim', () => {
  const game = scene(`
    ##############
    #@...........#
    ##############`);
  (game.floor.fieldOfView.visible as Uint8Array)[14 + 11] = 0;
  const { ground } = show(game);
  const tintAt = (x: number) => ground.find((sprite) => sprite.x === x && sprite.y === 1)?.tint;
  expect(tintAt(1)).toBe(0xffecd4);
  expect(tintAt(2)).toBe(0xffecd4);
  expect(tintAt(3)).toBe(0xf8e8d6);
  expect(tintAt(12)).toBe(0xe2dadc);
  expect(tintAt(11)).toBe(0xb4c4ff);
});

test.each([
  ['tiles', 0xffffff],
  ['glyphs', 0xb4b4b4],
] as const)('where the device asks for more contrast, remembered %s are brighter', (look, tint) => {
  const game = scene(map);
  (game.floor.fieldOfView.visible as Uint8Array)[10 + 1] = 0;
  const { ground } = show(game, look, {}, {}, true);
  expect(ground.find(({ x, y }) => x === 1 && y === 2)?.tint).toBe(tint);
});

test('glyphs have their own colour in view and are grey in memory, without shadows', () => {
  const game = scene(map);
  (game.floor.fieldOfView.visible as Uint8Array)[10 + 1] = 0;
  const { ground, over } = show(game, 'glyphs');
  const at = (x: number, y: number) => ground.find((sprite) => sprite.x === x && sprite.y === y);
  expect(at(2, 1)?.tint).toBe(0xffffff);
  expect(at(1, 2)?.tint).toBe(0x707070);
  expect(at(1, 1)?.name).toBe('blank');
  expect(over).toEqual([]);
});

test('only cells in the view are drawn, and scrolling moves them', () => {
  const { ground } = show(
    scene(map),
    'tiles',
    { scrollX: 30, scrollY: 20 },
    { width: 40, height: 20 },
  );
  expect(ground.map(({ x, y }) => [x, y])).toEqual([
    [-0.5, 0],
    [0.5, 0],
    [1.5, 0],
  ]);
});

test.each(['pool', 'garden'] as const)(
  'the ground of a %s has the colour of its water or grass, and remembered ground has less light',
  (theme) => {
    const rooms = [{ x1: 1, y1: 1, x2: 14, y2: 8 }];
    const walls = '#'.repeat(16);
    const rows = Array.from({ length: 8 }, (_, y) =>
      y === 0 ? `#@${'.'.repeat(13)}#` : `#${'.'.repeat(14)}#`,
    );
    const scenery = [{ from: 0, to: 9, rooms: [theme], decorations: { ground: [], walls: [] } }];
    const game = scene([walls, ...rows, walls].join('\n'), {
      campaign: { ...campaign, scenery },
      rooms,
    });
    const squares = () => show(game).ground.filter(({ side }) => side < cell);
    const lit = squares();
    expect(lit.length).toBeGreaterThan(20);
    for (const { x, y } of lit) expect(x >= 1 && x < 15 && y >= 1 && y < 9).toBe(true);
    // Water and grass are greener than red.
    for (const { tint } of lit)
      expect((Number(tint) >> 8) & 255).toBeGreaterThan(Number(tint) >> 16);
    (game.floor.fieldOfView.visible as Uint8Array).fill(0);
    const sum = (some: typeof lit) => some.reduce((all, { tint }) => all + (Number(tint) >> 16), 0);
    expect(sum(squares())).toBeLessThan(sum(lit));
  },
);
