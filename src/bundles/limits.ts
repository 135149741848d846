/** Limits of bundles, mods and recorded games: the page, the terminal and the stored mods have the same. */

/** Characters of a bundle. No bundle comes near them. */
export const mostCharacters = 20_000;

/** Characters of `campaign.json`, and of a file of a pack. The `campaign.json` of Rogue has 20,000. */
export const longestFile = 200_000;

/**
 * The mods of a player, and the files that one check accepts as mods. 100 × 20,000 characters are less than
 * half of the storage that a browser allows a page.
 */
export const mostMods = 100;

/** The files of a game or a fight. In a pack's campaign, they include the files of the campaign. */
export const mostFiles = 1000;

/** Characters of a recorded game, and bytes of a fight: longer ones would exhaust the memory. */
export const longestRunFile = 32 * 2 ** 20;

/** The depth of nested brackets. */
export const deepestBrackets = 8;

/** The problem of a file that is too long, and its fix. `size`: for example "20001 characters". */
export function tooLong(size: string, most: number): string {
  return `the file has ${size}; the limit is ${most} characters: shorten its texts or split it into several files`;
}

/** The greatest number of problems that are reported for one file. */
export const mostReported = 100;
