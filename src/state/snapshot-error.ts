/** Bytes that do not hold a game. The message is one line: the problem, the place and what to do. */
export class SnapshotError extends Error {}

/** The error for bytes that break the state format in one place of it. */
export function invalidState(place: string, problem: string): SnapshotError {
  return new SnapshotError(`Invalid game state: ${place}: ${problem}. Use an undamaged copy.`);
}
