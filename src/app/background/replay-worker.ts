import { prepareReplay } from '../../records/prepare-replay.ts';
import { campaignOf, type RunRequest } from './worker-request.ts';

/** Prepares a replay in a worker, and returns it part by part. */
addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  for (const lines of prepareReplay(campaignOf(data), data.run)) postMessage(lines);
});
