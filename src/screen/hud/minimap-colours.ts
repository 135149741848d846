import type { Campaign } from '../../game/campaign.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import { stoneColoursAt } from '../map/stone-colours.ts';
import type { Palette } from '../palettes.ts';

/** The brightest channel of the colour that stones and light give to ground in view. */
const groundByte = 0x7c;

/**
 * The colours of the minimap on a floor: those of the palette (`palettes.ts`), but ground in view has the tint of its
 * stones and of their light. `minimap-marks.ts` has the marks, `minimapSize` in `layout-measures.ts` the size, `screen/floor-sheet-colours.ts` the colours of the large
 * map.
 */
export function minimapColours(
  { campaign, floor }: Pick<Game, 'campaign' | 'floor'>,
  { minimap, minimapTint }: Pick<Palette, 'minimap' | 'minimapTint'>,
): Palette['minimap'] {
  return {
    ...minimap,
    inView: mix(minimap.inView, groundColourAt(campaign, floor.depth), minimapTint),
  };
}

/** The colour of the ground of a depth in the light of its floors, as bright as each other one. */
export function groundColourAt(campaign: Pick<Campaign, 'scenery'>, depth: number): number {
  const { stones, daylight, lamp } = stoneColoursAt(campaign, depth);
  const lit = stones.flagstones.map((channel, at) => channel * (daylight[at] + 0.4 * lamp[at]));
  const brightest = Math.max(...lit);
  const [red, green, blue] = lit.map((channel) => Math.round((channel / brightest) * groundByte));
  return (red << 16) | (green << 8) | blue;
}
