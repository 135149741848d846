import { interrupted, isInterrupted } from './interruption.ts';
import { loadPiscina } from './load-piscina.ts';
import { type TaskName, type Tasks, workerFor } from './tasks.ts';

/** The most tasks in a batch, the fewest batches per thread, and the most that wait or run per thread. */
const largestBatch = 8;
const batchesPerThread = 4;
const batchesAhead = 8;

/**
 * Does tasks on `jobs` threads and yields the results in the order of the tasks. With one job, or without
 * piscina, this thread works. An interruption ends the results early. `failed` makes the result of a task that
 * threw an error on another thread or crashed it; without it, the error is thrown.
 */
export async function* onThreads<N extends TaskName>(
  name: N,
  setup: Tasks[N]['setup'],
  tasks: readonly Tasks[N]['task'][],
  jobs: number,
  interruption: AbortSignal,
  failed?: (task: Tasks[N]['task'], error: Error) => Tasks[N]['result'],
): AsyncGenerator<Tasks[N]['result']> {
  const piscina = jobs === 1 || tasks.length <= 1 ? null : await loadPiscina();
  if (!piscina) {
    const work = workerFor(name, setup);
    for (const task of tasks) {
      if (await isInterrupted(interruption)) return;
      yield work(task);
    }
    return;
  }
  const threads = Math.min(jobs, tasks.length);
  const pool = startThreads(piscina, threads, { name, setup });
  const size = Math.ceil(Math.min(largestBatch, tasks.length / (threads * batchesPerThread)));
  const stopped = interrupted(interruption);
  type Batch = readonly Tasks[N]['task'][];
  // An error is reported when its turn comes.
  const run = (batch: Batch): Promise<Tasks[N]['result'][] | Error> =>
    pool.run(batch).catch((error: Error) => error);
  const running: { readonly batch: Batch; readonly results: ReturnType<typeof run> }[] = [];
  let nextTask = 0;
  // Not all at once: a batch that is done again would wait for all others, and their results would fill the memory.
  const startAndTakeOldest = () => {
    while (nextTask < tasks.length && running.length < threads * batchesAhead) {
      const batch = tasks.slice(nextTask, nextTask + size);
      running.push({ batch, results: run(batch) });
      nextTask += size;
    }
    return running.shift();
  };
  try {
    for (let oldest = startAndTakeOldest(); oldest; oldest = startAndTakeOldest()) {
      const { batch, results } = oldest;
      let done = await Promise.race([stopped, results]);
      if (done instanceof Error && failed) {
        // One of the tasks has failed or crashed the thread: each is done again, alone.
        const again = batch.map(async (task) => {
          const result = await run([task]);
          return result instanceof Error ? failed(task, result) : result[0];
        });
        done = await Promise.race([stopped, Promise.all(again)]);
      }
      if (done === null) return;
      if (done instanceof Error) throw done;
      yield* done;
    }
  } finally {
    // If the caller stops early, a thread can still send a result, which the pool then reports as an error.
    pool.on('error', () => {});
    await pool.destroy();
  }
}

function startThreads({ Piscina }: typeof import('piscina'), threads: number, workerData: object) {
  return new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    // Node 20 dies if a thread ends while it reads a module by require, which piscina tries before import.
    execArgv: ['--no-experimental-require-module'],
    workerData,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
  });
}
