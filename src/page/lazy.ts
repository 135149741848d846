/** A script or another file of the page could not be loaded: no network, or a newer version replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * Returns a function that loads a module once and makes a part of the page from it. It rejects with
 * `LoadError` when the module cannot be loaded. After a failure the next call tries again. Chromium
 * remembers a failed module until the page is reloaded, which the error notice offers.
 */
export function lazy<M, T>(load: () => Promise<M>, make: (module: M) => T): () => Promise<T> {
  let part: Promise<T> | null = null;
  return () => {
    part ??= load()
      .catch((cause: unknown) => Promise.reject(loadError(cause)))
      .then(make);
    part.catch(() => {
      part = null;
    });
    return part;
  };
}

/** The error of a failed load, with the reason in its message. */
export function loadError(cause: unknown): LoadError {
  return new LoadError(cause instanceof Error ? cause.message : String(cause), { cause });
}
