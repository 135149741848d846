import { type LoadedCampaign, loadCampaign } from '../bundles/load-campaign.ts';
import { type Problem, tellProblem } from '../bundles/problems.ts';
import { idOf } from '../bundles/read-bundles.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { type Effort, tryKind } from '../trials/trial.ts';
import { tellVerdict, type Verdict } from '../trials/verdict.ts';

/** The findings about one bundle. */
export interface Check {
  readonly file: string;
  /** The bundle replaces the campaign's own bundle of the same name. */
  readonly replaces: boolean;
  readonly problems: readonly Problem[];
  /** Null if the bundle has an error and cannot be played. */
  readonly verdict: Verdict | null;
}

/**
 * Checks bundles and plays each. Bundles can refer to and extend each other and those of the
 * campaign.
 */
export function checkBundles(
  source: CampaignSource,
  texts: Readonly<Record<string, string>>,
  effort: Partial<Effort> = {},
): Check[] {
  const ids = new Set(Object.keys(texts).map(idOf));
  const own = Object.entries(source.bundles);
  const bundles = Object.fromEntries(own.filter(([file]) => !ids.has(idOf(file))));
  const replaced = new Set(own.map(([file]) => idOf(file)).filter((id) => ids.has(id)));
  const campaign = loadCampaign({ ...source, bundles }, texts);
  return Object.keys(texts).map((file) => {
    const id = idOf(file);
    const problems = problemsOf(campaign, file);
    const verdict = problems.some(isError) ? null : tryKind(campaign, id, effort);
    return { file, replaces: replaced.has(id), problems, verdict };
  });
}

/** The problems of a file's text. */
function problemsOf(campaign: LoadedCampaign, file: string): Problem[] {
  return campaign.problems
    .filter((problem) => problem.file === file || problem.file === `${idOf(file)}.json`)
    .map((problem) => ({ ...problem, file }));
}

/** Whether a bundle has no error, neither in its text nor in play. */
export function isSound({ problems, verdict }: Check): boolean {
  return verdict !== null && verdict.crashes.length === 0 && !problems.some(isError);
}

function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** One line per finding, errors first. */
export function describeCheck({ file, replaces, problems, verdict }: Check): string[] {
  const order = ['error', 'warning', 'hint'];
  const sorted = [...problems].sort((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
  const name = idOf(file);
  const findings = verdict ? tellVerdict(verdict) : [];
  return [
    ...sorted.map(tellProblem),
    ...(replaces ? [`${file}: replaces ${name} of the campaign`] : []),
    ...findings.map(({ grade, text }) => `${file}: ${grade === 'fact' ? '' : `${grade}: `}${text}`),
  ];
}
