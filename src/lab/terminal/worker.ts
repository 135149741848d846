import { workerData } from 'piscina';
import { type TaskName, type Tasks, workerFor } from './tasks.ts';

/** A thread of `threads.ts`: does batches of tasks. */

type Any = Tasks[TaskName];

const { name, setup } = workerData as { name: TaskName; setup: Any['setup'] };
const work = workerFor(name, setup) as (task: Any['task']) => Any['result'];

export default function doTasks(tasks: readonly Any['task'][]): Any['result'][] {
  return tasks.map(work);
}
