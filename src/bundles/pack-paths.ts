/** The places of files in a pack. Small, because the first script of the page uses it. */

/** Texts by path. */
export type PackFiles = Readonly<Record<string, string>>;

const bundlePath = /^(?:monsters|items|traps|features)\/[^/]+\.json$/;
const campaignPath =
  /^campaigns\/([^/]+)\/(campaign\.json|hero\.json|(?:monsters|items|traps|features)\/[^/]+\.json)$/;

/** Whether a path is that of a bundle, or of a part of a campaign. */
export function isPackPath(path: string): boolean {
  return bundlePath.test(path) || campaignPath.test(path);
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
