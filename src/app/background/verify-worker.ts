import type { Score } from '../../records/scores.ts';
import { verifyGame } from '../../records/verify-game.ts';
import { campaignOf, type RunRequest } from './worker-request.ts';

/** Replays games for their scores in a worker. */

/** A game and its score. */
export interface VerifyRequest extends RunRequest {
  readonly score: Score;
}

addEventListener('message', ({ data }: MessageEvent<VerifyRequest>) => {
  postMessage(verifyGame(campaignOf(data), data.run, data.score));
});
