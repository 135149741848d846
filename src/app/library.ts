import type { Campaign, CampaignSource } from '../game/campaign.ts';
import { loadCampaign } from '../game/loading.ts';
import { type Files, keepMods, type Mod, modsOn, readMods } from '../records/mods.ts';

/** The campaigns of the page, each loaded with those of the player's mods that are switched on. */
export class Library {
  readonly #sources: CampaignSource[];
  /** The mods that each campaign was loaded with. */
  readonly #files = new WeakMap<Campaign, Files>();
  #mods: readonly Mod[] = readMods();
  #campaigns: readonly Campaign[];

  /** At least one source; the first is what is played where nothing else is asked for. */
  constructor(sources: readonly CampaignSource[]) {
    this.#sources = [...sources];
    this.#campaigns = this.#loadAll();
  }

  get campaigns(): readonly Campaign[] {
    return this.#campaigns;
  }

  /** All of the player's mods, on or off. */
  get mods(): readonly Mod[] {
    return this.#mods;
  }

  /** The campaign of this id, else the first. */
  campaign(id: string): Campaign {
    return this.#campaigns.find((one) => one.id === id) ?? this.#campaigns[0];
  }

  /** A campaign with these mods; null where there is none of that name. */
  load(id: string, files: Files): Campaign | null {
    const source = this.#sources.find((one) => one.id === id);
    if (!source) return null;
    const campaign = loadCampaign(source, files);
    this.#files.set(campaign, files);
    return campaign;
  }

  /** The mods that a campaign was loaded with. */
  filesOf(campaign: Campaign): Files {
    return this.#files.get(campaign) ?? {};
  }

  /** Notes the mods of a campaign that was made of one of ours. */
  note(campaign: Campaign, files: Files): void {
    this.#files.set(campaign, files);
  }

  /** The texts of the mods that a campaign has now. */
  modsOn(id: string): Files {
    return modsOn(this.#mods, id);
  }

  /** Other mods from now on; false where the browser does not keep them beyond this page. */
  useMods(mods: readonly Mod[]): boolean {
    this.#mods = mods;
    const stays = keepMods(mods);
    this.#campaigns = this.#loadAll();
    return stays;
  }

  /** What a campaign is loaded from. */
  source(id: string): CampaignSource {
    const source = this.#sources.find((one) => one.id === id);
    if (!source) throw new Error(`There is no campaign ${id}.`);
    return source;
  }

  /** Another source in place of the one of its name. */
  useSource(source: CampaignSource): void {
    const index = this.#sources.findIndex(({ id }) => id === source.id);
    this.#sources[index] = source;
    this.#campaigns = this.#loadAll();
  }

  #loadAll(): Campaign[] {
    return this.#sources.flatMap(({ id }) => this.load(id, this.modsOn(id)) ?? []);
  }
}
