/**
 * Piscina, the library for threads. Null where it is not installed: the package of the rules does not depend
 * on it.
 */
export function loadPiscina(): Promise<typeof import('piscina') | null> {
  return import('piscina').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
}
