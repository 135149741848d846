import { sourceOf } from '../../bundles/campaign-source.ts';
import { withoutConsequences } from '../../bundles/causes.ts';
import { tryToLoad } from '../../bundles/load-campaign.ts';
import { orderPacks } from '../../bundles/packs/order-packs.ts';
import { isError, problemText } from '../../bundles/problems.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { campaignsOf, packFilesFor, type StoredPack } from '../../records/packs.ts';
import { InputError } from '../input-error.ts';
import { readPackAt } from './pack-files.ts';

/** The packs at some paths. Throws an InputError for the first one that cannot be used. */
export function packsAt(paths: readonly string[]): StoredPack[] {
  const pathByName = new Map<string, string>();
  const packs = paths.map((path) => {
    const pack = readPackAt(path);
    if (!pack)
      throw new InputError(`--pack: ${path} is neither a zip file nor a folder with a pack.json`);
    const { name } = pack.manifest;
    const other = pathByName.get(name);
    if (other !== undefined) {
      const text = `${path}: has the name "${name}" of ${other}`;
      throw new InputError(`--pack: ${text}; give one, or change "name" in one pack.json`);
    }
    pathByName.set(name, path);
    return { manifest: pack.manifest, on: true, files: pack.files };
  });
  const [problem] = orderPacks(packs).problems;
  if (problem) throw new InputError(`--pack: ${problem.pack.manifest.name}: ${problem.text}`);
  return packs;
}

/**
 * A campaign with all that packs add to it, as on the page. Throws an InputError if no campaign has the name, or
 * if a bundle cannot be used.
 */
export function campaignWithPacks(
  campaigns: Readonly<Record<string, CampaignSource>>,
  id: string,
  packs: readonly StoredPack[],
): CampaignSource {
  const shipped = Object.values(campaigns);
  const sources = [...shipped, ...campaignsOf(packs, shipped)];
  const ids = sources.map((campaign) => campaign.id);
  const joined = ids.includes(id) && sourceOf(sources, id, packFilesFor(packs, id));
  if (!joined) {
    const help = suggestion(id, ids) || `; the campaigns are ${ids.join(', ')}`;
    throw new InputError(`--campaign: there is no campaign "${id}"${help}`);
  }
  const { source, mods } = joined;
  if (packs.length === 0) return source;
  const [error] = withoutConsequences(tryToLoad(source, mods).problems.filter(isError));
  if (error) throw new InputError(`--pack: ${problemText(error)}`);
  return { ...source, bundles: { ...source.bundles, ...mods } };
}
