import { askWorker } from './ask-worker.ts';
import { measure, type OddsPart, type OddsRequest } from './measure-odds.ts';

/**
 * Measures the odds of a fight in a worker and calls `take` with each part. Where the browser has no workers or
 * cannot load the script, the page measures fight by fight between other tasks. Returns a function that stops it.
 */
export function measureInBackground(
  request: OddsRequest,
  take: (part: OddsPart | 'failed') => void,
): () => void {
  let timer = 0;
  const measureHere = () => {
    const parts = measure(request);
    const next = () => {
      try {
        const { value, done } = parts.next();
        if (value) take(value);
        if (!done) timer = window.setTimeout(next);
      } catch {
        take('failed');
      }
    };
    timer = window.setTimeout(next);
  };
  const make = () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  const end = askWorker(make, request, take, measureHere);
  return () => {
    end();
    window.clearTimeout(timer);
  };
}
