import { loadCampaign } from '../bundles/load-campaign.ts';
import { problemText } from '../bundles/problems.ts';
import { idOf, readBundles } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { InputError } from './input-error.ts';

/**
 * A campaign with additional bundles, texts by file name. A bundle with the name of one of the
 * campaign replaces it and keeps its place in the order of kinds; `hero.json` replaces the hero. Throws
 * an InputError for the first bundle that cannot be used.
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
    else bundles[own] = text;
  }
  const extended = { ...source, hero, bundles };
  checkHero(hero, names.get('hero.json') ?? 'hero.json');
  const { problems } = loadCampaign(extended);
  const worst = problems.find(({ grade, file }) => grade === 'error' && names.has(file));
  if (worst) throw new InputError(problemText({ ...worst, file: names.get(worst.file) ?? '' }));
  return extended;
}

/** Throws an InputError for a hero's bundle that cannot be used. */
function checkHero(hero: unknown, file: string): void {
  const { kinds, problems } = readBundles({ 'hero.json': hero });
  const [problem] = problems.filter(({ grade }) => grade === 'error');
  if (kinds.length === 0 && problem) throw new InputError(problemText({ ...problem, file }));
}
