import { cssOf } from '../../describe/css-colour.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import { type Parts, stoneColoursAt } from '../map/stone-colours.ts';
import type { Palette } from '../palettes.ts';
import { markColour } from './minimap-marks.ts';

type MapPalette = Pick<Palette, 'minimap' | 'minimapTint'>;
type OnFloor = Pick<Game, 'campaign' | 'floor'>;

/** The brightest part of the colour of ground in view. */
const groundByte = 0x7c;

/**
 * The colours of the minimap on a floor: those of the palette (`palettes.ts`), but ground in view has the tint of its
 * stones and of their light. `minimap-marks.ts` has the marks.
 */
export function minimapColours(
  { campaign, floor }: OnFloor,
  { minimap, minimapTint }: MapPalette,
): Palette['minimap'] {
  const { stones, daylight, lamp } = stoneColoursAt(campaign, floor.depth);
  const parts = stones.flagstones.map((part, at) => part * (daylight[at] + 0.4 * lamp[at]));
  const brightest = Math.max(...parts);
  const [red, green, blue] = parts.map((part) => Math.round((part / brightest) * groundByte));
  return { ...minimap, seen: mix(minimap.seen, (red << 16) | (green << 8) | blue, minimapTint) };
}

/** The stones of a floor in one light, as CSS colours. */
export interface StoneTints {
  readonly ground: string;
  readonly passage: string;
  readonly bricks: string;
  readonly wall: string;
}

/** The stones of a floor in view and in memory, and the marks on them. */
export interface FloorColours {
  readonly seen: StoneTints;
  readonly known: StoneTints;
  readonly marks: Readonly<
    Record<'hero' | 'stairsDown' | 'stairsUp' | 'items' | 'trap' | 'monster', string>
  >;
}

/** The part of white in the colours of glyphs, whose thin strokes look darker than stones. */
const glyphLight = 0.35;

/** The part of the colour in view that remembered ground keeps: it would be grey beside grey walls. */
const warmth = 0.65;

/**
 * The colours of a large map of a floor: the ground in view is that of the minimap, and the other stones match it.
 * As on the minimap, walls are brighter than the ground. Glyphs are brighter, too.
 */
export function floorColours(
  game: OnFloor,
  palette: MapPalette,
  isOfGlyphs: boolean = false,
): FloorColours {
  const colours = minimapColours(game, palette);
  const { seen, known } = colours;
  const mark = (name: Parameters<typeof markColour>[0]) => cssOf(markColour(name, colours));
  const { stones } = stoneColoursAt(game.campaign, game.floor.depth);
  const tints = (of: number, share: number): StoneTints => {
    const ground = isOfGlyphs ? mix(of, 0xffffff, glyphLight) : of;
    const stone = (parts: Parts, light: number) =>
      cssOf(asOtherStone(ground, stones.flagstones, parts, share, light));
    return {
      ground: cssOf(ground),
      passage: stone(stones.earth, 1),
      bricks: stone(stones.bricks, 0.95),
      wall: stone(stones.masonry, 1.35),
    };
  };
  return {
    seen: tints(seen, palette.minimapTint),
    known: tints(mix(known, seen, warmth * palette.minimapTint), warmth * palette.minimapTint),
    marks: {
      hero: mark('hero'),
      stairsDown: mark('stairsDown'),
      stairsUp: mark('stairsUp'),
      items: mark('items'),
      trap: mark('trap'),
      monster: mark('monster'),
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
