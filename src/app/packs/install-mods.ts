import { sourceOf } from '../../bundles/campaign-source.ts';
import { idOf } from '../../bundles/file-owner.ts';
import type { Files } from '../../bundles/files.ts';
import { mostMods } from '../../bundles/limits.ts';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { problemText } from '../../bundles/problems.ts';
import type { Kind } from '../../game/kinds.ts';
import type { ModReport } from '../../page/bestiary/mod-report.ts';
import { type FightSetup, readFight } from '../../page/fight-setup.ts';
import { installable, modName, type ReadFile, readFiles } from '../../page/mod-files.ts';
import type { Unreadable } from '../../page/packed-text.ts';
import { type Mod, withMods } from '../../records/mods.ts';
import type { Words } from '../../words/texts.ts';
import type { Campaigns } from './campaigns.ts';
import { iconsWith } from './icon-names.ts';
import { closingNotes, notKept } from './pack-notes.ts';
import { tryVaults, warningsOf } from './vault-trials.ts';

/** The parts of the page that installing mods needs. */
interface Page {
  /** Id of the campaign that the title screen has chosen. */
  chosen(): string;
  /** Whether a game runs. A running game keeps its mods. */
  isPlaying(): boolean;
  /** The mods have changed. */
  changed(): void;
  report(report: Partial<ModReport>): void;
  /** A file contained a fight, or a broken fight. */
  askForFight(fight: FightSetup | Unreadable): void;
}

/** Why a file was not added. */
function refusalOf(file: ReadFile, { ui }: Words): string {
  if ('problem' in file) return problemText(file.problem);
  const { name } = file;
  if ('other' in file) return `${name}: ${ui.mods.sameName(file.other, file.file)}`;
  return `${name}: ${'reason' in file ? ui.mods[file.reason] : ''}`;
}

/** The text of a file that can be a fight: a sandbox can be large, with all files of a pack's campaign. */
function textOf(file: ReadFile): string {
  if ('text' in file) return file.text;
  return ('large' in file && file.large) || '';
}

/** Installs, switches and removes the player's mods. */
export class ModInstaller {
  readonly #campaigns: Campaigns;
  readonly #page: Page;

  constructor(campaigns: Campaigns, page: Page) {
    this.#campaigns = campaigns;
    this.#page = page;
  }

  /** The mods of the chosen campaign, on or off. */
  get chosen(): readonly Mod[] {
    return this.#campaigns.mods.filter(({ campaign }) => campaign === this.#page.chosen());
  }

  /** The kinds of the chosen campaign with all its mods, on or off. */
  get kinds(): readonly Kind[] {
    const id = this.#page.chosen();
    const files = Object.fromEntries(this.chosen.map(({ file, text }) => [file, text]));
    return this.#campaigns.load(id, { ...this.#campaigns.modsOn(id), ...files })?.kinds ?? [];
  }

  switch(file: string, on: boolean): void {
    this.#change(file, (mod) => [{ ...mod, on }]);
  }

  remove(file: string): void {
    this.#change(file, () => []);
  }

  /** Takes files that the player has dropped or chosen: mods, or a fight. */
  async take(files: readonly File[]): Promise<void> {
    const texts: Record<string, string> = {};
    const refused: ReadFile[] = [];
    /** The names of the files by the names of their mods. */
    const names = new Map<string, string>();
    let fight: ReturnType<typeof readFight> = null;
    for (const file of await readFiles(files)) {
      const found = readFight(textOf(file));
      if (found) {
        fight ??= found;
        continue;
      }
      if (!('text' in file)) {
        refused.push(file);
        continue;
      }
      const { name, text } = file;
      const id = modName(name);
      const earlier = names.get(id);
      if (earlier === undefined) {
        texts[id] = text;
        names.set(id, name);
      } else if (texts[id] !== text) refused.push({ name, other: earlier, file: id });
    }
    if (fight) this.#page.askForFight(fight);
    // The report covers the question about the fight until it is closed.
    if (!fight || names.size + refused.length > 0) this.add(this.#page.chosen(), texts, refused);
  }

  /** Adds bundles to a campaign that exists, switched on, and reports which were added. */
  add(id: string, texts: Files, refused: readonly ReadFile[] = []): void {
    const { mods, sources } = this.#campaigns;
    const found = sourceOf(sources, id, this.#campaigns.modsOn(id));
    if (!found) throw new RangeError(`There is no campaign "${id}".`);
    const { source } = found;
    const installed = mods.filter(({ campaign }) => campaign === id).map(({ file }) => file);
    const fresh = Object.keys(texts).filter((file) => !installed.includes(file));
    const fits = mods.length + fresh.length <= mostMods;
    const icons = iconsWith(this.#campaigns.packs);
    const { files, kinds, problems, campaign } = installable(
      (files) => loadCampaign(source, files, icons),
      found.mods,
      fits ? texts : {},
    );
    const added = Object.entries(files).map(([file, text]) => ({
      campaign: id,
      file,
      text,
      on: true,
    }));
    const stored = added.length === 0 || this.#changeMods((all) => withMods(all, added));
    const unread = refused.map((file) => (words: Words) => refusalOf(file, words));
    const isReplaced = (mod: Mod) =>
      mod.campaign === id && Object.hasOwn(files, mod.file) && files[mod.file] !== mod.text;
    // Vaults and patches define no kind, so their files name them.
    const others = Object.keys(files).filter((file) => !kinds.some(({ id }) => id === idOf(file)));
    const vaults = tryVaults(campaign, Object.keys(files));
    const isForNextGame = this.#page.isPlaying() && added.length > 0;
    this.#page.report({
      joined: [...kinds, ...others.map((file) => ({ name: { en: file } }))],
      campaign: source.name,
      kinds: { of: campaign, all: kinds },
      remarks: [...problems, ...vaults.flatMap(warningsOf)],
      refused: [...unread, ...(fits ? [] : [({ ui }: Words) => ui.mods.full(mostMods)])],
      notes: [
        ...vaults.map(({ file, report }) => {
          const { placed, floors, depths, once } = report;
          return ({ ui }: Words) => ui.mods.vault(file, placed, floors, depths, once);
        }),
        ...mods.filter(isReplaced).map(
          ({ file }) =>
            ({ ui }: Words) =>
              ui.mods.replaced(file),
        ),
        ...closingNotes({ isForNextGame, isStored: stored }),
      ],
    });
  }

  /** Changes one mod of the chosen campaign. */
  #change(file: string, to: (mod: Mod) => Mod[]): void {
    const chosen = this.#page.chosen();
    const isStored = this.#changeMods((mods) =>
      mods.flatMap((mod) => (mod.file === file && mod.campaign === chosen ? to(mod) : [mod])),
    );
    if (!isStored) this.#page.report({ notes: [notKept] });
  }

  #changeMods(change: (mods: readonly Mod[]) => Mod[]): boolean {
    const stored = this.#campaigns.changeMods(change);
    this.#page.changed();
    return stored;
  }
}
