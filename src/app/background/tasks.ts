import type { Past } from '../../controls/history.ts';
import type { OddsPart } from '../../page/bestiary/odds-lines.ts';
import type { FightSetup } from '../../page/fight-setup.ts';
import type { ShownTurn } from '../../page/game-over/health-chart.ts';
import type { ShownWayOut } from '../../page/game-over/way-out.ts';
import type { GameRow, StoredGame } from '../../records/game-rows.ts';
import type { PreparedLines } from '../../records/prepare-replay.ts';
import type { ReadGame } from '../../records/read-game-file.ts';
import type { RefusedReason } from '../../records/refusal.ts';
import type { Score } from '../../records/scores.ts';
import type { VerifiedGame } from '../../records/verify-game.ts';
import type { PlayedRun } from '../saves/past-of-run.ts';
import type { RunRequest } from './worker-request.ts';

/** The requests and answers of the tasks that the worker performs for the page. */

/** An answer about the progress of a task. */
export interface Percent {
  readonly percent: number;
}

/** The requests, by the names of the tasks. */
export interface Requests {
  /** The text of a file with a game, and the facts for the game that the text does not contain. */
  readonly import: Pick<RunRequest, 'sources'> & {
    readonly text: string;
    readonly facts: Pick<GameRow, 'id' | 'saved'>;
  };
  /** A stored game whose end is not known. */
  readonly end: Pick<RunRequest, 'sources'> & { readonly stored: StoredGame };
  /** A game whose replay is prepared. */
  readonly replay: RunRequest;
  /** A continued game without its history. */
  readonly past: Pick<RunRequest, 'sources'> & { readonly run: PlayedRun };
  /** A lost game. */
  readonly lastTurns: RunRequest;
  /** A fight whose odds are measured. */
  readonly odds: Pick<RunRequest, 'sources'> & { readonly fight: FightSetup };
  /** A game that is replayed for its score. */
  readonly verify: RunRequest & { readonly score: Score };
}

/** The answers, by the names of the tasks. */
export interface Answers {
  /** Reports about the progress, then the game or the problem of the file. */
  readonly import: Percent | { readonly read: ReadGame } | { readonly problem: RefusedReason };
  /** Reports about the progress, then the hash of the last state; null if the game cannot be opened. */
  readonly end: Percent | { readonly end: string | null };
  /** The prepared lines, part by part. */
  readonly replay: PreparedLines;
  /** Null if these rules cannot play the game. */
  readonly past: Past | null;
  /** First the last turns, then the way out. */
  readonly lastTurns:
    | { readonly turns: readonly ShownTurn[] }
    | { readonly wayOut: ShownWayOut | 'none' };
  /** First the hero, then the odds. */
  readonly odds: OddsPart;
  readonly verify: VerifiedGame;
}

export type Task = keyof Requests;

/** A message to the worker. */
export type Order = {
  readonly [T in Task]: { readonly task: T; readonly request: Requests[T] };
}[Task];
