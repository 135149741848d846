/** The part of its light, 0 to 1, that a place keeps; in cells of the floor. */
export type Shade = (x: number, y: number) => number;

/** What the veil over what is behind the title is made of: red, green and blue. */
export const veilColour = [0.063, 0.055, 0.082] as const;

/**
 * How much that veil takes of the light, by the place in the window, 0 to 1 each way: most in the
 * middle, where the words are. It is drawn with what it covers: a layer of its own over the whole
 * window is dear where there is no graphics card.
 */
export function veilAt(x: number, y: number): number {
  const far = Math.hypot(x - 0.5, y - 0.5) * Math.SQRT2;
  return Math.max(0.32, Math.min(0.9 - 0.31 * far, 1.2 - 0.98 * far));
}
