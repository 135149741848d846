import { zipSync } from 'fflate';
import { byNeeds } from '../../bundles/packs/order-packs.ts';
import { bytesOfFile } from '../../bundles/packs/pack-paths.ts';
import { manifestFile, type Pack, type ReadPack, readPack } from '../../bundles/packs/read-pack.ts';
import { tooLarge, type Unzipped, unzip, zipLimits } from '../../bundles/packs/unzip.ts';
import { fileProblem, isError, type Problem } from '../../bundles/problems.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { PackEntry } from '../../page/bestiary/bestiary-packs.ts';
import type { ModReport } from '../../page/bestiary/mod-report.ts';
import { copyText } from '../../page/clipboard.ts';
import { download } from '../../page/download.ts';
import type { DroppedFolder } from '../../page/file-input.ts';
import type { QuestionDialog } from '../../page/question.ts';
import type { Settings } from '../../page/settings.ts';
import { mostPackText, packOfCampaign, type StoredPack } from '../../records/packs.ts';
import { textIn } from '../../words/sentences.ts';
import type { Say } from '../../words/texts.ts';
import { type Campaigns, chooseExistingCampaign } from './campaigns.ts';
import {
  isUsable,
  lengthOf,
  problemsOf,
  sameFiles,
  unusablePacks,
  withPack,
} from './check-packs.ts';
import { linkToPack, readPackLink } from './pack-link.ts';
import { packLook } from './pack-look.ts';
import { closingNotes, notesOn, notKept } from './pack-notes.ts';
import { readFolder } from './read-folder.ts';

/** The parts of the page that installing packs needs. */
interface Page {
  readonly settings: Settings;
  readonly question: QuestionDialog;
  /** Whether a game runs. A running game keeps its files. */
  isPlaying(): boolean;
  /** The packs have changed. */
  changed(): void;
  /** Replaces the link of a pack in the address by the link of the present game. */
  leaveLink(): void;
  report(report: Partial<ModReport>): void;
}

/** A file that is not a pack, with the reason. */
interface Refused {
  readonly refused: Say;
}

/** A file that was read, with its name. */
interface Found {
  readonly name: string;
  readonly result: ReadPack | Refused;
}

/** The state while packs are added: the added packs by name, and the report on all packs. */
interface Adding {
  readonly read: Map<string, { readonly file: string; readonly pack: Pack }>;
  readonly remarks: Problem[];
  readonly refused: Say[];
  readonly notes: Say[];
  /** Whether all of them are stored. */
  isStored: boolean;
}

/** Names the files of problems with the file or folder of their pack. */
function inFolder(name: string, problems: readonly Problem[]): Problem[] {
  return problems.map((one) => ({ ...one, file: `${name}/${one.file}` }));
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
    const problems = unusablePacks(packs);
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

  /** The pack of this name. */
  #pack(name: string): StoredPack | undefined {
    return this.#campaigns.packs.find(({ manifest }) => manifest.name === name);
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
    const pack = this.#pack(name);
    if (!pack) return;
    const files = Object.entries(pack.files).map(([path, text]) => [path, bytesOfFile(path, text)]);
    const zip = zipSync(Object.fromEntries(files));
    download(`${name}-${pack.manifest.version}.zip`, new Uint8Array(zip), 'application/zip');
  }

  /** Copies the link that adds a pack to another page, or reports why there is none. */
  async copyLink(name: string): Promise<void> {
    const pack = this.#pack(name);
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

  /**
   * Asks whether to add the pack of a link, and adds it. Reports why a broken link cannot be used. Returns false if
   * the link is not that of a pack.
   */
  async takeLink(fragment: string): Promise<boolean> {
    const result = await readPackLink(fragment);
    if (!result) return false;
    this.#page.leaveLink();
    if ('problem' in result) {
      const { problem } = result;
      this.#page.report({ refused: [(words) => words.ui.packs.brokenLink(problem(words))] });
    } else if (!result.pack || (await this.#isWanted(result.pack))) {
      await this.#add([{ name: result.pack?.manifest.name ?? 'pack', result }]);
    }
    return true;
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

  /** Takes zip files and folders that the player has dropped or chosen, and reports which packs were added. */
  async take(files: readonly File[], folders: readonly DroppedFolder[] = []): Promise<void> {
    const sources = [
      ...files.map((file) => ({ name: file.name, unpack: () => unpacked(file) })),
      ...folders.map((folder) => ({ name: folder.name, unpack: () => readFolder(folder) })),
    ];
    await this.#add(
      await Promise.all(
        sources.map(async ({ name, unpack }) => ({ name, result: await this.#read(name, unpack) })),
      ),
    );
  }

  /** Adds packs, each after the packs that it needs, and reports the result. */
  async #add(found: readonly Found[]): Promise<void> {
    const unusable = unusablePacks(this.#campaigns.packs);
    const adding: Adding = { read: new Map(), remarks: [], refused: [], notes: [], isStored: true };
    for (const { name, result } of inOrder(found)) {
      if ('refused' in result) adding.refused.push(result.refused);
      else await this.#addPack(name, result, adding);
    }
    const { read, remarks, refused, notes, isStored } = adding;
    const files = new Map([...read].map(([id, { file }]) => [id, file]));
    const isForNextGame = this.#page.isPlaying() && notes.length > 0;
    this.#page.report({
      remarks: [...remarks, ...this.#remarksOnOthers(files, unusable)],
      refused,
      notes: [...notes, ...closingNotes({ isForNextGame, isStored })],
    });
  }

  /** Adds a pack of a file, unless it has errors, is there already, or makes all packs too long. */
  async #addPack(name: string, { pack, problems }: ReadPack, adding: Adding): Promise<void> {
    const { read, remarks, refused, notes } = adding;
    const { packs, sources } = this.#campaigns;
    const twin = pack && read.get(pack.manifest.name);
    if (twin) {
      const { name: id } = pack.manifest;
      if (sameFiles(pack.files, twin.pack.files)) return;
      refused.push(({ ui }) => `${name}: ${ui.packs.sameName(id, twin.file)}`);
      return;
    }
    const isPlayed = pack && isUsable(pack, packs);
    const all = isPlayed ? [...problems, ...problemsOf(pack, this.#campaigns)] : problems;
    remarks.push(...inFolder(name, all));
    if (!pack || all.some(isError)) return;
    const { manifest, files } = pack;
    const next = withPack(packs, { manifest, on: true, files });
    if (lengthOf(next) > mostPackText) {
      refused.push(({ ui, numbers }) => `${name}: ${ui.packs.full(numbers.grouped(mostPackText))}`);
      return;
    }
    read.set(manifest.name, { file: name, pack });
    const old = this.#pack(manifest.name);
    notes.push(...notesOn(pack, old?.manifest ?? null, sources, this.#page.settings));
    // A pack that was not stored is stored with the next one, if that succeeds.
    adding.isStored = await this.#use(next);
  }

  /**
   * Remarks on packs that the added packs have made unusable or usable. `files`: the added packs with their files.
   * `before`: the unusable packs before.
   */
  #remarksOnOthers(
    files: ReadonlyMap<string, string>,
    before: ReturnType<typeof unusablePacks>,
  ): Problem[] {
    const now = unusablePacks(this.#campaigns.packs);
    const remarks = now.flatMap(({ pack, text }) => {
      const { name } = pack.manifest;
      // A pack can also become unusable by an older version of one that it needs.
      const isKnown = before.some((one) => one.pack.manifest.name === name && one.text === text);
      if (isKnown && !files.has(name)) return [];
      return [fileProblem(`${files.get(name) ?? name}/${manifestFile}`, text, 'warning')];
    });
    // A pack that waited for one that it needs has not been checked yet.
    const waited = before.filter(({ pack: { manifest } }) => {
      const isUnusable = now.some((one) => one.pack.manifest.name === manifest.name);
      return !files.has(manifest.name) && !isUnusable;
    });
    return [
      ...remarks,
      ...waited.flatMap(({ pack }) =>
        inFolder(pack.manifest.name, problemsOf(pack, this.#campaigns)),
      ),
    ];
  }

  async #read(name: string, unpack: () => Promise<Unzipped>): Promise<ReadPack | Refused> {
    try {
      const result = await unpack();
      if ('problem' in result) return { refused: () => `${name}: ${result.problem}` };
      return readPack(result.files);
    } catch {
      // A deleted file, or one that the browser may not read.
      return { refused: ({ ui }) => `${name}: ${ui.mods.unreadable}` };
    }
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
    const isStored = await this.#campaigns.usePacks(packs);
    if (!this.#page.isPlaying()) chooseExistingCampaign(this.#campaigns, this.#page.settings);
    this.#page.changed();
    return isStored;
  }
}

/** The files of a zip file. A file that is too large is not even read. */
async function unpacked(file: File): Promise<Unzipped> {
  if (file.size > zipLimits.packed) return { problem: tooLarge(file.size) };
  return unzip(new Uint8Array(await file.arrayBuffer()));
}

/** The files in order: first the files that are no packs, then each pack after the packs that it needs. */
function inOrder(found: readonly Found[]): readonly Found[] {
  const packs = found.flatMap((one) =>
    'pack' in one.result && one.result.pack ? [{ one, manifest: one.result.pack.manifest }] : [],
  );
  const sorted = byNeeds(packs).map(({ one }) => one);
  return [...found.filter((one) => !sorted.includes(one)), ...sorted];
}
