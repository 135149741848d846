import { type LoadedCampaign, loadCampaign } from '../bundles/load-campaign.ts';
import { type Problem, problemText } from '../bundles/problems.ts';
import { idOf } from '../bundles/read-bundles.ts';
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
  /** Null if the bundle has an error and cannot be played. */
  readonly trial: TrialReport | null;
}

/**
 * Checks bundles and plays each. Bundles can refer to and extend each other and those of the
 * campaign.
 */
export function checkBundles(
  source: CampaignSource,
  texts: Readonly<Record<string, string>>,
  size: Partial<TrialSize> = {},
  icons: ReadonlySet<string> | null = null,
): Check[] {
  const ids = new Set(Object.keys(texts).map(idOf));
  const own = Object.entries(source.bundles);
  const bundles = Object.fromEntries(own.filter(([file]) => !ids.has(idOf(file))));
  const replaced = new Set(own.map(([file]) => idOf(file)).filter((id) => ids.has(id)));
  const campaign = loadCampaign({ ...source, bundles }, texts, icons);
  return Object.keys(texts).map((file) => {
    const id = idOf(file);
    const problems = problemsOf(campaign, file);
    const trial = problems.some(isError) ? null : tryKind(campaign, id, size);
    return { file, replaces: replaced.has(id), problems, trial };
  });
}

/** The problems of a file's text. */
function problemsOf(campaign: LoadedCampaign, file: string): Problem[] {
  return campaign.problems
    .filter((problem) => problem.file === file || problem.file === `${idOf(file)}.json`)
    .map((problem) => ({ ...problem, file }));
}

/** Whether a bundle has no error, neither in its text nor in play. */
export function isSound({ problems, trial }: Check): boolean {
  return trial !== null && trial.crashes.length === 0 && !problems.some(isError);
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
    ...(replaces ? [`${file}: replaces ${name} of the campaign`] : []),
    ...findings.map(({ grade, text }) => `${file}: ${grade === 'fact' ? '' : `${grade}: `}${text}`),
  ];
}
