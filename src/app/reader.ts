import { type LoadedCampaign, loadCampaign } from '../bundles/load-campaign.ts';
import type { CampaignSource } from '../game/campaign.ts';
import type { Files } from '../records/mods.ts';

/** Reads bundles: needed as soon as a player brings some of his own, or a file is changed. */
export class Reader {
  readonly #sources: CampaignSource[];

  constructor(sources: readonly CampaignSource[]) {
    this.#sources = [...sources];
  }

  get sources(): readonly CampaignSource[] {
    return this.#sources;
  }

  /** A campaign that there is, with these mods. */
  load(id: string, files: Files): LoadedCampaign {
    return loadCampaign(this.source(id), files);
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
  }
}
