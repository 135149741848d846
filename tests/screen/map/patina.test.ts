import '../node-navigator.ts';

import { expect, test } from 'vitest';
import type { Cell } from '../../../src/dungeon/grid.ts';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import type { RoomTheme } from '../../../src/game/scenery.ts';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { Patina, plainByte } from '../../../src/screen/map/patina.ts';
import { dungeonColours, stoneColoursAt } from '../../../src/screen/map/stone-colours.ts';
import { type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import type { Look } from '../../../src/screen/view.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

/** The patina of a drawn map that is known completely, and the colours of its pixels. */
function paint(
  map: string,
  colours = dungeonColours,
  rooms?: readonly Room[],
  look: Look = 'tiles',
  scenery = rogueCampaign.scenery ?? [],
) {
  const game = scene(map, { campaign: { ...rogueCampaign, scenery }, ...(rooms && { rooms }) });
  const { width, height } = game.floor.grid;
  const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  const cells = new MapCells(width, height);
  revealFloor(game);
  cells.update(game, { look }, region);
  const patina = new Patina(width, height);
  const changed = patina.paint(cells, region, colours, look);
  const pixel = (x: number, y: number) => {
    const at = (Math.floor(y * patina.side) * patina.width + Math.floor(x * patina.side)) * 4;
    return [...patina.bytes.subarray(at, at + 4)];
  };
  const brightness = (x: number, y: number) => pixel(x, y).reduce((sum, part) => sum + part) - 255;
  return { game, cells, region, patina, changed, pixel, brightness };
}

const room = `
  #######
  #@....#
  #.....#
  #.....#
  #######`;

test('the ground is darker below a wall than in the middle of a room', () => {
  const { brightness } = paint(room);
  for (const x of [2.5, 3.5, 4.5]) {
    expect(brightness(x, 1.05)).toBeLessThan(0.7 * brightness(x, 1.9));
  }
  expect(brightness(1.05, 2.5)).toBeLessThan(0.9 * brightness(1.9, 2.5));
});

test('a passage beside a corner of lines does not move the ground of the room', () => {
  const { pixel } = paint(`${room}\n  ,,,,,,,`, dungeonColours, undefined, 'glyphs');
  const brightness = (x: number, y: number) => Math.max(...pixel(x, y).slice(0, 3));
  for (const [x, y] of [
    [0.8, 4.2],
    [6.2, 4.2],
  ]) {
    expect(brightness(x, y)).toBeGreaterThan(0);
    expect(brightness(x, y + 0.6)).toBe(0);
  }
});

test('the ground of a room goes on up to the middle of walls that are lines, and is not darker beside them', () => {
  const { pixel } = paint(room, dungeonColours, undefined, 'glyphs');
  const brightness = (x: number, y: number) => Math.max(...pixel(x, y).slice(0, 3));
  const inside = [
    [3.5, 0.8],
    [3.5, 4.2],
    [0.8, 2.5],
    [6.2, 2.5],
    [0.8, 0.8],
    [6.2, 4.2],
  ];
  const outside = [
    [3.5, 0.2],
    [3.5, 4.8],
    [0.2, 2.5],
    [6.8, 2.5],
    [0.2, 0.8],
    [0.8, 0.2],
    [6.8, 4.8],
  ];
  for (const [x, y] of inside) expect([x, y, brightness(x, y) > 0]).toEqual([x, y, true]);
  for (const [x, y] of outside) expect([x, y, brightness(x, y)]).toEqual([x, y, 0]);
  expect(brightness(3.5, 1.05)).toBeGreaterThan(0.6 * brightness(3.5, 1.9));
});

test('the ground of a lit room is brighter in the middle than at the walls, and that of a dark one does not show its size', () => {
  const rows = Array.from({ length: 9 }, () => `#${'.'.repeat(15)}#`);
  const map = ['#'.repeat(17), ...rows.with(0, `#@${'.'.repeat(14)}#`), '#'.repeat(17)].join(' ');
  const rooms = { x1: 1, y1: 1, x2: 15, y2: 9 };
  const lit = paint(map, dungeonColours, [rooms]);
  const dark = paint(map, dungeonColours, [{ ...rooms, dark: true }]);
  // Stones have colours of their own: the dark room has them without the shade.
  const shadeAt = (x: number, y: number) => lit.brightness(x, y) / dark.brightness(x, y);
  for (const y of [3.5, 5.5, 7.5]) {
    expect(shadeAt(1.5, y)).toBeLessThan(0.9);
    expect(shadeAt(15.5, y)).toBeLessThan(0.9);
  }
  expect(shadeAt(8.5, 5.5)).toBeGreaterThan(1.05);
  expect(shadeAt(8.5, 9.5)).toBeLessThan(0.9);
});

test('the sun is on the middle of an arena, but not on the sand of a dungeon', () => {
  const row = '.'.repeat(13);
  const map = Array(8).fill(row).with(4, row.replace('.', '@')).join(' ');
  const sand = stoneColoursAt({ ...campaign, scenery: arenaCampaign.scenery ?? [] }, 0);
  const arena = paint(map, stoneColoursAt(arenaCampaign, 0));
  const dungeon = paint(map, sand);
  const sunAt = (x: number, y: number) => arena.brightness(x, y) / dungeon.brightness(x, y);
  expect(sunAt(6.5, 4.5)).toBeGreaterThan(1.05);
  for (const x of [0.5, 12.5]) expect(sunAt(x, 4.5)).toBeLessThan(0.9);
  const stones = paint(map, { ...sand, paving: 'flagstones' });
  expect(dungeon.patina.bytes).toEqual(stones.patina.bytes);
});

test('a wall has a light edge where the room begins', () => {
  const { brightness } = paint(room);
  expect(brightness(0.95, 2.5)).toBeGreaterThan(1.3 * brightness(0.5, 2.5));
});

test('the upper part of the front of a wall has the colour of the tops beside it', () => {
  const stones = { ...dungeonColours.stones, masonry: [1, 0, 0], bricks: [0, 0, 1] } as const;
  const { pixel } = paint(room, { ...dungeonColours, stones });
  const [red, , blue] = pixel(3.5, 0.1);
  expect(red).toBeGreaterThan(40);
  expect(blue).toBe(0);
  const [, , below] = pixel(3.5, 0.6);
  expect(below).toBeGreaterThan(40);
  expect(pixel(0.5, 0.1)[0]).toBeGreaterThan(40);
});

test('the top of a narrow wall has no dark groove, and that of rock has one', () => {
  const { brightness } = paint(`
    #########
    #@..#...#
    #...#...#
    #...#...#
    #########`);
  expect(brightness(4.05, 2.5)).toBeGreaterThan(1.1 * brightness(4.5, 2.5));
  expect(brightness(4.2, 2.5)).toBeGreaterThan(0.9 * brightness(4.5, 2.5));
  expect(brightness(0.8, 2.5)).toBeLessThan(0.9 * brightness(0.5, 2.5));
});

test('the colours of a passage go on up to its rock, whose edge the tile draws sharply', () => {
  const { brightness } = paint(`
    _______
    _,,,,,_
    ___@___`);
  expect(brightness(2.5, 1.03)).toBeGreaterThan(0.8 * brightness(2.5, 1.5));
  expect(brightness(2.98, 1.5)).toBeGreaterThan(0.7 * brightness(2.5, 1.5));
});

test('moss grows on flagstones in places, and not on walls', () => {
  const green = { ...dungeonColours, moss: [0, 2, 0] as const };
  const { pixel } = paint(
    Array.from({ length: 30 }, (_, y) =>
      y === 1 ? `#@${'.'.repeat(27)}#` : y % 29 ? `#${'.'.repeat(28)}#` : '#'.repeat(30),
    ).join('\n'),
    green,
  );
  const isMossy = (x: number, y: number) => {
    const [red, tinge] = pixel(x + 0.5, y + 0.5);
    return tinge > 1.3 * red;
  };
  const cells = Array.from({ length: 28 * 28 }, (_, at) => [
    1 + (at % 28),
    1 + Math.floor(at / 28),
  ]);
  const mossy = cells.filter(([x, y]) => isMossy(x, y)).length;
  expect(mossy).toBeGreaterThan(20);
  expect(mossy).toBeLessThan(28 * 14);
  expect(cells.some(([x]) => isMossy(x, 0))).toBe(false);
});

test('no moss grows in the circle around a prize', () => {
  const greenest = { ...dungeonColours, moss: [0, 2, 0] as const, growth: 1 };
  const mossy = { inside: 0, outside: 0 };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = newGame(campaign, seed);
    enterFloor(game, 5);
    revealFloor(game);
    const { width, height } = game.floor.grid;
    const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
    const cells = new MapCells(width, height);
    cells.update(game, { look: 'tiles' }, region);
    const patina = new Patina(width, height);
    patina.paint(cells, region, greenest);
    const [prize] = cells.decoration?.prizes ?? [];
    for (let at = 0; at < patina.width * patina.height; at++) {
      const [red, green] = patina.bytes.subarray(4 * at);
      if (green <= 1.3 * red) continue;
      const x = ((at % patina.width) + 0.5) / patina.side - prize.x - 0.5;
      const y = (Math.floor(at / patina.width) + 0.5) / patina.side - prize.y - 0.5;
      mossy[Math.hypot(x, y) < 2.2 ? 'inside' : 'outside']++;
    }
  }
  expect(mossy.outside).toBeGreaterThan(1000);
  expect(mossy.inside).toBe(0);
});

test('what is not known throws no light on the cells beside it', () => {
  const game = scene(room, { campaign: rogueCampaign });
  const { width, height } = game.floor.grid;
  const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  const cells = new MapCells(width, height);
  cells.update(game, { look: 'tiles' }, { x1: 0, y1: 0, x2: 2, y2: height - 1 });
  const patina = new Patina(width, height);
  patina.paint(cells, region);
  const right = [...patina.bytes].filter((_, at) => at % (patina.width * 4) >= 3 * patina.side * 4);
  expect(Math.max(...right)).toBe(0);
});

test('only cells that look different are painted again', () => {
  const { patina, cells, region, changed } = paint(room);
  expect(changed).toEqual(Array.from({ length: 35 }, (_, cell) => cell));
  expect(patina.paint(cells, region)).toEqual([]);
});

test('after a change of the look, stones have their colours again, and cells of glyphs have one each', () => {
  const { patina, cells, region, changed } = paint(room);
  const stones = patina.bytes.slice();
  expect(patina.paint(cells, region, dungeonColours, 'glyphs')).toEqual(changed);
  const parts = patina.bytes.filter((_, at) => at % 4 < 3);
  expect(new Set(parts)).toEqual(new Set([plainByte]));
  expect(patina.paint(cells, region, dungeonColours, 'tiles')).toEqual(changed);
  expect(patina.bytes).toEqual(stones);
});

test('a very large floor has fewer pixels for each cell', () => {
  expect(new Patina(25, 25).side).toBe(8);
  expect(new Patina(1000, 500).side).toBe(1);
});

test('nothing of the floor before shines into the edges of the next floor', () => {
  const { patina, region } = paint(room);
  const game = scene(room, { campaign: rogueCampaign });
  const unseen = 7 + 5;
  const { fieldOfView, memory } = game.floor;
  (fieldOfView.visible as Uint8Array)[unseen] = 0;
  memory.tiles[unseen] = 255;
  const cells = new MapCells(7, 5);
  cells.update(game, { look: 'tiles' }, region);
  expect(cells.read(unseen).light).toBe(0);
  patina.paint(cells, region);
  const at = (patina.side * patina.width + 5 * patina.side) * 4;
  expect([...patina.bytes.subarray(at, at + 4)]).toEqual([0, 0, 0, 0]);
});

/** The patina of a room of 14 × 8 cells with one theme. */
function furnished(theme: RoomTheme) {
  const row = `#${'.'.repeat(14)}#`;
  const map = ['#'.repeat(16), row.replace('.', '@'), ...Array(7).fill(row), '#'.repeat(16)].join(
    '\n',
  );
  const rooms = [{ x1: 1, y1: 1, x2: 14, y2: 8 }];
  const scenery = [
    { from: 0, to: 99, growth: 0, decorations: { ground: [], walls: [] }, rooms: [theme] },
  ] as const;
  const painted = paint(map, { ...dungeonColours, growth: 0 }, rooms, 'tiles', scenery);
  const cellsOf = (...names: readonly TileName[]) =>
    [...(painted.cells.decoration?.ground ?? [])].flatMap((look, cell) =>
      names.includes(tileNames[look])
        ? [{ x: (cell % 16) + 0.5, y: Math.floor(cell / 16) + 0.5 }]
        : [],
    );
  return { ...painted, cellsOf };
}

test('ground under water is bluer than dry ground, up to the wall', () => {
  const { pixel, cellsOf } = furnished('pool');
  const blueness = ({ x, y }: Cell) => pixel(x, y)[2] / pixel(x, y)[0];
  const water = cellsOf('floor-water', 'floor-lilies');
  const wet = water.map(blueness);
  // Some cells beside the water are partly under it.
  const dry = Math.min(...cellsOf('floor').map(blueness));
  expect(wet.length).toBeGreaterThan(3);
  expect(Math.min(...wet)).toBeGreaterThan(1.3 * dry);
  // At the foot of the wall the ground is only wet, and water begins close to it.
  const atWall = water.filter(({ x }) => x === 1.5 || x === 14.5);
  expect(atWall.length).toBeGreaterThan(0);
  for (const { x, y } of atWall) {
    const beside = (far: number) => ({ x: x < 8 ? 1 + far : 15 - far, y });
    expect(blueness(beside(0.06))).toBeLessThan(0.75 * blueness(beside(0.4)));
    expect(blueness(beside(0.4))).toBeGreaterThan(1.3 * dry);
  }
});

test('ground with grass is greener than bare ground', () => {
  const { pixel, cellsOf } = furnished('garden');
  const greenness = ({ x, y }: Cell) => pixel(x, y)[1] / pixel(x, y)[0];
  const grass = cellsOf('floor-grass', 'floor-flowers').map(greenness);
  const bare = Math.min(...cellsOf('floor').map(greenness));
  expect(grass.length).toBeGreaterThan(3);
  expect(Math.min(...grass)).toBeGreaterThan(1.1 * bare);
});

test('embers glow, and nothing else glows in a room without torches', () => {
  const { pixel, cellsOf } = furnished('embers');
  const glow = ({ x, y }: Cell) => pixel(x, y)[3];
  const embers = cellsOf('floor-embers');
  expect(embers.length).toBeGreaterThan(1);
  for (const at of embers) {
    expect(glow(at)).toBeGreaterThan(100);
    const away = { x: at.x, y: at.y + (at.y < 4 ? 2 : -2) };
    if (!embers.some(({ x, y }) => Math.abs(x - away.x) < 1.5 && Math.abs(y - away.y) < 1.5))
      expect(glow(away)).toBe(0);
  }
});
