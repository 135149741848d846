import type { VerifiedGame } from '../../records/verify-game.ts';
import { askWorker } from './ask-worker.ts';
import type { Requests } from './tasks.ts';

/** Replays a game in a worker and compares its end with a score. Rejects if the worker fails. */
export function verifyInWorker(request: Requests['verify']): Promise<VerifiedGame> {
  let end = () => {};
  return new Promise<VerifiedGame>((resolve, reject) => {
    end = askWorker('verify', request, resolve, reject);
  }).finally(() => end());
}
