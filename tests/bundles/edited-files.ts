import type { CampaignSource } from '../../src/game/campaign.ts';
import { simple } from '../sources.ts';

type Bundle = Record<string, unknown>;

/** The text of a bundle with some parts changed; parts that are undefined are removed. */
export function edited(
  file: string,
  changes: Bundle = {},
  source: CampaignSource = simple,
): string {
  return JSON.stringify({ ...JSON.parse(source.bundles[file] as string), ...changes });
}

/** A campaign with some files replaced or added; files that are undefined are removed. */
export function withFiles(
  files: Record<string, string | undefined>,
  source: CampaignSource = simple,
): CampaignSource {
  const all = Object.entries({ ...source.bundles, ...files });
  return { ...source, bundles: Object.fromEntries(all.filter(([, text]) => text !== undefined)) };
}
