/**
 * The facts about the game so far that influence a new floor. `enter-floor.ts` decides whether a floor that the hero
 * leaves is kept.
 */
export interface FloorHistory {
  /** How often this depth was generated before. */
  readonly visit: number;
  /** The number of floors since the last food. */
  readonly noFood: number;
  /** Whether the hero has not held a prize yet. */
  readonly prizeAllowed: boolean;
  /** Whether the floor has no items: the hero returns with the prize. */
  readonly withoutItems: boolean;
  /** The ids of the monster kinds that no longer appear. */
  readonly genocided: ReadonlySet<string>;
}

export const firstVisit: FloorHistory = {
  visit: 0,
  noFood: 0,
  prizeAllowed: true,
  withoutItems: false,
  genocided: new Set(),
};
