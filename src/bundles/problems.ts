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
  /** The part of a `campaign.json` that was checked without its text: see `withPlaces`. */
  readonly path?: readonly (string | number)[];
  /** The campaign has no kind that this patch changes. */
  readonly missingTarget?: true;
  /** The kind that this part names, if the campaign does not have it. */
  readonly names?: string;
  /** The file whose errors cause this problem. */
  readonly cause?: string;
}

/** A problem of a whole file. */
export function fileProblem(file: string, text: string, grade: Grade = 'error'): Problem {
  return { file, line: 0, column: 0, grade, text };
}

/** The most serious first. A fact is neither good nor bad. */
const grades: readonly (Grade | 'fact')[] = ['error', 'warning', 'hint', 'fact'];

/** The order of problems and findings: the most serious first. */
export function bySeverity(
  one: { readonly grade: Grade | 'fact' },
  other: { readonly grade: Grade | 'fact' },
): number {
  return grades.indexOf(one.grade) - grades.indexOf(other.grade);
}

export function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** A problem on one line, for example `rat.json:4:12: warning: …`. Errors have no grade label. */
export function problemText(problem: Problem): string {
  return problemTextIn(problem, '');
}

/** As `problemText`, with a note behind the place, for example `rat.json:4:12 (rogue): warning: …`. */
export function problemTextIn({ file, line, column, grade, text }: Problem, note: string): string {
  const place = `${line > 0 ? `${file}:${line}:${column}` : file}${note}`;
  return grade === 'error' ? `${place}: ${text}` : `${place}: ${grade}: ${text}`;
}
