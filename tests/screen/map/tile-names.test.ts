import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  tileIndex,
  tileNames,
  tilings,
  weakDecorations,
} from '../../../src/screen/map/tile-names.ts';

const drawings = readdirSync('assets/tiles').map((file) => file.replace('.svg', ''));

test('every look that is drawn over its stone has a drawing, and no drawing of a look is missing one', () => {
  // Things on weak walls are put together from two drawings.
  const composed = weakDecorations.map((name) => `weak-${name}`);
  const drawn = tileNames.filter((name) => tilings[name].overlay && !composed.includes(name));
  expect(drawings).toEqual(expect.arrayContaining(drawn));
  const ofLooks = drawings.filter((name) =>
    /^(floor|landing|wall|weak|door|doorway|stairs)-/.test(name),
  );
  expect(ofLooks.sort()).toEqual([...drawn].sort());
});

test('looks of the same stone are next to each other, and the first look is plain floor', () => {
  expect(tileIndex('floor')).toBe(0);
  const stones = tileNames.map((name) => tilings[name].stone);
  const changes = stones.filter((stone, index) => stone !== stones[index - 1]);
  expect(changes).toHaveLength(new Set(stones).size);
});

test('decorations of the ground are dark and flat: they have no bright colour, outline or shadow of an item', () => {
  for (const name of drawings.filter((name) => name.startsWith('floor-'))) {
    const svg = readFileSync(`assets/tiles/${name}.svg`, 'utf8');
    for (const [element] of svg.matchAll(
      /<(?:g|path|ellipse|circle|rect)\b[^>]*#[0-9a-f]{6}[^>]*>/g,
    )) {
      const [, red, green, blue] = /#(..)(..)(..)/.exec(element) ?? [];
      const brightest = Math.max(...[red, green, blue].map((part) => Number.parseInt(part, 16)));
      const opacity = Number(/(?:fill|stroke)-opacity="([\d.]+)"/.exec(element)?.[1] ?? 1);
      // A bright line is only a faint gleam.
      expect([name, element, brightest < 0x90 || opacity <= 0.25]).toEqual([name, element, true]);
      expect([name, element, opacity < 0.85]).toEqual([name, element, true]);
    }
  }
});
