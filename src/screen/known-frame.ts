import { type Knowing, knownFloor } from './known-floor.ts';
import { hasStands } from './map/has-stands.ts';
import type { Region } from './map/region.ts';

/** The rock, in cells, that the view shows at least at each side of a known part that it shows whole. */
export const leastRock = 0.5;
/** The share of the view, and the cells, between the hero and the edge of a view that cannot show the whole known part. */
const heroShare = 1 / 3;
const heroCells = 4;

/** The part of the floor that the view frames; null without one, as in an arena, which is shown with its stands. */
export function framedPart(view: Knowing): Region | null {
  return hasStands(view.game) ? null : knownFloor(view).bounds;
}

/** Cells along one axis, the last included. */
export interface AxisSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * The middle of the known part along one axis, if a view of `view` cells shows it whole; else null. `beyond`: the cells that it
 * shows beyond the walls.
 */
export function middleIfWhole(
  { first, last }: AxisSpan,
  view: number,
  beyond: number,
): number | null {
  const around = Math.max(leastRock, beyond);
  return last - first + 1 + 2 * around <= view ? (first + last) / 2 : null;
}

/**
 * The position along one axis that is nearest to the middle of the known part, on the way there from `centre`, with the
 * hero away from the edges of the view. While the hero walks near the middle, the view does not move.
 */
export function towardsKnown(
  centre: number,
  hero: number,
  { first, last }: AxisSpan,
  view: number,
): number {
  const middle = (first + last) / 2;
  const most = Math.max(0, view / 2 - 0.5 - Math.max(heroCells, view * heroShare));
  return middle > centre
    ? Math.max(centre, Math.min(middle, hero + most))
    : Math.min(centre, Math.max(middle, hero - most));
}
