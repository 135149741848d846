import type { Kind } from '../game/kinds.ts';

/** A CSS colour that leaves a drawing unchanged. */
export const untinted = '#ffffff';

/** The colour that multiplies a sprite. `painted`: the sprites that have colours of their own. */
export function spriteColour({ sprite, colour }: Kind['look'], painted: readonly string[]): string {
  return sprite !== undefined && painted.includes(sprite) ? untinted : colour;
}
