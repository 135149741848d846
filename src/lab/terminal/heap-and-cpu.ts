import { type Profiler, Session } from 'node:inspector';
import { findSourceMap } from 'node:module';
import { GCProfiler, getHeapStatistics } from 'node:v8';
import type { HeapMeter } from '../bench/allocations.ts';
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

/** Kept, because V8 would sometimes not allocate it otherwise: then readings would differ. */
const lastHeap = { reading: getHeapStatistics() };

/** Reads the heap of V8. The contents of large typed arrays are outside it. */
export const heapMeter: HeapMeter = {
  used() {
    lastHeap.reading = getHeapStatistics();
    return lastHeap.reading.used_heap_size;
  },
  collects(work) {
    const profiler = new GCProfiler();
    profiler.start();
    work();
    return profiler.stop().statistics.length > 0;
  },
};

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
  writeWhole(file, JSON.stringify(withSources(profile)));
}

/**
 * A profile whose functions have the names and places of the sources, where the program was built with a
 * source map. Functions of Node and of libraries without one keep theirs.
 */
function withSources(profile: Profiler.Profile): Profiler.Profile {
  return { ...profile, nodes: profile.nodes.map(withSource) };
}

function withSource(node: Profiler.ProfileNode): Profiler.ProfileNode {
  const { callFrame, positionTicks, ...rest } = node;
  const { url, lineNumber, columnNumber, functionName } = callFrame;
  const entry = entryAt(url, lineNumber, columnNumber);
  if (!entry) return node;
  const ticks = positionTicks?.map(({ line, ticks }) => {
    // Ticks count lines from 1 and have no column.
    const place = entryAt(url, line - 1, Number.MAX_SAFE_INTEGER);
    const isHere = place?.originalSource === entry.originalSource;
    return { line: (isHere ? place.originalLine : entry.originalLine) + 1, ticks };
  });
  return {
    ...rest,
    callFrame: {
      ...callFrame,
      // The bundler numbers functions with equal names.
      functionName: functionName.replace(/\$\d+$/, ''),
      url: entry.originalSource,
      lineNumber: entry.originalLine,
      columnNumber: entry.originalColumn,
    },
    ...(ticks && { positionTicks: ticks }),
  };
}

/** The place in the sources of a place in a built file; null without a source map. Counted from 0. */
function entryAt(url: string, line: number, column: number) {
  if (!url.startsWith('file:') || line < 0) return null;
  const entry = findSourceMap(url)?.findEntry(line, column);
  return entry && 'originalSource' in entry ? entry : null;
}
