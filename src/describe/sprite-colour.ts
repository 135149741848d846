import type { Kind } from '../game/kinds.ts';

/** A CSS colour that leaves a drawing unchanged. */
export const untinted = '#ffffff';
/** How strongly another colour tints a drawing that has colours of its own: less than an icon, which is grey. */
const tintOfPainted = 0.7;

/**
 * The colour that multiplies a sprite. `painted`: the sprites that have colours of their own, with the colours of the
 * monsters for which they were drawn.
 */
export function spriteColour(
  { sprite, colour }: Kind['look'],
  painted: Readonly<Record<string, readonly string[]>>,
): string {
  if (sprite === undefined || !Object.hasOwn(painted, sprite)) return colour;
  return painted[sprite].includes(colour.toLowerCase()) ? untinted : lightened(colour);
}

/** A tint for a drawing with colours of its own. */
function lightened(colour: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - tintOfPainted * (255 - value))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
