import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { monstersInSight } from '../../../src/game/actors/actors.ts';
import { EdgeArrows, edgeMarkOf } from '../../../src/screen/effects/edge-arrows.ts';
import { withKinds } from '../../game/systems/stage.ts';
import { arena } from '../../sources.ts';
import { place, scene } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';

const map = { x: 10, y: 20, width: 200, height: 100 };
const scroll = { x: 400, y: 400 };
const cell = { width: 20, height: 20 };

describe('the mark of a monster', () => {
  test('the mark of a monster is missing while its cell is visible', () => {
    // Its middle is at 10 + 25.5 · 20 − 400 = 120, and 20 + 22.5 · 20 − 400 = 70.
    expect(edgeMarkOf({ x: 25, y: 22 }, cell, map, scroll)).toBeNull();
  });

  test.each([
    ['right', { x: 40, y: 22 }, { x: 198, y: 70 }, 0],
    ['left', { x: 5, y: 22 }, { x: 22, y: 70 }, 180],
    ['top', { x: 25, y: 5 }, { x: 120, y: 32 }, -90],
    ['bottom', { x: 25, y: 40 }, { x: 120, y: 108 }, 90],
  ] as const)('at the %s edge points there', (_, at, place, degrees) => {
    const mark = edgeMarkOf(at, cell, map, scroll);
    expect(mark).toMatchObject(place);
    expect(((mark?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(degrees, 6);
  });

  test('in a corner points diagonally', () => {
    const mark = edgeMarkOf({ x: 40, y: 40 }, cell, map, scroll);
    expect(mark).toMatchObject({ x: 198, y: 108 });
    expect(mark?.angle).toBeGreaterThan(0.5);
    expect(mark?.angle).toBeLessThan(1.2);
  });
});

test('only monsters outside the map have an arrow and a portrait', () => {
  const game = scene(
    `#########################\n#@.r${'.'.repeat(18)}w.#\n#########################`,
  );
  const layout = layoutOf(game, { width: 360, height: 640, ratio: 1, touch: true });
  const arrows = new EdgeArrows();
  const artwork = artworkOf(game.campaign);
  arrows.show(game, monstersInSight(game), layout, artwork, { x: 0, y: 0 });
  const [shafts, portraits] = arrows.container.children as Container<Sprite>[];
  const shown = portraits.children.filter(({ visible }) => visible);
  expect(shown.map(({ texture }) => texture.label)).toEqual(['icon:wolf']);
  expect(shafts.children.filter(({ visible }) => visible)).toHaveLength(1);
  expect(shafts.children[0].x).toBeGreaterThan(layout.map.width - layout.cell.width);

  arrows.show(game, [], layout, artwork, { x: 0, y: 0 });
  expect(portraits.children.some(({ visible }) => visible)).toBe(false);
});

test('in the glyph look, the arrow of a fighter whose glyph is its HP has the HP', () => {
  const fighters = withKinds(arena, {
    champion: { extends: 'gladiator', look: { showsHealth: true } },
  });
  const game = scene(`@${'.'.repeat(23)}`, { campaign: fighters, depth: 0 });
  const champion = place(game, 'champion', 23, 0);
  game.stores.Health.current[champion] = 3;
  const layout = layoutOf(game, { width: 360, height: 640, ratio: 1, touch: true });
  const arrows = new EdgeArrows();
  arrows.show(game, [champion], layout, artworkOf(game.campaign, 'glyphs'), { x: 0, y: 0 });
  const [, portraits] = arrows.container.children as Container<Sprite>[];
  expect(portraits.children[0].texture.label).toBe('glyph:3');
});

test('a crowd has at most four marks at a side, those of the nearest monsters, and none lies over another', () => {
  const row = `#@${'.'.repeat(30)}rrrrrrrr#`;
  const game = scene([...new Array(9).fill(row)].join('\n').replaceAll('@', '.').replace('.', '@'));
  const layout = layoutOf(game, { width: 360, height: 640, ratio: 1, touch: true });
  const arrows = new EdgeArrows();
  const artwork = artworkOf(game.campaign);
  arrows.show(game, game.floor.monsters, layout, artwork, { x: 0, y: 0 });
  const [marks] = arrows.container.children as Container<Sprite>[];
  const shown = marks.children.filter(({ visible }) => visible);
  expect(shown).toHaveLength(4);
  const heights = shown.map(({ y }) => y).sort((a, b) => a - b);
  for (const [n, y] of heights.slice(1).entries())
    expect(y - heights[n]).toBeGreaterThanOrEqual(layout.cell.height);
});
