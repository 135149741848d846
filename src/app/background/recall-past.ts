import type { Past } from '../../controls/history.ts';
import type { Session } from '../../controls/session.ts';
import { idle } from '../../screen/idle.ts';
import { type PlayedRun, pastOf } from '../saves/past-of-run.ts';
import { inBackground } from './in-background.ts';
import type { RunRequest } from './worker-request.ts';

/** A request for the history of a recorded game. */
export interface PastRequest {
  readonly sources: RunRequest['sources'];
  readonly run: PlayedRun;
}

/**
 * Adds the past of a continued game to its history. In a worker, and after the first frames: 5,000 turns of Rogue take
 * 1.4 s. `done`: called when the history is complete. Returns a function that stops it.
 */
export function recallPast(
  { game, history }: Session,
  request: PastRequest,
  done: () => void,
): () => void {
  const make = () => new Worker(new URL('./past-worker.ts', import.meta.url), { type: 'module' });
  let end = () => {};
  let isStopped = false;
  const take = (past: Past) => {
    end();
    history.complete(past);
    done();
  };
  idle().then(() => {
    if (isStopped) return;
    end = inBackground(make, request, take, () => pastOf(game.campaign, request.run));
  });
  return () => {
    isStopped = true;
    end();
  };
}
