import { expect, test } from 'vitest';
import { colours, contrast } from '../../../src/screen/colours.ts';
import {
  dungeonColours,
  leastGreenOfGrass,
  memoryColours,
  stoneColoursAt,
} from '../../../src/screen/map/stone-colours.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

const campaigns = [campaign, rogueCampaign, arenaCampaign];

test('the five floors of Simple below the hall, and the five bands of Rogue, look different', () => {
  const simple = [1, 2, 3, 4, 5].map((depth) => stoneColoursAt(campaign, depth));
  const rogue = [1, 6, 12, 19, 26].map((depth) => stoneColoursAt(rogueCampaign, depth));
  for (const places of [simple, rogue]) {
    const looks = places.map(({ stones, daylight }) => JSON.stringify([stones, daylight]));
    expect(new Set(looks).size).toBe(5);
  }
});

test('Simple goes from warm floors to cold ones, each of another hue than the one above it', () => {
  const hues = [1, 2, 3, 4, 5].map((depth) => {
    const { stones, daylight } = stoneColoursAt(campaign, depth);
    const [red, green, blue] = stones.flagstones.map((part, at) => part * daylight[at]);
    return { warmth: red / blue, hue: [red / green, blue / green] };
  });
  const warmth = hues.map((floor) => floor.warmth);
  for (const upper of warmth.slice(0, 2)) expect(upper).toBeGreaterThan(1.2);
  for (const middle of warmth.slice(2, 4))
    expect(middle).toBeLessThan(Math.min(warmth[0], warmth[1]));
  expect(warmth[4]).toBe(Math.min(...warmth));
  expect(warmth[4]).toBeLessThan(0.8);
  for (const [at, { hue }] of hues.slice(1).entries()) {
    const [red, blue] = hues[at].hue;
    expect(Math.hypot(hue[0] - red, hue[1] - blue)).toBeGreaterThan(0.15);
  }
});

test('no ground is grass by its own colour, and moss is grass wherever it grows on stones', () => {
  for (const { scenery = [] } of [campaign, rogueCampaign]) {
    for (const { from } of scenery) {
      const { stones, moss } = stoneColoursAt({ scenery }, from);
      const least = leastGreenOfGrass({ stones });
      const green = ([red, part]: readonly number[]) => part / red;
      expect(green(stones.flagstones)).toBeLessThan(0.95 * least);
      expect(green(moss), `floor ${from}`).toBeGreaterThan(0.95 * least);
    }
  }
});

test('no moss is bluer than its stones, or it would be drawn as water with a shore', () => {
  for (const { scenery = [] } of [campaign, rogueCampaign]) {
    for (const { from } of scenery) {
      const { stones, moss } = stoneColoursAt({ scenery }, from);
      const blue = ([red, , part]: readonly number[]) => part / red;
      expect(blue(moss), `floor ${from}`).toBeLessThan(1.03 * blue(stones.flagstones));
    }
  }
});

test('a depth has the first scenery that contains it, always as the same object', () => {
  const scenery = [
    { from: 1, to: 2, ground: '#804020' },
    { from: 2, to: 9, ground: '#202020' },
  ];
  const at = (depth: number) => stoneColoursAt({ scenery }, depth);
  expect(at(2).stones.flagstones).toEqual([1, 0.5, 0.25]);
  expect(at(3).stones.flagstones).toEqual([0.25, 0.25, 0.25]);
  expect(at(1)).toBe(at(2));
  // Colours that are missing are the usual ones, and so are depths without a scenery.
  expect(at(3).lamp).toEqual(dungeonColours.lamp);
  expect(at(10)).toBe(dungeonColours);
  expect(stoneColoursAt({}, 1)).toBe(dungeonColours);
});

test('the floors of an arena generator with sand that is seen whole are arenas, and other sand is not', () => {
  const isArena = (change: Partial<typeof arenaCampaign>, depth = 0) =>
    stoneColoursAt({ ...arenaCampaign, ...change }, depth).isArena;
  const { floors, rules, scenery = [] } = arenaCampaign;
  expect(isArena({})).toBe(true);
  expect(isArena({ rules: { ...rules, sight: 'rooms' } })).toBe(false);
  expect(isArena({ scenery: [{ ...scenery[0], paving: 'earth' }] })).toBe(false);
  // A dungeon under an arena, with the same entry of the scenery.
  const below = {
    floors: [...floors, { from: 1, to: 1, generator: 'hall' } as (typeof floors)[number]],
    scenery: [{ ...scenery[0], to: 1 }],
  };
  expect([isArena(below, 0), isArena(below, 1), isArena(below, 0)]).toEqual([true, false, true]);
});

test('remembered ground of every floor is clearly brighter than rock', () => {
  for (const { scenery = [] } of campaigns) {
    for (const { from } of scenery) {
      const { flagstones, earth } = stoneColoursAt({ scenery }, from).stones;
      for (const stone of [flagstones, earth]) {
        // The formula of the shader, for stones of the usual grey.
        const grey = (0.38 * (stone[0] + stone[1] + stone[2])) / 3;
        const { of, added } = memoryColours;
        const memory = of.map((part, at) => grey * part + added[at]);
        const bytes = memory.map((part) => Math.round((part / (1 + part * 0.35)) * 1.22 * 255));
        const shown = (bytes[0] << 16) | (bytes[1] << 8) | bytes[2];
        // Joints, shadows and dark patches make the ground a little darker.
        expect(contrast(shown, colours.ground)).toBeGreaterThan(1.7);
      }
    }
  }
});
