import type { Campaign } from '../../game/campaign.ts';
import { type PreparedLines, prepareReplay } from '../../records/prepare-replay.ts';
import { askWorker } from './ask-worker.ts';
import type { RunRequest } from './worker-request.ts';

/**
 * Prepares a replay in a worker and calls `take` with each part. Where the browser has no workers or cannot
 * load the script of the worker, the page prepares part by part between other tasks, with `campaign`: the
 * campaign of the run. Returns a function that stops the preparation.
 */
export function prepareInBackground(
  request: RunRequest,
  campaign: Campaign,
  take: (part: PreparedLines) => void,
): () => void {
  let timer = 0;
  const prepareHere = () => {
    const parts = prepareReplay(campaign, request.run);
    const next = () => {
      const { value, done } = parts.next();
      if (done) return;
      take(value);
      timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
  };
  const make = () => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const end = askWorker(make, request, take, prepareHere);
  return () => {
    end();
    window.clearTimeout(timer);
  };
}
