import { measure, type OddsRequest } from './measure-odds.ts';

/** Measures the odds of a fight in a worker: returns first the hero, then the odds. */

addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
  for (const answer of measure(data)) if (answer) postMessage(answer);
});
