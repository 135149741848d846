import type { Campaign } from '../game/campaign.ts';
import { type Files, keepMods, type Mod, modsOn, readMods } from '../records/mods.ts';
import type { Reader } from './reader.ts';

/** The campaigns of the page, each with those of the player's mods that are switched on. */
export class Library {
  /** The campaigns without mods. */
  readonly #plain: Campaign[];
  /** The mods that each campaign was loaded with. */
  readonly #files = new WeakMap<Campaign, Files>();
  #reader: Reader | null = null;
  #mods: readonly Mod[] = readMods();
  #campaigns: readonly Campaign[];

  /** At least one campaign; the first is what is played where nothing else is asked for. */
  constructor(plain: readonly Campaign[]) {
    this.#plain = [...plain];
    this.#campaigns = plain;
  }

  get campaigns(): readonly Campaign[] {
    return this.#campaigns;
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
    this.#campaigns = this.#loadAll();
  }

  /** The campaign of this id, else the first. */
  campaign(id: string): Campaign {
    return this.#campaigns.find((one) => one.id === id) ?? this.#campaigns[0];
  }

  /** A campaign with these mods, for which it takes a reader; null where there is none of that name. */
  load(id: string, files: Files): Campaign | null {
    const plain = this.#plain.find((one) => one.id === id);
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
    this.#campaigns = this.#loadAll();
    return stays;
  }

  /** Another campaign in place of the one of its name. */
  renew(campaign: Campaign): void {
    this.#plain[this.#plain.findIndex(({ id }) => id === campaign.id)] = campaign;
    this.#campaigns = this.#loadAll();
  }

  #loadAll(): Campaign[] {
    return this.#plain.flatMap(({ id }) => this.load(id, this.modsOn(id)) ?? []);
  }
}
