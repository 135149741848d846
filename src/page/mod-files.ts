import { withoutConsequences } from '../bundles/causes.ts';
import { decodeText, sizeProblem } from '../bundles/decode-text.ts';
import type { Files } from '../bundles/files.ts';
import { longestRunFile } from '../bundles/limits.ts';
import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { isError, type Problem } from '../bundles/problems.ts';
import type { Kind } from '../game/kinds.ts';

/** A mod in a list. */
export interface ModEntry {
  readonly file: string;
  readonly on: boolean;
  readonly text: string;
}

/** A file that was dropped or chosen: its text, or why it cannot be used. */
export type ReadFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly reason: 'notJson' | 'unreadable' }
  /** It would have the id of another file. */
  | { readonly name: string; readonly other: string; readonly file: string }
  /** `large`: the text of a file that is too large for a bundle. It can be a fight. */
  | { readonly name: string; readonly problem: Problem; readonly large?: string };

/** Reads JSON files as text, as the terminal does; other files are refused. */
export function readFiles(files: readonly File[]): Promise<ReadFile[]> {
  return Promise.all(
    files.map(async (file): Promise<ReadFile> => {
      const { name } = file;
      if (!/\.json$/i.test(name)) return { name, reason: 'notJson' };
      const large = sizeProblem(name, file.size);
      if (large && file.size > longestRunFile) return { name, problem: large };
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const read = decodeText(name, bytes, longestRunFile);
        if (!large) return { name, ...read };
        return { name, problem: large, ...('text' in read && { large: read.text }) };
      } catch {
        // A folder with such a name, or a deleted file.
        return { name, reason: 'unreadable' };
      }
    }),
  );
}

/** The greatest number of characters of a mod's name without its ending. */
const mostNameCharacters = 60;

/**
 * The file name of a mod: `Giant Rat (1).json` becomes `giant-rat.json`. Letters of other scripts become hexadecimal
 * codes: `魔2.json` becomes `u9b54-2.json`. A name that is too long ends with a number that is made of all of it.
 */
export function modName(name: string): string {
  const id = name
    .replace(/\.json$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .toLowerCase()
    .replace(/(?![a-z])\p{L}/gu, (letter) => `-u${letter.codePointAt(0)?.toString(16)}-`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${id.length > mostNameCharacters ? shortened(id) : id || 'mod'}.json`;
}

/** The start of a long name, and a number that differs for names with the same start. */
function shortened(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  const end = `-${sum}`;
  return `${id.slice(0, mostNameCharacters - end.length).replace(/-+$/, '')}${end}`;
}

/** The files that can be installed into a campaign. */
export interface Installable {
  readonly files: Files;
  /** The kinds that these files define. */
  readonly kinds: readonly Kind[];
  /** All errors and warnings. A file with an error cannot be installed. */
  readonly problems: readonly Problem[];
  /** The campaign with these files. */
  readonly campaign: LoadedCampaign;
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
    const campaign = load({ ...on, ...files });
    const { kinds, problems } = campaign;
    const own = problems.filter(({ file }) => file in files);
    const wrong = own.filter(isError);
    if (wrong.length === 0) {
      const defined = kinds.filter(({ id }) => `${id}.json` in files);
      return {
        files,
        kinds: defined,
        problems: withoutConsequences([...errors, ...own]),
        campaign,
      };
    }
    errors.push(...wrong);
    // Files that extend a removed one can be wrong now as well.
    const bad = new Set(wrong.map(({ file }) => file));
    files = Object.fromEntries(Object.entries(files).filter(([file]) => !bad.has(file)));
  }
}
