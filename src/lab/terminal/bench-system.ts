import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import { bench, ownWork, workOf } from '../bench/bench.ts';
import type { Meter } from '../bench/measure.ts';
import { type PlayedState, playedStates } from '../bench/played-states.ts';
import { withAllVariants } from '../bench/rule-variants.ts';
import type { MeasuredTurn, State } from '../bench/states.ts';
import { type Subject, subjects } from '../bench/subjects.ts';
import { zonesOfSystem } from '../bench/system-zones.ts';
import { InputError } from '../input-error.ts';
import { systemCharts } from '../reports/bench-charts.ts';
import { type Implementation, loadAlternative } from './alternative.ts';
import { type Coverage, resultLines, writtenLines } from './bench-report.ts';
import {
  type BenchOptions,
  budgetOf,
  comparedCampaigns,
  now,
  setup,
  sourceOf,
} from './bench-source.ts';
import { exercisedFile, exercisedSystem } from './exercised.ts';
import { checkWritable } from './files.ts';
import { allocated, profileInto } from './heap-and-cpu.ts';
import { isInterrupted, warnInterrupted } from './interruption.ts';
import type { Cli } from './options.ts';
import { writeReport } from './report-option.ts';
import { print } from './terminal.ts';

/** Measures one system or the whole turn, and another implementation next to it. */
export async function benchSystem(
  cli: Cli,
  name: string,
  options: BenchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const { against, profile, json } = options;
  const subject = subjectOf(name);
  const file = profile === true ? `bench-${subject}.cpuprofile` : profile;
  if (file !== undefined) checkWritable(file);
  const { moment, states, source } = sourceOf(cli, subject, options);
  const alternative =
    against === undefined
      ? null
      : await alternativeOf(cli, subject, { ...options, against }, interruption);
  const meter: Meter = {
    now,
    allocated,
    isEnded: () => isInterrupted(interruption),
    ...(file !== undefined && { profile: (work) => profileInto(file, work) }),
  };
  const result = await bench(subject, moment, states, meter, budgetOf(options), alternative);
  const { repetitions } = result.figures;
  if (interruption.aborted) {
    warnInterrupted(cli.terminal, repetitions, options.repetitions ?? null, 'repetitions');
  }
  // After an interruption the results so far are printed, without further measurements.
  const zones = interruption.aborted
    ? []
    : zonesOfSystem(subject, ownWork(subject), moment, states, now, repetitions);
  const coverage =
    alternative && !(await isInterrupted(interruption))
      ? await coverageOf(subject, alternative, moment, states)
      : null;
  const interrupted = interruption.aborted && {
    interrupted: { repetitions: options.repetitions ?? null },
  };
  const found = { ...source, ...setup(), ...result, zones, coverage, ...interrupted };
  const lines = resultLines(found, options.repetitions !== undefined);
  await writeReport(options.report, () => {
    const { figures, alternative: other } = result;
    const others = other?.figures ? [{ name: other.name, figures: other.figures }] : [];
    return {
      title: `Benchmark of ${subject}`,
      lines,
      charts: systemCharts([{ name: subject, figures }, ...others]),
    };
  });
  const more = writtenLines(file);
  await print(
    cli.terminal,
    json ? [JSON.stringify({ ...found, profile: file })] : [...lines, ...more],
  );
  const { threw, difference } = result.alternative ?? { threw: null, difference: null };
  if (threw !== null || difference !== null) cli.terminal.exitCode = 1;
}

/** The system or turn to measure. Throws an InputError for an unknown name. */
function subjectOf(name: string): Subject {
  const subject = subjects.find((known) => known === name);
  if (subject) return subject;
  const near = suggestion(name, subjects);
  throw new InputError(`there is no system "${name}"${near} (systems: ${subjects.join(', ')})`);
}

/** Another implementation of a system, with the states of played games in which it is compared. */
async function alternativeOf(
  cli: Cli,
  subject: Subject,
  options: BenchOptions & { readonly against: string },
  interruption: AbortSignal,
) {
  const { against: file, games } = options;
  const alternative = await loadAlternative(file, subject);
  const played: PlayedState[] = [];
  for (const source of withAllVariants(comparedCampaigns(cli, options))) {
    if (await isInterrupted(interruption)) break;
    played.push(...playedStates(subject, [loadCampaign(source)], games));
  }
  return { ...alternative, file, played };
}

/** The code of a system and of another implementation that runs in the states of a comparison. */
async function coverageOf(
  subject: Subject,
  { file, played }: Awaited<ReturnType<typeof alternativeOf>>,
  moment: MeasuredTurn,
  states: readonly State[],
): Promise<Coverage> {
  const run = (work: Implementation) => {
    const starts = [
      ...states.map((state) => ({ state, work: workOf(moment, work) })),
      ...played.map(({ state, command }) => ({ state, work: workOf({ command }, work) })),
    ];
    for (const start of starts) {
      try {
        start.work(start.state());
      } catch {
        // The comparison has already reported the exception.
      }
    }
  };
  return {
    system: await exercisedSystem(subject, run),
    alternative: await exercisedFile(file, subject, run),
  };
}
