import { pastOf } from '../saves/past-of-run.ts';
import type { PastRequest } from './recall-past.ts';
import { campaignOf } from './worker-request.ts';

/** Plays the past of a continued game in a worker, and returns its history. */
addEventListener('message', ({ data }: MessageEvent<PastRequest>) => {
  for (const past of pastOf(campaignOf(data), data.run)) if (past) postMessage(past);
});
