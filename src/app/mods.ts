import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { type Fight, readFight } from '../page/fight.ts';
import { type Brought, joining, modName, readFiles } from '../page/mods.ts';
import type { Report } from '../page/report.ts';
import { type Files, type Mod, mostMods, withMods } from '../records/mods.ts';
import type { Words } from '../words/texts.ts';
import type { Library } from './library.ts';

/** Whom the changes to the mods concern. */
interface Told {
  /** Id of the campaign that the title has chosen. */
  chosen(): string;
  /** Whether a game goes on, which keeps the mods that it began with. */
  playing(): boolean;
  /** Other mods are on; `stays`: the browser keeps them beyond this page. */
  changed(stays: boolean): void;
  report(report: Report): void;
  /** A file held a fight, or what should be one. */
  asked(fight: Fight | { problem: string }): void;
}

/** The mods as the player brings, switches and removes them. */
export class Mods {
  readonly #library: Library;
  readonly #told: Told;

  constructor(library: Library, told: Told) {
    this.#library = library;
    this.#told = told;
  }

  /** Those of the chosen campaign, on or off. */
  get chosen(): readonly Mod[] {
    return this.#library.mods.filter(({ campaign }) => campaign === this.#told.chosen());
  }

  switch(file: string, on: boolean): void {
    this.#change(file, (mod) => [{ ...mod, on }]);
  }

  remove(file: string): void {
    this.#change(file, () => []);
  }

  /** Takes files that a player has dropped or chosen: mods, or a fight. */
  async take(files: readonly File[]): Promise<void> {
    const texts: Record<string, string> = {};
    const refused: Brought[] = [];
    for (const one of await readFiles(files)) {
      const asked = 'text' in one ? readFight(one.text) : null;
      if (asked) return this.#told.asked(asked);
      if ('text' in one) texts[modName(one.name)] = one.text;
      else refused.push(one);
    }
    this.add(this.#told.chosen(), texts, refused);
  }

  /** Adds bundles to a campaign, switched on, and tells what came of it. */
  add(id: string, texts: Files, refused: readonly Brought[] = []): void {
    const { mods } = this.#library;
    const held = mods.filter(({ campaign }) => campaign === id).map(({ file }) => file);
    const fresh = Object.keys(texts).filter((file) => !held.includes(file));
    const fits = mods.length + fresh.length <= mostMods;
    const loadWith = (files: Files): LoadedCampaign =>
      this.#library.load(id, files) ?? this.#library.campaign(this.#told.chosen());
    const on = this.#library.modsOn(id);
    const { joined, kinds, problems } = joining(loadWith, on, fits ? texts : {});
    const added = Object.entries(joined).map(([file, text]) => ({
      campaign: id,
      file,
      text,
      on: true,
    }));
    const stays = added.length === 0 || this.#use(withMods(mods, added));
    const troubles = refused.map(
      (one) =>
        ({ ui }: Words) =>
          `${one.name}: ${'trouble' in one ? ui.mods[one.trouble] : ''}`,
    );
    const next = this.#told.playing() && added.length > 0;
    this.#told.report({
      joined: kinds,
      campaign: this.#library.campaigns.find((one) => one.id === id)?.name ?? null,
      remarks: problems,
      refused: [...troubles, ...(fits ? [] : [({ ui }: Words) => ui.mods.full(mostMods)])],
      notes: [
        ...(next ? [({ ui }: Words) => ui.mods.nextGame] : []),
        ...(stays ? [] : [({ ui }: Words) => ui.mods.notKept]),
      ],
    });
  }

  /** Changes one mod of the chosen campaign. */
  #change(file: string, to: (mod: Mod) => Mod[]): void {
    const chosen = this.#told.chosen();
    this.#use(
      this.#library.mods.flatMap((mod) =>
        mod.file === file && mod.campaign === chosen ? to(mod) : [mod],
      ),
    );
  }

  #use(mods: readonly Mod[]): boolean {
    const stays = this.#library.useMods(mods);
    this.#told.changed(stays);
    return stays;
  }
}
