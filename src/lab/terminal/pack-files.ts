import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { decodeText } from '../../bundles/decode-text.ts';
import { campaignFile } from '../../bundles/file-owner.ts';
import { isPackPath, type PackFiles } from '../../bundles/packs/pack-paths.ts';
import { bundlePlaces, manifestFile, type Pack, readPack } from '../../bundles/packs/read-pack.ts';
import { tooLarge, unzip, zipLimits } from '../../bundles/packs/unzip.ts';
import { fileProblem, isError, type Problem, problemText } from '../../bundles/problems.ts';
import { InputError, reading } from '../input-error.ts';

/** The bytes of the files of a pack by path. */
type PackBytes = Readonly<Record<string, Uint8Array>>;

/**
 * The files of a pack, if a path is a zip file or a folder with a `pack.json`; otherwise null. Throws an
 * InputError that names a zip file or folder that cannot be read.
 */
export function packAt(path: string): PackBytes | null {
  if (isZip(path)) {
    const { size } = reading(path, () => statSync(path));
    if (size > zipLimits.packed) throw new InputError(`${path}: ${tooLarge(size)}`);
    const result = unzip(readBytes(path));
    if ('problem' in result) throw new InputError(`${path}: ${result.problem}`);
    return result.files;
  }
  return hasFile(path, manifestFile) ? filesOf(path) : null;
}

/** The pack at a path; null for other paths. Throws an InputError with the first error of a broken pack. */
export function readPackAt(path: string): Pack | null {
  const bytes = packAt(path);
  if (!bytes) return null;
  const { pack, problems } = readPack(bytes);
  const error = problems.find(isError);
  if (error) throw new InputError(`${path}: ${problemText(error)}`);
  return pack;
}

/** The folder of a campaign. */
interface CampaignFolder {
  readonly id: string;
  readonly files: PackFiles;
  /** Problems of files that are not in `files`: no part of a campaign, or not UTF-8. */
  readonly problems: readonly Problem[];
}

/** The campaign of a folder with a `campaign.json`; null for other paths. */
export function campaignAt(path: string): CampaignFolder | null {
  if (!hasFile(path, campaignFile)) return null;
  const files: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [file, bytes] of Object.entries(filesOf(path))) {
    if (!file.endsWith('.json')) continue;
    if (!isPackPath(`campaigns/x/${file}`)) {
      problems.push(fileProblem(file, `the file is not used; ${bundlePlaces}`, 'warning'));
      continue;
    }
    // The readers of the files have limits of their own.
    const decoded = decodeText(file, bytes, Infinity);
    if ('problem' in decoded) problems.push(decoded.problem);
    else files[file.includes('/') ? `./${file}` : file] = decoded.text.replace(/^\uFEFF/, '');
  }
  return { id: basename(resolve(path)), files, problems };
}

/** Whether a path is a pack or the folder of a campaign, and not a bundle or a folder of bundles. */
export function isPackOrCampaign(path: string): boolean {
  return isZip(path) || hasFile(path, manifestFile) || hasFile(path, campaignFile);
}

function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

function hasFile(folder: string, file: string): boolean {
  return existsSync(join(folder, file));
}

/** The files of a folder and its subfolders with "/" between folders. */
function filesOf(folder: string): PackBytes {
  const files: Record<string, Uint8Array> = {};
  let bytesLeft = zipLimits.unpacked;
  const visit = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = `${inner}${entry.name}`;
      if (entry.isDirectory()) visit(`${path}/`);
      if (entry.isSymbolicLink()) {
        throw new InputError(`${join(folder, path)} is a symbolic link; put the file itself there`);
      }
      if (!entry.isFile()) continue;
      if (Object.keys(files).length >= zipLimits.files) {
        const text = `${folder} has more than ${zipLimits.files} files; make several packs of them`;
        throw new InputError(text);
      }
      const { size } = statSync(join(folder, path));
      bytesLeft -= size;
      if (bytesLeft < 0) {
        const text = `the files of ${folder} have more than ${zipLimits.unpacked} bytes`;
        throw new InputError(`${text}, with ${path} of ${size}; make several packs of them`);
      }
      files[path] = readBytes(join(folder, path));
    }
  };
  reading(folder, () => visit(''));
  return files;
}

/** The bytes of a file. Throws an InputError that names the file. */
export function readBytes(path: string): Uint8Array {
  return reading(path, () => readFileSync(path));
}
