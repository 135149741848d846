import type { ProgressDialog } from '../../page/progress.ts';
import type { Words } from '../../words/texts.ts';
import { askWorker } from './ask-worker.ts';
import type { Answers, Percent, Requests } from './tasks.ts';

/** A task that reports its progress. */
type LongTask = { [T in keyof Answers]: Percent extends Answers[T] ? T : never }[keyof Answers];

/** Long work of a worker. */
interface Work<T extends LongTask> {
  readonly task: T;
  readonly request: Requests[T];
  /** Null for work that the player does not wait for. */
  readonly progress: ProgressDialog | null;
  text(words: Words, percent: number): string;
}

/**
 * Does long work in a worker, so that it does not stop the page. The worker answers with percents, then with
 * the result. Null if the player has cancelled it. Rejects if the worker fails.
 */
export function workWithProgress<T extends LongTask>(
  work: Work<T>,
): Promise<Exclude<Answers[T], Percent> | null> {
  const { task, request, progress, text } = work;
  return new Promise((resolve, reject) => {
    const close = () => {
      end();
      shown?.close();
    };
    const finish = (result: Exclude<Answers[T], Percent> | null) => {
      close();
      resolve(result);
    };
    const take = (answer: Answers[T]) => {
      if ('percent' in answer) shown?.show((words) => text(words, answer.percent));
      else finish(answer as Exclude<Answers[T], Percent>);
    };
    const fail = (error: Error) => {
      close();
      reject(error);
    };
    const end = askWorker(task, request, take, fail);
    const shown = progress?.open(
      (words) => text(words, 0),
      () => finish(null),
    );
  });
}
