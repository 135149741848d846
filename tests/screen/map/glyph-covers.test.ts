import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import type { RoomTheme } from '../../../src/game/scenery.ts';
import type { Game } from '../../../src/game/world.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { waterAt } from '../../../src/screen/map/ground-covers.ts';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { tileNames } from '../../../src/screen/map/tile-names.ts';
import { campaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

const room = { x1: 1, y1: 1, x2: 14, y2: 8 };

/** A room with a theme, in which everything is in view. */
function themed(theme: RoomTheme): Game {
  const wall = '#'.repeat(16);
  const rows = Array.from({ length: 8 }, (_, y) =>
    y === 0 ? `#@${'.'.repeat(13)}#` : `#${'.'.repeat(14)}#`,
  );
  const decorations = { ground: [], walls: [] };
  const scenery = [{ from: 0, to: 9, rooms: [theme], growth: 0, decorations }];
  const plan = [wall, ...rows, wall].join('\n');
  const game = scene(plan, { campaign: { ...campaign, scenery }, rooms: [room] });
  revealFloor(game);
  return game;
}

/** The looks of the cells of a floor in the glyph look. */
function looksOf(game: Game): (x: number, y: number) => string {
  const { width, height } = game.floor.grid;
  const cells = new MapCells(width, height);
  cells.update(game, { look: 'glyphs' }, { x1: 0, y1: 0, x2: width - 1, y2: height - 1 });
  return (x, y) => tileNames[cells.read(y * width + x).tile];
}

const places = Array.from({ length: 14 * 8 }, (_, n) => ({
  x: 1 + (n % 14),
  y: 1 + Math.floor(n / 14),
}));
const isWater = (name: string) =>
  /^floor-(puddle|water|lilies)$|^blank-(shallows|water)$/.test(name);

test('among glyphs water covers whole cells, whose middles are inside its shore, and is deep farther inside', () => {
  const game = themed('pool');
  const at = looksOf(game);
  const [pool] = decorate(game).themed;
  const depths = places.map(({ x, y }) => ({
    name: at(x, y),
    depth: waterAt(pool, { x: x + 0.5, y: y + 0.5 }),
  }));
  for (const { name, depth } of depths) expect([name, isWater(name)]).toEqual([name, depth > 0]);
  const deep = depths.filter(({ depth }) => depth > 1.2);
  expect(deep.length).toBeGreaterThan(2);
  for (const { name } of deep) expect(name).toMatch(/water|lilies/);
  for (const { name, depth } of depths) {
    if (depth > 0 && depth < 0.4) expect(name).toMatch(/puddle|shallows/);
  }
});

test('among glyphs grass covers whole cells of a garden in patches', () => {
  const at = looksOf(themed('garden'));
  const isGrass = ({ x, y }: { x: number; y: number }) => /grass|leaves|flowers/.test(at(x, y));
  const count = places.filter(isGrass).length;
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(places.length);
});

test('among glyphs an actor hides the character of its cell and not its water', () => {
  const game = themed('pool');
  const before = looksOf(game);
  const wet = places.filter(({ x, y }) => before(x, y) === 'floor-water')[0];
  moveActor(game, game.hero, wet.x, wet.y);
  expect(looksOf(game)(wet.x, wet.y)).toBe('blank-water');
});
