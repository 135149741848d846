import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Problem } from '../bundles/problems.ts';
import type { Kind } from '../game/kinds.ts';

/** Bundles' texts by file name. */
export type Files = Readonly<Record<string, string>>;

/** What a mod's list shows of it. */
export interface ModEntry {
  readonly file: string;
  readonly on: boolean;
}

/** Characters that the loader reads of a bundle. */
export const longestBundle = 20_000;
/** Bytes; a file with a fight holds several bundles. */
const largestFile = 64_000;

/** A file that was dropped or chosen: its text, or why it is not taken. */
export type Brought =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly trouble: 'notJson' | 'tooLarge' | 'unreadable' };

/** Reads files as text, and nothing but small JSON files. */
export function readFiles(files: readonly File[]): Promise<Brought[]> {
  return Promise.all(
    files.map(async (file): Promise<Brought> => {
      const { name } = file;
      if (!/\.json$/i.test(name)) return { name, trouble: 'notJson' };
      if (file.size > largestFile) return { name, trouble: 'tooLarge' };
      try {
        return { name, text: await file.text() };
      } catch {
        // A folder with such a name, or a file that has gone.
        return { name, trouble: 'unreadable' };
      }
    }),
  );
}

/** The file name of a kind: `Giant Rat (1).json` comes out as `giant-rat.json`. */
export function modName(name: string): string {
  const id = name
    .replace(/\.json$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  // A name in another script leaves nothing of it.
  return `${id || 'mod'}.json`;
}

/** What came of adding files to a campaign. */
export interface Joining {
  readonly joined: Files;
  readonly kinds: readonly Kind[];
  /** What there is to say of all the files; those with an error did not join. */
  readonly problems: readonly Problem[];
}

/**
 * Which of some files can join a campaign: those that load without an error beside the mods `on` and
 * one another. `load` gives the campaign with some mods.
 */
export function joining(load: (mods: Files) => LoadedCampaign, on: Files, added: Files): Joining {
  let joined = { ...added };
  const refused: Problem[] = [];
  for (;;) {
    const { kinds, problems } = load({ ...on, ...joined });
    const own = problems.filter(({ file }) => file in joined);
    const wrong = own.filter(({ grade }) => grade === 'error');
    if (wrong.length === 0) {
      const made = kinds.filter(({ id }) => `${id}.json` in joined);
      return { joined, kinds: made, problems: [...refused, ...own] };
    }
    refused.push(...wrong);
    // Without these, others that extend them may be wrong as well.
    const bad = new Set(wrong.map(({ file }) => file));
    joined = Object.fromEntries(Object.entries(joined).filter(([file]) => !bad.has(file)));
  }
}

/** A button with which files are chosen where they cannot be dropped. */
export function chooseFiles(take: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.multiple = true;
  input.addEventListener('change', () => take([...(input.files ?? [])]));
  input.click();
}
