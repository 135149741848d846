import { cssOf } from '../describe/css-colour.ts';
import type { Game } from '../game/world.ts';
import { mix } from './colours.ts';
import { minimapColours } from './hud/minimap-colours.ts';
import { markColour } from './hud/minimap-marks.ts';
import { type Parts, stoneColoursAt } from './map/stone-colours.ts';
import type { Palette } from './palettes.ts';

/** The stones of a floor in one light, as CSS colours. */
export interface StoneTints {
  readonly ground: string;
  readonly passage: string;
  readonly bricks: string;
  readonly wall: string;
}

/** The stones of a floor in view, those known out of view, and the marks on them. */
export interface FloorSheetColours {
  readonly inView: StoneTints;
  readonly known: StoneTints;
  readonly marks: Readonly<Record<'hero' | 'stairsDown' | 'stairsUp' | 'trap', string>>;
}

/** The share of white in the colours of glyphs, whose thin strokes look darker than stones. */
const glyphLight = 0.35;

/** The share of the colour in view that ground out of view keeps: it would be grey beside grey walls. */
const warmth = 0.65;

/**
 * The colours of the large map on the sheet of the floor: the ground in view is that of the minimap, and the other stones
 * match it. As on the minimap, walls are brighter than the ground. Glyphs are brighter, too.
 */
export function floorSheetColours(
  game: Pick<Game, 'campaign' | 'floor'>,
  palette: Pick<Palette, 'minimap' | 'minimapTint'>,
  isOfGlyphs: boolean = false,
): FloorSheetColours {
  const colours = minimapColours(game, palette);
  const { inView, known } = colours;
  const mark = (name: Parameters<typeof markColour>[0]) => cssOf(markColour(name, colours));
  const { stones } = stoneColoursAt(game.campaign, game.floor.depth);
  const tints = (of: number, share: number): StoneTints => {
    const ground = isOfGlyphs ? mix(of, 0xffffff, glyphLight) : of;
    const stone = (to: Parts, light: number) =>
      cssOf(asOtherStone(ground, stones.flagstones, to, share, light));
    return {
      ground: cssOf(ground),
      passage: stone(stones.earth, 1),
      bricks: stone(stones.bricks, 0.95),
      wall: stone(stones.masonry, 1.35),
    };
  };
  return {
    inView: tints(inView, palette.minimapTint),
    known: tints(mix(known, inView, warmth * palette.minimapTint), warmth * palette.minimapTint),
    marks: {
      hero: mark('hero'),
      stairsDown: mark('stairsDown'),
      stairsUp: mark('stairsUp'),
      trap: mark('trap'),
    },
  };
}

/** The colour of a stone in the light that gives `ground` to the ground. `share`: how much of its own tint it has. */
function asOtherStone(
  ground: number,
  from: Parts,
  to: Parts,
  share: number,
  light: number,
): number {
  const channel = (shift: number, at: number) => {
    const tint = 1 + (to[at] / from[at] - 1) * share;
    return Math.min(255, Math.round(((ground >> shift) & 255) * tint * light)) << shift;
  };
  return channel(16, 0) | channel(8, 1) | channel(0, 2);
}
