import { longestRunFile } from '../../bundles/limits.ts';

/** The name and the text of a file. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Files that the player has dropped or chosen. */
interface SortedFiles {
  readonly games: readonly TextFile[];
  /** Files with options. */
  readonly options: readonly TextFile[];
  /** Other JSON files: mods or fights. */
  readonly mods: readonly File[];
  /** Zip files: packs. */
  readonly packs: readonly File[];
  /** Files of no other list. */
  readonly unknown: readonly File[];
}

/** Divides files that the player has dropped or chosen by their content. */
export async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const games: TextFile[] = [];
  const options: TextFile[] = [];
  const mods: File[] = [];
  const packs: File[] = [];
  const unknown: File[] = [];
  for (const file of files) {
    if (isZip(file)) {
      packs.push(file);
      continue;
    }
    const text = await textOf(file);
    if (text !== null && looksLikeOptions(text)) options.push({ name: file.name, text });
    else if (text !== null && looksLikeGame(text)) games.push({ name: file.name, text });
    else if (/\.json$/i.test(file.name)) mods.push(file);
    else unknown.push(file);
  }
  return { games, options, mods, packs, unknown };
}

/** Whether a file is a zip file by its name. */
function isZip({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

/** The text of a file; null if it is too large or cannot be read. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > longestRunFile) return null;
  try {
    return await file.text();
  } catch {
    return null;
  }
}

/** Whether a text begins like a file with options, even if it is damaged further on. */
function looksLikeOptions(text: string): boolean {
  return /"format"\s*:\s*"simple-roguelike options"/.test(text.slice(0, 400));
}

/** Whether a text has the keys of a run file near its beginning, even if it is damaged further on. */
function looksLikeGame(text: string): boolean {
  const start = text.slice(0, 400);
  return /"version"\s*:/.test(start) && /"(seed|segments|turns|campaign)"\s*:/.test(start);
}
