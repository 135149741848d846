/** The name of the file with a campaign's numbers and rules. */
export const campaignFile = 'campaign.json';
/** The bundle of the hero. Mods can patch and extend it. */
export const heroFile = 'hero.json';

/** Whether a file is one of the campaign itself, and not of a mod. */
export function isOfCampaign(file: string): boolean {
  return file === campaignFile || file === heroFile || file.startsWith('./');
}

/**
 * The unit to which a file of a game belongs, and which is updated as a whole: the mod, or the pack by its
 * name; an empty text for the campaign itself.
 */
export function unitOf(file: string): string {
  return isOfCampaign(file) ? '' : file.replace(/\/.*$/s, '');
}

/** The names of the mods and packs to which some files of a game belong, without the campaign's own files. */
export function namesOfUnits(files: readonly string[]): string[] {
  return [...new Set(files.map(unitOf))].filter((name) => name !== '');
}

/** The id of the kind that a file defines: the file name without folders and ending. */
export function idOf(file: string): string {
  return file.replace(/^.*\//s, '').replace(/\.json$/, '');
}
