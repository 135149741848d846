import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Problem } from '../bundles/problems.ts';
import type { Campaign, Outline } from '../game/campaign.ts';
import { type Files, keepMods, type Mod, modsOn, readMods } from '../records/mods.ts';
import { Later } from './later.ts';
import type { Reader } from './reader.ts';

/** The campaigns without mods. */
export interface Ready {
  /** Of all of them, in their order. */
  readonly outlines: readonly Outline[];
  /** What is played where nothing else is asked for. */
  readonly first: LoadedCampaign;
  /** What loads each of the others, by id. */
  readonly others: Readonly<Record<string, () => Promise<LoadedCampaign>>>;
}

/**
 * The campaigns of the page, each with those of the player's mods that are switched on. The first is
 * there from the start; each of the others must be fetched before it can be played.
 */
export class Library {
  readonly #outlines: readonly Outline[];
  readonly #others = new Map<string, Later<LoadedCampaign>>();
  /** The campaigns without mods that are there. */
  readonly #plain = new Map<string, LoadedCampaign>();
  /** The campaigns with their mods. */
  readonly #campaigns = new Map<string, LoadedCampaign>();
  /** The mods that each campaign was loaded with. */
  readonly #files = new WeakMap<Campaign, Files>();
  #reader: Reader | null = null;
  #mods: readonly Mod[] = readMods();

  constructor({ outlines, first, others }: Ready) {
    this.#outlines = outlines;
    this.#put(first);
    for (const [id, load] of Object.entries(others)) {
      const later = new Later(async () => {
        const campaign = await load();
        return () => this.#put(campaign);
      });
      this.#others.set(id, later);
    }
  }

  /** All campaigns; the first is what is played where nothing else is asked for. */
  get campaigns(): readonly Outline[] {
    return this.#outlines.map((outline) => this.#campaigns.get(outline.id) ?? outline);
  }

  /** What there is to say about the bundles of the campaigns that are there. */
  get problems(): readonly Problem[] {
    return this.#outlines.flatMap(({ id }) => this.#campaigns.get(id)?.problems ?? []);
  }

  /** All of the player's mods, on or off. */
  get mods(): readonly Mod[] {
    return this.#mods;
  }

  /** Whether mods are on: then there is no telling what is played before a reader has come. */
  get needsReader(): boolean {
    return this.#mods.some(({ on }) => on);
  }

  /** From now on mods can be loaded; those that are on are. */
  takeReader(reader: Reader): void {
    this.#reader = reader;
    this.#loadAll();
  }

  /** Whether a campaign is there. */
  has(id: string): boolean {
    return this.#plain.has(id);
  }

  /** Fetches a campaign, where there is one of this id. Rejects with `PartMissing`. */
  async fetch(id: string): Promise<void> {
    await this.#others.get(id)?.fetch();
  }

  /** Fetches all of them. Rejects with `PartMissing`. */
  async fetchAll(): Promise<void> {
    await Promise.all(this.#outlines.map(({ id }) => this.fetch(id)));
  }

  /** The campaign of this id, which is there; else the first. */
  campaign(id: string): LoadedCampaign {
    const campaign = this.#campaigns.get(id) ?? this.#campaigns.get(this.#outlines[0].id);
    if (!campaign) throw new Error('The first campaign is not there.');
    return campaign;
  }

  /** A campaign with these mods, for which it takes a reader; null where none of that name is there. */
  load(id: string, files: Files): LoadedCampaign | null {
    const plain = this.#plain.get(id);
    if (!plain || Object.keys(files).length === 0) return plain ?? null;
    if (!this.#reader) throw new Error('Mods were to be loaded before the reader has come.');
    const campaign = this.#reader.load(id, files);
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
    this.#loadAll();
    return stays;
  }

  /** Another campaign in place of the one of its name. */
  renew(campaign: LoadedCampaign): void {
    this.#put(campaign);
  }

  #put(plain: LoadedCampaign): LoadedCampaign {
    this.#plain.set(plain.id, plain);
    this.#loadWithMods(plain.id);
    return plain;
  }

  #loadAll(): void {
    for (const id of this.#plain.keys()) this.#loadWithMods(id);
  }

  #loadWithMods(id: string): void {
    // Mods that wait for their reader are loaded when it has come.
    const campaign = this.load(id, this.#reader ? this.modsOn(id) : {});
    if (campaign) this.#campaigns.set(id, campaign);
  }
}
