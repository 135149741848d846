import { type LoadedCampaign, loadCampaign } from '../bundles/load-campaign.ts';
import type { Problem } from '../bundles/problems.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import { type Files, type Mod, modsOn, readMods, storeMods } from '../records/mods.ts';

/** The campaigns of the page. Each is loaded when it is first needed, with the player's mods. */
export class Campaigns {
  #sources: readonly CampaignSource[];
  /** Loaded campaigns with their mods, by id. */
  readonly #loaded = new Map<string, LoadedCampaign>();
  /** The mods that a campaign was loaded with. */
  readonly #files = new WeakMap<Campaign, Files>();
  #mods: readonly Mod[] = readMods();

  /** `sources`: at least one; the first is the default. */
  constructor(sources: readonly CampaignSource[]) {
    this.#sources = sources;
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
    const campaign = this.#load(source, this.modsOn(source.id));
    this.#loaded.set(source.id, campaign);
    return campaign;
  }

  /** A campaign with these mods only; null when no campaign has this id. */
  load(id: string, files: Files): LoadedCampaign | null {
    const source = this.source(id);
    return source && this.#load(source, files);
  }

  /** The source of a campaign; null when no campaign has this id. */
  source(id: string): CampaignSource | null {
    return this.#sources.find((source) => source.id === id) ?? null;
  }

  /** Replaces the source of the same id. */
  replace(source: CampaignSource): void {
    this.#sources = this.#sources.map((old) => (old.id === source.id ? source : old));
    this.#loaded.delete(source.id);
  }

  /** The mods that a campaign was loaded with. */
  filesOf(campaign: Campaign): Files {
    return this.#files.get(campaign) ?? {};
  }

  /** Notes the mods of a campaign that was not loaded here. */
  noteFiles(campaign: Campaign, files: Files): void {
    this.#files.set(campaign, files);
  }

  /** The texts of a campaign's mods that are on, by file name. */
  modsOn(id: string): Files {
    return modsOn(this.#mods, id);
  }

  /** Replaces all mods. Returns false when the browser does not store them. */
  useMods(mods: readonly Mod[]): boolean {
    this.#mods = mods;
    this.#loaded.clear();
    return storeMods(mods);
  }

  #load(source: CampaignSource, files: Files): LoadedCampaign {
    const campaign = loadCampaign(source, files);
    this.#files.set(campaign, files);
    return campaign;
  }
}
