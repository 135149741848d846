import type { VerifiedGame } from '../../records/verify-game.ts';
import { askWorker } from './ask-worker.ts';
import type { VerifyRequest } from './verify-worker.ts';

/** Replays a game in a worker and compares its end with a score. Rejects if the worker fails. */
export function verifyInWorker(request: VerifyRequest): Promise<VerifiedGame> {
  let end = () => {};
  const make = () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<VerifiedGame>((resolve, reject) => {
    end = askWorker(make, request, resolve, reject);
  }).finally(() => end());
}
