import { LoadError } from '../../page/lazy.ts';
import type { Answers, Order, Requests, Task } from './tasks.ts';

/**
 * Starts a worker that performs a task. `take` receives each answer. `fail` receives a `LoadError` if the script of
 * the worker cannot be loaded, or the error that has ended the task. Returns a function that ends the worker.
 */
export function askWorker<T extends Task>(
  task: T,
  request: Requests[T],
  take: (answer: Answers[T]) => void,
  fail: (error: Error) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answers[T]>) => take(data));
  worker.addEventListener('error', (event) => {
    // The part of the page that asked reports it.
    event.preventDefault();
    worker.terminate();
    // Only an error of a running script has a message.
    fail(event.message ? new Error(event.message) : new LoadError('The worker cannot be loaded.'));
  });
  worker.postMessage({ task, request } as Order);
  return () => worker.terminate();
}
