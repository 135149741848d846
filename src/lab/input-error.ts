import { readFileSync } from 'node:fs';

/** What a person typed or wrote into a file cannot be used; the message says why, in one line. */
export class InputError extends Error {}

/** A span of whole numbers as text, "7" or "1..4", both ends included; null if it is none. */
export function span(text: string): { from: number; to: number } | null {
  const match = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(text);
  if (!match) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from <= to ? { from, to } : null;
}

/**
 * The values of a file with one JSON value a line (`-`: standard input), each with its line number;
 * empty lines are skipped. Throws an InputError that names the file and line.
 */
export function readJsonLines(file: string): { line: number; value: unknown }[] {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((source, index) => {
      if (source.trim() === '') return [];
      try {
        return { line: index + 1, value: JSON.parse(source) as unknown };
      } catch (error) {
        throw new InputError(`${file}, line ${index + 1}: not JSON: ${(error as Error).message}`);
      }
    });
}
