import { fstatSync, writeSync } from 'node:fs';
import { partsOf } from './file-lines.ts';

/** The streams and the exit code of a command. Tests pass their own, to run commands in process. */
export interface Terminal {
  /** The bytes of standard input, in parts. */
  readInput(): Iterable<Uint8Array>;
  /** Writes to standard output. Resolves when the reader has taken the text. */
  write(text: string): Promise<void>;
  /** Writes to standard error. */
  warn(text: string): void;
  /** Standard error is a terminal, so a person reads it. */
  readonly isWatched?: boolean;
  /** 0: success, 1: a difference or a failed check, 2: a mistake in the input, 130 or 143: an interruption. */
  exitCode: number;
}

/** Writes lines to standard output. */
export function print(terminal: Terminal, lines: readonly string[]): Promise<void> {
  return terminal.write(lines.map((line) => `${line}\n`).join(''));
}

/** The text could not be written, for example because the reader of the pipe has closed it. */
export class OutputError extends Error {
  /** Node's error. */
  declare readonly cause: NodeJS.ErrnoException;
}

/** The streams of this process. `write` rejects with an OutputError. */
export function processTerminal(): Terminal {
  const isFile = fstatSync(process.stdout.fd).isFile();
  // Each rejected `write` reports its error; without a listener Node would also throw it.
  process.stdout.on('error', () => {});
  return {
    exitCode: 0,
    isWatched: process.stderr.isTTY,
    readInput: () => partsOf(process.stdin.fd),
    warn: (text) => process.stderr.write(text),
    async write(text) {
      try {
        if (isFile) return writeToFile(process.stdout.fd, text);
        await new Promise<void>((resolve, reject) => {
          process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
        });
      } catch (cause) {
        throw new OutputError('cannot write the output', { cause });
      }
    },
  };
}

/** Writes all bytes. Node's own stream ignores that a nearly full disk takes only some of them. */
function writeToFile(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
}
