import { orderPacks } from '../bundles/packs/order-packs.ts';
import { bundlesIn, campaignsIn, type PackFiles } from '../bundles/packs/pack-paths.ts';
import type { Manifest } from '../bundles/packs/read-pack.ts';
import type { CampaignSource } from '../game/campaign.ts';

/** A pack that a player has added. */
export interface StoredPack {
  readonly manifest: Manifest;
  readonly on: boolean;
  /** All its texts by path. */
  readonly files: PackFiles;
}

/** The greatest number of characters of all packs together. A browser allows a page far more. */
export const mostPackText = 20_000_000;

/** The packs that are on and have the packs that they need, in load order. */
function packsInOrder(packs: readonly StoredPack[]): readonly StoredPack[] {
  return orderPacks(packs.filter(({ on }) => on)).packs;
}

/**
 * The campaigns of packs in load order. `shipped`: the shipped campaigns; the first campaign with an id
 * counts.
 */
export function campaignsOf(
  packs: readonly StoredPack[],
  shipped: readonly CampaignSource[],
): CampaignSource[] {
  const ids = new Set(shipped.map(({ id }) => id));
  return packsInOrder(packs).flatMap(({ files }) =>
    Object.entries(campaignsIn(files)).flatMap(([id, campaignFiles]) => {
      const source = ids.has(id) ? null : outlineOf(id, campaignFiles);
      ids.add(id);
      return source ? [source] : [];
    }),
  );
}

/** The source of a campaign without the checks of `readCampaign`; null if it cannot even be shown. */
function outlineOf(id: string, files: PackFiles): CampaignSource | null {
  const { 'campaign.json': text, 'hero.json': hero, ...bundles } = files;
  try {
    const { $schema: _, ...numbers } = JSON.parse(text);
    const { name, about } = numbers as Partial<CampaignSource>;
    const canBeShown = typeof name?.en === 'string' && typeof about?.en === 'string';
    return canBeShown ? { ...(numbers as unknown as CampaignSource), id, hero, bundles } : null;
  } catch {
    return null;
  }
}

/** The campaigns of the game and of packs. A pack's campaign takes the place of one of the game with its id. */
export function withCampaignsOf(
  packs: readonly StoredPack[],
  shipped: readonly CampaignSource[],
): CampaignSource[] {
  const ofPacks = campaignsOf(packs, []);
  const isReplaced = ({ id }: CampaignSource) => ofPacks.some((campaign) => campaign.id === id);
  return [...shipped.filter((campaign) => !isReplaced(campaign)), ...ofPacks];
}

/**
 * The texts that packs add to a campaign, in load order: its own files if a pack defines it, and the bundles
 * and patches that join it.
 */
export function packFilesFor(packs: readonly StoredPack[], campaign: string): PackFiles {
  return { ...filesOfCampaign(packs, campaign), ...joinedFiles(packs, campaign) };
}

/** The bundles and patches of packs that join a campaign, in load order. */
export function joinedFiles(packs: readonly StoredPack[], campaign: string): PackFiles {
  const joined = packsInOrder(packs)
    .filter(({ manifest: { campaigns } }) => !campaigns || campaigns.includes(campaign))
    .flatMap(({ manifest: { name }, files }) =>
      Object.entries(bundlesIn(files)).map(([path, text]) => [`${name}/${path}`, text] as const),
    );
  return Object.fromEntries(joined);
}

/** The files of a campaign that a pack defines; empty for a shipped one. */
export function filesOfCampaign(packs: readonly StoredPack[], campaign: string): PackFiles {
  const pack = packOfCampaign(packs, campaign);
  return pack ? campaignsIn(pack.files)[campaign] : {};
}

/** The pack whose campaign with this id is played: the first in load order. Undefined for a shipped campaign. */
export function packOfCampaign(
  packs: readonly StoredPack[],
  campaign: string,
): StoredPack | undefined {
  return packsInOrder(packs).find(({ files }) => Object.hasOwn(campaignsIn(files), campaign));
}
