import {
  createScanner,
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { deepestBrackets as deepest, mostCharacters, tooLong } from './limits.ts';
import { printable } from './printable.ts';
import type { Problem } from './problems.ts';

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys and indices that lead to a part of a JSON value. */
export type Path = readonly (string | number)[];

/** A place in a text; both numbers start at 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A parsed JSON text with the places of its parts. */
export interface JsonText {
  /** Without names that are reserved, and without repetitions of a name. */
  readonly value: unknown;
  /** About reserved and repeated names, and a hint about a byte order mark. */
  readonly problems: readonly Problem[];
  /**
   * The place of the value at a path, or with `key` of its name. If the text has no such part, the
   * place of the nearest part that contains it.
   */
  placeOf(path: Path, key?: boolean): TextPlace;
}

/** Names that would change the behaviour of a JavaScript object. */
const reserved = ['__proto__', 'constructor', 'prototype'];

/** A text that cannot be parsed. */
interface Unreadable {
  readonly problems: readonly Problem[];
}

/** Parses JSON strictly. Returns the value with its places, or only problems for a broken text. */
export function readJson(file: string, text: string, most = mostCharacters): JsonText | Unreadable {
  const source = text.replace(/^\uFEFF/, '');
  const at = (offset: number): TextPlace => placeAt(source, offset);
  const problem = (offset: number, words: string): Problem => ({
    file,
    ...at(offset),
    grade: 'error',
    text: words,
  });
  if (source.length > most) {
    return { problems: [problem(0, tooLong(`${source.length} characters`, most))] };
  }
  const deep = tooDeep(source);
  if (deep !== null) {
    return {
      problems: [
        problem(deep, `brackets are nested more than ${deepest} levels deep; remove some`),
      ],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !root) {
    const words = source.trim() === '' ? 'the file is empty' : explain(source, first);
    return { problems: [problem(first?.offset ?? 0, `invalid JSON: ${words}`)] };
  }
  const problems: Problem[] = [];
  if (source !== text) {
    const words = 'the file begins with a byte order mark; save it as UTF-8 without one';
    problems.push({ ...problem(0, words), grade: 'hint' });
  }
  const oldMac = source.search(/\r(?!\n)/);
  if (oldMac >= 0) {
    const words =
      'this line ends with CR alone, as on old Macs; save the file with the line ends LF';
    problems.push({ ...problem(oldMac, words), grade: 'hint' });
  }
  const value = readNode(root, (node, words) => problems.push(problem(node.offset, words)));
  return {
    value,
    problems,
    placeOf(path, key = false) {
      for (let length = path.length; length >= 0; length--) {
        const node = findNodeAtLocation(root, path.slice(0, length) as JSONPath);
        if (!node) continue;
        const named = key && node.parent?.type === 'property';
        return at((named ? node.parent : node)?.offset ?? 0);
      }
      return at(0);
    },
  };
}

/** A JSON value on one line, shortened for messages. */
export function shortJson(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? '[…]' : '[]';
  const text = JSON.stringify(value) ?? 'nothing';
  return isObject(value) && text.length > 30 ? '{…}' : printable(text);
}

/**
 * The offset of the bracket that exceeds the depth limit, or null. Runs before the recursive parser
 * and uses its scanner, so that both recognise the same brackets. Unmatched brackets count as open.
 */
function tooDeep(text: string): number | null {
  const scanner = createScanner(text);
  const open: string[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const token = scanner.getTokenLength() === 1 ? text[scanner.getTokenOffset()] : '';
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    else if (token === open.at(-1)) open.pop();
    if (open.length > deepest) return scanner.getTokenOffset();
  }
  return null;
}

/** The value of a node. Refuses repeated and reserved names. */
function readNode(node: Node, refuse: (node: Node, words: string) => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => readNode(child, refuse));
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const { children: [key, child] = [] } of node.children ?? []) {
    const name = String(key.value);
    if (reserved.includes(name)) refuse(key, `"${name}" is reserved; use another name`);
    else if (Object.hasOwn(value, name)) {
      refuse(key, `"${printable(name)}" is set twice; remove one of the two`);
    } else if (child) value[name] = readNode(child, refuse);
  }
  return value;
}

/** The first mistake of a text that is not JSON, with its place. `above`: the lines above the text in its file. */
export function jsonProblem(text: string, above = 0): string {
  const deep = tooDeep(text);
  const errors: ParseError[] = [];
  if (deep === null) parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  const { line, column } = placeAt(text, deep ?? first?.offset ?? 0);
  const words = deep === null ? explain(text, first) : 'brackets are nested too deep';
  return text.trim() === ''
    ? 'the file is empty'
    : `line ${above + line}, column ${column}: ${words}`;
}

/** Whether a text is the beginning of a JSON text: its first mistake is that it ends inside brackets or quotes. */
export function isCutOff(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
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

/** The place of a character in a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const explanations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'unexpected text; put names and texts in "quotes"',
  InvalidNumberFormat: 'this number is malformed',
  PropertyNameExpected: 'expected a name in "quotes"; check for an extra comma',
  ValueExpected: 'expected a value; check for an extra comma',
  ColonExpected: 'expected ":" before this',
  CommaExpected: 'expected "," before this',
  CloseBraceExpected: 'expected "}" before the end of the file',
  CloseBracketExpected: 'expected "]" here',
  EndOfFileExpected: 'unexpected text after the end',
  InvalidCommentToken: 'JSON has no comments; remove this one',
  UnexpectedEndOfString: 'this text has no closing quote on its line',
  UnexpectedEndOfComment: 'JSON has no comments; remove this one',
  UnexpectedEndOfNumber: 'this number is incomplete',
  InvalidUnicode: '\\u needs four hexadecimal digits, for example \\u0041',
  InvalidEscapeCharacter: '\\ is followed by the wrong character; write \\\\ for a backslash',
  InvalidCharacter: 'this text contains a tab or another control character',
};

/** Starts of text that is no JSON, each with the problem and the fix. */
const symbols: readonly (readonly [start: RegExp, text: string])[] = [
  [/^#/, 'JSON has no comments; remove this one'],
  [/^(true|false|null|none)\b/i, 'unexpected text; write true, false or null in small letters'],
  [/^[+.\d]|^-\D/, 'unexpected text; write a number such as 5, -5 or 0.5'],
  [
    /^[\u00a0\u2000-\u200b\u3000]/,
    'unexpected text; this special space is not allowed; type an ordinary space',
  ],
  [/^[“”„«»＂]/, 'unexpected text; put names and texts in straight "quotes"'],
  [/^[｛｝［］：，]/, 'unexpected text; write { } [ ] : and , as half-width characters'],
];

function explain(source: string, error: ParseError | undefined): string {
  const code = error ? printParseErrorCode(error.error) : '';
  if (code === 'InvalidSymbol') {
    const rest = source.slice(error?.offset);
    const [, text] = symbols.find(([start]) => start.test(rest)) ?? [];
    if (text !== undefined) return text;
  }
  return explanations[code] ?? 'this cannot be parsed';
}
