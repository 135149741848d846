import * as v from 'valibot';
import { issueText } from '../../game/issue-text.ts';
import { choices, type Options } from './options.ts';

/** Options as a file, to take them to another browser. */

/** A file with options, or one that the player takes for such a file. */
export interface OptionsFile {
  readonly name: string;
  readonly text: string;
}

const format = 'simple-roguelike options';

const fileSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(1),
  ...v.partial(v.object(choices)).entries,
});

/** The text of a file with the options that a player can choose. */
export function optionsFileText(options: Options): string {
  // The campaign is chosen on the title screen, the look follows from `looks`, and no player chooses
  // which hints were shown.
  const { campaign: _, look: __, hintsShown: ___, ...shown } = options;
  return `${JSON.stringify({ format, version: 1, ...shown }, null, 2)}\n`;
}

/** The keys of a file that can be used, and a sentence about each that cannot. */
export type ReadKeys = (
  keys: Options['keys'],
) =>
  | { readonly keys: Options['keys']; readonly conflicts: readonly string[] }
  | { readonly problem: string };

/**
 * The options in the text of a file; options that it does not name do not change. `conflicts`: sentences
 * about keys that were left out. `problem`: a sentence about a file that was not used, with its place and the fix.
 */
export function readOptionsFile(
  text: string,
  readKeys: ReadKeys,
):
  | { readonly options: Partial<Options>; readonly conflicts: readonly string[] }
  | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `it is not JSON (${reason}); save the options again and open that file` };
  }
  const found = v.safeParse(fileSchema, value);
  if (!found.success) {
    const [issue] = found.issues;
    const path = v.getDotPath(issue);
    return { problem: `${path ? `"${path}"` : 'the file'} ${issueText(issue)}` };
  }
  const { format: _, version: __, keys, ...others } = found.output;
  const options = Object.fromEntries(
    Object.entries(others).filter(([, option]) => option !== undefined),
  );
  if (!keys) return { options, conflicts: [] };
  const read = readKeys(keys);
  if ('problem' in read) return read;
  return { options: { ...options, keys: read.keys }, conflicts: read.conflicts };
}
