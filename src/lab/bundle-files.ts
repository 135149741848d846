import { loadCampaign } from '../bundles/load-campaign.ts';
import { tellProblem } from '../bundles/problems.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { InputError } from './input-error.ts';

/**
 * A campaign with more bundles, texts by file name. One that is called like one of the campaign's own
 * takes its place, also in the order of kinds. Throws an InputError that tells what is wrong with them.
 */
export function withBundles(
  source: CampaignSource,
  texts: Readonly<Record<string, string>>,
): CampaignSource {
  const bundles = { ...source.bundles };
  const names = new Map<string, string>();
  for (const [file, text] of Object.entries(texts)) {
    const id = idOf(file);
    const own = Object.keys(source.bundles).find((one) => idOf(one) === id) ?? `${id}.json`;
    if (names.has(own)) throw new InputError(`${file}: there is another bundle named "${id}"`);
    names.set(own, file);
    bundles[own] = text;
  }
  const extended = { ...source, bundles };
  const { problems } = loadCampaign(extended);
  const worst = problems.find(({ grade, file }) => grade === 'error' && names.has(file));
  if (worst) throw new InputError(tellProblem({ ...worst, file: names.get(worst.file) ?? '' }));
  return extended;
}

function idOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.json$/, '');
}
