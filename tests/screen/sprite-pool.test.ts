import './node-navigator.ts';

import { expect, test } from 'vitest';
import { SpritePool } from '../../src/screen/sprite-pool.ts';

test('a drawing uses the sprites of the drawing before in their order, and hides the rest', () => {
  const pool = new SpritePool();
  const draw = (count: number) => {
    const sprites = Array.from({ length: count }, () => pool.next());
    pool.end();
    return sprites;
  };
  const visible = () => pool.container.children.filter((sprite) => sprite.visible);
  const large = draw(3);
  expect(visible()).toEqual(large);
  const small = draw(2);
  expect(small).toEqual(large.slice(0, 2));
  expect(visible()).toEqual(small);
  draw(0);
  expect(visible()).toEqual([]);
  const largest = draw(4);
  expect(largest.slice(0, 3)).toEqual(large);
  expect(visible()).toEqual(largest);
  expect(pool.container.children).toHaveLength(4);
});

test('each sprite of a pool has the options of the pool', () => {
  const pool = new SpritePool({ anchor: 0.5 });
  for (const { anchor } of [pool.next(), pool.next()]) {
    expect([anchor.x, anchor.y]).toEqual([0.5, 0.5]);
  }
});
