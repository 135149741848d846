import type { CampaignSource } from '../../game/campaign.ts';
import { type LoadedCampaign, loadCampaign } from '../load-campaign.ts';
import type { Problem } from '../problems.ts';
import { readBundles } from '../read-bundles.ts';

/** A campaign read again after its files have changed. */
export interface RereadCampaign {
  /** The files as they are now; for files with errors, their last version without. */
  readonly source: CampaignSource;
  readonly campaign: LoadedCampaign;
  /** The errors in the files as they are now. */
  readonly mistakes: readonly Problem[];
  /** The names of the files whose last version without errors is used. */
  readonly kept: readonly string[];
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
  const heroMistakes = errorsIn(readBundles({ 'hero.json': now.hero }).problems);
  const kept = heroMistakes.length > 0 ? ['hero.json'] : [];
  let source = heroMistakes.length > 0 ? { ...now, hero: good.hero } : now;
  let campaign = loadCampaign(source, {}, icons);
  const found = errorsIn(campaign.problems);
  // Repeated, because replacing a bundle can reveal errors in the bundles that extend it.
  for (;;) {
    const wrong = errorsIn(campaign.problems).map(({ file }) => fileName(file));
    const bundles = { ...source.bundles };
    const restored = Object.keys(bundles).filter(
      (file) => wrong.includes(fileName(file)) && differs(good.bundles[file], bundles[file]),
    );
    if (restored.length === 0) break;
    for (const file of restored) bundles[file] = good.bundles[file];
    kept.push(...restored.map(fileName));
    source = { ...source, bundles };
    campaign = loadCampaign(source, {}, icons);
  }
  // A bundle that is correct with the good version of its base is not at fault.
  const left = errorsIn(campaign.problems).map(({ file }) => file);
  const own = found.filter(({ file }) => left.includes(file) || kept.includes(fileName(file)));
  return { source, campaign, mistakes: [...heroMistakes, ...own], kept };
}

function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ grade }) => grade === 'error');
}

function fileName(path: string): string {
  return path.replace(/^.*\//, '');
}

function differs(before: unknown, now: unknown): boolean {
  return before !== undefined && before !== now;
}
