/** An `error` excludes the bundle from the campaign; warnings and hints do not. */
export type Grade = 'error' | 'warning' | 'hint';

/** A message about a bundle, with its place in the file, which `json.ts` finds. */
export interface Problem {
  readonly file: string;
  /** From 1; 0 if the problem concerns the whole file. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly grade: Grade;
  /** The wrong part, the value found there, and the allowed values. */
  readonly text: string;
}

/** A problem of a whole file. */
export function fileProblem(file: string, text: string, grade: Grade = 'error'): Problem {
  return { file, line: 0, column: 0, grade, text };
}

export function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** A problem on one line, for example `rat.json:4:12: warning: …`. Errors have no grade label. */
export function problemText({ file, line, column, grade, text }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return grade === 'error' ? `${place}: ${text}` : `${place}: ${grade}: ${text}`;
}
