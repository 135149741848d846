import '../node-navigator.ts';

import { type Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasCourse } from '../../../src/describe/course.ts';
import { opponentsInSight } from '../../../src/game/actors/actors.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { newGame } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import type { Game } from '../../../src/game/world.ts';
import { looks } from '../../../src/page/options/options.ts';
import { slotsOf } from '../../../src/screen/hud/bag-layout.ts';
import { Hud } from '../../../src/screen/hud/hud.ts';
import { barCount, hasNumbers } from '../../../src/screen/hud/hud-values.ts';
import {
  contains,
  type LayoutInput,
  type Rect,
  type ScreenLayout,
  shapeOf,
} from '../../../src/screen/screen-layout.ts';
import type { View } from '../../../src/screen/view.ts';
import { languages } from '../../../src/words/languages.ts';
import type { Language } from '../../../src/words/texts.ts';
import { largestFree } from '../../largest-free.ts';
import { arenaCampaign, campaign, give, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, layoutOf, viewOf } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

/** About the widths of M PLUS 1p: Japanese characters are as wide as high. */
function widthOf(text: string, size: number): number {
  const ems = [...text].map((letter) => (/[\u3000-\uffef]/.test(letter) ? 1 : 0.56));
  return ems.reduce((sum, em) => sum + em * size, 0);
}

const painter = {
  width: (text: string, size: number) => widthOf(text, size),
  paint: (text: string, size: number) => {
    const source = new TextureSource({ width: widthOf(text, size), height: size });
    return { texture: new Texture({ source, label: text }), margin: 0 };
  },
};

interface DrawnText extends Rect {
  readonly text: string;
}

/** The sprites of a layer of all pens: 1 has the pictures, 2 the texts. */
function spritesOf(hud: Hud, layer: 1 | 2): Sprite[] {
  return hud.container.children
    .flatMap((pen) => ((pen as Container).children[layer]?.children ?? []) as Sprite[])
    .filter(({ visible }) => visible);
}

/** The texts of all pens. */
function textsOf(hud: Hud): DrawnText[] {
  return spritesOf(hud, 2).map(({ x, y, width, height, texture }) => ({
    text: texture.label ?? '',
    x,
    y: y + 0.1 * height,
    width,
    height: 0.8 * height,
  }));
}

/** Texts stand on whole pixels, so neighbours may share one. */
const rounding = 1.5;

const overlaps = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + rounding &&
  b.x + b.width > a.x + rounding &&
  a.y + a.height > b.y + rounding &&
  b.y + b.height > a.y + rounding;

const inside = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const room = '############### #@..{}..{}...{}..# #..{}..{}.{}.....# ###############';
const withMonsters = (letter: string) => scene(room.replaceAll('{}', letter));

/** A hero in trouble in each campaign: monsters in view, a bag of many things, and much in the log. */
const games: Readonly<Record<string, () => { game: Game; columns: number; rows: number }>> = {
  simple() {
    const game = withMonsters('c');
    game.stores.Bag.maxWeight[game.hero] = 9999;
    give(game, 'apple', 'dagger', 'leather-armour', 'healing-potion', 'chain-mail', 'falchion');
    game.stores.Hunger.energy[game.hero] = 3;
    return { game, columns: 25, rows: 25 };
  },
  rogue() {
    const game = scene(room.replaceAll('{}', 'H'), { campaign: rogueCampaign });
    give(game, 'mace', 'ring-mail');
    const { Condition, Hunger } = game.stores;
    for (const name of ['confused', 'grasped', 'blind'] as const) Condition[name][game.hero] = 3;
    Hunger.energy[game.hero] = 120;
    return { game, columns: 80, rows: 22 };
  },
  arena() {
    const game = scene(room.replaceAll('{}', 'e'), { campaign: arenaCampaign, depth: 0 });
    return { game, columns: 15, rows: 10 };
  },
};

function fill(game: Game): Game {
  game.floor.lookedFrom = -1;
  fov(game);
  Object.assign(game, { turn: 12345, score: 6789 });
  for (let line = 0; line < 40; line++) {
    const params = { damage: 13, monster: game.campaign.kinds[1].id, hp: 1, max: 16 };
    game.log.push({ id: 'hit', params, tone: 'playerHits', times: 1 + (line % 2) });
  }
  return game;
}

const windows: readonly Pick<LayoutInput, 'width' | 'height' | 'ratio' | 'touch'>[] = [
  { width: 360, height: 640, ratio: 3, touch: true },
  { width: 390, height: 844, ratio: 3, touch: true },
  { width: 844, height: 390, ratio: 3, touch: true },
  { width: 1280, height: 800, ratio: 1, touch: false },
  { width: 1280, height: 800, ratio: 2, touch: true },
  { width: 1920, height: 1080, ratio: 1, touch: false },
  { width: 3840, height: 2160, ratio: 1, touch: false },
];

function draw(
  make: (typeof games)[string],
  window: (typeof windows)[number],
  language: Language,
  options: { look?: (typeof looks)[number]; text?: number; isNew?: boolean } = {},
) {
  const { game, columns, rows } = make();
  const { look = 'tiles', text = 1, isNew = false } = options;
  if (!isNew) fill(game);
  const layout = layoutOf(game, {
    ...window,
    columns,
    rows,
    cells: shapeOf(look, game.campaign),
    slots: slotsOf(game),
    bars: barCount(game),
    numbers: hasNumbers(game),
    isQuiet: opponentsInSight(game).length === 0,
    hasCourse: hasCourse(game),
    scale: { text, cells: 1 },
  });
  const hud = new Hud(painter);
  const view = viewOf(game, { language, look });
  hud.draw(view, layout, artworkOf(game.campaign, look), window.touch, {
    hero: { ...layout.map, ...layout.cell },
    things: [],
    pads: [],
  });
  return { hud, layout, texts: textsOf(hud) };
}

describe.each(Object.entries(games))('in the campaign %s', (_, make) => {
  describe.each(languages)('in %s', (language) => {
    test.each(windows)(
      'no text of the HUD covers another or leaves the panel at $width × $height, ratio $ratio',
      (window) => {
        // Thousands of expectations would take longer than the comparisons.
        const found: unknown[] = [];
        for (const look of looks) {
          for (const text of [1, 1.5, 2]) {
            const { layout, texts, hud } = draw(make, window, language, { look, text });
            expect(texts.length).toBeGreaterThan(12);
            for (const [place, one] of texts.entries()) {
              const wrong = [
                ...(inside(layout.hud, one) ? [] : ['leaves the HUD']),
                ...texts.slice(0, place).filter((other) => overlaps(one, other)),
                ...(overlaps(one, layout.minimap) ? ['covers the minimap'] : []),
              ];
              found.push(...wrong.map((what) => ({ look, text, one, what })));
            }
            hud.destroy();
          }
        }
        expect(found).toEqual([]);
      },
    );
  });
});

const fresh: Readonly<Record<string, Game>> = {
  simple: newGame(campaign, '7'),
  rogue: newGame(rogueCampaign, '7'),
  arena: newGame(arenaCampaign, '7'),
};

describe.each(Object.entries(fresh))('in a new game of %s', (_, game) => {
  test.each(windows)('no third of the HUD is empty at $width × $height, ratio $ratio', (window) => {
    const { width: columns, height: rows } = game.floor.grid;
    for (const look of looks) {
      const make = () => ({ game, columns, rows });
      const { hud, layout, texts } = draw(make, window, 'en', { look, isNew: true });
      const { portrait, minimap, course, slots, buttons, mode } = layout;
      const pictures = spritesOf(hud, 1).map(({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }));
      const parts = [...texts, ...pictures, portrait, minimap, course, ...slots, ...buttons];
      const free = largestFree(layout.hud, parts);
      const share = (free.width * free.height) / (layout.hud.width * layout.hud.height);
      // On a phone the lines of later messages stay free: otherwise the map would move with each message.
      expect(share, look).toBeLessThan(mode === 'compact' ? 0.4 : 1 / 3);
      hud.destroy();
    }
  });
});

/** The room of the log that the open bag leaves beside and above it, in sizes and lines of text. */
function roomBeside({ log, openBag, text, line }: ScreenLayout) {
  if (!overlaps(log, openBag)) return { width: log.width / text, height: log.height / line };
  return {
    width: Math.max(openBag.x - log.x, log.x + log.width - openBag.x - openBag.width) / text,
    height: (openBag.y - log.y) / line,
  };
}

/** Whether a monster has a place in the part of the log that the open bag leaves. */
function showsMonster(hud: Hud, layout: ScreenLayout, view: View): boolean {
  const { log, openBag, line } = layout;
  for (let y = log.y; y < log.y + log.height; y += line / 2) {
    for (let x = log.x; x < log.x + log.width; x += line / 2) {
      if (contains(openBag, x, y)) continue;
      if (hud.thingAt(x, y, layout, view)?.thing.type === 'cell') return true;
    }
  }
  return false;
}

describe.each(windows)('at $width × $height, ratio $ratio', (window) => {
  test.each([1, 2])(
    'the open bag cuts no monster and no message in two, and leaves some of both, texts × %d',
    (text) => {
      for (const [make, item] of [
        [games.simple, 'dagger'] as const,
        [games.rogue, 'mace'] as const,
      ]) {
        const { game, columns, rows } = make();
        for (let count = bagOf(game, game.hero).length; count < 10; count++) {
          stow(game, game.hero, spawnItem(game, { kind: kindById(game.campaign, item) }));
        }
        // A blind hero sees no monsters.
        game.stores.Condition.blind[game.hero] = 0;
        fill(game);
        const layout = layoutOf(game, {
          ...window,
          columns,
          rows,
          slots: slotsOf(game),
          scale: { text, cells: 1 },
        });
        const hud = new Hud(painter);
        const view = viewOf(game, { bag: { index: 0, offset: 0, menu: null } });
        hud.draw(view, layout, artworkOf(game.campaign), window.touch, {
          hero: { ...layout.map, ...layout.cell },
          things: [],
          pads: [],
        });
        const { log, openBag } = layout;
        const shown = textsOf(hud).filter((drawn) => overlaps(drawn, log));
        for (const one of shown) {
          const isWhole = !overlaps(one, openBag) || inside(openBag, one);
          expect([one.text, isWhole]).toEqual([one.text, true]);
        }
        const free = shown.filter((one) => !overlaps(one, openBag));
        const room = roomBeside(layout);
        if (room.width >= 13 || room.height >= 7) {
          expect(showsMonster(hud, layout, view)).toBe(true);
          expect(free.some((one) => one.text.startsWith('You hit'))).toBe(true);
        }
        hud.destroy();
      }
    },
  );
});
