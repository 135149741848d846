import { loadWith } from '../../bundles/campaign-source.ts';
import { campaignFile, isOfCampaign } from '../../bundles/file-owner.ts';
import type { Files } from '../../bundles/files.ts';
import type { LoadedCampaign } from '../../bundles/load-campaign.ts';
import type { Problem } from '../../bundles/problems.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import type { Settings } from '../../page/settings.ts';
import { type Mod, modsOn, readMods, storeMods } from '../../records/mods.ts';
import {
  campaignsOf,
  filesOfCampaign,
  joinedFiles,
  packFilesFor,
  type StoredPack,
  withCampaignsOf,
} from '../../records/packs.ts';

/** Stores the packs that have changed. Returns false if the browser does not. */
type StorePacks = (before: readonly StoredPack[], packs: readonly StoredPack[]) => Promise<boolean>;

/** The campaigns of the page. Each is loaded when it is first needed, with the player's packs and mods. */
export class Campaigns {
  readonly #sources: CampaignSource[];
  /** The campaigns that are shipped with the program. */
  readonly #shipped: CampaignSource[];
  /** Loaded campaigns with their mods, by id. */
  readonly #loaded = new Map<string, LoadedCampaign>();
  /** The mods that a campaign was loaded with. */
  readonly #files = new WeakMap<Campaign, Files>();
  #mods: readonly Mod[] = readMods();
  #areModsStored = true;
  #packs: readonly StoredPack[];
  /** The packs that the browser has stored. */
  #stored: readonly StoredPack[];
  readonly #store: StorePacks;

  /**
   * `sources`: at least one; the first is the default. The list changes with the packs, so that other parts of the
   * page that have it show the campaigns of packs. `shipped`: the campaigns of the program. A pack can have a campaign
   * with an id that a later version of the program uses, too: then new games are of the pack's campaign. `packs`: all
   * packs of the player; `store` stores their changes.
   */
  constructor(
    sources: CampaignSource[],
    shipped: readonly CampaignSource[] = sources,
    packs: readonly StoredPack[] = [],
    store: StorePacks = async () => false,
  ) {
    this.#sources = sources;
    this.#shipped = [...shipped];
    this.#packs = packs;
    this.#stored = packs;
    this.#store = store;
    this.#dropBroken();
  }

  /** All campaigns, loaded or not. The first is the default. */
  get sources(): readonly CampaignSource[] {
    return this.#sources;
  }

  /** All mods of the player, on or off. */
  get mods(): readonly Mod[] {
    return this.#mods;
  }

  /** Errors and warnings about the bundles of the campaigns that are loaded. */
  get problems(): readonly Problem[] {
    return [...this.#loaded.values()].flatMap(({ problems }) => problems);
  }

  /** A campaign with the mods that are on. An unknown id returns the default campaign. */
  get(id: string): LoadedCampaign {
    const source = this.source(id) ?? this.#sources[0];
    const loaded = this.#loaded.get(source.id);
    if (loaded) return loaded;
    const campaign = this.load(source.id, this.modsOn(source.id));
    if (!campaign) throw new RangeError(`There is no campaign "${source.id}".`);
    this.#loaded.set(source.id, campaign);
    return campaign;
  }

  /**
   * The campaign of a played game with these files; null when there is none. A game of a pack's campaign has all files
   * of the campaign with it, because the pack may be gone, or of another version with more files. A game without them
   * is of the shipped campaign, also if a pack has one with this id.
   */
  load(id: string, mods: Files): LoadedCampaign | null {
    const needsNoPack = campaignFile in mods || this.#shipped.some((one) => one.id === id);
    const files = needsNoPack ? mods : { ...filesOfCampaign(this.#packs, id), ...mods };
    const campaign = loadWith(this.sourcesOfGames, id, files);
    if (campaign) this.#files.set(campaign, files);
    return campaign;
  }

  /** The campaign that is played, without the player's mods and bundles of packs; null when none has this id. */
  withoutMods(id: string): LoadedCampaign | null {
    return this.load(id, this.#usesShipped(id) ? {} : filesOfCampaign(this.#packs, id));
  }

  /**
   * The campaigns for stored, shared and recorded games, which have the files of a pack's campaign: see `load`. The
   * shipped ones come first, so that a pack's cannot hide them.
   */
  get sourcesOfGames(): readonly CampaignSource[] {
    return [...this.#shipped, ...this.#sources];
  }

  /** The source of a campaign; null when no campaign has this id. */
  source(id: string): CampaignSource | null {
    return this.#sources.find((source) => source.id === id) ?? null;
  }

  /** Whether some packs or mods are only on this page. */
  get hasUnstored(): boolean {
    return this.#stored !== this.#packs || !this.#areModsStored;
  }

  /** Whether new games of this id are of the shipped campaign, and not of a pack's. */
  #usesShipped(id: string): boolean {
    return this.#shipped.some((one) => one === this.source(id));
  }

  /** Replaces the source of the shipped campaign with the same id. */
  replace(source: CampaignSource): void {
    const isUsed = this.#usesShipped(source.id);
    for (const list of isUsed ? [this.#sources, this.#shipped] : [this.#shipped]) {
      const index = list.findIndex(({ id }) => id === source.id);
      if (index >= 0) list[index] = source;
    }
    this.#loaded.delete(source.id);
  }

  /** The shipped campaigns in whose place the campaign of a pack is played. */
  get replaced(): readonly CampaignSource[] {
    return this.#shipped.filter(({ id }) => !this.#usesShipped(id));
  }

  /** The mods that a campaign was loaded with. */
  filesOf(campaign: Campaign): Files {
    return this.#files.get(campaign) ?? {};
  }

  /** Whether a campaign was loaded with bundles that are not its own. */
  hasMods(campaign: Campaign): boolean {
    return Object.keys(this.filesOf(campaign)).some((file) => !isOfCampaign(file));
  }

  /** Notes the mods of a campaign that was not loaded here. */
  noteFiles(campaign: Campaign, files: Files): void {
    this.#files.set(campaign, files);
  }

  /** The texts of a campaign's packs and mods that are on, by file name. */
  modsOn(id: string): Files {
    const files = this.#usesShipped(id)
      ? joinedFiles(this.#packs, id)
      : packFilesFor(this.#packs, id);
    return { ...files, ...modsOn(this.#mods, id) };
  }

  /** All packs of the player, on or off. */
  get packs(): readonly StoredPack[] {
    return this.#packs;
  }

  /**
   * Replaces all packs, and their campaigns. Returns false when the browser does not store them; then the next change
   * tries to store these, too.
   */
  async usePacks(packs: readonly StoredPack[]): Promise<boolean> {
    this.#packs = packs;
    this.#sources.splice(0, this.#sources.length, ...withCampaignsOf(packs, this.#shipped));
    this.#loaded.clear();
    this.#dropBroken();
    const isStored = await this.#store(this.#stored, packs);
    if (isStored) this.#stored = packs;
    return isStored;
  }

  /**
   * Changes the mods, after reading the mods that another tab may have added. Returns false when the browser does not
   * store them.
   */
  changeMods(change: (mods: readonly Mod[]) => readonly Mod[]): boolean {
    this.#mods = change(this.#areModsStored ? readMods() : this.#mods);
    this.#loaded.clear();
    this.#areModsStored = storeMods(this.#mods);
    return this.#areModsStored;
  }

  /** Removes campaigns of packs that this version of the game cannot load, and restores the shipped ones. */
  #dropBroken(): void {
    for (const { id } of campaignsOf(this.#packs, [])) {
      if (!this.source(id) || this.#canLoad(id)) continue;
      const shipped = this.#shipped.filter((one) => one.id === id);
      this.#sources.splice(
        this.#sources.findIndex((one) => one.id === id),
        1,
        ...shipped,
      );
    }
  }

  #canLoad(id: string): boolean {
    try {
      return this.load(id, packFilesFor(this.#packs, id)) !== null;
    } catch {
      return false;
    }
  }
}

/** Chooses the default campaign if the chosen one is gone, as after the removal of its pack. */
export function chooseExistingCampaign(
  campaigns: Pick<Campaigns, 'source' | 'sources'>,
  settings: Pick<Settings, 'options' | 'choose'>,
): void {
  if (campaigns.source(settings.options.campaign)) return;
  settings.choose({ campaign: campaigns.sources[0].id });
}
