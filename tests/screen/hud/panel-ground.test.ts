import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import { PanelGround } from '../../../src/screen/hud/panel-ground.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

beforeEach(() => {
  useFakeCanvases();
});

test.each([
  ['mesh', true],
  ['sprite', false],
] as const)('as a %s, the ground fills each box with the same gradient', (_, hasMeshes) => {
  const ground = new PanelGround(hasMeshes);
  const { texture } = ground.view;
  for (const box of [
    { x: 800, y: 20, width: 480, height: 700 },
    { x: 0, y: 500, width: 390, height: 344 },
  ]) {
    ground.show(box);
    const { x, y, width, height } = ground.view.getBounds();
    expect({ x, y, width, height }).toEqual(box);
    expect(ground.view.texture).toBe(texture);
  }
  expect(texture.width).toBe(1);
  ground.destroy();
});
