import { heroFile, idOf } from '../bundles/file-owner.ts';
import { mostMods } from '../bundles/limits.ts';
import { type LoadedCampaign, tryToLoad } from '../bundles/load-campaign.ts';
import { isMissingTarget } from '../bundles/patches.ts';
import { bySeverity, isError, type Problem, problemTextIn } from '../bundles/problems.ts';
import { definesPatch } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { type Finding, findingsOf } from '../trials/findings.ts';
import type { TrialSize } from '../trials/trial.ts';
import type { TrialReport, VaultReport } from '../trials/trial-report.ts';
import { tryKind } from '../trials/try-kind.ts';
import { tryVault } from '../trials/try-vault.ts';
import { findingsOfVault } from '../trials/vault-findings.ts';
import { findingsOfPatch, type PatchedKind, tryPatch } from './check-patch.ts';
import { InputError } from './input-error.ts';
import { brokenBy } from './with-bundles.ts';

/** Checks bundles and plays them in trials, for `check`. `check-pack.ts` checks packs and campaigns. */

/** The findings about one bundle: its problems, and how it plays. */
export interface Check {
  readonly file: string;
  /** The id of the campaign in which the bundle is checked. */
  readonly campaign: string;
  /** The bundle replaces the campaign's own bundle of the same name. */
  readonly replaces: boolean;
  readonly problems: readonly Problem[];
  /** Null if the bundle has an error or defines no kind, and for the hero, which takes part in all trials. */
  readonly trial: TrialReport | null;
  /** Null unless the file is a vault without an error. */
  readonly vault: VaultReport | null;
  /** The kinds that the file changes if it is a patch without an error, otherwise none. */
  readonly patched: readonly PatchedKind[];
  /** There is nothing to play: the bundle is abstract, or a patch that changes no kind. */
  readonly idle: boolean;
}

/**
 * Checks bundles and plays each. Bundles can refer to and extend each other and those of the
 * campaign. `hero.json` replaces the hero of the trials. By default, there can be as many as the page accepts as mods,
 * and all are checked.
 */
export function checkBundles(...bundles: Parameters<typeof checksOf>): Check[] {
  return [...checksOf(...bundles)];
}

/** As `checkBundles`, one after the other. */
export function* checksOf(
  source: CampaignSource,
  texts: BundleFiles,
  size: Partial<TrialSize> = {},
  icons: ReadonlySet<string> | null = null,
  most = mostMods,
  isChecked: (file: string) => boolean = () => true,
): Generator<Check> {
  const loaded = loadBundles(source, texts, icons, most);
  const { unplayed, mods, campaign, loadWithout } = loaded;
  const replaced = new Map(
    Object.entries(source.bundles).map(([file, bundle]) => [idOf(file), bundle]),
  );
  const byFile = problemsByFile(loaded.problems);
  yield* unplayed;
  for (const file of Object.keys(mods).filter(isChecked)) {
    const id = idOf(file);
    const isCauseReported = ({ cause = '' }: Problem) => cause in mods && isChecked(cause);
    const problems = (byFile.get(file) ?? []).map((problem) => {
      const { cause: _, ...withoutCause } = problem;
      return isCauseReported(problem) ? problem : withoutCause;
    });
    const old = replaced.get(id);
    const replaces =
      old !== undefined && canReplace(texts[file], old) && !isSameJson(old, texts[file]);
    // A patch and an abstract bundle define no kind.
    const isKind = campaign?.kinds.some((kind) => kind.id === id);
    const playable = problems.some(isError) ? null : campaign;
    const trial = playable && isKind ? tryKind(playable, id, size) : null;
    const vault = playable && tryVault(playable, id, size.floors);
    const unpatched = playable && definesPatch(texts[file]) ? loadWithout(file) : null;
    const patched = playable && unpatched ? tryPatch(playable, unpatched, size) : [];
    const isLacking = problems.some(isMissingTarget);
    const idle = playable !== null && !trial && !vault && patched.length === 0 && !isLacking;
    yield { file, campaign: source.id, replaces, problems, trial, vault, patched, idle };
  }
}

/** The problems of bundles, as `checkBundles` reports them, without playing the bundles. */
export function problemsOfBundles(
  source: CampaignSource,
  texts: BundleFiles,
  icons: ReadonlySet<string> | null = null,
): Problem[] {
  const { unplayed, mods, problems } = loadBundles(source, texts, icons, mostMods);
  const ofMods = problems.filter(({ file }) => file in mods);
  return [...unplayed.flatMap((check) => check.problems), ...ofMods];
}

/** Bundles by file name: JSON texts, or the bytes of files. */
export type BundleFiles = Readonly<Record<string, string | Uint8Array>>;

/** Bundles with the campaign in which they are checked. */
interface LoadedBundles {
  /** The heroes among the bundles, and the files of the campaign that the bundles break. */
  readonly unplayed: readonly Check[];
  /** The bundles without the heroes. */
  readonly mods: BundleFiles;
  /** Null if its hero has errors. */
  readonly campaign: LoadedCampaign | null;
  readonly problems: readonly Problem[];
  /** The campaign without one of the files. */
  loadWithout(file: string): LoadedCampaign | null;
}

/** Loads the campaign in which bundles are checked. Throws an InputError for more than `most` mods. */
function loadBundles(
  source: CampaignSource,
  texts: BundleFiles,
  icons: ReadonlySet<string> | null,
  most: number,
): LoadedBundles {
  const files = Object.keys(texts);
  const ofCampaign = Object.entries(source.bundles);
  const fileById = new Map(files.map((file) => [idOf(file), file]));
  const isReplaced = ([file, bundle]: [string, unknown]) => {
    const newFile = fileById.get(idOf(file));
    return newFile !== undefined && canReplace(texts[newFile], bundle);
  };
  const bundles = Object.fromEntries(ofCampaign.filter((entry) => !isReplaced(entry)));
  const campaignIds = new Set(ofCampaign.map(([file]) => idOf(file)));
  const added = files.filter((file) => !campaignIds.has(idOf(file)) && !isHero(file));
  if (added.length > most) {
    throw new InputError(
      `${added.length} files are not bundles of the campaign; a game has at most ${most} mods: check fewer files at once`,
    );
  }
  const mods = Object.fromEntries(Object.entries(texts).filter(([file]) => !isHero(file)));
  const unplayedCheck = (file: string, found: readonly Problem[]): Check => {
    const problems = found.map((problem) => ({ ...problem, file }));
    const replaces = file in texts && !isSameJson(source.hero, texts[file]);
    const campaign = source.id;
    return {
      file,
      campaign,
      replaces,
      problems,
      trial: null,
      vault: null,
      patched: [],
      idle: false,
    };
  };
  const load = (hero: unknown, loadedMods: BundleFiles) =>
    tryToLoad({ ...source, hero, bundles }, loadedMods, icons);
  const heroes = files.filter(isHero).map((file) => {
    const { problems } = load(texts[file], mods);
    return unplayedCheck(
      file,
      problems.filter((problem) => problem.file === heroFile),
    );
  });
  const newHero = heroes.find(isSound);
  const hero = newHero ? texts[newHero.file] : source.hero;
  const { campaign, problems } = load(hero, mods);
  const given = [...files, ...(newHero ? [heroFile] : [])];
  const broken = problemsByFile(brokenBy(given, source, problems, icons));
  const dependents = [...broken].map(([file, found]) => unplayedCheck(file, found));
  const loadWithout = (file: string) => {
    const { [file]: _, ...otherMods } = mods;
    return load(hero, otherMods).campaign;
  };
  return { unplayed: [...heroes, ...dependents], mods, campaign, problems, loadWithout };
}

/** Whether a bundle can replace one of the same name: a patch does not replace the kind that it changes. */
function canReplace(bundle: unknown, old: unknown): boolean {
  return !definesPatch(bundle) || definesPatch(old);
}

function isHero(file: string): boolean {
  return idOf(file) === idOf(heroFile);
}

/** Whether a bundle of the campaign, as a value or a text, equals the text of a file. */
function isSameJson(bundle: unknown, file: string | Uint8Array): boolean {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const normalised = (value: unknown): unknown => {
    if (typeof value !== 'string') return JSON.stringify(value);
    try {
      return JSON.stringify(JSON.parse(value));
    } catch {
      return null;
    }
  };
  return normalised(bundle) === normalised(text);
}

function problemsByFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    const problemsOfFile = byFile.get(problem.file) ?? [];
    byFile.set(problem.file, problemsOfFile);
    problemsOfFile.push(problem);
  }
  return byFile;
}

/** Whether a bundle has no error, neither in its text nor in play. */
export function isSound({ problems, trial, patched }: Check): boolean {
  if (problems.some(isError)) return false;
  const trials = [trial, ...patched.map((kind) => kind.trial)];
  return trials.every((played) => !played || played.crashes.length === 0);
}

/**
 * One line per finding, errors first. `inOneOf`: the bundle is also checked in other campaigns, so each line names
 * this one.
 */
export function describeCheck(check: Check, inOneOf = false): string[] {
  const { file, campaign, replaces, problems, trial, vault, patched, idle } = check;
  const inCampaign = inOneOf ? ` (${campaign})` : '';
  const name = idOf(file);
  const facts: Finding[] = [];
  if (replaces) {
    const text = `replaces ${name} of the campaign in this check; as a mod it needs another file name`;
    facts.push({ grade: 'fact', text });
  }
  if (isHero(file)) {
    const text = 'the hero takes part in the trials of the other bundles and has none of its own';
    facts.push({ grade: 'fact', text });
  }
  if (idle) {
    const text = 'its text is checked, but nothing is played: it defines no kind and changes none';
    facts.push({ grade: 'fact', text });
  }
  const findings: Finding[] = [
    ...facts,
    ...(trial ? findingsOf(trial) : []),
    ...(vault ? findingsOfVault(vault) : []),
    ...findingsOfPatch(patched),
  ];
  const lines = [
    // The file of the cause is checked, too.
    ...problems
      .filter(({ cause }) => cause === undefined)
      .map((one) => ({
        grade: one.grade,
        // No campaign has the kind that the patch names.
        line: problemTextIn(one, isMissingTarget(one) ? '' : inCampaign),
      })),
    ...findings.map(({ grade, text }) => ({
      grade,
      line: `${file}${inCampaign}: ${grade === 'fact' ? '' : `${grade}: `}${text}`,
    })),
  ];
  return lines.sort(bySeverity).map(({ line }) => line);
}
