import {
  createScanner,
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Problem, visible } from './problems.ts';

/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** JSON text with its value, and where in the text each part of it stands. */
export interface JsonText {
  readonly value: unknown;
  /**
   * The place of what a path leads to, or with `key` of its name; where the text does not have it, of
   * the nearest part around it.
   */
  placeOf(path: readonly (string | number)[], key?: boolean): Place;
}

/** Bounds of what is read: no bundle comes near them. */
const mostCharacters = 20_000;
const deepest = 8;

/** Names that mean something else to JavaScript. */
const reserved = ['__proto__', 'constructor', 'prototype'];

/** Reads JSON strictly; gives the value with its places, or what is wrong with the text. */
export function readJson(file: string, text: string): JsonText | { problems: Problem[] } {
  const source = text.replace(/^\uFEFF/, '');
  const at = (offset: number): Place => placeAt(source, offset);
  const problem = (offset: number, words: string): Problem => ({
    file,
    ...at(offset),
    grade: 'error',
    text: words,
  });
  if (source.length > mostCharacters) {
    const size = `${source.length} characters`;
    return { problems: [problem(0, `the file has ${size}; at most ${mostCharacters} are read`)] };
  }
  const deep = tooDeep(source);
  if (deep !== null) {
    return { problems: [problem(deep, `brackets are nested more than ${deepest} deep`)] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !root) {
    const words = source.trim() === '' ? 'the file is empty' : explain(first?.error ?? 0);
    return { problems: [problem(first?.offset ?? 0, `not JSON: ${words}`)] };
  }
  const problems: Problem[] = [];
  const value = readNode(root, (node, words) => problems.push(problem(node.offset, words)));
  if (problems.length > 0) return { problems };
  return {
    value,
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

/**
 * Where brackets are nested too deep, or null. Counted before anything recurses, and with the parser's
 * own scanner, so that both take the same characters for brackets. What is never closed rightly stays
 * open.
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

/** The value of a node. Keys that stand twice, or that mean something to JavaScript, are refused. */
function readNode(node: Node, refuse: (node: Node, words: string) => void): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => readNode(child, refuse));
  if (node.type !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const { children: [key, child] = [] } of node.children ?? []) {
    const name = String(key.value);
    if (reserved.includes(name)) refuse(key, `"${name}" is not known, and may not be a name`);
    else if (Object.hasOwn(value, name)) refuse(key, `"${visible(name)}" stands twice`);
    else if (child) value[name] = readNode(child, refuse);
  }
  return value;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const explanations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this means nothing here; names and texts stand in "quotes"',
  InvalidNumberFormat: 'this number cannot be read',
  PropertyNameExpected: 'a name in "quotes" should stand here; is there a comma too many?',
  ValueExpected: 'a value should stand here; is there a comma too many?',
  ColonExpected: 'a ":" is missing before this',
  CommaExpected: 'a "," is missing before this',
  CloseBraceExpected: 'the file ends here, but a "}" is missing',
  CloseBracketExpected: 'a "]" is missing here',
  EndOfFileExpected: 'this stands after the end',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'the closing quote of this text is missing on its line',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfNumber: 'this number cannot be read',
  InvalidUnicode: 'a \\u in this text needs four hex digits, as in \\u0041',
  InvalidEscapeCharacter: 'a \\ in this text is followed by the wrong character',
  InvalidCharacter: 'this text has a tab or another control character in it',
};

function explain(code: number): string {
  return explanations[printParseErrorCode(code)] ?? 'this cannot be read';
}
