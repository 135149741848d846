/**
 * Problems of bundles. Their texts are made where they are found: in `checks/`, `shapes/` and the files beside this
 * one.
 */

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
  readonly absentKind?: string;
  /** The file whose errors cause this problem. */
  readonly cause?: string;
  /** The names of the bundles with problems that this error causes. */
  readonly affects?: readonly string[];
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

/** The problems without repetitions, for example of several campaigns; each error has all bundles that it affects. */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const { affects = [], ...one } of problems) {
    const key = problemText(one);
    const all = new Set([...(found.get(key)?.affects ?? []), ...affects]);
    found.set(key, { ...one, ...(all.size > 0 && { affects: [...all] }) });
  }
  return [...found.values()];
}

export function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** A problem on one line, for example `rat.json:4:12: warning: …`. Errors have no grade label. */
export function problemText(problem: Problem): string {
  return problemTextIn(problem, '');
}

/** As `problemText`, with a note behind the place, for example `rat.json:4:12 (rogue): warning: …`. */
export function problemTextIn(problem: Problem, note: string): string {
  const { grade } = problem;
  const label = grade === 'error' ? '' : `${grade}: `;
  return `${placeOf(problem)}${note}: ${label}${problemSentence(problem)}`;
}

/** The file with the line and the column. */
export function placeOf({ file, line, column }: Problem): string {
  return line > 0 ? `${file}:${line}:${column}` : file;
}

/** The problem without its place, and the bundles that it affects. */
export function problemSentence({ text, affects }: Problem): string {
  return `${text}${affects ? ` (also affects ${someOf(affects)})` : ''}`;
}

/** The greatest number of names in a sentence. */
const mostNamed = 4;

/** Names in a sentence. A long list has the first ones and the number of the others: `"a", "b", "c" and 9 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names.slice(0, -1);
  const rest = names.length - shown.length;
  const last = rest > 1 ? `${rest} more` : names.at(-1);
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : `${last}`;
}
