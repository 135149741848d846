import type { Kind } from '../game/kinds.ts';

/** A CSS colour that leaves a drawing unchanged. */
export const untinted = '#ffffff';
/** Before the name of a drawing, for the drawing in grey. */
const grey = 'grey ';

/** How a sprite is drawn. */
export interface SpriteLayer {
  /** The name of the drawing, which says whether it is grey: see `isGrey`. */
  readonly drawing: string;
  /** A CSS colour that multiplies the drawing. */
  readonly colour: string;
}

/**
 * The drawing of a look and its colour; null without a sprite. `painted`: the sprites that have colours of their own,
 * with the colours of the monsters for which they were drawn. Such a drawing is grey under another colour, because a
 * green orc that is multiplied by red stays green.
 */
export function spriteLayer(
  { sprite, colour }: Pick<Kind['look'], 'sprite' | 'colour'>,
  painted: Readonly<Record<string, readonly string[]>>,
): SpriteLayer | null {
  if (sprite === undefined) return null;
  const drawing = `icon:${sprite}`;
  if (!Object.hasOwn(painted, sprite)) return { drawing, colour };
  const isOwn = painted[sprite].includes(colour.toLowerCase());
  return isOwn ? { drawing, colour: untinted } : { drawing: `${grey}${drawing}`, colour };
}

/** Whether a name is that of a drawing in grey. */
export function isGrey(drawing: string): boolean {
  return drawing.startsWith(grey);
}

/** The name of the drawing itself, also of one in grey. */
export function sourceOf(drawing: string): string {
  return isGrey(drawing) ? drawing.slice(grey.length) : drawing;
}
