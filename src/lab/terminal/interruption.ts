import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Terminal } from './terminal.ts';

/** The exit codes of commands that a signal has ended early: 128 plus its number, as in shells. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

type Ending = keyof typeof exitCodes;

/**
 * Lets Ctrl-C, or the end of a machine's time, stop long work early. `work` receives the interruption. Then it
 * prints its results so far, and the exit code is that of the signal. Repeated signals count as one, because npm
 * passes on the signal that the terminal has sent already.
 */
export async function interruptible<T>(
  terminal: Terminal,
  work: (interruption: AbortSignal) => Promise<T>,
): Promise<T> {
  const interruption = new AbortController();
  const stop = (name: Ending) => interruption.abort(name);
  const names = Object.keys(exitCodes) as Ending[];
  for (const name of names) process.on(name, stop);
  try {
    return await work(interruption.signal);
  } finally {
    for (const name of names) process.off(name, stop);
    const { aborted, reason } = interruption.signal;
    if (aborted) terminal.exitCode = exitCodes[reason as Ending];
  }
}

/** Lets a signal arrive between two steps of work that blocks this thread, and returns whether one has. */
export async function isInterrupted(interruption: AbortSignal): Promise<boolean> {
  await setImmediate();
  return interruption.aborted;
}

/** Resolves with null at the interruption. */
export async function interrupted(interruption: AbortSignal): Promise<null> {
  if (!interruption.aborted) await once(interruption, 'abort');
  return null;
}

/** States how much of interrupted work is done. `all`: null if the time has set the number. */
export function warnInterrupted(
  terminal: Terminal,
  done: number,
  all: number | null,
  unit: string,
): void {
  // The cursor is behind the progress.
  const start = process.stderr.isTTY ? '\n' : '';
  terminal.warn(
    `${start}interrupted: only ${all === null ? done : `${done} of ${all}`} ${unit} are in the results\n`,
  );
}
