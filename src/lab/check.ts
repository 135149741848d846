import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { loadCampaign } from '../bundles/load-campaign.ts';
import { type Problem, tellProblem } from '../bundles/problems.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { type Effort, tryKind } from '../trials/trial.ts';
import { tellVerdict, type Verdict } from '../trials/verdict.ts';
import { InputError } from './input-error.ts';

/** What there is to say about one bundle. */
export interface Check {
  readonly file: string;
  /** The campaign has a kind of this name, and it stood aside. */
  readonly replaces: boolean;
  readonly problems: readonly Problem[];
  /** Null where an error leaves nothing to play. */
  readonly verdict: Verdict | null;
}

/** What a bundle from standard input is called. */
const standardInput = 'stdin.json';

/** The bundles of these files, by name; `-` is standard input. */
export function readBundleFiles(files: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    try {
      const text = readFileSync(file === '-' ? 0 : file, 'utf8');
      texts[file === '-' ? standardInput : file.split(sep).join('/')] = text;
    } catch (error) {
      throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
    }
  }
  return texts;
}

/** Checks bundles and plays each; they may name and extend each other and those of the campaign. */
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

/** What there is to say about the text of a file. */
function problemsOf(campaign: LoadedCampaign, file: string): Problem[] {
  return campaign.problems
    .filter((problem) => problem.file === file || problem.file === `${idOf(file)}.json`)
    .map((problem) => ({ ...problem, file }));
}

function idOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.json$/, '');
}

/** Whether nothing about a bundle is an error, in its text or in play. */
export function isSound({ problems, verdict }: Check): boolean {
  return verdict !== null && verdict.crashes.length === 0 && !problems.some(isError);
}

function isError({ grade }: Problem): boolean {
  return grade === 'error';
}

/** One line for each finding, errors first. */
export function tellCheck({ file, replaces, problems, verdict }: Check): string[] {
  const order = ['error', 'warning', 'hint'];
  const sorted = [...problems].sort((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
  const name = idOf(file);
  const findings = verdict ? tellVerdict(verdict) : [];
  return [
    ...sorted.map(tellProblem),
    ...(replaces ? [`${file}: takes the place of the campaign's own ${name}`] : []),
    ...findings.map(({ grade, text }) => `${file}: ${grade === 'fact' ? '' : `${grade}: `}${text}`),
  ];
}
