import { expect, test } from 'vitest';
import { hintPlace } from '../../src/page/hint.ts';

const map = { left: 0, top: 0, width: 360, height: 320 };
const card = { width: 300, height: 60 };

test.each([10, 100, 160, 200, 250, 290])('a hint does not hide a hero at y %i', (top) => {
  const hero = { left: 168, top, width: 24, height: 24 };
  const place = hintPlace(card, map, hero);
  const apart = place.top >= hero.top + hero.height || place.top + card.height <= hero.top;
  expect(apart).toBe(true);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.top + card.height).toBeLessThanOrEqual(map.height);
});
