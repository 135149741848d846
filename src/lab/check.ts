import { heroFile, idOf } from '../bundles/file-owner.ts';
import { mostMods } from '../bundles/limits.ts';
import { type LoadedCampaign, tryToLoad } from '../bundles/load-campaign.ts';
import { isMissingTarget } from '../bundles/patches.ts';
import { bySeverity, isError, type Problem, problemTextIn } from '../bundles/problems.ts';
import { definesPatch } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { type Finding, findingsOf } from '../trials/findings.ts';
import type { TrialReport, VaultReport } from '../trials/report.ts';
import type { TrialSize } from '../trials/trial.ts';
import { tryKind } from '../trials/try-kind.ts';
import { tryVault } from '../trials/try-vault.ts';
import { findingsOfVault } from '../trials/vault-findings.ts';
import { findingsOfPatch, type PatchedKind, tryPatch } from './check-patch.ts';
import { InputError } from './input-error.ts';
import { brokenBy } from './with-bundles.ts';

/** The findings about one bundle. */
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
  const {
    own,
    others,
    campaign,
    problems: all,
    loadWithout,
  } = loadBundles(source, texts, icons, most);
  const replaced = new Map(
    Object.entries(source.bundles).map(([file, bundle]) => [idOf(file), bundle]),
  );
  const byFile = problemsByFile(all);
  yield* own;
  for (const file of Object.keys(others).filter(isChecked)) {
    const id = idOf(file);
    const isReported = ({ cause = '' }: Problem) => cause in others && isChecked(cause);
    const problems = (byFile.get(file) ?? []).map((one) => {
      const { cause: _, ...rest } = one;
      return isReported(one) ? one : rest;
    });
    const old = replaced.get(id);
    const replaces =
      old !== undefined && canReplace(texts[file], old) && !isSameJson(old, texts[file]);
    // A patch and an abstract bundle define no kind.
    const isKind = campaign?.kinds.some((kind) => kind.id === id);
    const played = problems.some(isError) ? null : campaign;
    const trial = played && isKind ? tryKind(played, id, size) : null;
    const vault = played && tryVault(played, id, size.floors);
    const without = played && definesPatch(texts[file]) ? loadWithout(file) : null;
    const patched = played && without ? tryPatch(played, without, size) : [];
    yield { file, campaign: source.id, replaces, problems, trial, vault, patched };
  }
}

/** The problems of bundles, as `checkBundles` reports them, without playing the bundles. */
export function problemsOfBundles(
  source: CampaignSource,
  texts: BundleFiles,
  icons: ReadonlySet<string> | null = null,
): Problem[] {
  const { own, others, problems } = loadBundles(source, texts, icons, mostMods);
  const found = problems.filter(({ file }) => file in others);
  return [...own.flatMap(({ problems }) => problems), ...found];
}

/** Bundles by file name: JSON texts, or the bytes of files. */
export type BundleFiles = Readonly<Record<string, string | Uint8Array>>;

/** Bundles with the campaign in which they are checked. */
interface LoadedBundles {
  /** The heroes among the bundles, and the files of the campaign that the bundles break. */
  readonly own: readonly Check[];
  readonly others: BundleFiles;
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
  const own = Object.entries(source.bundles);
  const fileOf = new Map(files.map((file) => [idOf(file), file]));
  const isKept = ([file, bundle]: [string, unknown]) => {
    const other = fileOf.get(idOf(file));
    return other === undefined || !canReplace(texts[other], bundle);
  };
  const bundles = Object.fromEntries(own.filter(isKept));
  const ownIds = new Set(own.map(([file]) => idOf(file)));
  const added = files.filter((file) => !ownIds.has(idOf(file)) && !isHero(file)).length;
  if (added > most) {
    throw new InputError(
      `${added} files are not bundles of the campaign; a game has at most ${most} mods: check fewer files at once`,
    );
  }
  const others = Object.fromEntries(Object.entries(texts).filter(([file]) => !isHero(file)));
  const checkOf = (file: string, found: readonly Problem[]): Check => {
    const problems = found.map((one) => ({ ...one, file }));
    const replaces = file in texts && !isSameJson(source.hero, texts[file]);
    const campaign = source.id;
    return { file, campaign, replaces, problems, trial: null, vault: null, patched: [] };
  };
  const load = (hero: unknown, mods = others) =>
    tryToLoad({ ...source, hero, bundles }, mods, icons);
  const heroes = files.filter(isHero).map((file) =>
    checkOf(
      file,
      load(texts[file]).problems.filter((one) => one.file === heroFile),
    ),
  );
  const sound = heroes.find(isSound);
  const hero = sound ? texts[sound.file] : source.hero;
  const { campaign, problems } = load(hero);
  const given = [...files, ...(sound ? [heroFile] : [])];
  const broken = problemsByFile(brokenBy(given, source, problems, icons));
  const dependents = [...broken].map(([file, found]) => checkOf(file, found));
  const loadWithout = (file: string) => {
    const rest = Object.entries(others).filter(([one]) => one !== file);
    return load(hero, Object.fromEntries(rest)).campaign;
  };
  return { own: [...heroes, ...dependents], others, campaign, problems, loadWithout };
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
  const normal = (value: unknown): unknown => {
    if (typeof value !== 'string') return JSON.stringify(value);
    try {
      return JSON.stringify(JSON.parse(value));
    } catch {
      return null;
    }
  };
  return normal(bundle) === normal(text);
}

function problemsByFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    const known = byFile.get(problem.file);
    if (known) known.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  return byFile;
}

/** Whether a bundle has no error, neither in its text nor in play. */
export function isSound({ problems, trial, patched }: Check): boolean {
  const trials = [trial, ...patched.map((one) => one.trial)];
  return !problems.some(isError) && trials.every((one) => (one?.crashes ?? []).length === 0);
}

/**
 * One line per finding, errors first. `inOneOf`: the bundle is also checked in other campaigns, so each line names
 * this one.
 */
export function describeCheck(check: Check, inOneOf = false): string[] {
  const { file, campaign, replaces, problems, trial, vault, patched } = check;
  const note = inOneOf ? ` (${campaign})` : '';
  const name = idOf(file);
  const notes: Finding[] = [];
  if (replaces) {
    const text = `replaces ${name} of the campaign in this check; as a mod it needs another file name`;
    notes.push({ grade: 'fact', text });
  }
  if (isHero(file)) {
    const text = 'the hero takes part in the trials of the other bundles and has none of its own';
    notes.push({ grade: 'fact', text });
  }
  const found = [
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
        line: problemTextIn(one, isMissingTarget(one) ? '' : note),
      })),
    ...[...notes, ...found].map(({ grade, text }) => ({
      grade,
      line: `${file}${note}: ${grade === 'fact' ? '' : `${grade}: `}${text}`,
    })),
  ];
  return lines.sort(bySeverity).map(({ line }) => line);
}
