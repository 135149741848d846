import { readJson } from '../json.ts';
import { fileProblem, type Problem } from '../problems.ts';
import { suggestion } from '../spelling.ts';
import { manifestFile, type Pack } from './read-pack.ts';

/** The problems of the names of campaigns in a pack. `existing`: ids of the campaigns without those of the pack. */
export function campaignNameProblems(
  { manifest, files, bundles, campaigns }: Pack,
  existing: readonly string[],
): Problem[] {
  const own = Object.keys(campaigns);
  const known = [...existing, ...own];
  const joined = Object.keys(bundles).length > 0 ? (manifest.campaigns ?? []) : [];
  const json = readJson(manifestFile, files[manifestFile] ?? '');
  const unknown = joined.filter((id) => !known.includes(id));
  const taken = own.filter((id) => existing.includes(id));
  return [
    ...unknown.map((id) => {
      const text = `campaigns: there is no campaign "${id}"${suggestion(id, known)}`;
      const path = ['campaigns', joined.indexOf(id)];
      const place = 'value' in json ? json.placeOf(path) : {};
      return { ...fileProblem(manifestFile, text, 'warning'), ...place };
    }),
    ...taken.map((id) => {
      const text = `the game already has a campaign "${id}"; rename the folder`;
      return fileProblem(`campaigns/${id}`, text);
    }),
  ];
}
