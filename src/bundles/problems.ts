/** How bad a mistake is: an `error` leaves the bundle out; the others only tell. */
export const grades = ['error', 'warning', 'hint'] as const;
export type Grade = (typeof grades)[number];

/** Something to say about a bundle, and where in its text. */
export interface Problem {
  readonly file: string;
  /** From 1; 0 where it is about the file and no part of its text. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  readonly grade: Grade;
  /** What is wrong with which part, what was found, and what is allowed. */
  readonly text: string;
}

/** A problem in one line: `rat.json:4:12: AI.mind must be …`; errors are not named as such. */
export function tellProblem({ file, line, column, grade, text }: Problem): string {
  const where = line > 0 ? `${file}:${line}:${column}` : file;
  return grade === 'error' ? `${where}: ${text}` : `${where}: ${grade}: ${text}`;
}

/** Longer ones are no misspelt names. */
export const longestWord = 60;

/** Characters that do not show, or that turn the text after them round. */
export const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A text of somebody else's on one line: cut short, and what would not show as `\u` and a number. */
export function visible(text: string): string {
  const short = text.length > longestWord ? `${text.slice(0, longestWord - 1)}…` : text;
  return short.replace(new RegExp(hidden, 'gu'), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return `\\u${code.length > 4 ? `{${code}}` : code.padStart(4, '0')}`;
  });
}

/** A value as it stands in a bundle, on one line and short. */
export function shown(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? '[…]' : '[]';
  const text = JSON.stringify(value) ?? 'nothing';
  return isPart(value) && text.length > 30 ? '{…}' : visible(text);
}

/** What JSON has between braces. */
export type Part = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
