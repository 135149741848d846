import { zipSync } from 'fflate';
import { sourceOf } from '../../bundles/campaign-source.ts';
import { loadCampaign, problemsOfError } from '../../bundles/load-campaign.ts';
import { campaignNameProblems } from '../../bundles/packs/campaign-names.ts';
import { byNeeds, needProblem, orderPacks } from '../../bundles/packs/order-packs.ts';
import {
  bundlesIn,
  bytesOfFile,
  campaignsIn,
  type PackFiles,
} from '../../bundles/packs/pack-paths.ts';
import { manifestFile, type Pack, type ReadPack, readPack } from '../../bundles/packs/read-pack.ts';
import { tooLarge, unzip, zipLimits } from '../../bundles/packs/unzip.ts';
import { isMissingTarget, withoutUsedPatches } from '../../bundles/patches.ts';
import { fileProblem, isError, type Problem, problemText } from '../../bundles/problems.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { newGame } from '../../game/game.ts';
import { showFragment } from '../../page/address.ts';
import type { PackEntry } from '../../page/bestiary/bestiary-packs.ts';
import type { ModReport } from '../../page/bestiary/mod-report.ts';
import { copyText } from '../../page/clipboard.ts';
import { download } from '../../page/download.ts';
import type { QuestionDialog } from '../../page/question.ts';
import type { Settings } from '../../page/settings.ts';
import {
  mostPackText,
  packFilesFor,
  packOfCampaign,
  type StoredPack,
} from '../../records/packs.ts';
import { textIn } from '../../words/sentences.ts';
import type { Say, Words } from '../../words/texts.ts';
import type { Campaigns } from './campaigns.ts';
import { iconsWith } from './icon-names.ts';
import { linkToPack, readPackLink } from './pack-link.ts';
import { packLook } from './pack-look.ts';
import { notesOn } from './pack-notes.ts';
import { vaultWarnings } from './vault-trials.ts';

/** The parts of the page that installing packs needs. */
interface Page {
  readonly settings: Settings;
  readonly question: QuestionDialog;
  /** Whether a game runs. A running game keeps its files. */
  isPlaying(): boolean;
  /** The packs have changed. */
  changed(): void;
  report(report: Partial<ModReport>): void;
}

const notKept: Say = ({ ui }) => ui.mods.notKept;

/** A file that is not a pack, with the reason. */
interface Refused {
  readonly refused: Say;
}

/** A file that was read, with its name. */
interface Found {
  readonly name: string;
  readonly result: ReadPack | Refused;
}

/** Installs, updates, switches, removes and saves the player's packs. */
export class PackInstaller {
  readonly #campaigns: Campaigns;
  readonly #page: Page;

  constructor(campaigns: Campaigns, page: Page) {
    this.#campaigns = campaigns;
    this.#page = page;
  }

  /** All packs, on or off, by name. */
  get list(): readonly PackEntry[] {
    const { packs, replaced } = this.#campaigns;
    const problems = this.#unusable;
    return packs.map(({ manifest, on, files }) => {
      const found = problems.find(({ pack }) => pack.manifest.name === manifest.name);
      const look = packLook(manifest.name, files);
      const taken = replaced.find(
        ({ id }) => packOfCampaign(packs, id)?.manifest.name === manifest.name,
      );
      const note = taken ? this.#inPlaceOf(taken) : null;
      return { manifest, on, look, problem: found?.text ?? null, note };
    });
  }

  /** The note on a pack whose campaign is played in place of one of the game. */
  #inPlaceOf(shipped: CampaignSource): Say {
    const own = this.#campaigns.source(shipped.id) ?? shipped;
    const name = (campaign: CampaignSource) =>
      textIn(campaign.name, this.#page.settings.options.language);
    return ({ ui }) => ui.packs.inPlaceOf(name(own), name(shipped));
  }

  switch(name: string, on: boolean): Promise<void> {
    return this.#change(name, (pack) => [{ ...pack, on }]);
  }

  remove(name: string): Promise<void> {
    return this.#change(name, () => []);
  }

  /** Saves a pack as a zip file. */
  save(name: string): void {
    const pack = this.#campaigns.packs.find(({ manifest }) => manifest.name === name);
    if (!pack) return;
    const files = Object.entries(pack.files).map(([path, text]) => [path, bytesOfFile(path, text)]);
    const zip = zipSync(Object.fromEntries(files));
    download(`${name}-${pack.manifest.version}.zip`, new Uint8Array(zip), 'application/zip');
  }

  /** Copies the link that adds a pack to another page, or reports why there is none. */
  async copyLink(name: string): Promise<void> {
    const pack = this.#campaigns.packs.find(({ manifest }) => manifest.name === name);
    if (!pack) return;
    const title = () => textIn(pack.manifest.title, this.#page.settings.options.language);
    const link = await linkToPack(pack.files, location.href);
    const isCopied = link !== null && (await copyText(link));
    const note: Say = ({ ui }) => {
      if (link === null) return ui.packs.linkTooLong(title());
      return isCopied ? ui.packs.linkCopied(title()) : `${ui.bestiary.linkShown} ${link}`;
    };
    this.#page.report({ notes: [note] });
  }

  /** Asks whether to add the pack of a link, and adds it. Reports why a broken link cannot be used. */
  async takeLink(fragment: string): Promise<void> {
    const result = await readPackLink(fragment);
    if (!result) return;
    showFragment('');
    if ('problem' in result) {
      const { problem } = result;
      this.#page.report({ refused: [(words) => words.ui.packs.brokenLink(problem(words))] });
      return;
    }
    if (result.pack && !(await this.#isWanted(result.pack))) return;
    await this.#add([{ name: result.pack?.manifest.name ?? 'pack', result }]);
  }

  /** Whether the player wants the pack of a link. */
  async #isWanted({ manifest: { title, version, author = '' } }: Pack): Promise<boolean> {
    const { settings, question } = this.#page;
    const answer = await question.ask(
      ({ ui }) => ui.packs.asks(textIn(title, settings.options.language), version, author),
      [
        { value: true, label: ({ ui }) => ui.packs.add },
        { value: false, label: ({ ui }) => ui.fight.notNow },
      ],
      ({ ui }) => ui.mods.heading,
    );
    return answer === true;
  }

  /** Takes zip files that the player has dropped or chosen, and reports which packs were added. */
  async take(files: readonly File[]): Promise<void> {
    await this.#add(
      await Promise.all(
        files.map(async (file) => ({ name: file.name, result: await this.#read(file) })),
      ),
    );
  }

  /** Adds packs that were read, each after those that it needs, and reports which were added. */
  async #add(found: readonly Found[]): Promise<void> {
    const unusable = this.#unusable;
    const notes: Say[] = [];
    const refused: Say[] = [];
    const remarks: Problem[] = [];
    let isStored = true;
    const read = new Map<string, { readonly file: string; readonly pack: Pack }>();
    for (const { name, result } of inOrder(found)) {
      if ('refused' in result) {
        refused.push(result.refused);
        continue;
      }
      const { pack, problems } = result;
      const twin = pack && read.get(pack.manifest.name);
      if (twin) {
        const { name: id } = pack.manifest;
        if (!sameFiles(pack.files, twin.pack.files)) {
          refused.push(({ ui }) => `${name}: ${ui.packs.sameName(id, twin.file)}`);
        }
        continue;
      }
      const all =
        pack && this.#isUsable(pack) ? [...problems, ...this.#problemsOf(pack)] : problems;
      remarks.push(...all.map((one) => ({ ...one, file: `${name}/${one.file}` })));
      if (!pack || all.some(isError)) continue;
      const next = this.#with({ manifest: pack.manifest, on: true, files: pack.files });
      if (lengthOf(next) > mostPackText) {
        refused.push(
          ({ ui, numbers }) => `${name}: ${ui.packs.full(numbers.grouped(mostPackText))}`,
        );
        continue;
      }
      read.set(pack.manifest.name, { file: name, pack });
      const { packs, sources } = this.#campaigns;
      const old = packs.find(({ manifest }) => manifest.name === pack.manifest.name);
      notes.push(...notesOn(pack, old?.manifest ?? null, sources, this.#page.settings));
      // A pack that was not stored is stored with the next one, if that succeeds.
      isStored = await this.#use(next);
    }
    const names = new Map([...read].map(([id, { file }]) => [id, file]));
    const isIn = (all: typeof unusable, { manifest: { name } }: StoredPack, text?: string) =>
      all.some((one) => one.pack.manifest.name === name && one.text === (text ?? one.text));
    for (const { pack, text } of this.#unusable) {
      const { name } = pack.manifest;
      // A pack can also become unusable by an older version of one that it needs.
      if (!names.has(name) && isIn(unusable, pack, text)) continue;
      const file = names.get(name) ?? name;
      remarks.push(fileProblem(`${file}/${manifestFile}`, text, 'warning'));
    }
    // A pack that waited for one that it needs has not been checked yet.
    for (const { pack } of unusable) {
      const { name } = pack.manifest;
      if (names.has(name) || isIn(this.#unusable, pack)) continue;
      remarks.push(
        ...this.#problemsOf(pack).map((one) => ({ ...one, file: `${name}/${one.file}` })),
      );
    }
    const isForNextGame = this.#page.isPlaying() && notes.length > 0;
    this.#page.report({
      remarks,
      refused,
      notes: [
        ...notes,
        ...(isForNextGame ? [({ ui }: Words) => ui.mods.nextGame] : []),
        ...(isStored ? [] : [notKept]),
      ],
    });
  }

  async #read(file: File): Promise<ReadPack | Refused> {
    // A larger file is not even read; `unzip` states its limit.
    if (file.size > zipLimits.packed) {
      return { refused: () => `${file.name}: ${tooLarge(file.size)}` };
    }
    try {
      const result = unzip(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in result) return { refused: () => `${file.name}: ${result.problem}` };
      return readPack(result.files);
    } catch {
      // A folder with such a name, or a deleted file.
      return { refused: ({ ui }) => `${file.name}: ${ui.mods.unreadable}` };
    }
  }

  /** The packs that are on and cannot be used, with the reasons. */
  get #unusable(): readonly { readonly pack: StoredPack; readonly text: string }[] {
    return orderPacks(this.#campaigns.packs.filter(({ on }) => on)).problems;
  }

  /** Whether the packs that a pack needs are there and on. Only then can it be checked: it can use all that they have. */
  #isUsable({ manifest }: Pack): boolean {
    const { name } = manifest;
    const others = this.#campaigns.packs.filter((one) => one.on && one.manifest.name !== name);
    return needProblem(manifest, others) === null;
  }

  /** The problems of a pack's bundles in each campaign that they join, with the other packs. */
  #problemsOf({ manifest, files }: Pick<StoredPack, 'manifest' | 'files'>): Problem[] {
    const { name, campaigns: joined } = manifest;
    const [campaigns, bundles] = [campaignsIn(files), bundlesIn(files)];
    const all = this.#with({ manifest, on: true, files });
    const icons = iconsWith(all);
    const old = this.#campaigns.packs.find(({ manifest }) => manifest.name === name);
    const replaced = Object.keys(campaignsIn(old?.files ?? {}));
    const existing = this.#campaigns.sources.map(({ id }) => id);
    const others = existing.filter((id) => !replaced.includes(id));
    const problems = campaignNameProblems({ manifest, files, campaigns, bundles }, others);
    for (const [id, own] of Object.entries(campaigns)) {
      if (others.includes(id)) continue;
      const found = this.#problemsIn(id, own, icons, problemsOfError);
      const place = (file: string) => `campaigns/${id}/${file.replace('./', '')}`;
      problems.push(...found.map((one) => ({ ...one, file: place(one.file) })));
    }
    if (Object.keys(bundles).length === 0) return problems;
    const unplayable = (id: string, error: unknown) =>
      problemsOfError(error).map(({ text }) =>
        fileProblem(
          `${name}/${manifestFile}`,
          `the campaign "${id}" cannot be played with this pack: ${text}`,
        ),
      );
    const problemsIn = (ids: readonly string[]) =>
      ids
        .filter((id) => !joined || joined.includes(id))
        .flatMap((id) => {
          const ofCampaign = packFilesFor(all, id);
          const found = this.#problemsIn(id, ofCampaign, icons, (error) => unplayable(id, error));
          const own = Object.keys(ofCampaign).filter((file) => file.startsWith(`${name}/`));
          return [`${name}/${manifestFile}`, ...own].map((file) => ({
            file,
            problems: found.filter((one) => one.file === file),
          }));
        });
    const found = problemsIn(existing);
    // A patch without a kind in all other campaigns can change one of the pack's own.
    if (withoutUsedPatches(found).some(({ problems }) => problems.some(isMissingTarget))) {
      found.push(...problemsIn(Object.keys(campaigns).filter((id) => !existing.includes(id))));
    }
    for (const one of withoutUsedPatches(found).flatMap(({ problems }) => problems)) {
      problems.push({ ...one, file: one.file.slice(name.length + 1) });
    }
    // A bundle that joins several campaigns has most of its problems in each.
    return [...new Map(problems.map((one) => [problemText(one), one])).values()];
  }

  /**
   * The problems of a campaign with the files of packs, and the vaults of these files that fit nowhere. `failed`
   * returns the problems of a campaign that cannot be played.
   */
  #problemsIn(
    id: string,
    files: Readonly<Record<string, string>>,
    icons: ReadonlySet<string>,
    failed: (error: unknown) => readonly Problem[],
  ): readonly Problem[] {
    try {
      const found = sourceOf(this.#campaigns.sources, id, files);
      if (!found) return [];
      const campaign = loadCampaign(found.source, found.mods, icons);
      // A campaign without a first floor would stop the title screen.
      newGame(campaign, 'first');
      return [...campaign.problems, ...vaultWarnings(campaign, Object.keys(files))];
    } catch (error) {
      return failed(error);
    }
  }

  /** All packs with a new one, or a new version of one. */
  #with(pack: StoredPack): StoredPack[] {
    const { name } = pack.manifest;
    const others = this.#campaigns.packs.filter(({ manifest }) => manifest.name !== name);
    return [...others, pack].sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  }

  async #change(name: string, to: (pack: StoredPack) => StoredPack[]): Promise<void> {
    const { packs } = this.#campaigns;
    const isStored = await this.#use(
      packs.flatMap((pack) => (pack.manifest.name === name ? to(pack) : [pack])),
    );
    if (!isStored) this.#page.report({ notes: [notKept] });
  }

  /** Replaces all packs. Returns whether the browser has stored them. */
  async #use(packs: readonly StoredPack[]): Promise<boolean> {
    const { settings } = this.#page;
    const isStored = await this.#campaigns.usePacks(packs);
    if (!this.#campaigns.source(settings.options.campaign) && !this.#page.isPlaying()) {
      settings.choose({ campaign: this.#campaigns.sources[0].id });
    }
    this.#page.changed();
    return isStored;
  }
}

/** Files that were read: first those that are no packs, then each pack after those that it needs. */
function inOrder(found: readonly Found[]): readonly Found[] {
  const packs = found.flatMap((one) =>
    'pack' in one.result && one.result.pack ? [{ one, manifest: one.result.pack.manifest }] : [],
  );
  const sorted = byNeeds(packs).map(({ one }) => one);
  return [...found.filter((one) => !sorted.includes(one)), ...sorted];
}

/** Whether two packs have the same files with the same texts. */
function sameFiles(a: PackFiles, b: PackFiles): boolean {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
}

/** The characters of all files of packs. */
function lengthOf(packs: readonly StoredPack[]): number {
  const texts = packs.flatMap(({ files }) => Object.values(files));
  return texts.reduce((length, text) => length + text.length, 0);
}
