import { idOf } from './file-owner.ts';
import { isError, type Problem } from './problems.ts';

/** Problems that follow from the errors of another file: a bundle extends or names a kind that is left out. */

/**
 * The problems with their causes. The first error of a file that causes others has the affected bundles. `errors`: those
 * because of which a kind is left out, by kind.
 */
export function withCauses(
  problems: readonly Problem[],
  errors: ReadonlyMap<string, readonly Problem[]>,
): Problem[] {
  /** The file with the errors because of which a kind is left out. */
  const causeOf = (id: string, seen: readonly string[]): string | undefined => {
    const own = errors.get(id) ?? [];
    const follows = ({ absentKind = '' }: Problem) =>
      errors.has(absentKind) && !seen.includes(absentKind);
    const first = own.find((one) => !follows(one));
    if (first || own.length === 0) return first?.file;
    return causeOf(own[0].absentKind ?? '', [...seen, id]);
  };
  const found = problems.map((problem) => {
    const cause = problem.absentKind === undefined ? undefined : causeOf(problem.absentKind, []);
    return cause === undefined || cause === problem.file ? problem : { ...problem, cause };
  });
  /** By file, the bundles that its errors affect. */
  const affectedBy = new Map<string, Set<string>>();
  for (const { file, cause } of found) {
    if (cause === undefined) continue;
    const affected = affectedBy.get(cause) ?? new Set();
    affectedBy.set(cause, affected.add(idOf(file)));
  }
  return found.map((problem) => {
    const { file, cause } = problem;
    const affected = affectedBy.get(file);
    if (!isError(problem) || cause || !affected) return problem;
    // Only its first error lists them.
    affectedBy.delete(file);
    return { ...problem, affects: [...affected] };
  });
}

/** Leaves out the problems whose cause is in the list. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const wrong = new Set(problems.filter(isError).map(({ file }) => file));
  return problems.filter(({ cause = '' }) => !wrong.has(cause));
}
