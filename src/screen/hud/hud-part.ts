import { contains, type Rect } from '../screen-layout.ts';
import type { PointedThing } from '../view.ts';

/** A part of the HUD that can be described, with its rectangle in device pixels. */
export interface HudPart {
  readonly thing: PointedThing;
  readonly box: Rect;
}

/** The part at a point in device pixels, or null. */
export function partAt(parts: readonly HudPart[], x: number, y: number): HudPart | null {
  return parts.find(({ box }) => contains(box, x, y)) ?? null;
}
