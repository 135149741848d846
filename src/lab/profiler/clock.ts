/** The precision of a clock. */
export interface Clock {
  /** The smallest step of the clock in µs; 0 if no step was seen. */
  readonly step: number;
  /** The cost of a reading in µs. */
  readonly cost: number;
}

/** Tries to measure the cost of a reading. */
const costTries = 4;
/** The ms that a try must take to measure the cost. */
const shortestTry = 2;
/** The most readings of a try; a stopped clock would be read forever. */
const mostReads = 2 ** 17;

/**
 * Measures a clock (ms), which takes some milliseconds. The clock of a browser has steps of 100 µs,
 * or of 5 µs on an isolated page. A single call of a system is then usually measured as 0 and
 * sometimes as a whole step; only the average over many calls is right.
 */
export function tryClock(now: () => number): Clock {
  let step = Number.POSITIVE_INFINITY;
  // Each try has twice as many readings: only optimised code reads as fast as in a turn.
  for (let reads = 256; ; reads *= 2) {
    const start = now();
    let lastTime = start;
    for (let read = 1; read < reads; read++) {
      const time = now();
      if (time > lastTime) step = Math.min(step, time - lastTime);
      lastTime = time;
    }
    if (lastTime - start < shortestTry && reads < mostReads) continue;
    // The fastest try; background load affects it the least.
    let fastest = lastTime - start;
    for (let tries = 1; tries < costTries; tries++) {
      const began = now();
      for (let read = 1; read < reads; read++) lastTime = now();
      fastest = Math.min(fastest, lastTime - began);
    }
    return { step: Number.isFinite(step) ? step * 1000 : 0, cost: (fastest / reads) * 1000 };
  }
}
