import { idOf } from '../file-owner.ts';
import { isObject, type Path, readJson } from '../json.ts';
import { longestFile, mostCharacters, tooLong } from '../limits.ts';
import { hidden, printable } from '../printable.ts';
import { fileProblem, type Grade, type Problem } from '../problems.ts';
import { readCampaign } from '../read-campaign.ts';
import { type Fault, faultsIn } from '../shapes/check-shape.ts';
import { kindPattern } from '../shapes/shapes.ts';
import {
  bundlesIn,
  campaignsIn,
  isPackPath,
  isPng,
  type PackFiles,
  spritesIn,
  textOfFile,
} from './pack-paths.ts';
import { packShape } from './pack-shape.ts';
import { pngProblem } from './png.ts';
import { readSvg } from './svg.ts';

/** The content of `pack.json`. */
export interface Manifest {
  readonly name: string;
  readonly title: Readonly<Partial<Record<string, string>>> & { readonly en: string };
  readonly version: string;
  readonly author?: string;
  readonly licence?: string;
  readonly needs?: Readonly<Record<string, string>>;
  readonly after?: readonly string[];
  readonly campaigns?: readonly string[];
}

/** A pack without errors in `pack.json` and in the files of its campaigns. */
export interface Pack {
  readonly manifest: Manifest;
  /** All texts of the pack by path, so that it can be exported. */
  readonly files: PackFiles;
  /** The bundles and patches that join campaigns, by path. */
  readonly bundles: PackFiles;
  /** The files of each new campaign by its id. */
  readonly campaigns: Readonly<Record<string, PackFiles>>;
}

/** The result of reading a pack. `pack` is null if there are errors. */
export interface ReadPack {
  readonly pack: Pack | null;
  readonly problems: readonly Problem[];
}

export const manifestFile = 'pack.json';

/** The longest path of a file. */
const longestPath = 160;

/** Files that archivers and systems add. */
const clutter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;
/** Files for people. */
const documents = /(^|\/)(readme|licen[cs]e|changelog|credits)[^/]*$/i;

/** Reads a pack from the bytes of its files. A single folder around all files is left out. */
export function readPack(bytes: Readonly<Record<string, Uint8Array>>): ReadPack {
  const problems: Problem[] = [];
  const files: Record<string, string> = {};
  for (const [path, content] of Object.entries(withoutFolder(bytes))) {
    if (isIgnored(path)) continue;
    const read = readFile(path, content);
    if (typeof read === 'string') files[path] = read;
    else problems.push(read);
  }
  const manifest = readManifest(files, problems);
  const bundles = bundlesIn(files);
  const campaigns = campaignsIn(files);
  problems.push(...equalNames(bundles), ...spriteProblems(files));
  for (const [id, own] of Object.entries(campaigns)) problems.push(...campaignProblems(id, own));
  if (Object.keys(bundles).length === 0 && Object.keys(campaigns).length === 0) {
    problems.push(problemOf(manifestFile, `the pack has no bundles and no campaigns; ${places}`));
  }
  const isSound = problems.every(({ grade }) => grade !== 'error');
  if (manifest && isSound) problems.push(...unusedSprites(manifest, files));
  return { pack: manifest && isSound ? { manifest, files, bundles, campaigns } : null, problems };
}

function problemOf(path: string, text: string, grade: Grade = 'error'): Problem {
  return fileProblem(printable(path), text, grade);
}

/** Whether a file is a folder, or is not for the game. */
function isIgnored(path: string): boolean {
  if (path === '' || path.endsWith('/') || clutter.test(path)) return true;
  return documents.test(path) && !isPackPath(path) && !pathProblem(path);
}

/** The text of a file of a pack, or its first problem. */
function readFile(path: string, content: Uint8Array): string | Problem {
  const wrongPath = pathProblem(path);
  if (wrongPath) return problemOf(path, wrongPath);
  if (/\.zip$/i.test(path)) {
    return problemOf(
      path,
      'a zip file inside of a pack is not read; unpack it into the pack, or add it by itself',
    );
  }
  if (path !== manifestFile && !isPackPath(path)) {
    return problemOf(path, `the file is not used; ${betterPath(path) ?? places}`, 'warning');
  }
  if (hidden.test(path)) {
    return problemOf(path, 'the path has an invisible character; rename the file');
  }
  const wrongPicture = isPng(path) ? pngProblem(content) : null;
  if (wrongPicture) return problemOf(path, wrongPicture);
  const text = textOf(path, content);
  if (text === null) return problemOf(path, 'the file is not UTF-8 text; save it as UTF-8');
  if (text.length <= longestFile) return text;
  const isBundle = path.endsWith('.json') && !/(^|\/)(pack|campaign)\.json$/.test(path);
  const most = isBundle ? mostCharacters : longestFile;
  return problemOf(path, tooLong(`${text.length} characters`, most));
}

/** Bundles with the same name in different folders. */
function equalNames(bundles: PackFiles): Problem[] {
  const paths = new Map<string, string>();
  return Object.keys(bundles).flatMap((path) => {
    const other = paths.get(idOf(path));
    paths.set(idOf(path), path);
    return other ? problemOf(path, `has the same name as ${other}; rename one of them`) : [];
  });
}

/** The problems of a campaign of a pack: in its name and in its `campaign.json`. */
function campaignProblems(id: string, files: PackFiles): Problem[] {
  const folder = `campaigns/${id}`;
  const inFiles = readCampaign(id, files).problems.map((one) => ({
    ...one,
    file: `${folder}/${one.file}`,
  }));
  if (kindPattern.test(id)) return inFiles;
  const text = 'the name must have only small letters, digits and hyphens';
  return [problemOf(folder, text), ...inFiles];
}

/** The folders of bundles, as the fix of a problem. */
export const bundlePlaces = 'put bundles into monsters/, items/, traps/, features/ or vaults/';

const places = `${bundlePlaces}, drawings into sprites/ as .svg or .png, and campaigns into campaigns/NAME/`;

/** How to correct a path that is nearly one of a pack; else null. */
function betterPath(path: string): string | null {
  const isUsed = (other: string) => other === manifestFile || isPackPath(other);
  const small = path.toLowerCase();
  if (isUsed(small)) return `write its path in small letters: ${printable(small)}`;
  // Some editors add an ending, which Windows hides.
  const json = small.replace(/\.json\.txt$/, '.json');
  if (isUsed(json)) return `rename it to ${printable(json)}`;
  const folder = path.slice(0, -manifestFile.length - 1);
  return path.endsWith(`/${manifestFile}`) ? `pack only the folder ${printable(folder)}` : null;
}

/** Names of other packs that cannot be meant. */
function ownNames({ name, needs = {}, after = [], campaigns }: Manifest): Fault[] {
  const faults: Fault[] = [];
  const addError = (path: Path, text: string) => faults.push({ path, key: false, text });
  if (name in needs) addError(['needs', name], `needs.${name} is this pack; remove it`);
  const n = after.indexOf(name);
  if (n >= 0) addError(['after', n], `after[${n}] is this pack; remove it`);
  if (campaigns?.length === 0) {
    addError(['campaigns'], 'campaigns is empty; name at least one, or remove it to join all');
  }
  return faults;
}

/** The problems of the sprites of a pack. */
function spriteProblems(files: PackFiles): Problem[] {
  return spritesIn(files).flatMap(({ name, path }): Problem[] => {
    const addError = (text: string, line = 0, column = 0, grade: Grade = 'error'): Problem[] => {
      return [{ file: printable(path), line, column, grade, text }];
    };
    if (!kindPattern.test(name)) {
      return addError('the name must have only small letters, digits and hyphens');
    }
    if (isPng(path)) {
      const other = path.replace('.png', '.svg');
      return other in files ? addError(`has the same name as ${other}; rename one of them`) : [];
    }
    const result = readSvg(files[path]);
    if (!('drawing' in result)) return addError(result.text, result.line, result.column);
    const { stray } = result.drawing;
    return stray ? addError(stray.text, stray.line, stray.column, 'warning') : [];
  });
}

/** Hints about sprites that no file of the pack names. Packs that need this pack can name them. */
function unusedSprites({ name: pack }: Manifest, files: PackFiles): Problem[] {
  const named = new Set(
    Object.entries(files).flatMap(([path, text]) =>
      path.endsWith('.json') ? (text.match(/"[a-z\d-]+:[a-z\d-]+"/g) ?? []) : [],
    ),
  );
  return spritesIn(files)
    .filter(({ name }) => !named.has(`"${pack}:${name}"`))
    .map(({ name, path }) => {
      const text = `no file of the pack names this sprite; write "sprite": "${pack}:${name}" in a look, or remove it, unless other packs name it`;
      return fileProblem(printable(path), text, 'hint');
    });
}

/** The files without a folder that contains them all, as when a folder was packed. */
function withoutFolder<T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  if (manifestFile in files) return files;
  const inside = Object.keys(files).find((path) => /^[^/]+\/pack\.json$/.test(path));
  const folder = inside?.slice(0, -manifestFile.length);
  if (folder === undefined) return files;
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path.startsWith(folder) ? path.slice(folder.length) : path,
      content,
    ]),
  );
}

/** Why a path cannot be used; null if it can. */
function pathProblem(path: string): string | null {
  if (path.length > longestPath) return `the path has more than ${longestPath} characters`;
  if (/^[/\\]|^[a-z]:|\\/i.test(path)) return 'the path must be relative, with "/" between folders';
  if (path.split('/').some((part) => part === '..' || part === '.' || part === '')) {
    return 'the path must not leave its folder; remove "." and ".."';
  }
  return null;
}

/** The text of a file in UTF-8; null if it has another encoding. */
function textOf(path: string, bytes: Uint8Array): string | null {
  try {
    return textOfFile(path, bytes);
  } catch {
    return null;
  }
}

function readManifest(files: PackFiles, problems: Problem[]): Manifest | null {
  const text = files[manifestFile];
  if (text === undefined) {
    const missing = 'the file is missing; add it with "name", "title" and "version"';
    problems.push(fileProblem(manifestFile, missing));
    return null;
  }
  const json = readJson(manifestFile, text);
  problems.push(...json.problems);
  if (!('value' in json)) return null;
  const faults = faultsIn(packShape, json.value);
  for (const { path, key, text } of faults) {
    problems.push({ file: manifestFile, ...json.placeOf(path, key), grade: 'error', text });
  }
  if (faults.length > 0 || !isObject(json.value)) return null;
  const { $schema: _, ...rest } = json.value;
  const manifest = rest as unknown as Manifest;
  for (const { path, key, text } of ownNames(manifest)) {
    problems.push({ file: manifestFile, ...json.placeOf(path, key), grade: 'error', text });
  }
  return manifest;
}
