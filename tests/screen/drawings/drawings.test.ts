import '../node-navigator.ts';

import { box, columns, frames, gutter, width } from 'virtual:atlas';
import { Texture, TextureSource } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { variantOf } from '../../../src/describe/actor-look.ts';
import { colourOf, turnHue } from '../../../src/describe/css-colour.ts';
import { contrast, mix, remembered } from '../../../src/screen/colours.ts';
import { scaledAtlasSheet } from '../../../src/screen/drawings/atlas.ts';
import { glyphSheet, glyphsOf, glyphTexture } from '../../../src/screen/drawings/glyph-sheet.ts';
import { heroPortrait, portraitOf } from '../../../src/screen/drawings/portrait.ts';
import { SpriteSheet } from '../../../src/screen/drawings/sprite-sheet.ts';
import { isQuiet, terrainGlyph } from '../../../src/screen/drawings/terrain-glyphs.ts';
import { flightTime, throwsOf } from '../../../src/screen/effects/throws.ts';
import { Side } from '../../../src/screen/map/cell-drawing.ts';
import { cellShades, farLight } from '../../../src/screen/map/glyph-light.ts';
import { dungeonColours, stoneColoursAt } from '../../../src/screen/map/stone-colours.ts';
import { lineName, type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf } from '../fixtures.ts';

let canvases: FakeCanvas[];
beforeEach(() => {
  canvases = useFakeCanvases();
});

const kindOf = (id: string, played = campaign) => {
  const kind = played.kinds.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no ${id}.`);
  return kind;
};

describe('a sheet of drawings', () => {
  const grid = { box: { width: 8, height: 8 }, gutter: 2, columns: 3 };
  const makeSheet = () => {
    const source = new TextureSource({ width: 36, height: 24 });
    return new SpriteSheet(source, grid, { a: 0, b: 2, c: 4 });
  };

  test('a sheet of drawings has each drawing in its column and row, inside its gutter', () => {
    const sheet = makeSheet();
    expect(sheet.placeOf('a')).toEqual({ x: 2, y: 2 });
    expect(sheet.placeOf('b')).toEqual({ x: 26, y: 2 });
    expect(sheet.placeOf('c')).toEqual({ x: 14, y: 14 });
    const { frame, source } = sheet.texture('c') ?? {};
    expect(frame).toMatchObject({ x: 14, y: 14, width: 8, height: 8 });
    expect(source).toBe(sheet.source);
  });

  test('a sheet of drawings returns the same texture each time, and null or the first place for unknown names', () => {
    const sheet = makeSheet();
    expect(sheet.texture('a')).toBe(sheet.texture('a'));
    expect(sheet.texture('z')).toBe(null);
    expect(sheet.texture('toString')).toBe(null);
    expect(sheet.placeOf('z')).toEqual({ x: 2, y: 2 });
  });

  test('a sheet of drawings destroys its textures and its source', () => {
    const sheet = makeSheet();
    const texture = sheet.texture('a');
    sheet.destroy();
    expect(texture?.destroyed).toBe(true);
    expect(sheet.source.destroyed).toBe(true);
  });
});

describe('the atlas for a canvas', () => {
  test('the atlas for a canvas has each drawing in its place, without its gutter', () => {
    // Half of the largest size.
    const image = { width: width / 2 } as ImageBitmap;
    const sheet = scaledAtlasSheet(image, 20);
    const [canvas] = canvases;
    const names = Object.keys(frames);
    expect([canvas.width, canvas.height]).toEqual([
      columns * 20,
      Math.ceil(names.length / columns) * 20,
    ]);
    const drawn = canvas.callsOf('drawImage').map(({ values }) => values);
    for (const name of names) {
      const column = frames[name] % columns;
      const row = Math.floor(frames[name] / columns);
      const pitch = box / 2 + gutter;
      const from = [column * pitch + gutter / 2, row * pitch + gutter / 2, box / 2, box / 2];
      expect(sheet.placeOf(name)).toEqual({ x: column * 20, y: row * 20 });
      expect(drawn).toContainEqual([image, ...from, column * 20, row * 20, 20, 20]);
    }
  });

  test('the atlas for a canvas has its tiles drawn twice, because a tint only darkens them', () => {
    scaledAtlasSheet({ width } as ImageBitmap, 20);
    const [canvas] = canvases;
    const tiles = tileNames.filter((name) => frames[name] !== undefined);
    const all = Object.keys(frames).length + tiles.length;
    expect(tiles.length).toBeGreaterThan(0);
    expect(canvas.callsOf('drawImage')).toHaveLength(all);
  });
});

/** A texture that only has a label. */
const named = (label: string) => new Texture({ source: new TextureSource(), label });

describe('a portrait', () => {
  test('in the tiles look, a portrait is the icon of a kind in its colour, or the drawing of a monster in its own', () => {
    const rat = kindOf('rat');
    const portrait = portraitOf(artworkOf(campaign), rat);
    expect(portrait).toMatchObject({ colour: 0xffffff, icon: true });
    expect(portrait?.texture.label).toBe('icon:rat');
    const disguised = { look: { ...rat.look, sprite: 'shiny-apple' } };
    const icon = portraitOf(artworkOf(campaign), disguised);
    expect(icon).toMatchObject({ colour: colourOf(rat.look.colour), icon: true });
  });

  test('a monster of a mod has the drawing of the game that it names in shades of its own colour', () => {
    const { look } = kindOf('rat');
    const artwork = { ...artworkOf(campaign), atlas: { texture: (label: string) => named(label) } };
    const red = portraitOf(artwork, { look: { ...look, colour: '#ff2010' } });
    expect(red).toMatchObject({ icon: true, colour: 0xff2010 });
    expect(red?.texture.label).toBe('grey icon:rat');
  });

  test('a portrait is the glyph of a kind in the glyph look, or if there is no icon', () => {
    const rat = kindOf('rat');
    const glyph = { colour: colourOf(rat.look.colour), icon: false };
    const inGlyphs = portraitOf(artworkOf(campaign, 'glyphs'), rat);
    expect(inGlyphs).toMatchObject(glyph);
    expect(inGlyphs?.texture.label).toBe('glyph:ρ');
    const unknown = { ...rat, look: { ...rat.look, sprite: 'no-such-icon' } };
    expect(portraitOf(artworkOf(campaign), unknown)).toMatchObject(glyph);
    const { sprite: _, ...bare } = rat.look;
    expect(portraitOf(artworkOf(campaign), { ...rat, look: bare })).toMatchObject(glyph);
  });

  test('in the glyph look the variants of a kind are the same character in colours all around the circle', () => {
    const gladiator = kindOf('gladiator', arenaCampaign);
    const artwork = artworkOf(arenaCampaign, 'glyphs');
    const shown = [0, 1, 2, 3, 4].map((seq) =>
      portraitOf(artwork, { look: variantOf(gladiator.look, seq) }),
    );
    expect(new Set(shown.map((portrait) => portrait?.texture.label))).toEqual(new Set(['glyph:e']));
    const colours = shown.map((portrait) => portrait?.colour ?? 0);
    expect(colours[0]).toBe(colourOf(gladiator.look.colour));
    for (const [index, one] of colours.entries()) {
      const next = colours[(index + 1) % colours.length];
      const apart = [16, 8, 0].map((shift) =>
        Math.abs(((one >> shift) & 255) - ((next >> shift) & 255)),
      );
      expect(Math.max(...apart)).toBeGreaterThan(40);
    }
    const plain = kindOf('rat');
    expect(portraitOf(artworkOf(campaign, 'glyphs'), plain)?.colour).toBe(
      colourOf(plain.look.colour),
    );
  });

  test('the portrait of the hero is its picture with gear in its own colours, and its glyph in the glyph look', () => {
    const game = scene('##### #@..# #...# #####');
    const asked: (number | undefined)[] = [];
    const artwork = artworkOf(campaign);
    const hero = (_: unknown, side?: number) => {
      asked.push(side);
      return artwork.hero(game);
    };
    const portrait = heroPortrait({ ...artwork, hero }, game, 84);
    expect(portrait).toMatchObject({ colour: 0xffffff, icon: true });
    expect(portrait?.texture.label).toBe('icon:adventurer');
    expect(asked).toEqual([84]);
    const glyph = heroPortrait(artworkOf(campaign, 'glyphs'), game);
    expect(glyph).toMatchObject({ icon: false });
    expect(glyph?.texture.label).toBe('glyph:@');
    expect(heroPortrait({ ...artwork, hero: () => null }, game)?.texture.label).toBe(
      'icon:adventurer',
    );
  });

  test('a portrait is null if neither sheet has a drawing', () => {
    const rat = kindOf('rat');
    const look = { glyph: '☃', colour: '#ffffff' };
    expect(portraitOf(artworkOf(campaign), { ...rat, look })).toBe(null);
  });

  test('a portrait is the number of hit points for kinds that show them, 9 at most', () => {
    const artwork = artworkOf(arenaCampaign, 'glyphs');
    const label = (health?: number) =>
      portraitOf(artwork, arenaCampaign.kinds[0], health)?.texture.label;
    expect([label(3), label(9), label(12), label()]).toEqual([
      'glyph:3',
      'glyph:9',
      'glyph:9',
      'glyph:@',
    ]);
  });
});

describe('the glyphs', () => {
  /** The character and colour of each drawn cell by name. */
  const drawn = (played = campaign, stones = dungeonColours) => {
    const sheet = glyphSheet(played, { width: 20, height: 20 }, stones);
    const fills = canvases.at(-1)?.callsOf('fillText') ?? [];
    const of = (name: string) => {
      const { x, y } = sheet.placeOf(name);
      return fills.filter(
        ({ values }) => values[1] === x + 10 && [13, 14, 15, 16].includes(Number(values[2]) - y),
      )[0];
    };
    return { sheet, fills, of };
  };

  /** The lines that draw a wall, from the corner of its cell, and their styles. */
  const lineOf = (joins: number) => {
    const sheet = glyphSheet(rogueCampaign, { width: 20, height: 40 }, dungeonColours);
    const { x, y } = sheet.placeOf(lineName(joins));
    const calls = canvases.at(-1)?.calls ?? [];
    const first = calls.findIndex(({ name, values: [left, top] }) => {
      return name === 'rect' && left === x && top === y;
    });
    const drawing = calls.slice(
      first,
      calls.findIndex(({ name }, at) => at > first && name === 'restore'),
    );
    return drawing
      .filter(({ name }) => name === 'moveTo' || name === 'lineTo')
      .map(({ values: [left, top] }) => [Number(left) - x, Number(top) - y]);
  };

  test('a wall of Rogue is a line to each side where it continues, drawn broad and then hollow', () => {
    const corner = [
      [10, 60],
      [10, 20],
      [30, 20],
    ];
    const { east, south } = Side;
    const [down, middle, right] = corner;
    expect(lineOf(east + south)).toEqual([right, middle, down, right, middle, down]);
    expect(lineOf(east)).toEqual([right, middle, right, middle]);
  });

  test.each([
    ['floor', '··'],
    ['doorway-along', '··'],
    ['floor-cracks', '··'],
    ['floor-leaves', '""'],
    ['floor-puddle', '~~'],
    ['blank', '  '],
    ['stairs-covered', '  '],
    ['wall-top', '#-'],
    ['wall-banner', '#-'],
    ['weak-front', '#-'],
    ['passage', ',#'],
    ['door-across', '++'],
    ['door-along', '++'],
    ['stairs-down', '>%'],
    ['stairs-up', '<%'],
  ])('the glyph of %s in our alphabet and in that of Rogue is one of "%s"', (name, glyphs) => {
    const shown = [drawn(), drawn(rogueCampaign)].map(({ of }) => of(name).values[0]);
    expect(shown.join('')).toBe(glyphs);
  });

  /** Each scenery of each campaign. */
  const sceneries = [campaign, rogueCampaign, arenaCampaign].flatMap((played) =>
    (played.scenery ?? []).map(({ from }) => ({ played, from })),
  );
  const places = sceneries.map((one) => [one.played.id, one.from, one] as const);

  test.each(places)('in %s from depth %i terrain is readable and in its own colour', (...args) => {
    const { played, from } = args[2];
    const stones = stoneColoursAt(played, from);
    const colour = (name: TileName) => colourOf(terrainGlyph(played.alphabet, name, stones).colour);
    for (const name of tileNames) {
      const ground = colourOf(terrainGlyph(played.alphabet, name, stones).ground ?? '');
      // Dots and grass are quieter.
      const least = isQuiet(name) ? 2 : 3;
      expect([name, contrast(colour(name), ground) > least]).toEqual([name, true]);
      // A white monster stands out from every ground. On stairs it covers their sign and its bright ground.
      if (name === 'stairs-down' || name === 'stairs-up') continue;
      expect([name, contrast(0xffffff, ground) > 9]).toEqual([name, true]);
    }
    expect(contrast(colour('wall-top'), colour('weak-top'))).toBeGreaterThan(1.25);
    expect(colour('stairs-down')).not.toBe(colour('floor'));
  });

  test.each(places)(
    'in %s from depth %i the dimmest characters are clear on the brightest cells of their ground',
    (...args) => {
      const { played, from } = args[2];
      const stones = stoneColoursAt(played, from);
      const far = farLight[stones.isArena ? 'sky' : 'lamp'];
      for (const name of tileNames) {
        const { glyph, colour, ground } = terrainGlyph(played.alphabet, name, stones);
        if (glyph === ' ') continue;
        const isFaint = isQuiet(name);
        const strength = isFaint ? far.quiet : far.glyph;
        const letter = mix(0, colourOf(colour), strength * cellShades.glyph.least);
        // Walls keep their light far from the lamp.
        const isWall = /^(wall|weak|line)/.test(name);
        // Dots and grass fade with the cells behind them.
        const lit = isWall
          ? cellShades.bright.most
          : cellShades.ground.most * (isFaint ? far.ground : 1);
        const behind = mix(0, colourOf(ground ?? ''), lit);
        const isClear = contrast(letter, behind) > (isFaint ? 1.4 : isWall ? 2 : 2.5);
        expect([name, isClear]).toEqual([name, true]);
      }
    },
  );

  test('the ground under an actor on stairs has the colour of stairs, and water, grass and embers are cells of their own colour', () => {
    const { sheet, of } = drawn();
    const grounds = canvases.at(-1)?.callsOf('fillRect') ?? [];
    const groundOf = (name: string) => colourOf(grounds[sheet.frames[name]].fillStyle);
    const covered = groundOf('stairs-covered');
    expect(contrast(covered, groundOf('blank'))).toBeGreaterThan(1.5);
    expect(groundOf('landing-covered')).toBe(groundOf('landing-north'));
    const [red, blue] = [covered >> 16, covered & 255];
    expect(red).toBeGreaterThan(2 * blue);
    const hasColour = (name: string) =>
      /^floor-(embers|flowers|grass|grave|leaves|lilies|mushrooms|puddle|water)(-\d)?$/.test(name);
    const coverOf = (name: string) =>
      Object.entries({
        embers: /embers/,
        grass: /grass|flowers|leaves/,
        shallows: /puddle/,
        water: /water|lilies/,
      }).find(([, names]) => names.test(name))?.[0];
    for (const name of tileNames.filter((one) => one.startsWith('floor-'))) {
      const isPlain = of(name).fillStyle === of('floor').fillStyle;
      expect([name, isPlain]).toEqual([name, !hasColour(name)]);
      const cover = coverOf(name);
      // An actor on it leaves its colour.
      const blank = groundOf(cover ? `blank-${cover}` : 'blank');
      expect([name, groundOf(name)]).toEqual([name, blank]);
      expect([name, blank !== groundOf('floor')]).toEqual([name, cover !== undefined]);
    }
    const strongest = (name: string) => {
      const parts = [16, 8, 0].map((shift) => (groundOf(name) >> shift) & 255);
      return parts.indexOf(Math.max(...parts));
    };
    expect(['blank-embers', 'blank-grass', 'blank-water'].map(strongest)).toEqual([0, 1, 2]);
  });

  test('walls that are characters are solid: the cells behind them are brighter than the ground', () => {
    const stones = stoneColoursAt(campaign, 0);
    const ground = (name: TileName) => colourOf(terrainGlyph('plain', name, stones).ground ?? '');
    expect(contrast(ground('wall-top'), ground('floor'))).toBeGreaterThan(1.3);
  });

  test('the arena has sand', () => {
    const { of } = drawn(arenaCampaign, stoneColoursAt(arenaCampaign, 0));
    const colour = colourOf(of('floor').fillStyle);
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255];
    expect(red).toBeGreaterThan(green);
    expect(green - blue).toBeGreaterThan(30);
  });

  test('the sand of the arena is brighter than the ground of a dungeon, and its walls are cooler than the sand', () => {
    const ground = (played: typeof campaign, name: TileName) =>
      colourOf(terrainGlyph('plain', name, stoneColoursAt(played, 0)).ground ?? '');
    const sand = ground(arenaCampaign, 'floor');
    // Sand in a dungeon is no brighter than other ground there.
    const buried = { ...campaign, scenery: arenaCampaign.scenery ?? [] };
    expect(contrast(ground(buried, 'floor'), ground(campaign, 'floor'))).toBeLessThan(1.2);
    expect(contrast(sand, ground(campaign, 'floor'))).toBeGreaterThan(1.3);
    const redness = (colour: number) => (colour >> 16) / (colour & 255);
    expect(1.3 * redness(ground(arenaCampaign, 'wall-top'))).toBeLessThan(redness(sand));
  });

  test('only torches have a colour of their own in walls: other coloured characters would look like items', () => {
    const stones = stoneColoursAt(campaign, 0);
    const colour = (name: TileName) => terrainGlyph('plain', name, stones).colour;
    const walls = [
      'wall-banner',
      'wall-vines',
      'wall-pillar',
      'wall-niche',
      'wall-chains',
    ] as const;
    expect(new Set([...walls, 'wall-front' as const].map(colour)).size).toBe(1);
    const { flame } = terrainGlyph('plain', 'wall-torch', stones);
    for (const part of flame ?? []) {
      expect(colourOf(part) >> 16).toBeGreaterThan(2 * (colourOf(part) & 255));
    }
    expect(flame).toHaveLength(2);
    expect(terrainGlyph('rogue', 'line-torch', stones).flame).toBe(flame);
    expect(terrainGlyph('plain', 'wall-banner', stones).flame).toBe(undefined);
  });

  test('the glyphs of terrain have other colours at another depth', () => {
    const at = (depth: number) =>
      drawn(rogueCampaign, stoneColoursAt(rogueCampaign, depth)).of('wall-top').fillStyle;
    expect(at(1)).toBe(at(5));
    expect(new Set([at(1), at(6), at(12), at(19)]).size).toBe(4);
  });

  test('the glyphs of kinds are white with an outline', () => {
    const { of, sheet } = drawn();
    expect(of('glyph:ρ')).toMatchObject({
      fillStyle: '#ffffff',
      font: '500 18px "Fira Code", monospace',
    });
    const { x, y } = sheet.placeOf('glyph:ρ');
    // The ink of the letter is in the middle of its cell: 8 pixels are above its line, and 2 below.
    expect(of('glyph:ρ').values).toEqual(['ρ', x + 10, y + 13, 20]);
    const weapon = sheet.placeOf('glyph:)');
    expect(of('glyph:)').values).toEqual([')', weapon.x + 10, weapon.y + 15, 20]);
    const strokes = canvases
      .at(-1)
      ?.callsOf('strokeText')
      .map(({ values }) => values[0]);
    expect(strokes).toContain('ρ');
    expect(strokes).not.toContain('·');
    expect(sheet.box).toEqual({ width: 20, height: 20 });
  });

  test('the picture of tall glyphs is about as wide as high, to fit the graphics card of a phone', () => {
    glyphSheet(rogueCampaign, { width: 192, height: 384 }, dungeonColours);
    const { width, height } = canvases[canvases.length - 1];
    expect(height / width).toBeGreaterThan(0.7);
    expect(height / width).toBeLessThan(1.4);
    expect(Math.max(width, height)).toBeLessThan(4096);
  });

  test.each([20, 40])(
    'in cells %i pixels high the hero is the largest character, then exits, monsters, items and terrain',
    (height) => {
      const canvases = useFakeCanvases();
      glyphSheet(rogueCampaign, { width: 20, height }, dungeonColours);
      const sizeOf = (glyph: string) => {
        const call = canvases[0].callsOf('fillText').find(({ values }) => values[0] === glyph);
        return Number(/(\d+)px/.exec(call?.font ?? '')?.[1]);
      };
      const found = ['@', '%', 'K', '!', '#', '·'].map(sizeOf);
      expect(found).toEqual(found.toSorted((a, b) => b - a));
      expect(sizeOf('@') / sizeOf('#')).toBeCloseTo(1.3, 1);
      expect(sizeOf('K') / sizeOf('#')).toBeCloseTo(1.2, 1);
      // A character of this font is 0.6 of its size wide: neighbours do not touch each other.
      expect(0.6 * sizeOf('@')).toBeLessThan(20);
    },
  );

  test.each(places)('in %s from depth %i dots and grass are quieter than walls', (...args) => {
    const { played, from } = args[2];
    const stones = stoneColoursAt(played, from);
    const far = farLight[stones.paving === 'sand' ? 'sky' : 'lamp'];
    const brightness = (name: TileName, strength: number) =>
      contrast(mix(0, colourOf(terrainGlyph(played.alphabet, name, stones).colour), strength), 0);
    const wall = brightness('wall-top', far.glyph);
    for (const name of ['floor', 'floor-leaves', 'floor-flowers'] as const) {
      expect([name, brightness(name, far.quiet) < 0.7 * wall]).toEqual([name, true]);
    }
  });

  test('stairs are a sign on a bright cell of gold and brown, and doors are bold', () => {
    const { of, sheet } = drawn();
    const grounds = canvases.at(-1)?.callsOf('fillRect') ?? [];
    for (const name of ['stairs-down', 'stairs-up']) {
      expect(grounds[sheet.frames[name]].fillStyle).toBe('#6a5a18');
    }
    expect(of('door-along').fillStyle).toBe('#e59a4c');
    const strokes = canvases.at(-1)?.callsOf('strokeText') ?? [];
    expect(strokes.map(({ values }) => values[0])).toContain(of('door-along').values[0]);
  });

  test('a glyph that is larger than a cell is drawn at its own size, white with an outline', () => {
    const texture = glyphTexture('ρ', { width: 60, height: 80 });
    expect(texture).toMatchObject({ width: 60, height: 80, label: 'glyph:ρ' });
    const canvas = canvases.at(-1);
    const font = '500 66px "Fira Code", monospace';
    // The outline, and then the weight of the character.
    expect(canvas?.callsOf('strokeText')).toHaveLength(2);
    expect(canvas?.callsOf('fillText')).toMatchObject([
      { values: ['ρ', 30, 43, 60], fillStyle: '#ffffff', font },
    ]);
  });

  test('a portrait asks for its glyph at the size of the picture', () => {
    const asked: unknown[] = [];
    const artwork = artworkOf(campaign, 'glyphs');
    const glyph = (...wanted: unknown[]) => {
      asked.push(wanted);
      return null;
    };
    portraitOf({ ...artwork, glyph }, kindOf('rat'), undefined, 80);
    expect(asked).toEqual([['ρ', 80]]);
  });

  test('the glyphs that the font must have are those of tiles and kinds, each once', () => {
    const glyphs = glyphsOf(campaign);
    expect(new Set(glyphs).size).toBe(glyphs.length);
    for (const glyph of ['·', '#', '>', '<', '@', 'ρ', 'β']) expect(glyphs).toContain(glyph);
    expect(glyphs).not.toContain('7');
    expect(glyphsOf(arenaCampaign)).toContain('7');
  });
});

test('a hue is turned around the circle, and grey has none', () => {
  const thirds = [0, 1 / 3, 2 / 3].map((part) => turnHue(0xff0000, part));
  expect(thirds).toEqual([0xff0000, 0x00ff00, 0x0000ff]);
  expect(turnHue(0xb4c8f4, 1 / 3)).toBe(0xf4b4c8);
  expect(turnHue(0x808080, 0.4)).toBe(0x808080);
});

test('colours are read, mixed and dimmed', () => {
  expect(colourOf('#c98d5a')).toBe(0xc98d5a);
  expect(mix(0x000000, 0xffffff, 0)).toBe(0x000000);
  expect(mix(0x000000, 0xffffff, 1)).toBe(0xffffff);
  expect(mix(0x204060, 0x406080, 0.5)).toBe(0x305070);
  // Also a dark thing is readable on remembered ground, and no thing looks like one in view.
  const ground = 0x1c1c22;
  for (const colour of [0xffffff, 0x8a5a3a]) {
    expect(contrast(remembered(colour), ground)).toBeGreaterThan(2.4);
    expect(contrast(remembered(colour), colour)).toBeGreaterThan(1.01);
  }
  expect(contrast(remembered(0xffffff), 0xffffff)).toBeGreaterThan(2);
});

test('a throw takes longer the farther it goes, and 160 ms at most', () => {
  const threw = (x: number, y: number, actor = 1) =>
    ({ type: 'threw', actor, kind: 'dagger', from: { x: 5, y: 5 }, to: { x, y } }) as const;
  expect(flightTime(threw(5, 5))).toBe(50);
  expect(flightTime(threw(8, 4))).toBe(80);
  expect(flightTime(threw(4, 1))).toBe(90);
  expect(flightTime(threw(50, 5))).toBe(160);
  const throws = throwsOf([threw(8, 5), threw(9, 5), threw(7, 5, 2)]);
  expect([...throws]).toEqual([
    [1, threw(8, 5)],
    [2, threw(7, 5, 2)],
  ]);
});
