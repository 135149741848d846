import type { Session } from '../../controls/session.ts';
import { idle } from '../../screen/idle.ts';
import { askWorker } from './ask-worker.ts';
import type { Requests } from './tasks.ts';

/**
 * Adds the past of a continued game to its history. In a worker, and after the first frames: 5,000 turns of Rogue take
 * 1.4 s. `done`: called when something was added. Returns a function that stops it.
 */
export function recallPast(
  { history }: Session,
  request: Requests['past'],
  done: () => void,
): () => void {
  let end = () => {};
  let isStopped = false;
  idle().then(() => {
    if (isStopped) return;
    // If the worker fails, the history stays as it is and says when it begins.
    end = askWorker(
      'past',
      request,
      (past) => {
        end();
        if (past && history.complete(past)) done();
      },
      () => {},
    );
  });
  return () => {
    isStopped = true;
    end();
  };
}
