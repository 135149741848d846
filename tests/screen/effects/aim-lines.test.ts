import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { AimLines } from '../../../src/screen/effects/aim-lines.ts';
import { EffectDrawings } from '../../../src/screen/effects/effect-drawings.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { monsterAt, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

const cell = { width: 40, height: 40 };
const palette = palettes.standard;

beforeEach(() => {
  useFakeCanvases();
});

test('each way has a dot per cell; actors that it would meet have a ring, the hero another one', () => {
  const game = scene('#######\n#@..r.#\n#######');
  const rat = monsterAt(game, 4, 1);
  const lines = new AimLines(new EffectDrawings());
  const path = [2, 3, 4].map((x) => ({ x, y: 1 }));
  const aims = [
    { path: [...path, { x: 3, y: 1 }], targets: [rat, game.hero] },
    { path: [{ x: 1, y: 2 }], targets: [] },
  ];
  lines.show(game, aims, cell, palette);
  const [dots, rings] = lines.container.children as Container<Sprite>[];
  expect(dots.children.map(({ x, y, alpha }) => [x, y, alpha])).toEqual([
    [60, 100, 0.3],
    [100, 60, 1],
    [140, 60, 1],
    [180, 60, 1],
  ]);
  expect(rings.children.map(({ x }) => x)).toEqual([180, 60]);
  expect(rings.children[0].tint).not.toBe(rings.children[1].tint);
  expect(rings.children[1].tint).toBe(palette.tones.enemyHits);

  lines.show(game, [], cell, palette);
  expect(dots.children.length + rings.children.length).toBe(0);
});

test('the way that the key for confirming chooses has larger dots, and its target a second ring', () => {
  const game = scene('#######\n#r.@.r#\n#######');
  const [west, east] = [1, 5].map((x) => monsterAt(game, x, 1));
  const lines = new AimLines(new EffectDrawings());
  const aims = [
    { path: [{ x: 2, y: 1 }], targets: [west] },
    { path: [{ x: 4, y: 1 }], targets: [east], isLikely: true },
  ];
  lines.show(game, aims, cell, palette);
  const [dots, rings] = lines.container.children as Container<Sprite>[];
  const [plain, likely] = dots.children;
  expect(likely.width).toBeGreaterThan(1.5 * plain.width);
  expect(rings.children.map(({ x }) => x)).toEqual([60, 220, 220]);
  expect(new Set(rings.children.map(({ width }) => width)).size).toBe(2);
});
