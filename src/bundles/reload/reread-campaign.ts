import type { CampaignSource } from '../../game/campaign.ts';
import { withoutConsequences } from '../causes.ts';
import { heroFile } from '../file-owner.ts';
import { type LoadedCampaign, loadCampaign, tryToLoad } from '../load-campaign.ts';
import { isError, type Problem, withoutRepeats } from '../problems.ts';

/** A campaign read again after its files have changed. */
export interface RereadCampaign {
  /** The files as they are now; for files with errors, their last version without. */
  readonly source: CampaignSource;
  readonly campaign: LoadedCampaign;
  /** The errors in the files as they are now. */
  readonly mistakes: readonly Problem[];
  /** The names of the files whose last version without errors is used. */
  readonly keptOld: readonly string[];
}

/**
 * Reads the new version of a campaign. `good` is the last version without errors. A file that had no
 * errors before and has some now is replaced by its good version. `icons` as for `loadCampaign`.
 */
export function rereadCampaign(
  good: CampaignSource,
  now: CampaignSource,
  icons: ReadonlySet<string> | null = null,
): RereadCampaign {
  const keptOld: string[] = [];
  const found: Problem[] = [];
  let source = now;
  // Repeated, because replacing a bundle can reveal errors in the bundles that extend it.
  for (;;) {
    const errors = tryToLoad(source, {}, icons).problems.filter(isError);
    found.push(...errors);
    const wrong = new Set(errors.map(({ file }) => fileName(file)));
    const bundles = { ...source.bundles };
    const restored = Object.keys(bundles).filter(
      (file) => wrong.has(fileName(file)) && differs(good.bundles[file], bundles[file]),
    );
    for (const file of restored) bundles[file] = good.bundles[file];
    keptOld.push(...restored.map(fileName));
    // The hero is correct again if only a bundle that it extends was wrong.
    const isHeroWrong = restored.length === 0 && wrong.has(heroFile);
    const hero = isHeroWrong ? good.hero : source.hero;
    if (isHeroWrong && differs(source.hero, hero)) keptOld.push(heroFile);
    else if (restored.length === 0) break;
    source = { ...source, hero, bundles };
  }
  const campaign = loadCampaign(source, {}, icons);
  // A bundle that is correct with the good version of its base is not at fault.
  const left = new Set(campaign.problems.filter(isError).map(({ file }) => file));
  const all = withoutConsequences(withoutRepeats(found));
  const mistakes = all.filter(({ file }) => left.has(file) || keptOld.includes(fileName(file)));
  return { source, campaign, mistakes, keptOld };
}

function fileName(path: string): string {
  return path.replace(/^.*\//, '');
}

function differs(before: unknown, now: unknown): boolean {
  return before !== undefined && before !== now;
}
