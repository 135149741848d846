import { withoutConsequences } from '../bundles/causes.ts';
import { idOf } from '../bundles/file-owner.ts';
import { takenKind, tryToLoad } from '../bundles/load-campaign.ts';
import { isError, type Problem, problemText } from '../bundles/problems.ts';
import { definesPatch } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { InputError } from './input-error.ts';

/**
 * A campaign with additional bundles, texts by file name. A bundle replaces the bundle of the campaign with the same
 * file name, unless it is a patch, and keeps its place in the order of kinds; `hero.json` replaces the hero. Throws an
 * InputError for the first bundle that cannot be used.
 */
export function withBundles(
  source: CampaignSource,
  texts: Readonly<Record<string, string>>,
): CampaignSource {
  const bundles = { ...source.bundles };
  let { hero } = source;
  /** The given files by the file of the campaign that each replaces or becomes. */
  const givenFiles = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const id = idOf(file);
    const target = Object.keys(source.bundles).find((path) => idOf(path) === id) ?? `${id}.json`;
    const twin = givenFiles.get(target);
    if (twin) throw new InputError(`${file}: has the same name as ${twin}; rename one of them`);
    givenFiles.set(target, file);
    if (id === 'hero') hero = text;
    else if (definesPatch(text) && target in bundles && !definesPatch(bundles[target])) {
      throw new InputError(`${file}: ${takenKind(id)}`);
    } else bundles[target] = text;
  }
  const extended = { ...source, hero, bundles };
  const { problems } = tryToLoad(extended);
  const errors = problems.filter((problem) => isError(problem) && givenFiles.has(problem.file));
  const [brokenElsewhere] = brokenBy([...givenFiles.keys()], source, problems);
  const worst = withoutConsequences(errors)[0] ?? brokenElsewhere;
  if (worst) {
    const file = givenFiles.get(worst.file) ?? worst.file;
    throw new InputError(problemText({ ...worst, file }));
  }
  return extended;
}

/**
 * The errors in files of a campaign that appear only with the given bundles: a file can extend or name a bundle that
 * they replace. `problems`: those of the campaign with the bundles.
 */
export function brokenBy(
  given: readonly string[],
  source: CampaignSource,
  problems: readonly Problem[],
  icons: ReadonlySet<string> | null = null,
): Problem[] {
  const errors = problems.filter((one) => isError(one) && !given.includes(one.file));
  if (errors.length === 0) return [];
  const oldErrors = tryToLoad(source, {}, icons).problems.filter(isError);
  const newErrors = errors.filter(({ file }) => !oldErrors.some((error) => error.file === file));
  return newErrors.map((error) => ({
    ...error,
    text: `${error.text} (only with the given bundles)`,
  }));
}
