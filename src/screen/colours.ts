import { groundColour } from '../game/kinds.ts';

/** The colours of the HUD without a meaning. `palettes.ts` has the colours with one. */
export const colours = {
  ground: groundColour,
  panel: 0x15121a,
  /** The upper and the lower end of a panel, and the line along its edge. */
  panelTop: 0x17141c,
  panelFoot: 0x100e14,
  panelLine: 0x2c2733,
  /** The left and the right end of a card, and its line. */
  card: 0x1f1e27,
  cardEnd: 0x1a171f,
  cardLine: 0x322d39,
  /** The lit middle of a slot and of the hero's portrait. */
  slot: 0x2d2733,
  niche: 0x4a3a34,
  nicheEnd: 0x1b161a,
  heading: 0xb9a98c,
  edge: 0x3a3341,
  row: 0x241f2a,
  chosen: 0x423a36,
  text: 0xe9e2d6,
  dim: 0xa99fb0,
  faint: 0x8f8698,
  /** Dimmed texts where the device asks for more contrast. */
  strong: 0xe2dceb,
  title: 0xe3b565,
  /** The upper and the lower end of a main button, its line, and the text on it. */
  golden: 0xffd88f,
  goldenEnd: 0xdd9c3e,
  goldenEdge: 0x8a5a1c,
  onGolden: 0x2a1606,
  /** Behind a monster whose next hit may kill the hero. */
  alarmGround: 0x4a1c1c,
  trough: 0x0a080c,
  cursor: 0xffe066,
} as const;

/** Remembered things are mixed with this colour, and the part of it. */
const memoryShade = { colour: 0x4a5272, part: 0.52 };

/** The colour of a thing that the hero remembers but does not see. */
export function remembered(colour: number): number {
  return mix(colour, memoryShade.colour, memoryShade.part);
}

/** The colour of a remembered thing in the tiles look: hardly darker, so that it is found on dark ground. */
export function recalledThing(colour: number): number {
  return mix(colour, memoryShade.colour, 0.16);
}

/** The colour of a text where the device asks for more contrast: dimmed texts are bright. */
export function strengthened(colour: number): number {
  const isDim = [colours.dim, colours.faint, colours.heading].some((dimmed) => dimmed === colour);
  return isDim ? colours.strong : colour;
}

/** A mixture of two colours: part 0 is the first, 1 the second. */
export function mix(a: number, b: number, part: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** The contrast of two colours as WCAG defines it: 1 for equal ones, 21 for black and white. */
export function contrast(a: number, b: number): number {
  const [dark, light] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour, 0 to 1. */
function luminanceOf(colour: number): number {
  const linear = (shift: number) => {
    const part = ((colour >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}
