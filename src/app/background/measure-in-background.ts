import type { OddsPart } from '../../page/bestiary/odds-lines.ts';
import { inBackground } from './in-background.ts';
import { measure, type OddsRequest } from './measure-odds.ts';

/** Measures the odds of a fight and calls `take` with each part. Returns a function that stops it. */
export function measureInBackground(
  request: OddsRequest,
  take: (part: OddsPart | 'failed') => void,
): () => void {
  const make = () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  return inBackground(make, request, take, () => measureHere(request));
}

function* measureHere(request: OddsRequest): Generator<OddsPart | 'failed' | undefined, void> {
  try {
    yield* measure(request);
  } catch {
    yield 'failed';
  }
}
