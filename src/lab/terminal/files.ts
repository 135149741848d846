import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { decodeText } from '../../bundles/decode-text.ts';
import { jsonProblem } from '../../bundles/json.ts';
import { isCutOff } from '../../bundles/json-mistake.ts';
import { problemText } from '../../bundles/problems.ts';
import { InputError, reading, reasonOf } from '../input-error.ts';
import { linesOf, partsOf, type TextLine } from './file-lines.ts';
import { readBytes, readPackAt } from './pack-files.ts';
import type { Terminal } from './terminal.ts';

/** The text of a file, or of standard input for "-". Throws an InputError that names the file. */
export function readText(file: string, terminal: Terminal): string {
  return reading(file, () =>
    file === '-' ? Buffer.concat([...terminal.readInput()]).toString() : readFileSync(file, 'utf8'),
  );
}

/**
 * The bundles in files, in packs, and in the .json files of folders and their subfolders, by file name; "-" is
 * standard input, named `stdin.json`. Wrong encodings are reported when the bundles are read.
 */
export function readBundlesRaw(
  paths: readonly string[],
  terminal: Terminal,
): Record<string, string | Uint8Array> {
  return Object.fromEntries(
    paths.flatMap((path): [string, string | Uint8Array][] => {
      const pack = path === '-' ? null : readPackAt(path);
      if (pack) {
        return Object.entries(pack.bundles).map(([file, text]) => [`${path}/${file}`, text]);
      }
      return filesIn([path]).map((file) =>
        file === '-'
          ? ['stdin.json', readText(file, terminal)]
          : [file.replaceAll(sep, '/'), readBytes(file)],
      );
    }),
  );
}

/** The files of bundles by name, as texts. Throws an InputError for a file that is too large or not UTF-8. */
export function readBundleFiles(
  paths: readonly string[],
  terminal: Terminal,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readBundlesRaw(paths, terminal)).map(([file, content]) => {
      if (typeof content === 'string') return [file, content];
      const decoded = decodeText(file, content);
      if ('problem' in decoded) throw new InputError(problemText(decoded.problem));
      return [file, decoded.text];
    }),
  );
}

/** The files themselves, and the .json files of folders, sorted. */
export function filesIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const files = path === '-' ? [path] : filesAt(path);
    if (files.length === 0) throw new InputError(`${path} contains no .json file`);
    return files;
  });
}

function filesAt(path: string): string[] {
  return reading(path, () => {
    // A missing file is reported by its reader, after the files before it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    return filesUnder(path, new Set()).sort();
  });
}

/** The .json files of a folder and its subfolders. Links are followed, but no folder is read twice. */
function filesUnder(folder: string, visited: Set<string>): string[] {
  const real = realpathSync(folder);
  if (visited.has(real)) return [];
  visited.add(real);
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // A broken link is not a folder.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return filesUnder(path, visited);
    return name.endsWith('.json') ? [path] : [];
  });
}

/**
 * The values of a file with one JSON value per line, each with its line number. Empty lines are
 * skipped. Throws an InputError that names the file and the line.
 */
export function* readJsonLines(
  file: string,
  terminal: Terminal,
): Generator<{ line: number; value: unknown }> {
  for (const { text, line, isLast } of readLines(file, terminal)) {
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // Only the last line can lack the end of its line.
      if (isLast && isCutOff(text)) {
        throw new InputError(
          `${file}, line ${line}: the file ends in the middle of the line, because its writer was interrupted; delete the line or write the file again`,
        );
      }
      throw new InputError(
        `${file}, ${jsonProblem(text, line - 1)}; write one JSON value per line`,
      );
    }
    yield { line, value };
  }
}

/** The lines of a file, or of standard input for "-". Throws an InputError that names the file. */
function* readLines(file: string, terminal: Terminal): Generator<TextLine> {
  let fd: number | null = null;
  try {
    if (file !== '-') fd = openSync(file, 'r');
    yield* linesOf(fd === null ? terminal.readInput() : partsOf(fd));
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${reasonOf(error)}`);
  } finally {
    if (fd !== null) closeSync(fd);
  }
}

/** Throws an InputError if `writeWhole` could not write the file, for a check before long work. */
export function checkWritable(file: string): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old?.isDirectory()) throw new Error('illegal operation on a directory');
    if (old) accessSync(file, constants.W_OK);
    if (!old || old.isFile()) {
      const folder = dirname(file);
      if (!statSync(folder).isDirectory()) throw new Error('not a directory');
      accessSync(folder, constants.W_OK);
    }
  } catch (error) {
    throw new InputError(`cannot write ${file}: ${reasonOf(error)}`);
  }
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
    if (existsSync(temporary)) rmSync(temporary);
    throw new InputError(`cannot write ${file}: ${reasonOf(error)}`);
  }
}
