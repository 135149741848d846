import { readSync } from 'node:fs';

/** The bytes that are read at once. */
const partSize = 1 << 20;

/** The bytes of an open file, in parts. */
export function* partsOf(fd: number): Generator<Uint8Array> {
  for (;;) {
    const part = new Uint8Array(partSize);
    const length = readSync(fd, part);
    if (length === 0) return;
    yield part.subarray(0, length);
  }
}

/** A line of a text. */
export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** No end of a line follows. */
  readonly isLast: boolean;
}

/** The lines of a text in UTF-8, one after the other: a large file does not fit into one string. */
export function* linesOf(parts: Iterable<Uint8Array>): Generator<TextLine> {
  const decoder = new TextDecoder();
  let line = 0;
  let lineStart = '';
  // The end of a line can be in two parts.
  let carriageReturn = '';
  for (const part of parts) {
    const text = carriageReturn + decoder.decode(part, { stream: true });
    carriageReturn = text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - carriageReturn.length).split(lineEnd);
    for (const [n, end] of lines.entries()) {
      if (n > 0) {
        yield { text: lineStart, line: ++line, isLast: false };
        lineStart = '';
      }
      lineStart += end;
    }
  }
  const lastLines = (lineStart + carriageReturn + decoder.decode()).split(lineEnd);
  for (const [n, text] of lastLines.entries()) {
    yield { text, line: ++line, isLast: n === lastLines.length - 1 };
  }
}

const lineEnd = /\r\n|\r|\n/;
