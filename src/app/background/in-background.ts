import { askWorker } from './ask-worker.ts';

/**
 * Sends a request to a worker and calls `take` with each part of the result. Where the browser has no workers or
 * cannot load the script, the page takes the parts of `partsHere` one by one between other tasks; a part that is
 * undefined only lets the other tasks run. Returns a function that stops it.
 */
export function inBackground<Part>(
  make: () => Worker,
  request: unknown,
  take: (part: Part) => void,
  partsHere: () => Iterator<Part | undefined, void>,
): () => void {
  let timer = 0;
  const takeHere = () => {
    const parts = partsHere();
    const next = () => {
      const { value, done } = parts.next();
      if (value) take(value);
      if (!done) timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
  };
  const end = askWorker(make, request, take, takeHere);
  return () => {
    end();
    window.clearTimeout(timer);
  };
}
