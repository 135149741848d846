/**
 * A mistake on the command line or in a file. The message is one line: the problem, its place, and
 * how to fix it.
 */
export class InputError extends Error {
  /** 2; or 1 if a replay differs from its run file, or a replaced system throws in it. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The reason of a failed file operation in words, without Node's error code and path. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^[A-Z]+: /, '').replace(/, \w+( '.*)?$/s, '');
}

/** Runs work that reads a file or a folder. Throws an InputError that names it. */
export function reading<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
