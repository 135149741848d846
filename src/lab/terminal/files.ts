import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { InputError, reasonOf } from '../input-error.ts';
import type { Terminal } from './terminal.ts';

/** The text of a file, or of standard input for "-". Throws an InputError that names the file. */
export function readText(file: string, terminal: Terminal): string {
  try {
    return file === '-' ? terminal.readInput() : readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** The texts of bundles by file name; "-" is standard input, named `stdin.json`. */
export function readBundleFiles(
  files: readonly string[],
  terminal: Terminal,
): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [
      file === '-' ? 'stdin.json' : file.replaceAll(sep, '/'),
      readText(file, terminal),
    ]),
  );
}

/** The texts of the bundles in a file, or in the .json files of a folder. */
export function readBundlesAt(path: string, terminal: Terminal): Record<string, string> {
  const files = filesAt(path);
  if (files.length === 0) throw new InputError(`${path} contains no .json file`);
  return readBundleFiles(files, terminal);
}

function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path).filter((file) => file.endsWith('.json'));
    return files.sort().map((file) => join(path, file));
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/**
 * The values of a file with one JSON value per line, each with its line number. Empty lines are
 * skipped. Throws an InputError that names the file and the line.
 */
export function readJsonLines(
  file: string,
  terminal: Terminal,
): { line: number; value: unknown }[] {
  const lines = readText(file, terminal)
    .replace(/^\uFEFF/, '')
    .split('\n');
  return lines.flatMap((source, index) => {
    if (source.trim() === '') return [];
    try {
      return { line: index + 1, value: JSON.parse(source) as unknown };
    } catch (error) {
      throw new InputError(`${file}, line ${index + 1}: not JSON: ${(error as Error).message}`);
    }
  });
}

/**
 * Writes a text to a temporary file and renames it, so that a failure leaves the old file
 * unchanged. Throws an InputError that names the file.
 */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    if (existsSync(file)) {
      accessSync(file, constants.W_OK);
      // A device such as /dev/null must not be replaced by a file.
      if (!statSync(file).isFile()) return writeFileSync(file, text);
    }
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new InputError(`cannot write ${file}: ${reasonOf(error)}`);
  }
}
