import { SnapshotError, type SnapshotProblem } from '../state/snapshot-error.ts';

/**
 * The reasons to refuse a recorded game. `continue-game.ts` decides for stored games, `parse-run-file.ts` for files,
 * and `state/restore-across-versions.ts` for snapshots of other versions.
 */

/** Why a recorded game is refused. The page has a text for each. */
export type Refusal = SnapshotProblem | 'tooLong' | 'missingCampaign';

/** Why a game cannot be opened or played on, with details in English. Workers can send it to the page. */
export interface RefusedReason {
  /** `rules`: the rules fail at a command. `failed`: the browser or the program has failed. */
  readonly reason: Refusal | 'rules' | 'failed';
  readonly detail: string;
}

/** A recorded game cannot be opened. The message has the details in one line. */
export abstract class RefusedGame extends Error {
  readonly reason: Refusal;

  constructor(message: string, reason: Refusal = 'damaged') {
    super(message);
    this.reason = reason;
  }
}

/** Why a game is refused, and the details; null for any other error. */
export function refusalOf(error: unknown): RefusedReason | null {
  const isRefusal = error instanceof RefusedGame || error instanceof SnapshotError;
  return isRefusal ? { reason: error.reason, detail: error.message } : null;
}
