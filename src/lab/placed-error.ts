/**
 * A problem with an alternative, which is another implementation of a system in a benchmark, that is not a fault at
 * one place of its code.
 */
export class AlternativeError extends Error {}

/** The message of an exception, with the first place in its stack. */
export function placedMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /([^\s(/\\]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1];
  const isPlaced = place && !(error instanceof AlternativeError);
  return isPlaced ? `${error.message} (${place})` : error.message;
}
