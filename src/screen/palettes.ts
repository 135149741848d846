import type { ShownTone } from '../describe/tone.ts';

/** The colours with a meaning. A shape, a sign or a word always repeats the meaning. */
export interface Palette {
  /** The other bars of the HUD. */
  readonly energy: number;
  readonly experience: number;
  readonly weight: number;
  /** Warnings, a value that is nearly used up, and the bar of the hero's low health. */
  readonly low: number;
  /** The next hit may kill the hero. */
  readonly alarm: number;
  /** The log, and the numbers that rise from actors: `numberTones` has their tones. */
  readonly tones: Readonly<Record<ShownTone, number>>;
  /** The least contrast of old lines of the log, which are dimmer than new ones. */
  readonly oldContrast: number;
  /** The bars of health, of the HUD and over actors: the hero's and a monster's. */
  readonly bars: Readonly<Record<'hero' | 'monster', number>>;
  readonly minimap: Readonly<Record<MinimapColour, number>>;
  /** How much of the floor's own colours the ground of the minimap has, 0 to 1. */
  readonly minimapTint: number;
}

/** `inView` and `known`: ground in view, and known ground out of view. */
type MinimapColour =
  | ('unknown' | 'items' | 'inView' | 'known' | 'wall')
  | ('stairsDown' | 'stairsUp' | 'monster' | 'hero');

/** The colours of the bars of a palette, the hero's first. */
export function barColours({ bars, energy, experience }: Palette): number[] {
  return [bars.hero, energy, experience, bars.monster];
}

export const palettes = {
  /** The hero's hits are blue, other success is green, and monsters' hits are red. All differ in brightness, too. */
  standard: {
    energy: 0xd9a441,
    experience: 0x4a9fdc,
    weight: 0x8e80d6,
    low: 0xff6a4d,
    alarm: 0xff8a5c,
    tones: {
      normal: 0xf2eff7,
      special: 0xffe066,
      playerHits: 0x8accff,
      success: 0x8df0a0,
      enemyHits: 0xff7d70,
      important: 0xffb454,
    },
    oldContrast: 4.5,
    bars: { hero: 0x5fbf62, monster: 0xe0504a },
    minimap: {
      unknown: 0x08070b,
      items: 0xffe066,
      inView: 0x7e6040,
      known: 0x4a4850,
      wall: 0xa89c98,
      stairsDown: 0x9be06a,
      stairsUp: 0x7ad0ff,
      monster: 0xff4a3a,
      hero: 0xffffff,
    },
    minimapTint: 0.7,
  },
  /**
   * Success is blue, and harm red. Found by a search for colours that are far apart with red-green and
   * with blue-yellow blindness: over 15 (CIEDE2000), in the standard palette 2. Texts are legible for them all.
   */
  clear: {
    energy: 0xecd94a,
    experience: 0x4a72d4,
    weight: 0xe6e6f2,
    low: 0xff6c78,
    alarm: 0xff7a4a,
    tones: {
      normal: 0xf2eff7,
      special: 0xf5d94e,
      playerHits: 0x86c5ff,
      success: 0x86c5ff,
      enemyHits: 0xff7278,
      important: 0x9c6cff,
    },
    // Enough for protan eyes, for which red is dark.
    oldContrast: 7,
    bars: { hero: 0x4aa8ff, monster: 0xd64a2a },
    minimap: {
      unknown: 0x4a4653,
      items: 0xf9f921,
      inView: 0x0092f3,
      known: 0x2047a8,
      wall: 0x000000,
      stairsDown: 0x8febb2,
      stairsUp: 0x91461b,
      monster: 0xf37a00,
      hero: 0xd2d6f8,
    },
    minimapTint: 0,
  },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;
