import type { CampaignSource } from '../game/campaign.ts';

/** The content of a `campaign.json`. The id of a campaign is the name of its folder. */
type CampaignFile = Omit<CampaignSource, 'id' | 'hero' | 'bundles'> & { readonly $schema?: string };

const files = import.meta.glob<CampaignFile>('./*/campaign.json', {
  eager: true,
  import: 'default',
});

const bundles = import.meta.glob<string>(
  './*/{hero,{monsters,items,traps,features,vaults}/*}.json',
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);

const pictures = import.meta.glob<string>('./*/emblem.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * Every campaign of this folder, sorted by `order`; the first is the default. A folder with a
 * `campaign.json` is a campaign: no other list names it.
 */
export const campaigns: readonly CampaignSource[] = Object.entries(files)
  .map(([file, { $schema: _, ...numbers }]) => {
    const folder = file.replace('campaign.json', '');
    const { './hero.json': hero, ...kinds } = inFolder(folder);
    return { id: folder.slice(2, -1), ...numbers, hero, bundles: kinds };
  })
  .sort((a, b) => a.order - b.order);

/** The texts of a folder's bundles by file name, such as `./monsters/rat.json`. */
function inFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bundles)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, text]) => [`./${file.slice(folder.length)}`, text]),
  );
}

/** The addresses of the campaigns' pictures by id. A campaign without an `emblem.svg` has none. */
export const emblems: ReadonlyMap<string, string> = new Map(
  campaigns.flatMap(({ id }) => {
    const picture = pictures[`./${id}/emblem.svg`];
    return picture ? [[id, picture] as const] : [];
  }),
);
