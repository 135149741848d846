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
  const names = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const id = idOf(file);
    const own = Object.keys(source.bundles).find((one) => idOf(one) === id) ?? `${id}.json`;
    const other = names.get(own);
    if (other) throw new InputError(`${file}: has the same name as ${other}; rename one of them`);
    names.set(own, file);
    if (id === 'hero') hero = text;
    else if (definesPatch(text) && own in bundles && !definesPatch(bundles[own])) {
      throw new InputError(`${file}: ${takenKind(id)}`);
    } else bundles[own] = text;
  }
  const extended = { ...source, hero, bundles };
  const { problems } = tryToLoad(extended);
  const [broken] = brokenBy([...names.keys()], source, problems);
  const own = problems.filter((one) => isError(one) && names.has(one.file));
  const worst = withoutConsequences(own)[0] ?? broken;
  if (worst) {
    const file = names.get(worst.file) ?? worst.file;
    throw new InputError(problemText({ ...worst, file }));
  }
  return extended;
}

/**
 * The errors in files of a campaign that appear only with the given bundles: one can extend or name a bundle that is
 * replaced. `problems`: those of the campaign with the bundles.
 */
export function brokenBy(
  given: readonly string[],
  source: CampaignSource,
  problems: readonly Problem[],
  icons: ReadonlySet<string> | null = null,
): Problem[] {
  const errors = problems.filter((one) => isError(one) && !given.includes(one.file));
  if (errors.length === 0) return [];
  const before = tryToLoad(source, {}, icons).problems.filter(isError);
  return errors
    .filter(({ file }) => !before.some((one) => one.file === file))
    .map((one) => ({ ...one, text: `${one.text} (only with the given bundles)` }));
}
