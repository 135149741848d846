import '../node-navigator.ts';

import { Color } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { colours } from '../../../src/screen/colours.ts';
import { PanelGround } from '../../../src/screen/hud/panel-ground.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

let canvases: ReturnType<typeof useFakeCanvases>;
beforeEach(() => {
  canvases = useFakeCanvases();
});

/** The colours of the painted gradient, from its top to its foot. */
const stops = () =>
  canvases
    .flatMap((canvas) => canvas.callsOf('addColorStop'))
    .toSorted((a, b) => Number(a.values[0]) - Number(b.values[0]))
    .map(({ values }) => new Color(`${values[1]}`).toNumber());

test.each([true, false])(
  'the ground fills each box with the same gradient (meshes: %s)',
  (hasMeshes) => {
    const ground = new PanelGround(hasMeshes);
    expect(stops()).toEqual([colours.panelTop, colours.panelFoot]);
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
  },
);
