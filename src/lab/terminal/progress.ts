/** A progress bar on standard error. */
export interface Progress {
  step(): void;
  end(): void;
}

const barWidth = 30;
/** Milliseconds between two updates. */
const pause = 100;

/** Shows a progress bar for `total` steps, if standard error is a terminal. */
export function showProgress(total: number, unit: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { step() {}, end() {} };
  const start = performance.now();
  let done = 0;
  let drawn = -Infinity;
  return {
    step() {
      done++;
      const now = performance.now();
      if (now - drawn < pause && done < total) return;
      drawn = now;
      const full = Math.round((barWidth * done) / total);
      const bar = '█'.repeat(full).padEnd(barWidth, '░');
      const rate = (1000 * done) / (now - start);
      const left = Math.round((total - done) / rate);
      stderr.write(`\r${bar} ${done}/${total} ${unit}, ${rate.toFixed(1)}/s, ${left} s left\x1b[K`);
    },
    end() {
      stderr.write('\r\x1b[K');
    },
  };
}
