import type { CampaignSource } from '../game/campaign.ts';
import { campaignFile, isOfCampaign } from './file-owner.ts';
import type { Files } from './files.ts';
import { type LoadedCampaign, loadCampaign } from './load-campaign.ts';
import { problemText } from './problems.ts';
import { readCampaign } from './read-campaign.ts';

/**
 * The source of a campaign and the mods among some files. A game of a campaign that a pack defines has the
 * files of the campaign with it, so that it needs no pack. Null if no campaign has this id. Throws if the
 * files of the campaign have errors.
 */
export function sourceOf(
  sources: readonly CampaignSource[],
  id: string,
  files: Files,
): { readonly source: CampaignSource; readonly mods: Files } | null {
  if (!(campaignFile in files)) {
    const source = sources.find((one) => one.id === id);
    return source ? { source, mods: files } : null;
  }
  const isOwn = ([file]: [string, string]) => isOfCampaign(file);
  const entries = Object.entries(files);
  const { source, problems } = readCampaign(id, Object.fromEntries(entries.filter(isOwn)));
  if (!source) throw new Error(problems.map(problemText).join('\n'));
  return { source, mods: Object.fromEntries(entries.filter((entry) => !isOwn(entry))) };
}

/**
 * A campaign with some files, without the player's packs and mods. Null if no campaign has this id. Throws if
 * it cannot be played.
 */
export function loadWith(
  sources: readonly CampaignSource[],
  id: string,
  files: Files,
): LoadedCampaign | null {
  const found = sourceOf(sources, id, files);
  return found && loadCampaign(found.source, found.mods);
}
