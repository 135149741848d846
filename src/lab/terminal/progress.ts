/** Milliseconds between two updates. */
const updateInterval = 100;

/** Returns a function that counts steps on standard error, if that is a terminal. */
export function showProgress(total: number, unit: string): () => void {
  const { stderr } = process;
  let done = 0;
  let lastUpdate = 0;
  return () => {
    done++;
    if (!stderr.isTTY || (done < total && performance.now() - lastUpdate < updateInterval)) return;
    lastUpdate = performance.now();
    stderr.write(`\r\x1b[K${done < total ? `${done}/${total} ${unit}` : ''}`);
  };
}
