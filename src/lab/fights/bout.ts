/** The result of one fight. */
export interface Bout {
  /** Null: both sides are dead, a fighter escaped, or the fight took too long. */
  readonly winner: 0 | 1 | null;
  readonly turns: number;
  /** Damage taken by each side, including damage beyond the last hit point. */
  readonly taken: readonly [number, number];
}

/** Turns after which a fight is undecided. */
export const longestFight = 300;
