import { writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { GCProfiler } from 'node:v8';
import { InputError } from '../input-error.ts';

/**
 * The bytes that `work` allocates on V8's heap: how much it grew up to each collection in between,
 * and after the last. What the compiler puts there under way counts too.
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

/** µs from one sample of a profile to the next. */
const samplingInterval = 100;

/** Samples what `work` does and writes it as a .cpuprofile. */
export function profileInto(file: string, work: () => void): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: samplingInterval });
  session.post('Profiler.start');
  work();
  let profile: Profiler.Profile | null = null;
  let reason = '';
  // It answers at once; what is thrown in here would be a warning of Node's and no more.
  session.post('Profiler.stop', (error, result) => {
    if (error) reason = error.message;
    else profile = result.profile;
  });
  session.disconnect();
  if (!profile) throw new InputError(`the profiler of Node failed: ${reason}`);
  write(file, JSON.stringify(profile));
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
