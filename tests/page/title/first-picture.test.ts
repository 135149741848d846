import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backdropStage } from '../../../src/screen/screen-layout.ts';

const css = readFileSync('src/page/title/title.css', 'utf8');

test('before the scene is drawn, stones are lit where its hero will be, in windows of each shape', () => {
  const places = [...css.matchAll(/--lamp-place: ([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => ({
    x: Number(x) / 100,
    y: Number(y) / 100,
  }));
  const { across, upright, little } = backdropStage;
  expect(places).toHaveLength(3);
  for (const [n, stage] of [across, upright, little].entries()) {
    expect(places[n].x).toBeCloseTo(stage.x, 4);
    expect(places[n].y).toBeCloseTo(stage.y, 4);
  }
  expect(css).toMatch(/body:not\(\[data-mode\]\),\s*\[data-mode="title"\] \{[^}]*radial-gradient/);
});
