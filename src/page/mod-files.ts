import { decodeText, sizeProblem } from '../bundles/decode-text.ts';
import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Problem } from '../bundles/problems.ts';
import type { Kind } from '../game/kinds.ts';

/** Bundles' texts by file name. */
export type Files = Readonly<Record<string, string>>;

/** A mod in a list. */
export interface ModEntry {
  readonly file: string;
  readonly on: boolean;
}

/** A file that was dropped or chosen: its text, or why it cannot be used. */
export type ReadFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly reason: 'notJson' | 'unreadable' }
  /** It would have the id of another file. */
  | { readonly name: string; readonly other: string; readonly file: string }
  | { readonly name: string; readonly problem: Problem };

/** Reads small JSON files as text, as the terminal does; other files are refused. */
export function readFiles(files: readonly File[]): Promise<ReadFile[]> {
  return Promise.all(
    files.map(async (file): Promise<ReadFile> => {
      const { name } = file;
      if (!/\.json$/i.test(name)) return { name, reason: 'notJson' };
      const large = sizeProblem(name, file.size);
      if (large) return { name, problem: large };
      try {
        return { name, ...decodeText(name, new Uint8Array(await file.arrayBuffer())) };
      } catch {
        // A folder with such a name, or a deleted file.
        return { name, reason: 'unreadable' };
      }
    }),
  );
}

/** The file name of a mod: `Giant Rat (1).json` becomes `giant-rat.json`. */
export function modName(name: string): string {
  const id = name
    .replace(/\.json$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${id || codesOf(name) || 'mod'}.json`;
}

/** The letters of a name in another script as hexadecimal codes: `魔.json` becomes `u9b54.json`. */
function codesOf(name: string): string {
  const letters = name.replace(/\.json$/i, '').match(/\p{L}/gu) ?? [];
  const codes = letters.map((letter) => `u${letter.codePointAt(0)?.toString(16)}`);
  return codes.join('-').slice(0, 60).replace(/-$/, '');
}

/** The files that can be installed into a campaign. */
export interface Installable {
  readonly files: Files;
  /** The kinds that these files define. */
  readonly kinds: readonly Kind[];
  /** All errors and warnings. A file with an error cannot be installed. */
  readonly problems: readonly Problem[];
}

/**
 * Finds the files that load without an error together with one another and with the mods `on`. `load`
 * returns the campaign with some mods.
 */
export function installable(
  load: (mods: Files) => LoadedCampaign,
  on: Files,
  added: Files,
): Installable {
  let files = { ...added };
  const errors: Problem[] = [];
  for (;;) {
    const { kinds, problems } = load({ ...on, ...files });
    const own = problems.filter(({ file }) => file in files);
    const wrong = own.filter(({ grade }) => grade === 'error');
    if (wrong.length === 0) {
      const defined = kinds.filter(({ id }) => `${id}.json` in files);
      return { files, kinds: defined, problems: [...errors, ...own] };
    }
    errors.push(...wrong);
    // Files that extend a removed one can be wrong now as well.
    const bad = new Set(wrong.map(({ file }) => file));
    files = Object.fromEntries(Object.entries(files).filter(([file]) => !bad.has(file)));
  }
}

/** Opens the browser's dialog for choosing files. */
export function chooseFiles(take: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.zip,application/json,application/zip';
  input.multiple = true;
  input.addEventListener('change', () => take([...(input.files ?? [])]));
  input.click();
}
