import type { Tone } from '../game/events.ts';

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
  energy: 0xd9a441,
  experience: 0x4a9fdc,
  weight: 0x8e80d6,
  trough: 0x2a2636,
  gain: 0x7de08a,
  food: 0xffc95c,
  level: 0xffe066,
} as const;

/** Section A17 of the rules: normal white, special yellow, own hits green, theirs aqua, important red. */
export const toneColours: Record<Tone, number> = {
  normal: 0xf2eff7,
  special: 0xffe066,
  playerHits: 0x7fe07f,
  enemyHits: 0x5fdcec,
  important: 0xff7d70,
};

/** Section B of the rules, with a colour for stairs up. */
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

/** What is remembered, not seen, is half this. */
const memoryShade = 0x3c4258;

/** A colour as memory keeps it. */
export function remembered(colour: number): number {
  return mix(colour, memoryShade, 0.5);
}

/** The number of a CSS colour such as `#c98d5a`. */
export function colourOf(css: string): number {
  return Number.parseInt(css.slice(1), 16);
}

/** Two colours mixed: 0 gives the first, 1 the second. */
export function mix(a: number, b: number, part: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
