import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { PrizeLights } from '../../../src/screen/actors/prize-lights.ts';
import { EffectDrawings } from '../../../src/screen/effects/effect-drawings.ts';
import type { Look } from '../../../src/screen/view.ts';
import { place, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { lookAgain } from '../fixtures.ts';

beforeEach(useFakeCanvases);

const row = `#@${'.'.repeat(8)}#`;
const map = ['#'.repeat(11), ...Array(7).fill(row.replace('@', '.')), '#'.repeat(11)];

test('after the look changes to glyphs, the cells that the jewel lights are upright and fill their cells', () => {
  const game = scene(map.with(1, row).join('\n'));
  place(game, 'green-jewel', 5, 4);
  lookAgain(game);
  const prizes = new PrizeLights(new EffectDrawings());
  const cell = { width: 30, height: 40 };
  const show = (look: Look) => {
    prizes.show(game, look, cell, { x1: 0, y1: 0, x2: 10, y2: 8 });
    // The circle on the ground has turned by some degrees.
    prizes.place(5000);
    const layers = prizes.container.children as Container<Sprite>[];
    return layers.flatMap(({ children }) => children.filter(({ visible }) => visible));
  };
  const turned = ({ rotation }: Sprite) => rotation !== 0;
  expect(show('tiles').filter(turned)).toHaveLength(1);
  const lit = show('glyphs');
  expect(lit.length).toBeGreaterThan(20);
  expect(lit.filter(turned)).toEqual([]);
  for (const { width, height } of lit) expect({ width, height }).toEqual(cell);
  expect(show('tiles').filter(turned)).toHaveLength(1);
});
