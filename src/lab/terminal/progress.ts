/** Milliseconds between two updates. */
const pause = 100;

/** Returns a function that counts steps on standard error, if that is a terminal. */
export function showProgress(total: number, unit: string): () => void {
  const { stderr } = process;
  let done = 0;
  let shown = 0;
  return () => {
    done++;
    if (!stderr.isTTY || (done < total && performance.now() - shown < pause)) return;
    shown = performance.now();
    stderr.write(`\r\x1b[K${done < total ? `${done}/${total} ${unit}` : ''}`);
  };
}
