import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { Cells } from '../../src/screen/cells.ts';
import { quadSize, quadsOf } from '../../src/screen/quads.ts';
import { firstStairs, Light, Mark, readTexel, slabAt, tileNames } from '../../src/screen/texels.ts';
import { veilAt } from '../../src/screen/veil.ts';
import type { Look } from '../../src/screen/view.ts';
import { campaign } from '../world.ts';

const cell = 10;
const torch = { torchX: 12.5, torchY: 12.5 };

/** Drawings of 8 pixels in rows of ten, by their index in `tileNames`. */
const sheet = {
  source: { pixelWidth: 100, pixelHeight: 100 },
  box: 8,
  frames: Object.fromEntries([...tileNames, 'shadow'].map((name, index) => [name, index])),
  placeOf: (index: number) => ({ x: (index % 10) * 10 + 1, y: Math.floor(index / 10) * 10 + 1 }),
};

/** A floor of which all shows. */
function floorOf(look: Look): Cells {
  const game = newGame(campaign, '7');
  const { width, height } = game.floor.grid;
  const cells = new Cells(width, height);
  cells.update(game, true, look, { x1: 0, y1: 0, x2: width - 1, y2: height - 1 });
  return cells;
}

/** The quads of a floor under a window that is scrolled a cell and a half to the right. */
function drawn(look: Look) {
  const cells = floorOf(look);
  const view = { x: 0, y: 0, width: 200, height: 250 };
  const moment = { scrollX: 15, scrollY: 0, ...torch };
  const numbers = quadsOf({ cells, sheet, look, cell, view }, moment);
  const quads = Array.from({ length: numbers.length / quadSize }, (_, quad) => {
    const corners = Array.from({ length: 4 }, (_, corner) => {
      const [x, y, u, v, red, green, blue, veil] = numbers.subarray(
        quad * quadSize + corner * 8,
        quad * quadSize + corner * 8 + 8,
      );
      return { x, y, u, v, red, green, blue, veil };
    });
    return { x: (corners[0].x + 15) / cell, y: corners[0].y / cell, corners };
  });
  return { cells, quads, view };
}

/** The drawing that a quad shows. */
function drawingOf({ corners: [{ u, v }] }: ReturnType<typeof drawn>['quads'][number]): number {
  return Math.floor(u * 10) + 10 * Math.floor(v * 10);
}

test('each cell under the window is drawn once in its place, and the shadows over them', () => {
  const { cells, quads } = drawn('tiles');
  const expected: [number, number, number][] = [];
  const shaded: [number, number, number][] = [];
  for (let y = 0; y < 25; y++) {
    for (let x = 1; x < 22; x++) {
      const { tile, mark, light } = readTexel(cells.texels[y * cells.width + x]);
      if (light === Light.none) continue;
      expected.push([x, y, tile === 0 ? slabAt(x, y) : tile]);
      if (mark === Mark.shadow) shaded.push([x, y, tileNames.length]);
    }
  }
  expect(shaded.length).toBeGreaterThan(0);
  expect(quads.map((quad) => [quad.x, quad.y, drawingOf(quad)])).toEqual([...expected, ...shaded]);
  for (const { x, y, corners } of quads) {
    const [, , last] = corners;
    expect([last.x, last.y]).toEqual([(x + 1) * cell - 15, (y + 1) * cell]);
    expect(last.u - corners[0].u).toBeCloseTo(0.08);
    expect(last.v - corners[0].v).toBeCloseTo(0.08);
  }
});

test('the veil takes its part of the light at each corner, and corners that meet are lit alike', () => {
  const { quads, view } = drawn('tiles');
  const lights = new Map<string, number>();
  for (const quad of quads) {
    if (drawingOf(quad) >= firstStairs) continue;
    for (const { x, y, red, veil } of quad.corners) {
      expect(veil).toBeCloseTo(veilAt(x / view.width, y / view.height));
      const place = `${x} ${y}`;
      expect(red).toBe(lights.get(place) ?? red);
      lights.set(place, red);
    }
  }
});

test('by the torch the ground is brighter and warmer than far off; stairs are brighter than either', () => {
  const { quads } = drawn('tiles');
  const bare = ({ red, blue, veil }: { red: number; blue: number; veil: number }) => ({
    red: red / (1 - veil),
    warmth: red / blue,
  });
  const at = (x: number, y: number) => {
    const quad = quads.find((quad) => quad.x === x && quad.y === y);
    if (!quad) throw new Error(`nothing is drawn at ${x}, ${y}`);
    return bare(quad.corners[0]);
  };
  const near = at(12, 12);
  const far = at(21, 24);
  expect(near.red).toBeGreaterThan(1.8 * far.red);
  expect(near.warmth).toBeGreaterThan(1.4 * far.warmth);
  const stairs = quads.filter((quad) => {
    const drawing = drawingOf(quad);
    return drawing >= firstStairs && drawing < tileNames.length;
  });
  expect(stairs.length).toBeGreaterThan(0);
  for (const { x, y, corners } of stairs) {
    const beside = quads.find((quad) => quad.x === x + 1 && quad.y === y);
    const corner = beside?.corners[0];
    expect(corner && corners[1].red / corner.red).toBeCloseTo(1.35);
  }
});

test('glyphs show in their own colours under the veil, and throw no shadows', () => {
  const { quads } = drawn('glyphs');
  for (const quad of quads) {
    expect(drawingOf(quad)).toBeLessThan(tileNames.length);
    for (const { red, green, blue, veil } of quad.corners) {
      for (const part of [red, green, blue]) expect(part).toBeCloseTo(1 - veil);
    }
  }
});
