import type { ProgressDialog } from '../../page/progress.ts';
import type { Words } from '../../words/texts.ts';
import { askWorker } from './ask-worker.ts';

/** An answer of a worker about its progress. */
export interface Percent {
  readonly percent: number;
}

/** Long work of a worker. */
interface Work<Result> {
  make(): Worker;
  readonly request: unknown;
  /** Does the work where the browser has no workers. */
  doHere(): Result;
  /** Null for work that the player does not wait for. */
  readonly progress: ProgressDialog | null;
  text(words: Words, percent: number): string;
}

/**
 * Does long work in a worker, so that it does not stop the page. The worker answers with percents, then with
 * the result. Null if the player has cancelled it.
 */
export function workWithProgress<Result extends object>(
  work: Work<Result>,
): Promise<Result | null> {
  const { make, request, doHere, progress, text } = work;
  return new Promise((resolve, reject) => {
    const finish = (result: Result | null) => {
      end();
      shown?.close();
      resolve(result);
    };
    const take = (answer: Percent | Result) => {
      if ('percent' in answer) shown?.show((words) => text(words, answer.percent));
      else finish(answer);
    };
    const end = askWorker(make, request, take, () => {
      shown?.close();
      Promise.resolve().then(doHere).then(resolve, reject);
    });
    const shown = progress?.open(
      (words) => text(words, 0),
      () => finish(null),
    );
  });
}

/** Reports each new percent of some lines. */
export function percentReporter(
  report: (percent: Percent) => void,
): (line: number, count: number) => void {
  let last = 0;
  return (line, count) => {
    const percent = Math.floor((100 * line) / count);
    if (percent === last) return;
    last = percent;
    report({ percent });
  };
}
