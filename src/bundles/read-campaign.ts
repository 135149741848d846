import type { CampaignSource } from '../game/campaign.ts';
import { type CampaignFile, campaignFaults } from './checks/check-campaign.ts';
import { appearanceFaults } from './checks/check-kinds.ts';
import { campaignFile } from './file-owner.ts';
import { isObject, readJson } from './json.ts';
import { longestFile } from './limits.ts';
import { fileProblem, isError, type Problem } from './problems.ts';

/** Problems of a campaign, those of its `campaign.json` with their places in this text. */
export function withPlaces(problems: readonly Problem[], text: string | undefined): Problem[] {
  const json = readJson(campaignFile, text ?? '', longestFile);
  if (!('value' in json)) return [...problems];
  return problems.map(({ path, ...problem }) => {
    const isPlaced = problem.file === campaignFile && path;
    return isPlaced ? { ...problem, ...json.placeOf(path) } : problem;
  });
}

/**
 * Reads the folder of a campaign: its `campaign.json`, `hero.json` and bundles, by file name. The id of
 * the campaign is the name of its folder. Null if `campaign.json` or `hero.json` is missing or has errors.
 * Bundles are checked when the campaign is loaded. With the names of all `icons`, others are errors.
 */
export function readCampaign(
  id: string,
  files: Readonly<Record<string, string>>,
  icons: ReadonlySet<string> | null = null,
): { readonly source: CampaignSource | null; readonly problems: readonly Problem[] } {
  const { [campaignFile]: text, 'hero.json': hero, ...bundles } = files;
  const problems: Problem[] = [];
  if (text === undefined) problems.push(fileProblem(campaignFile, 'the file is missing; add it'));
  if (hero === undefined) {
    problems.push(fileProblem('hero.json', 'the file is missing; add the bundle of the hero'));
  }
  if (text === undefined || hero === undefined) return { source: null, problems };
  const json = readJson(campaignFile, text, longestFile);
  problems.push(...json.problems);
  if (!('value' in json)) return { source: null, problems };
  const { value } = json;
  for (const { path, key, text } of campaignFaults(value)) {
    problems.push({ file: campaignFile, ...json.placeOf(path, key), grade: 'error', text });
  }
  if (problems.some(isError) || !isObject(value)) return { source: null, problems };
  const { $schema: _, ...numbers } = value;
  const source = { id, ...(numbers as unknown as CampaignFile), hero, bundles };
  if (icons) {
    for (const { path, text } of appearanceFaults(source, icons)) {
      problems.push({ file: campaignFile, ...json.placeOf(path), grade: 'error', text });
    }
  }
  return { source, problems };
}
