import { placeAt } from './json.ts';
import { mostCharacters, tooLong } from './limits.ts';
import { fileProblem, type Problem } from './problems.ts';

/** The text of a file, or the reason why it has none. */
export type DecodedText = { readonly text: string } | { readonly problem: Problem };

const remedy = 'save it as UTF-8';

/**
 * Decodes a file. A file in another encoding than UTF-8 has a problem with its place. So has one that certainly has
 * more than `most` characters; others are counted by the reader of JSON.
 */
export function decodeText(file: string, bytes: Uint8Array, most = mostCharacters): DecodedText {
  const wrong = (line: number, column: number, text: string): DecodedText => ({
    problem: { file, line, column, grade: 'error', text },
  });
  const large = sizeProblem(file, bytes.length, most);
  if (large) return { problem: large };
  if (isUtf16(bytes)) return wrong(1, 1, `the file is UTF-16; ${remedy}`);
  try {
    return { text: decoder().decode(bytes) };
  } catch {
    const { line, column } = placeOfFault(bytes);
    return wrong(line, column, `the file is not UTF-8 from here on; ${remedy}`);
  }
}

/** The problem of a file whose bytes are more than `most` characters can have; null for other files. */
export function sizeProblem(file: string, bytes: number, most = mostCharacters): Problem | null {
  // A UTF-16 code unit has at most three bytes in UTF-8, and so has a byte order mark.
  if (bytes <= 3 * (most + 1)) return null;
  return fileProblem(file, tooLong(`${bytes} bytes`, most));
}

/** Throws at the first wrong byte. Keeps a byte order mark, which the reader of JSON reports. */
function decoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
}

/** By its byte order mark, or because one of the first two bytes is zero: JSON begins with ASCII. */
function isUtf16([first, second]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || first === 0 || second === 0;
}

/** The place of the first byte that is not UTF-8: the end of the longest part that can be decoded. */
function placeOfFault(bytes: Uint8Array) {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (startOf(bytes, middle) === null) bad = middle;
    else good = middle;
  }
  const text = startOf(bytes, good) ?? '';
  return placeAt(text.replace(/^\uFEFF/, ''), text.length);
}

/** The text of the first bytes without an incomplete last character; null if they are not UTF-8. */
function startOf(bytes: Uint8Array, length: number): string | null {
  try {
    return decoder().decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return null;
  }
}
