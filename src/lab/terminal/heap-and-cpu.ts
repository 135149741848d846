import { type Profiler, Session } from 'node:inspector';
import { GCProfiler } from 'node:v8';
import { InputError } from '../input-error.ts';
import { writeWhole } from './files.ts';

/**
 * The bytes that `work` allocates on V8's heap: its growth up to each garbage collection and after
 * the last one. Includes memory that the compiler allocates meanwhile.
 */
export function allocated(work: () => void): number {
  const profiler = new GCProfiler();
  profiler.start();
  let from = process.memoryUsage().heapUsed;
  work();
  const to = process.memoryUsage().heapUsed;
  let sum = 0;
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - from;
    from = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + to - from;
}

/** µs between two samples of a profile. */
const samplingInterval = 100;

/** Samples `work` and writes a .cpuprofile. Throws an InputError if the file cannot be written. */
export function profileInto(file: string, work: () => void): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: samplingInterval });
  session.post('Profiler.start');
  work();
  let profile: Profiler.Profile | null = null;
  let reason = '';
  // The callback runs synchronously. Node would only print a warning for an exception inside it.
  session.post('Profiler.stop', (error, result) => {
    if (error) reason = error.message;
    else profile = result.profile;
  });
  session.disconnect();
  if (!profile) throw new InputError(`--profile: the profiler of Node failed: ${reason}`);
  writeWhole(file, JSON.stringify(profile));
}
