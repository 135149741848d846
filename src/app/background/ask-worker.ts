/**
 * Starts a worker and sends it a request. `take` receives each answer. `fail`: the browser has no workers,
 * cannot load the script, or the script has failed. Returns a function that ends the worker.
 */
export function askWorker<Answer>(
  make: () => Worker,
  request: unknown,
  take: (answer: Answer) => void,
  fail: (error: Error) => void,
): () => void {
  let worker: Worker;
  try {
    worker = make();
  } catch (error) {
    const timer = window.setTimeout(() => fail(new Error(String(error))));
    return () => window.clearTimeout(timer);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => take(data));
  worker.addEventListener('error', (event) => {
    // The part of the page that asked reports it; it is not an error of the page.
    event.preventDefault();
    worker.terminate();
    fail(new Error(event.message));
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
