/** Waits until the browser has nothing else to do, but not longer than a tenth of a second. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 100 });
    else setTimeout(resolve);
  });
}
