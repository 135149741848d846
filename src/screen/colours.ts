import { shownTone } from '../describe/tone.ts';
import type { LogLine, Tone } from '../game/events.ts';

/** The HUD's colours. */
export const colours = {
  ground: 0x0b0a10,
  panel: 0x15131d,
  edge: 0x2e2a3c,
  row: 0x262235,
  chosen: 0x3a3350,
  text: 0xe6e2ee,
  dim: 0x9b96ab,
  faint: 0x6f6a80,
  title: 0x8fd9ab,
  health: 0xd94f4f,
  low: 0xff6a4d,
  /** The next hit may kill the hero. */
  alarm: 0xff8a5c,
  alarmGround: 0x4a1c1c,
  energy: 0xd9a441,
  experience: 0x4a9fdc,
  weight: 0x8e80d6,
  trough: 0x2a2636,
  gain: 0x7de08a,
  food: 0xffc95c,
  level: 0xffe066,
} as const;

/**
 * The log's colours: normal white, special yellow, the hero's hits green, monsters' hits red, important
 * orange. Red and green differ in brightness, too.
 */
export const toneColours: Record<Tone, number> = {
  normal: 0xf2eff7,
  special: 0xffe066,
  playerHits: 0x8df0a0,
  enemyHits: 0xff7d70,
  important: 0xffb454,
};

/** The colour of a line of the log. */
export function logColour(line: Pick<LogLine, 'id' | 'tone'>): number {
  return toneColours[shownTone(line)];
}

/** The minimap's colours. */
export const minimapColours = {
  unknown: 0x3a3742,
  items: 0xffee33,
  seen: 0x1e90ff,
  known: 0x4169e1,
  wall: 0x000000,
  stairsDown: 0x9acd32,
  stairsUp: 0xffa94d,
  monster: 0xff3b30,
  hero: 0xffc0cb,
} as const;

/** Remembered things are mixed with this colour, half and half. */
const memoryShade = 0x3c4258;

/** The colour of a thing that the hero remembers but does not see. */
export function remembered(colour: number): number {
  return mix(colour, memoryShade, 0.5);
}

/** A CSS colour such as `#c98d5a` as a number. */
export function colourOf(css: string): number {
  return Number.parseInt(css.slice(1), 16);
}

/** A mixture of two colours: part 0 is the first, 1 the second. */
export function mix(a: number, b: number, part: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
