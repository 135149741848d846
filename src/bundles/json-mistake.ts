import { createScanner, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { deepestBrackets as deepest } from './limits.ts';

/** The first mistake of a text that is not JSON, in words with its fix. */

/** A mistake with the offset of its place. */
interface JsonMistake {
  readonly offset: number;
  readonly words: string;
}

/** The first mistake of a text that is not nested too deep; null if it is JSON without comments and extra commas. */
export function jsonMistake(source: string): JsonMistake | null {
  const errors = errorsIn(source);
  const [error] = errors;
  if (!error) return null;
  const code = printParseErrorCode(error.error);
  const { offset } = error;
  return (
    endMistake(source, errors) ??
    bracketMistake(source, offset) ??
    commaMistake(source, offset) ??
    wordMistake(source, code, offset) ?? { offset, words: explanations[code] ?? unknown }
  );
}

function errorsIn(source: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/** A bracket outside of texts. */
interface Bracket {
  readonly bracket: string;
  readonly offset: number;
}

/** The brackets of a text, as the parser sees them. */
function* bracketsIn(source: string): Generator<Bracket> {
  const scanner = createScanner(source);
  while (scanner.getPosition() < source.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const bracket = scanner.getTokenLength() === 1 ? source[offset] : '';
    if (bracket !== '' && '{}[]'.includes(bracket)) yield { bracket, offset };
  }
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Opens or closes a bracket. One that closes no open one counts for nothing. */
function follow(open: Bracket[], next: Bracket): void {
  if (next.bracket in closers) open.push(next);
  else if (next.bracket === closers[open.at(-1)?.bracket ?? '']) open.pop();
}

/**
 * The bracket that exceeds the depth limit; null for other texts. Runs before the recursive parser
 * and uses its scanner, so that both recognise the same brackets. Unmatched brackets count as open.
 */
export function depthMistake(source: string): JsonMistake | null {
  const open: Bracket[] = [];
  for (const next of bracketsIn(source)) {
    follow(open, next);
    if (open.length > deepest) {
      const words = `brackets are nested more than ${deepest} levels deep; remove some`;
      return { offset: next.offset, words };
    }
  }
  return null;
}

/** The brackets that are open at an offset. */
function openAt(source: string, end: number): Bracket[] {
  const open: Bracket[] = [];
  for (const next of bracketsIn(source.slice(0, end))) follow(open, next);
  return open;
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** Whether a text is the beginning of a JSON text: its first mistake is that it ends inside brackets or quotes. */
export function isCutOff(text: string, errors: readonly ParseError[] = errorsIn(text)): boolean {
  const codes = errors.map(({ error }) => printParseErrorCode(error));
  if (!codes.some((code) => unclosed.includes(code))) return false;
  const [{ offset, length }] = errors;
  const rest = text.slice(offset);
  const isPartOf = (word: string) => word.startsWith(rest);
  return codes[0].startsWith('UnexpectedEnd')
    ? offset + length >= text.length
    : ['true', 'false', 'null', '-'].some(isPartOf);
}

const unclosed = ['CloseBraceExpected', 'CloseBracketExpected', 'UnexpectedEndOfString'];

/** A text that is empty, or ends too early. */
function endMistake(source: string, errors: readonly ParseError[]): JsonMistake | null {
  const offset = source.length;
  if (source.trim() === '') {
    return { offset, words: 'the file is empty; it must have an object {…}' };
  }
  if (!isCutOff(source, errors)) return null;
  const isInText = errors.some(
    ({ error }) => printParseErrorCode(error) === 'UnexpectedEndOfString',
  );
  const open = isInText ? 'a text' : openText(source, offset);
  const words = `the end is missing: ${open} is still open`;
  return { offset, words: `${words}; add the rest, or copy the whole file again` };
}

/** The innermost bracket that is open at an offset, with its line if it is another one. */
function openText(source: string, offset: number): string {
  const open = openAt(source, offset).at(-1);
  if (!open) return 'a bracket';
  const line = lineOf(source, open.offset);
  return `"${open.bracket}"${line === lineOf(source, offset) ? '' : ` of line ${line}`}`;
}

/** A bracket that closes another kind of bracket, or none. */
function bracketMistake(source: string, offset: number): JsonMistake | null {
  const mark = source[offset];
  if (mark !== '}' && mark !== ']') return null;
  const open = openAt(source, offset).at(-1);
  if (!open) return { offset, words: `"${mark}" closes nothing; remove it` };
  const closer = closers[open.bracket];
  if (closer === mark) return null;
  const words = `expected "${closer}" before this: ${openText(source, offset)} is still open; add it`;
  return { offset, words };
}

/** The characters before an offset that a mistake can concern. A pattern that ends with `$` is slow on long texts. */
function textBefore(source: string, offset: number): string {
  return source.slice(Math.max(0, offset - 200), offset);
}

/** A comma without a value behind or before it, and a value without its text. */
function commaMistake(source: string, offset: number): JsonMistake | null {
  const near = textBefore(source, offset);
  const before = near.trimEnd();
  const end = offset - near.length + before.length;
  const mark = source[offset];
  if (before.endsWith(',') && (mark === '}' || mark === ']')) {
    return { offset: end - 1, words: 'there is nothing after this comma; remove it' };
  }
  if (before.endsWith(':') && ['}', ']', ','].includes(mark)) {
    return { offset, words: 'expected a value before this; add it' };
  }
  const [whole] = /(?<![\d.eE+-])-?\d+(?=,$)/.exec(before) ?? [];
  const [fraction] = /^\d+(?=\s*[,}])/.exec(source.slice(offset)) ?? [];
  if (whole && fraction && openAt(source, offset).at(-1)?.bracket === '{') {
    const words = `a decimal number has a point; write ${whole}.${fraction}`;
    return { offset: end - 1, words };
  }
  return mark === ',' ? { offset, words: 'unexpected comma; remove it' } : null;
}

/** Text that is not JSON: the word around the offset, which the parser can have begun to read. */
function wordMistake(source: string, code: string, offset: number): JsonMistake | null {
  if (!['InvalidSymbol', 'CommaExpected', 'EndOfFileExpected', ...numberCodes].includes(code)) {
    return null;
  }
  const [before] = /[^\s{}[\]:,;="]*$/.exec(textBefore(source, offset)) ?? [''];
  const [word] = /^[^\s{}[\]:,;="]*/.exec(source.slice(offset - before.length)) ?? [''];
  const isOnlyNumber = isNumber.test(word);
  // A number can be right, and the mistake is the text directly after it.
  const at = offset - before.length + (isOnlyNumber ? word.length : 0);
  const rest = source.slice(at);
  const isSymbol = code === 'InvalidSymbol';
  const [, words] = isSymbol ? (symbols.find(([start]) => start.test(rest)) ?? []) : [];
  if (words !== undefined) return { offset: at, words };
  if (isNumberLike.test(word) && !isOnlyNumber) return { offset: at, words: numberMistake(word) };
  if (!isSymbol) return null;
  const isAtEnd = openAt(source, at).length === 0 && source.slice(0, at).trim() !== '';
  if (isAtEnd) return { offset: at, words: explanations.EndOfFileExpected };
  const isAfterQuote = source[at - 1] === '"';
  const fix = isAfterQuote
    ? 'write "," before it, or \\" for a quote inside of a text'
    : 'put names and texts in "quotes"';
  return { offset: at, words: `unexpected text; ${fix}` };
}

const numberCodes = ['InvalidNumberFormat', 'UnexpectedEndOfNumber'];
const isNumberLike = /^[+\-.\d]/;
const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

function numberMistake(word: string): string {
  const value = Number(word.replaceAll('_', ''));
  return Number.isFinite(value)
    ? `this is no number in JSON; write ${value}`
    : 'unexpected text; write a number such as 5, -5 or 0.5, or put a text in "quotes"';
}

/** Starts of text that is no JSON, each with the problem and the fix. */
const symbols: readonly (readonly [start: RegExp, text: string])[] = [
  [
    /^(<{7}|={7}|>{7}|\|{7})(?![<=>|])/,
    'this line marks a conflict of a merge; keep one of the two versions and delete the lines that mark them',
  ],
  [/^(#|<!--)/, 'JSON has no comments; remove this one'],
  [/^(true|false|null)\b/i, 'unexpected text; write true, false or null in small letters'],
  [/^(none|nil|undefined)\b/i, 'unexpected text; write null for no value'],
  [/^[+-]?(nan|infinity)\b/i, 'this is no number in JSON; write one such as 5, -5 or 0.5'],
  [
    /^[\u00a0\u2000-\u200b\u3000]/,
    'unexpected text; this special space is not allowed; type an ordinary space',
  ],
  [/^\uFEFF/, 'unexpected byte order mark; save the file as UTF-8 without one'],
  [/^[“”„«»＂]/, 'unexpected text; put names and texts in straight "quotes"'],
  [/^['‘’`]/, 'unexpected quote; put names and texts in double "quotes"'],
  [/^[｛｝［］：，]/, 'unexpected text; write { } [ ] : and , as half-width characters'],
  [/^=/, 'unexpected text; write ":" between a name and its value'],
  [/^;/, 'unexpected text; write "," between values, and nothing at the end'],
  [/^\p{Cc}/u, 'unexpected control character; remove it'],
];

const unknown = 'this cannot be read as JSON; write it again';

const explanations: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'expected a name in "quotes"; add it',
  ValueExpected: 'expected a value before this; add it',
  ColonExpected: 'expected ":" before this; add it',
  CommaExpected: 'expected "," before this; add it',
  EndOfFileExpected: 'unexpected text after the end; remove it',
  InvalidCommentToken: 'JSON has no comments; remove this one',
  UnexpectedEndOfString:
    'this text has no closing quote on its line; add it, and write \\n for a new line',
  UnexpectedEndOfComment: 'JSON has no comments; remove this one',
  InvalidUnicode: '\\u needs four hexadecimal digits, for example \\u0041',
  InvalidEscapeCharacter: '\\ is followed by the wrong character; write \\\\ for a backslash',
  InvalidCharacter: 'this text contains a tab or another control character; write \\t for a tab',
};
