import type { Cause } from '../../words/texts.ts';

/** A game in the list of scores. */
export interface ScoreEntry {
  /** Id of the game. */
  readonly id: string;
  /** Id of the campaign. */
  readonly campaign: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly turns: number;
  readonly depth: number;
  /** Null in a campaign without levels. */
  readonly level: number | null;
  readonly points: number;
  readonly cause: Cause;
  /** The files of the mods and packs, and of a pack's campaign. */
  readonly mods: readonly string[];
  /** The date of a daily game. */
  readonly daily: string | null;
  /** Why the game is not ranked; null if it is. */
  readonly unranked: 'inspected' | 'copied' | 'practice' | null;
  /** The health in the course of the game as characters; empty if it is not known. */
  readonly picture: string;
  /** The last turn that a replay could not check, because an update came after it. */
  readonly unchecked?: number | undefined;
  /** A replay has led to the same end. */
  readonly isVerified: boolean;
}
