/** What becomes of the colours of lit ground: far from the torch, beside it, and of stairs. */
export const lit = { far: [0.98, 0.95, 1], near: [1.95, 1.66, 1.32], stairs: 1.35 } as const;

/** The square of the cells from the torch to where its part in that has fallen to 1/e. */
export const torchReach = 26;

/** The torch's part, 1 to 0, in the light of a place that lies so many cells beside it and below. */
export function glowAt(x: number, y: number): number {
  return Math.exp(-(x * x + y * y) / torchReach);
}
