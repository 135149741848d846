import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { depthMistake, jsonMistake } from './json-mistake.ts';
import { mostCharacters, tooLong } from './limits.ts';
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
  const deep = depthMistake(source);
  if (deep) return { problems: [problem(deep.offset, deep.words)] };
  const mistake = jsonMistake(source);
  if (mistake) return { problems: [problem(mistake.offset, `invalid JSON: ${mistake.words}`)] };
  const root = parseTree(source) as Node;
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
  const mistake = depthMistake(text) ??
    jsonMistake(text) ?? { offset: 0, words: 'this cannot be read as JSON; write it again' };
  const { line, column } = placeAt(text, mistake.offset);
  return `line ${above + line}, column ${column}: ${mistake.words}`;
}

/** The place of a character in a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
