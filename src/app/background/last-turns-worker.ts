import { lastTurnsOf } from '../../lab/deaths/last-turns.ts';
import { findWayOut } from '../../lab/deaths/way-out.ts';
import { campaignOf, type RunRequest } from './worker-request.ts';

/** Examines the last turns of a lost game in a worker: returns first the turns, then the way out. */

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  const { run } = data;
  const campaign = campaignOf(data);
  const turns = lastTurnsOf(campaign, run);
  postMessage({ turns: turns.map(({ before, ...shown }) => shown) });
  postMessage({ wayOut: findWayOut(campaign, turns) ?? 'none' });
});
