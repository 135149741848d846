import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { unknown } from '../../../src/game/floors/floor.ts';
import { EffectDrawings } from '../../../src/screen/effects/effect-drawings.ts';
import { RoomLights } from '../../../src/screen/effects/room-lights.ts';
import { tileIndex } from '../../../src/screen/map/tile-names.ts';
import type { Look } from '../../../src/screen/view.ts';
import { rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

beforeEach(useFakeCanvases);

const cell = { width: 40, height: 40 };
const sun = [1, 0.9, 0.6] as const;
const dark = [0, 0, 0] as const;

/** The lights of a hall of 13 × 11 cells with a beam in its middle and mushrooms at (3, 3). */
function lit(change: { colour?: typeof sun | typeof dark; look?: Look; hidden?: number } = {}) {
  const width = 15;
  const row = `#${'.'.repeat(width - 2)}#`;
  const wall = '#'.repeat(width);
  const game = scene([wall, row.replace('.', '@'), ...Array(10).fill(row), wall].join('\n'));
  const { floor } = game;
  floor.fieldOfView.visible.fill(1);
  if (change.hidden !== undefined) {
    floor.fieldOfView.visible.fill(0, change.hidden * width, (change.hidden + 1) * width);
  }
  const ground = new Uint8Array(floor.grid.width * floor.grid.height);
  ground[3 * floor.grid.width + 3] = tileIndex('floor-mushrooms-2');
  const lights = new RoomLights(new EffectDrawings());
  const region = { x1: 0, y1: 0, x2: width - 1, y2: 12 };
  const beams = [{ x: 7, y: 9, rows: 9 }];
  const openRooms = [{ x1: 1, y1: 1, x2: 13, y2: 11, dark: false }];
  const { colour = sun, look = 'tiles' } = change;
  lights.show(
    floor,
    { ground, beams, openRooms },
    { beams: colour, lamp: sun },
    look,
    cell,
    region,
  );
  const shown = () => {
    const layers = lights.container.children as Container<Sprite>[];
    return layers.map(({ children }) => children.filter(({ visible }) => visible));
  };
  return { lights, shown };
}

test('a beam falls from the upper right onto its cell, in its colour', () => {
  const [pools, [beam]] = lit().shown();
  expect(pools).toHaveLength(2);
  expect(beam.tint).toBe(0xffe699);
  const { minX, maxX, minY, maxY } = beam.getBounds();
  // The foot is in the cell (7, 9), and the top above it and to its right.
  expect(maxY).toBeGreaterThan(9 * cell.height);
  expect(maxY).toBeLessThan(10.2 * cell.height);
  expect(minY).toBeLessThan(2 * cell.height);
  expect(7.5 * cell.width - minX).toBeLessThan(maxX - 7.5 * cell.width);
});

test('a beam is not above what the hero sees: where too little is in view, there is none', () => {
  const [beam] = lit({ hidden: 4 }).shown()[1];
  expect(beam.getBounds().minY).toBeGreaterThanOrEqual(5 * cell.height - 1);
  expect(lit({ hidden: 7 }).shown()[1]).toEqual([]);
  expect(lit({ hidden: 9 }).shown()[0]).toHaveLength(1);
});

test('without a colour there are no beams, and mushrooms glow in any case, unless out of view', () => {
  const [glows, beams, grains] = lit({ colour: dark }).shown();
  expect([glows.length, beams.length, grains.length]).toEqual([1, 0, 0]);
  expect([glows[0].x, glows[0].y]).toEqual([3.5 * cell.width, 3.5 * cell.height]);
  expect(lit({ colour: dark, hidden: 3 }).shown()[0]).toEqual([]);
});

test('among glyphs whole cells of ground are faintly lit, without beams or dust', () => {
  const [cells, beams, grains] = lit({ look: 'glyphs' }).shown();
  expect([beams.length, grains.length]).toEqual([0, 0]);
  const places = cells.map(({ x, y }) => [x / cell.width - 0.5, y / cell.height - 0.5]);
  const isNear = ([x, y]: number[], h: number, v: number) => Math.hypot(x - h, y - v) < 2.3;
  expect(places.every((at) => isNear(at, 7, 9) || isNear(at, 3, 3))).toBe(true);
  expect(new Set(places.map(String)).size).toBe(places.length);
  const alphaAt = (h: number, v: number) => cells[places.findIndex(([x, y]) => x === h && y === v)];
  expect(alphaAt(7, 9).alpha).toBeGreaterThan(alphaAt(8, 10).alpha);
  for (const { alpha, width, height } of cells) {
    expect(alpha).toBeLessThan(0.2);
    expect([width, height]).toEqual([cell.width, cell.height]);
  }
});

test('dust sinks and mushrooms pulse only while things move at rest', () => {
  const { lights, shown } = lit();
  const picture = () => {
    const [glows, , grains] = shown();
    return [...grains.map(({ y, alpha }) => [y, alpha]), glows.map(({ alpha }) => alpha)];
  };
  const still = picture();
  lights.place(null);
  expect(picture()).toEqual(still);
  lights.place(700);
  expect(picture()).not.toEqual(still);
});

test('light falls through a known door into its room, broader and broader, and not through a wall', () => {
  const game = scene(
    ['###+#####', '#@......#', '#.......#', '#.......+', '#.......#', '#########'].join('\n'),
    { campaign: rogueCampaign },
  );
  const { floor } = game;
  const room = { x1: 1, y1: 1, x2: 7, y2: 4, dark: false };
  floor.memory.tiles.set(floor.grid.tiles);
  const region = { x1: 0, y1: 0, x2: 8, y2: 5 };
  const fansIn = (look: Look) => {
    const lights = new RoomLights(new EffectDrawings());
    const decoration = { ground: new Uint8Array(9 * 6), beams: [], openRooms: [room] };
    lights.show(floor, decoration, { beams: dark, lamp: sun }, look, cell, region);
    const fans = lights.container.children[3] as Container<Sprite>;
    return fans.children.filter(({ visible }) => visible).map((fan) => fan.getBounds());
  };
  floor.fieldOfView.visible.fill(1);
  const [north, east, ...others] = fansIn('tiles');
  expect(others).toEqual([]);
  // From the foot of the northern door down, and from the eastern door to the left.
  expect(north.minY).toBeCloseTo(cell.height, 0);
  expect((north.minX + north.maxX) / 2).toBeCloseTo(3.5 * cell.width, 0);
  expect(north.maxY).toBeGreaterThan(3 * cell.height);
  expect(east.maxX).toBeCloseTo(8 * cell.width, 0);
  expect(east.minX).toBeLessThan(6 * cell.width);
  for (const { minX, maxX, minY, maxY } of [north, east]) {
    expect([minX >= cell.width - 1, maxX <= 8 * cell.width + 1]).toEqual([true, true]);
    expect([minY >= cell.height - 1, maxY <= 5 * cell.height + 1]).toEqual([true, true]);
  }
  // Characters are not under light.
  expect(fansIn('glyphs')).toEqual([]);
  // Without the ground beside a door in view, or the door in memory, there is none.
  floor.fieldOfView.visible.fill(0, 9, 18);
  expect(fansIn('tiles')).toHaveLength(1);
  floor.memory.tiles.fill(unknown);
  expect(fansIn('tiles')).toEqual([]);
});
