import { sourceOf } from '../../bundles/campaign-source.ts';
import { withoutConsequences } from '../../bundles/causes.ts';
import { campaignFile } from '../../bundles/file-owner.ts';
import { loadCampaign, problemsOfError } from '../../bundles/load-campaign.ts';
import { campaignNameProblems } from '../../bundles/packs/campaign-names.ts';
import { needProblem, orderPacks } from '../../bundles/packs/order-packs.ts';
import { bundlesIn, campaignsIn, type PackFiles } from '../../bundles/packs/pack-paths.ts';
import { manifestFile, type Pack } from '../../bundles/packs/read-pack.ts';
import { isMissingTarget, withoutUsedPatches } from '../../bundles/patches.ts';
import { fileProblem, type Problem, withoutRepeats } from '../../bundles/problems.ts';
import { withPlaces } from '../../bundles/read-campaign.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { newGame } from '../../game/game.ts';
import { packFilesFor, type StoredPack } from '../../records/packs.ts';
import { iconsWith } from './icon-names.ts';
import { vaultWarnings } from './vault-trials.ts';

/** Checks packs with the campaigns and the other packs of the player. */

/** The campaigns and packs of the player. */
interface Installed {
  readonly packs: readonly StoredPack[];
  readonly sources: readonly CampaignSource[];
}

/** A pack that is on and cannot be used, with the reason. */
interface Unusable {
  readonly pack: StoredPack;
  readonly text: string;
}

/** The packs that are on and cannot be used. */
export function unusablePacks(packs: readonly StoredPack[]): readonly Unusable[] {
  return orderPacks(packs.filter(({ on }) => on)).problems;
}

/** Whether the packs that a pack needs are there and on. Only then can it be checked: it can use all that they have. */
export function isUsable({ manifest }: Pack, packs: readonly StoredPack[]): boolean {
  const { name } = manifest;
  const others = packs.filter((one) => one.on && one.manifest.name !== name);
  return needProblem(manifest, others) === null;
}

/** The problems of a pack's bundles in each campaign that they join, with the other packs. */
export function problemsOf(
  { manifest, files }: Pick<StoredPack, 'manifest' | 'files'>,
  { packs, sources }: Installed,
): Problem[] {
  const { name, campaigns: joined } = manifest;
  const [campaigns, bundles] = [campaignsIn(files), bundlesIn(files)];
  const all = withPack(packs, { manifest, on: true, files });
  const icons = iconsWith(all);
  const old = packs.find(({ manifest }) => manifest.name === name);
  const replaced = Object.keys(campaignsIn(old?.files ?? {}));
  const existing = sources.map(({ id }) => id);
  const others = existing.filter((id) => !replaced.includes(id));
  const problems = campaignNameProblems({ manifest, files, campaigns, bundles }, others);
  for (const [id, own] of Object.entries(campaigns)) {
    if (others.includes(id)) continue;
    const ofCampaign = withoutConsequences(problemsIn(sources, id, own, icons, problemsOfError));
    const place = (file: string) => `campaigns/${id}/${file.replace('./', '')}`;
    const placed = withPlaces(ofCampaign, own[campaignFile]);
    problems.push(...placed.map((one) => ({ ...one, file: place(one.file) })));
  }
  if (Object.keys(bundles).length === 0) return problems;
  const unplayable = (id: string, error: unknown) =>
    problemsOfError(error).map(({ text }) =>
      fileProblem(
        `${name}/${manifestFile}`,
        `the campaign "${id}" cannot be played with this pack: ${text}`,
      ),
    );
  const problemsInAll = (ids: readonly string[]) =>
    ids
      .filter((id) => !joined || joined.includes(id))
      .flatMap((id) => {
        const ofCampaign = packFilesFor(all, id);
        const found = problemsIn(sources, id, ofCampaign, icons, (error) => unplayable(id, error));
        const own = Object.keys(ofCampaign).filter((file) => file.startsWith(`${name}/`));
        const ofPack = [`${name}/${manifestFile}`, ...own];
        const reported = withoutConsequences(found.filter((one) => ofPack.includes(one.file)));
        return ofPack.map((file) => ({
          file,
          problems: reported.filter((one) => one.file === file),
        }));
      });
  const byFile = problemsInAll(existing);
  // A patch without a kind in all other campaigns can change one of the pack's own.
  if (withoutUsedPatches(byFile).some(({ problems }) => problems.some(isMissingTarget))) {
    byFile.push(...problemsInAll(Object.keys(campaigns).filter((id) => !existing.includes(id))));
  }
  for (const one of withoutUsedPatches(byFile).flatMap(({ problems }) => problems)) {
    problems.push({ ...one, file: one.file.slice(name.length + 1) });
  }
  // A bundle that joins several campaigns has most of its problems in each.
  return withoutRepeats(problems);
}

/**
 * The problems of a campaign with the files of packs, and the vaults of these files that fit nowhere. `failed`
 * returns the problems of a campaign that cannot be played.
 */
function problemsIn(
  sources: readonly CampaignSource[],
  id: string,
  files: Readonly<Record<string, string>>,
  icons: ReadonlySet<string>,
  failed: (error: unknown) => readonly Problem[],
): readonly Problem[] {
  try {
    const found = sourceOf(sources, id, files);
    if (!found) return [];
    const campaign = loadCampaign(found.source, found.mods, icons);
    // A campaign without a first floor would stop the title screen.
    newGame(campaign, 'first');
    return [...campaign.problems, ...vaultWarnings(campaign, Object.keys(files))];
  } catch (error) {
    return failed(error);
  }
}

/** All packs with a new one, or a new version of one. */
export function withPack(packs: readonly StoredPack[], pack: StoredPack): StoredPack[] {
  const { name } = pack.manifest;
  const others = packs.filter(({ manifest }) => manifest.name !== name);
  return [...others, pack].sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
}

/** Whether two packs have the same files with the same texts. */
export function sameFiles(a: PackFiles, b: PackFiles): boolean {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
}

/** The characters of all files of packs. */
export function lengthOf(packs: readonly StoredPack[]): number {
  const texts = packs.flatMap(({ files }) => Object.values(files));
  return texts.reduce((length, text) => length + text.length, 0);
}
