/** The marks to which the viewer jumps. */
export const jumpKinds = ['all', 'floor', 'fight', 'kill', 'level', 'end'] as const;
export type JumpKind = (typeof jumpKinds)[number];

/** A moment with an event. */
export interface ShownMark {
  readonly at: number;
  readonly type: Exclude<JumpKind, 'all'>;
}

/** The moment that the replay bar shows, and the possible actions. */
export interface ReplayState {
  /** The number of commands that were played, and of all commands. */
  readonly at: number;
  readonly length: number;
  /** The number of commands to which jumps are fast. */
  readonly prepared: number;
  /** The turn of the game, and its last turn if it is known. */
  readonly turn: number;
  readonly lastTurn: number | null;
  /** Null in a campaign with one floor. */
  readonly depth: number | null;
  readonly isPlaying: boolean;
  /** Turns per second. */
  readonly speed: number;
  readonly jumpKind: JumpKind;
  /** The events that are known yet, of all kinds. */
  readonly marks: readonly ShownMark[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The game has ended at this moment, so it cannot be played from here. */
  readonly isOver: boolean;
  /** The recording differs before this moment. */
  readonly isUnverified: boolean;
}
