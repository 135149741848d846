import type { Stone } from './tile-names.ts';

/** The colours of a place: each stone's, and those of light. Parts of red, green and blue; 1 leaves grey as it is. */
export interface StoneColours {
  readonly stones: Readonly<Record<Stone, Colour>>;
  /** Flagstones under moss. */
  readonly moss: Colour;
  /** Light everywhere in view. */
  readonly daylight: Colour;
  /** Light at the hero's lamp. */
  readonly lamp: Colour;
}

type Colour = readonly [red: number, green: number, blue: number];

export const dungeonColours: StoneColours = {
  stones: {
    flagstones: [1.02, 0.95, 0.92],
    masonry: [1.3, 1.2, 1.3],
    bricks: [1.25, 1.06, 0.93],
    earth: [1.1, 0.9, 0.72],
  },
  moss: [0.76, 0.86, 0.56],
  daylight: [0.46, 0.44, 0.46],
  lamp: [1, 0.74, 0.44],
};
