import { type Campaign, type CampaignSource, floorSettingsAt } from '../game/campaign.ts';
import { deepestRank, rankAppears } from '../game/floors/monster-choice.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import { withCauses } from './causes.ts';
import { campaignFaults } from './checks/check-campaign.ts';
import {
  checkChanges,
  checkEscorts,
  checkHelpers,
  checkReturns,
  checkSummoners,
} from './checks/check-cycles.ts';
import {
  appearanceFaults,
  checkGlyphs,
  checkNames,
  checkSprites,
  type KindProblem,
  type ReportProblem,
  resolveReferences,
} from './checks/check-kinds.ts';
import { checkNeeds } from './checks/check-needs.ts';
import { checkPrizes, victoryProblem } from './checks/check-victory.ts';
import { campaignFile, heroFile, idOf } from './file-owner.ts';
import type { Path } from './json.ts';
import { fileProblem, type Grade, isError, type Problem, problemText, someOf } from './problems.ts';
import { type ReadBundles, readBundles } from './read-bundles.ts';
import { pathText } from './shapes/check-shape.ts';
import { type DepthRange, overlap, spansText } from './shapes/spawn-shape.ts';
import { makeVault, sharedDepths } from './shapes/vault-shape.ts';
import { missingKind, similarNames } from './spelling.ts';

/** A campaign with the problems of its bundles. */
export interface LoadedCampaign extends Campaign {
  /** Bundles with errors are not in `kinds`, except those with unknown icons. */
  readonly problems: readonly Problem[];
}

/** The bundle of the hero has errors or defines no hero, so that nothing can be played. */
class HeroError extends Error {
  /** `problems`: of all bundles. The message has only the problems of the hero. */
  constructor(readonly problems: readonly Problem[]) {
    super(problems.filter(isOfHero).map(problemText).join('\n'));
  }
}

function isOfHero({ file }: Problem): boolean {
  return file === heroFile;
}

/** The problems of a campaign that cannot be played: `error` is of `loadCampaign` or of the first floor. */
export function problemsOfError(error: unknown): readonly Problem[] {
  if (error instanceof HeroError) return error.problems.filter(isOfHero);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').map((line) => fileProblem(campaignFile, line));
}

/** The problem of a new kind with the name of one of the campaign. */
export function takenKind(id: string): string {
  return `the campaign already defines the kind "${id}"; rename the file, or change that kind with "patch": "${id}"`;
}

/** Mods by file name: JSON texts, or the bytes of files. */
type Mods = Readonly<Record<string, string | Uint8Array>>;

/**
 * Loads a campaign: reads its bundles and those of `mods`, and checks the campaign as a whole.
 * A mod cannot replace a kind of the campaign. `icons` are the names of all icons; if given, any other name
 * is an error. Its kind remains, because a saved game can have it. Throws if the campaign cannot be played: if
 * the hero's bundle or `campaign.json` has errors, or `hero.json` defines no hero.
 */
export function loadCampaign(
  source: CampaignSource,
  mods: Mods = {},
  icons: ReadonlySet<string> | null = null,
): LoadedCampaign {
  const { hero: heroSource, bundles, ...rest } = source;
  const { id, ...numbers } = rest;
  const faults = campaignFaults(numbers);
  if (faults.length > 0) throw new Error(faults.map(({ text }) => `${id}: ${text}`).join('\n'));

  const ids = new Set([...Object.keys(bundles).map(idOf), 'hero']);
  const isTaken = (file: string) => ids.has(idOf(file));
  const added = Object.entries(mods).filter(([file]) => !isTaken(file));
  const read = readBundles({
    [heroFile]: heroSource,
    ...bundles,
    ...Object.fromEntries(added),
  });
  const problems = [...read.problems];
  const hero = heroIn(read);
  for (const file of Object.keys(mods).filter(isTaken)) {
    const text = takenKind(idOf(file));
    problems.push(fileProblem(file, text));
  }
  const { errors, report } = reporter(read, problems);
  const isLeftOut = (id: string) => errors.has(id);
  const placed = read.kinds.filter((kind) => kind === hero || hasItsCells(source, kind, report));
  const others = placed.filter(
    (kind) => kind !== hero && namesItsItems(placed, kind, report, isLeftOut),
  );
  const kinds = [hero, ...others];
  resolveReferences(kinds, report, isLeftOut);
  const modIds = new Set(Object.keys(mods).map(idOf));
  checkKinds(source, kinds, read, (id) => modIds.has(id), report);
  if (icons) checkSprites(kinds, icons, report);
  const vaults = read.vaults.flatMap((stated) => {
    const vault = makeVault(stated, source, kinds, problems, isLeftOut);
    return vault ? [vault] : [];
  });
  problems.push(...problemsWithKinds(source, kinds, icons, isLeftOut));
  // Errors leave out kinds and vaults that victory can need.
  if (!problems.some(isError)) {
    const victory = victoryProblem(source, kinds, vaults);
    if (victory) problems.push(campaignProblem(['rules', 'victory'], victory, 'warning'));
    checkPrizes(source, kinds, vaults, report);
  }
  problems.push(...sharedDepths({ floors: source.floors, vaults }, read.vaults));
  return { ...rest, kinds, vaults, problems: withCauses(problems, errors) };
}

/** The kind of the hero. Throws if no file defines it. */
function heroIn({ kinds, problems }: ReadBundles): Kind {
  const hero = kinds.find(({ id }) => id === 'hero');
  if (hero) return hero;
  const text =
    'the file defines no hero: a bundle with "patch", "abstract" or "map" defines no kind; remove that part, or rename the file';
  const own = problems.filter(isOfHero);
  if (!own.some(isError)) own.push(fileProblem(heroFile, text));
  // A bundle that the hero extends can be the cause.
  throw new HeroError([...problems.filter((one) => !isOfHero(one)), ...own]);
}

/**
 * A campaign, null if its hero has errors so that it cannot be loaded, and the problems of its bundles. Throws for a
 * wrong `campaign.json`, as `loadCampaign` does.
 */
export function tryToLoad(
  source: CampaignSource,
  mods: Mods = {},
  icons: ReadonlySet<string> | null = null,
): { readonly campaign: LoadedCampaign | null; readonly problems: readonly Problem[] } {
  try {
    const campaign = loadCampaign(source, mods, icons);
    return { campaign, problems: campaign.problems };
  } catch (error) {
    if (!(error instanceof HeroError)) throw error;
    return { campaign: null, problems: error.problems };
  }
}

/** Adds problems of kinds to a list. `errors`: those because of which kinds are left out, by kind. */
function reporter(
  read: ReadBundles,
  problems: Problem[],
): { readonly errors: ReadonlyMap<string, readonly Problem[]>; readonly report: ReportProblem } {
  const errors = new Map<string, Problem[]>();
  const addError = (id: string, error: Problem) => {
    errors.set(id, [...(errors.get(id) ?? []), error]);
  };
  for (const one of read.problems.filter(isError)) {
    const id = idOf(one.file);
    // A vault with the name of a kind does not define it.
    if (read.fileOf(id, []) === one.file) addError(id, one);
  }
  return {
    errors,
    report({ id, path, grade, text, absentKind }) {
      const problem = {
        ...read.problemOf(id, path, grade, text),
        ...(absentKind && { absentKind }),
      };
      problems.push(problem);
      // The error can be in a patch, whose file has another name than the kind.
      if (grade === 'error') addError(id, problem);
    },
  };
}

/** Reports what is wrong with kinds in this campaign and with one another. */
function checkKinds(
  source: CampaignSource,
  kinds: readonly Kind[],
  read: ReadBundles,
  isMod: (id: string) => boolean,
  report: ReportProblem,
): void {
  checkAllDepths(source, kinds, read.fileOf, report);
  checkSummoners(kinds, report);
  checkChanges(kinds, report);
  checkReturns(kinds, report);
  checkEscorts(kinds, report);
  checkHelpers(kinds, report);
  checkNeeds(source, kinds, report);
  checkGlyphs(source, kinds, isMod, report);
  checkNames(kinds, isMod, (id) => read.states(id, 'name'), report);
}

/** The problems of a `campaign.json` that show only with its kinds and icons. */
function problemsWithKinds(
  source: CampaignSource,
  kinds: readonly Kind[],
  icons: ReadonlySet<string> | null,
  isLeftOut: (id: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  if (icons) {
    const faults = appearanceFaults(source, icons);
    problems.push(...faults.map(({ path, text }) => campaignProblem(path, text)));
  }
  const items = kinds.filter((kind) => kindHas(kind, 'Item')).map(({ id }) => id);
  for (const [n, { kind }] of (source.bag ?? []).entries()) {
    if (items.includes(kind)) continue;
    const text = `bag[${n}].kind must name an item: ${missingKind(kind, items, isLeftOut)}`;
    problems.push(campaignProblem(['bag', n, 'kind'], text));
  }
  return problems;
}

/** A problem of a part of a `campaign.json`, whose text a campaign does not have. */
function campaignProblem(path: Path, text: string, grade?: Grade): Problem {
  return { ...fileProblem(campaignFile, text, grade), path };
}

/** Whether the campaign has all cells on which a kind must be placed; reports the missing cells. */
function hasItsCells(source: CampaignSource, { id, spawn }: Kind, report: ReportProblem): boolean {
  const lacks = [...(spawn.at ?? []).entries()].filter(
    ([, at]) => at.x >= source.width || at.y >= source.height || !floorSettingsAt(source, at.depth),
  );
  for (const [n, at] of lacks) {
    const text = `spawn.at: there is no cell ${JSON.stringify(at)} in this campaign`;
    report({ id, path: ['spawn', 'at', n], grade: 'error', text });
  }
  return lacks.length === 0;
}

/** Whether the kinds that a kind names are of the required nature; reports each one that is not. */
function namesItsItems(
  kinds: readonly Kind[],
  { id, references }: Kind,
  report: ReportProblem,
  isLeftOut: (id: string) => boolean,
): boolean {
  const wrong = references.filter(
    ({ kind: named, nature }) =>
      nature && !kinds.some((kind) => kind.id === named && kindHas(kind, nature)),
  );
  for (const { path, kind: named, nature } of wrong) {
    const known = kinds.filter((kind) => nature && kindHas(kind, nature)).map((kind) => kind.id);
    const reason = kinds.some((kind) => kind.id === named)
      ? `"${named}" has no ${nature}; ${exampleOf(named, known)}`
      : missingKind(named, known, isLeftOut);
    const isMissing = !kinds.some((kind) => kind.id === named);
    const text = `${pathText(path)} must name a kind with ${nature}: ${reason}`;
    report({ id, path, grade: 'error', text, ...(isMissing && { absentKind: named }) });
  }
  return wrong.length === 0;
}

/** A fix for a name of the wrong nature. */
function exampleOf(name: string, known: readonly string[]): string {
  const [example] = similarNames(name, known);
  return example ? `name for example "${example}"` : 'no kind of this campaign has it';
}

/**
 * Warns about each part of `spawn` that no floor of the campaign has. Kinds of one folder that lack the same floors share
 * a warning, for example where a campaign has fewer floors than the one from which it was copied.
 */
function checkAllDepths(
  source: CampaignSource,
  kinds: readonly Kind[],
  fileOf: ReadBundles['fileOf'],
  report: ReportProblem,
): void {
  const deepest = deepestRank(kinds);
  const alike = new Map<string, KindProblem[]>();
  for (const kind of kinds) {
    checkDepths(source, kind, deepest, (one) => {
      const { id, path, text } = one;
      const file = fileOf(id, path) ?? '';
      // Mods have no folder, and nothing to do with one another.
      const key = `${file.replace(/[^/]*$/, '') || file} ${text}`;
      alike.set(key, [...(alike.get(key) ?? []), one]);
    });
  }
  for (const [first, ...others] of alike.values()) {
    const also = others.length > 0 ? `; also for ${someOf(others.map(({ id }) => id))}` : '';
    report({ ...first, text: `${first.text}${also}` });
  }
}

/** Warns about each part of a kind's `spawn` that no floor of the campaign has. */
function checkDepths(
  { floors }: CampaignSource,
  { id, spawn }: Kind,
  deepest: number,
  report: ReportProblem,
): void {
  const warn = (part: string, depths: string, places: typeof floors) => {
    const known = spansText(places);
    const text = `spawn.${part}: no floor of this campaign has ${depths}; its depths are ${known}`;
    report({ id, path: ['spawn', part], grade: 'warning', text });
  };
  // Halls have no monsters by chance.
  const populated = floors.filter(({ generator }) => generator !== 'hall');
  const isEmpty = (places: typeof floors, depths: DepthRange) =>
    !places.some((floor) => overlap(depths, floor));
  const missing = (spawn.depths ?? []).filter((depths) => isEmpty(populated, depths));
  if (missing.length > 0) {
    warn('depths', `monsters at ${spansText(missing)}`, populated);
  }
  const { rank, from, scattered } = spawn;
  if (scattered && isEmpty(floors, scattered)) {
    warn('scattered', `depths ${spansText([scattered])}`, floors);
  }
  const isRankFound = populated.some(
    (floor) => rank !== undefined && rankAppears(rank, floor.from, floor.to, deepest),
  );
  if (rank !== undefined && !isRankFound) {
    warn('rank', `monsters of rank ${rank}`, populated);
  }
  if (from === undefined) return;
  const rogueFloors = floors.filter(({ generator }) => generator === 'rogue');
  if (isEmpty(floors, { from, to: Infinity })) warn('from', `depth ${from} or more`, floors);
  else if (isEmpty(rogueFloors, { from, to: Infinity })) {
    const text = `spawn.from: only the generator "rogue" places it, and no floor from depth ${from} on has this generator; use "at", or a vault`;
    report({ id, path: ['spawn', 'from'], grade: 'warning', text });
  }
}
