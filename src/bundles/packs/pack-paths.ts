import { base64ToBytes, bytesToBase64 } from '../base64.ts';

/** The places of files in a pack. Small, because the first script of the page uses it. */

/** Texts by path; a PNG is there as base64. */
export type PackFiles = Readonly<Record<string, string>>;

const bundlePath = /^(?:monsters|items|traps|features|vaults)\/[^/]+\.json$/;
const campaignPath =
  /^campaigns\/([^/]+)\/(campaign\.json|hero\.json|(?:monsters|items|traps|features|vaults)\/[^/]+\.json)$/;

const spritePath = /^sprites\/([^/]+)\.(svg|png)$/;

/** Whether a path is that of a bundle, a sprite, or a part of a campaign. */
export function isPackPath(path: string): boolean {
  return bundlePath.test(path) || spritePath.test(path) || campaignPath.test(path);
}

/** Whether a file is a picture of pixels, which is kept as base64. */
export function isPng(path: string): boolean {
  return path.endsWith('.png');
}

/** The bytes of a file of a pack, to save it. */
export function bytesOfFile(path: string, text: string): Uint8Array {
  return isPng(path) ? base64ToBytes(text) : new TextEncoder().encode(text);
}

/** A file of a pack as text. Throws an error if it is neither a PNG nor UTF-8. */
export function textOfFile(path: string, bytes: Uint8Array): string {
  if (isPng(path)) return bytesToBase64(bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The sprites of a pack: their names without that of the pack, and their paths. */
export function spritesIn(files: PackFiles): { readonly name: string; readonly path: string }[] {
  return Object.keys(files).flatMap((path) => {
    const [, name] = spritePath.exec(path) ?? [];
    return name === undefined ? [] : [{ name, path }];
  });
}

/** The names by which bundles name the sprites of a pack, such as "moor:ghoul". */
export function spriteNames(pack: string, files: PackFiles): string[] {
  return spritesIn(files).map(({ name }) => `${pack}:${name}`);
}

/** The bundles and patches that join campaigns, by path. */
export function bundlesIn(files: PackFiles): PackFiles {
  return Object.fromEntries(Object.entries(files).filter(([path]) => bundlePath.test(path)));
}

/**
 * The files of each campaign of a pack by its id: `campaign.json`, `hero.json`, and bundles with the names that
 * shipped campaigns give them, such as `./monsters/rat.json`.
 */
export function campaignsIn(files: PackFiles): Readonly<Record<string, PackFiles>> {
  // A map, because the name of a folder can be that of a property of every object.
  const campaigns = new Map<string, PackFiles>();
  for (const [path, text] of Object.entries(files)) {
    const [, id, file] = campaignPath.exec(path) ?? [];
    if (id === undefined) continue;
    const name = file.includes('/') ? `./${file}` : file;
    campaigns.set(id, { ...campaigns.get(id), [name]: text });
  }
  return Object.fromEntries(campaigns);
}
