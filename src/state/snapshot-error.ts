/** Why a snapshot cannot be restored. */
export type SnapshotProblem = 'damaged' | 'otherVersion' | 'otherContent';

/** Bytes that contain no game. The message is one line: the problem, the place and the fix. */
export class SnapshotError extends Error {
  readonly reason: SnapshotProblem;

  constructor(message: string, reason: SnapshotProblem = 'damaged') {
    super(message);
    this.reason = reason;
  }
}

/** The error for bytes that break the state format in one place of it. */
export function invalidState(place: string, problem: string): SnapshotError {
  return new SnapshotError(`Invalid game state: ${place}: ${problem}. Use an undamaged copy.`);
}
