import type { Campaign } from '../../game/campaign.ts';
import { type PreparedLines, prepareReplay } from '../../records/prepare-replay.ts';
import { inBackground } from './in-background.ts';
import type { RunRequest } from './worker-request.ts';

/**
 * Prepares a replay and calls `take` with each part. `campaign`: the campaign of the run, where no worker loads it.
 * Returns a function that stops the preparation.
 */
export function prepareInBackground(
  request: RunRequest,
  campaign: Campaign,
  take: (part: PreparedLines) => void,
): () => void {
  const make = () => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  return inBackground(make, request, take, () => prepareReplay(campaign, request.run));
}
