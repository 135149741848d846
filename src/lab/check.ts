import { type LoadedCampaign, loadCampaign } from '../bundles/load-campaign.ts';
import { type Problem, problemText } from '../bundles/problems.ts';
import { idOf, readBundles } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { findingsOf } from '../trials/findings.ts';
import type { TrialReport } from '../trials/report.ts';
import type { TrialSize } from '../trials/trial.ts';
import { tryKind } from '../trials/try-kind.ts';

/** The findings about one bundle. */
export interface Check {
  readonly file: string;
  /** The bundle replaces the campaign's own bundle of the same name. */
  readonly replaces: boolean;
  readonly problems: readonly Problem[];
  /** Null if the bundle has an error or defines no kind, and for the hero, which takes part in all trials. */
  readonly trial: TrialReport | null;
}

/** The bundle of a campaign's hero. */
const heroFile = 'hero.json';

/**
 * Checks bundles and plays each. Bundles can refer to and extend each other and those of the
 * campaign. `hero.json` replaces the hero of the trials.
 */
export function checkBundles(
  source: CampaignSource,
  texts: Readonly<Record<string, string>>,
  size: Partial<TrialSize> = {},
  icons: ReadonlySet<string> | null = null,
): Check[] {
  const files = Object.keys(texts);
  const ids = new Set(files.map(idOf));
  const own = Object.entries(source.bundles);
  const bundles = Object.fromEntries(own.filter(([file]) => !ids.has(idOf(file))));
  const replaced = new Map(own.map(([file, bundle]) => [idOf(file), bundle]));
  const isReplaced = (id: string, text: string) =>
    replaced.has(id) && !isSameJson(replaced.get(id), text);

  const heroes = files.filter(isHero);
  const heroChecks = heroes.map((file) => checkHero(source, file, texts[file]));
  const sound = heroChecks.find((check) => check.problems.every((one) => !isError(one)));
  const hero = sound ? texts[sound.file] : source.hero;
  const others = Object.fromEntries(Object.entries(texts).filter(([file]) => !isHero(file)));
  const campaign = loadCampaign({ ...source, hero, bundles }, others, icons);
  const checks = Object.entries(others).map(([file, text]): Check => {
    const id = idOf(file);
    const problems = problemsOf(campaign, file);
    // A patch and an abstract bundle define no kind.
    const isKind = campaign.kinds.some((kind) => kind.id === id);
    const trial = problems.some(isError) || !isKind ? null : tryKind(campaign, id, size);
    return { file, replaces: isReplaced(id, text), problems, trial };
  });
  return [...heroChecks, ...checks];
}

function isHero(file: string): boolean {
  return idOf(file) === idOf(heroFile);
}

function checkHero(source: CampaignSource, file: string, text: string): Check {
  const problems = readBundles({ [heroFile]: text }).problems.map((one) => ({ ...one, file }));
  return { file, replaces: !isSameJson(source.hero, text), problems, trial: null };
}

/** Whether a bundle of the campaign, as a value or a text, equals the text of a file. */
function isSameJson(bundle: unknown, text: string): boolean {
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

/** The problems of a file's text. */
function problemsOf(campaign: LoadedCampaign, file: string): Problem[] {
  return campaign.problems
    .filter((problem) => problem.file === file || problem.file === `${idOf(file)}.json`)
    .map((problem) => ({ ...problem, file }));
}

/** Whether a bundle has no error, neither in its text nor in play. */
export function isSound({ problems, trial }: Check): boolean {
  return !problems.some(isError) && (trial?.crashes ?? []).length === 0;
}

function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** One line per finding, errors first. */
export function describeCheck({ file, replaces, problems, trial }: Check): string[] {
  const order = ['error', 'warning', 'hint'];
  const sorted = [...problems].sort((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
  const name = idOf(file);
  const findings = trial ? findingsOf(trial) : [];
  return [
    ...sorted.map(problemText),
    ...(replaces
      ? [
          `${file}: replaces ${name} of the campaign in this check; as a mod it needs another file name`,
        ]
      : []),
    ...(isHero(file)
      ? [`${file}: the hero takes part in the trials of the other bundles and has none of its own`]
      : []),
    ...findings.map(({ grade, text }) => `${file}: ${grade === 'fact' ? '' : `${grade}: `}${text}`),
  ];
}
