import { describe, expect, test } from 'vitest';
import { colourOf } from '../../src/describe/css-colour.ts';
import { kindHas } from '../../src/game/kinds.ts';
import { tones } from '../../src/game/messages.ts';
import { colours, contrast, mix } from '../../src/screen/colours.ts';
import { opacityOf } from '../../src/screen/hud/log.ts';
import { type Palette, type PaletteName, palettes } from '../../src/screen/palettes.ts';
import { rogueCampaign } from '../world.ts';
import { ciede2000, contrastFor, distance, type Vision } from './colour-vision.ts';

const visions: readonly Vision[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'];

/** Pairs of colours of which one means something else than the other, by the place where they meet. */
const pairsOf: Readonly<Record<string, (palette: Palette) => (readonly [number, number])[]>> = {
  'the bars of the HUD': ({ bars, energy, experience, weight, low }) => [
    ...allPairs([bars.hero, energy, experience, weight]),
    [energy, low],
  ],
  'the tones of the log': (palette) => allPairs(tones.map((tone) => palette.tones[tone])),
  'harm and gain in rising numbers': ({ low, tones: { enemyHits, playerHits, special } }) =>
    across([enemyHits, low], [playerHits, special]),
  'the bars of the hero and of monsters': ({ low, bars: { hero, monster } }) => [
    [hero, monster],
    [hero, low],
  ],
  'the minimap': ({ minimap }) => allPairs(Object.values(minimap)),
};

function allPairs(all: readonly number[]): (readonly [number, number])[] {
  return all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const));
}

function across(some: readonly number[], others: readonly number[]): (readonly [number, number])[] {
  return some.flatMap((a) => others.map((b) => [a, b] as const));
}

function leastDistance(pairs: readonly (readonly [number, number])[], vision: Vision): number {
  return Math.min(...pairs.map(([a, b]) => distance(a, b, vision)));
}

describe.each(Object.entries(pairsOf))('%s', (_, pairs) => {
  test.each(visions)(
    'the pairs of colours are far apart for %s eyes in the clear palette',
    (vision) => {
      expect(leastDistance(pairs(palettes.clear), vision)).toBeGreaterThan(15);
    },
  );

  test('the pairs of colours are far apart for normal eyes in the standard palette', () => {
    expect(leastDistance(pairs(palettes.standard), 'normal')).toBeGreaterThan(14);
  });
});

// Red is dark for protan eyes.
test.each(visions)('the clear palette has legible texts, new and old, for %s eyes', (vision) => {
  const { tones, low, alarm } = palettes.clear;
  for (const colour of [low, alarm]) {
    expect(contrastFor(colour, colours.panelTop, vision)).toBeGreaterThanOrEqual(4.5);
  }
  for (const [tone, colour] of Object.entries(tones)) {
    for (let age = 0; age < 20; age++) {
      const shown = mix(colours.panelTop, colour, opacityOf(colour, age, palettes.clear));
      const seen = contrastFor(shown, colours.panelTop, vision);
      expect(seen, `${tone}, ${age} lines old`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(visions)(
  'the traps of Rogue, which share a character, are far apart for %s eyes',
  (vision) => {
    const traps = rogueCampaign.kinds.filter((kind) => kindHas(kind, 'Trap'));
    const shown = traps.map(({ look }) => colourOf(look.colour));
    expect(shown.length).toBeGreaterThan(4);
    expect(leastDistance(allPairs(shown), vision)).toBeGreaterThan(15);
  },
);

describe.each(Object.keys(palettes) as PaletteName[])('the palette %s', (name) => {
  const palette: Palette = palettes[name];
  const red = (colour: number) => (colour >> 16) - (colour & 255);

  test('a palette shows harm warm and success cooler, in the log and in numbers', () => {
    const { tones, bars } = palette;
    const harm = [tones.enemyHits, bars.monster, palette.low];
    for (const colour of harm) expect(red(colour)).toBeGreaterThan(100);
    for (const colour of [tones.playerHits, bars.hero]) {
      expect(red(colour)).toBeLessThan(10);
    }
  });

  test('a palette has legible texts', () => {
    for (const colour of [...Object.values(palette.tones), palette.low, palette.alarm]) {
      expect(contrast(colour, colours.panel)).toBeGreaterThan(4.5);
    }
    // Numbers that rise from actors.
    for (const colour of Object.values(palette.tones)) {
      expect(contrast(colour, colours.ground)).toBeGreaterThan(4.5);
    }
  });
});

/** The surfaces of the HUD with texts. Each is even, or lightest at the place that is named. */
const grounds = {
  panel: colours.panelTop,
  openBag: mix(colours.panelTop, 0xffffff, 0.04),
  card: colours.card,
  slot: colours.slot,
  button: mix(colours.row, 0xffffff, 0.09),
  pressed: mix(colours.chosen, 0xffffff, 0.06),
  alarm: colours.alarmGround,
} as const;

test.each([
  ['text', Object.keys(grounds)],
  ['dim', ['panel', 'openBag', 'card', 'slot', 'button', 'alarm']],
  ['heading', ['panel', 'openBag']],
  ['title', Object.keys(grounds)],
  ['faint', ['panel', 'openBag']],
] as const)('the colour %s is legible on every surface that has texts of it', (name, surfaces) => {
  for (const surface of surfaces) {
    const ground = grounds[surface as keyof typeof grounds];
    expect(contrast(colours[name], ground), surface).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(Object.keys(palettes) as PaletteName[])(
  'old lines of the log are dimmer, but legible, and shapes with a meaning stand out, in the palette %s',
  (name) => {
    const palette: Palette = palettes[name];
    for (const tone of Object.values(palette.tones)) {
      for (let age = 0; age < 20; age++) {
        const shown = mix(colours.panelTop, tone, opacityOf(tone, age, palette));
        expect(contrast(shown, colours.panelTop)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(opacityOf(palette.tones.normal, 9, palette)).toBeLessThan(0.7);
    for (const bar of [
      palette.bars.hero,
      palette.bars.monster,
      palette.energy,
      palette.experience,
      palette.weight,
    ]) {
      expect(contrast(bar, colours.trough)).toBeGreaterThanOrEqual(3);
    }
    for (const bar of Object.values(palette.bars)) {
      expect(contrast(bar, colours.trough)).toBeGreaterThanOrEqual(3);
    }
    // The frame of a monster whose next hit may kill, and the ring of a worn item.
    expect(contrast(palette.alarm, colours.panelTop)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.title, colours.slot)).toBeGreaterThanOrEqual(3);
  },
);

test('remembered ground of the minimap is nearly grey, as on the map', () => {
  const { known } = palettes.standard.minimap;
  const parts = [known >> 16, (known >> 8) & 255, known & 255];
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(12);
});

test('the distance of colours is that of the published examples', () => {
  const examples = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const;
  for (const [a, b, expected] of examples) expect(ciede2000(a, b)).toBeCloseTo(expected, 4);
});
