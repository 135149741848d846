import { rulesHash } from 'virtual:rules-hash';
import { sourceOf } from '../../bundles/campaign-source.ts';
import { printable } from '../../bundles/printable.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Difference } from '../../records/difference.ts';
import { parseRunFile, RunFileError } from '../../records/parse-run-file.ts';
import { modsOf, type RunFile, segmentAt } from '../../records/run-file.ts';
import { contentHash } from '../../state/hash.ts';
import { InputError } from '../input-error.ts';
import { readText } from './files.ts';
import { type Cli, loadWithWarnings } from './options.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** Reading run files, and words about their replays, for several commands. */

/**
 * Reads a run file. Throws an InputError that names the file and the place of the mistake.
 */
export function readRunFile(file: string, terminal: Terminal): RunFile {
  const text = readText(file, terminal);
  try {
    return parseRunFile(text);
  } catch (error) {
    if (!(error instanceof RunFileError)) throw error;
    // Any other JSON lacks the first field of a run file, or is not an object.
    const isOther = /^(version|the file): /.test(error.message);
    const problem = isOther
      ? 'not a run file; give a file of "record", "play --save", "fuzz" or the page'
      : visible(error.message);
    throw new InputError(`${file}: ${problem}`);
  }
}

/** States the lines at the beginning of a run file that cannot be verified. `isSame`: no later line differs. */
export function unverifiedText(run: RunFile, lines: number, isSame = true): string {
  const text = `lines 1 to ${lines} were recorded with other rules or content`;
  return isSame && lines < run.turns.length ? `${text}; the later lines are verified` : text;
}

/** The campaign of a run file with its mods. Throws an InputError if its content is not that of the last segment. */
export function campaignOf(cli: Cli, run: RunFile, file: string): Campaign {
  const found = sourceIn(cli, run, file);
  if (!found) {
    const ids = Object.keys(cli.campaigns).join(', ');
    throw new InputError(
      `${file}: there is no campaign "${printable(run.campaign)}" (campaigns: ${ids})`,
    );
  }
  const campaign = loadWithWarnings(found.source, found.mods, cli.terminal);
  const content = contentHash(campaign);
  // A game can continue with other content. Its earlier lines count as those of other rules.
  if (run.segments.at(-1)?.content === content) return campaign;
  throw new InputError(
    `${file}: the campaign ${run.campaign} has changed since the recording (bundles or rules); record the game again`,
  );
}

/** The source of a run file's campaign, which a pack can have defined, and its mods. */
function sourceIn({ campaigns }: Cli, run: RunFile, file: string): ReturnType<typeof sourceOf> {
  try {
    return sourceOf(Object.values(campaigns), run.campaign, modsOf(run));
  } catch (error) {
    throw new InputError(`${file}: ${printable(error instanceof Error ? error.message : '')}`);
  }
}

/** The part of the state that differs, for example "Health of orc 17, by combat". */
function placeOf({ system, component, entity }: Difference): string | null {
  if (component === null) return null;
  const owner = entity ? ` of ${entity.kind ?? 'entity'} ${entity.seq}` : '';
  return `${component}${owner}${system === null ? '' : `, by ${system}`}`;
}

/** Whether a line was recorded with the present rules. */
export function rulesOf(run: RunFile, line: number): 'same' | 'other' {
  const { rules } = run.segments[segmentAt(run, line)];
  return rules === rulesHash ? 'same' : 'other';
}

const causes = {
  same: 'the rules are the recorded ones, so the file was changed or recorded with --against, or the game depends on the machine',
  other: 'the rules have changed since the recording',
} as const;

/** The probable cause of a difference in a line, from 1. `against`: the file with the systems that were used. */
export function causeOf(run: RunFile, line: number, against?: string): string {
  const rules = rulesOf(run, Math.max(0, line - 1));
  if (against === undefined) return causes[rules];
  const systems = `with the systems of ${against}`;
  return rules === 'same' ? systems : `${systems}; ${causes[rules]}`;
}

/** The difference and its probable cause in one line. */
export function describeDifference(run: RunFile, difference: Difference, against?: string): string {
  const { line } = difference;
  if (line === 0) {
    // The new game is made before any system runs.
    const cause = causeOf(run, line);
    const seed = cause === causes.same ? 'the seed or another part of the file was changed' : cause;
    return `the new game differs: ${seed}`;
  }
  const place = placeOf(difference);
  const where = place === null ? 'the trace does not show where' : `first ${place}`;
  return visible(`line ${line} differs: ${where} (${causeOf(run, line, against)})`);
}

/** Whether the fault of a run file still occurs. `problem`: the result of its command now. */
export function faultText(problem: string | null): string {
  return problem === null
    ? 'the recorded fault no longer occurs'
    : visible(`the fault occurs: ${problem}`);
}
