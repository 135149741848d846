import type { CampaignSource } from '../game/campaign.ts';

const modules = import.meta.glob<Readonly<Record<string, CampaignSource>>>('./*/campaign.ts', {
  eager: true,
});

const pictures = import.meta.glob<string>('./*/emblem.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * Every campaign of this folder, sorted by `order`; the first is the default. A folder with a
 * `campaign.ts` that exports a `CampaignSource` is a campaign: no other list names it.
 */
export const campaigns: readonly CampaignSource[] = sorted(
  Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module).map((campaign) => ({ file, campaign })),
  ),
);

/** The addresses of the campaigns' pictures by id. A campaign without an `emblem.svg` has none. */
export const emblems: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).flatMap(([file, module]) => {
    const picture = pictures[file.replace('campaign.ts', 'emblem.svg')];
    return picture ? Object.values(module).map(({ id }) => [id, picture] as const) : [];
  }),
);

/** Throws when two folders use one id, because only one of the campaigns could be chosen. */
export function sorted(
  found: readonly { readonly file: string; readonly campaign: CampaignSource }[],
): CampaignSource[] {
  for (const { file, campaign } of found) {
    const other = found.find((one) => one.file !== file && one.campaign.id === campaign.id);
    if (!other) continue;
    throw new Error(
      `${other.file} has the same id "${campaign.id}" as ${file}; change one of them`,
    );
  }
  return found.map(({ campaign }) => campaign).sort((a, b) => a.order - b.order);
}
