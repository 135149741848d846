import { createContext, Script } from 'node:vm';

const script = new Script('run()');
const context = createContext({ run: () => {} });

/** Runs a function, and stops it after some milliseconds, even in an endless loop. Returns whether it ended. */
export function withinLimit(milliseconds: number, run: () => void): boolean {
  context.run = run;
  try {
    script.runInContext(context, { timeout: milliseconds });
    return true;
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
