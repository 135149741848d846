import { takeTurn } from '../../game/game.ts';
import { allocationsOfReplay } from '../bench/allocations.ts';
import { stateOf } from '../bench/states.ts';
import {
  partsOfReplay,
  partsOfTurn,
  type RecordedGame,
  traceOfReplay,
} from '../bench/turn-parts.ts';
import { replayCharts, turnCharts } from '../reports/bench-charts.ts';
import { replayLines, turnLines, writtenLines } from './bench-report.ts';
import { type BenchOptions, budgetOf, now, replaySource, setup, sourceOf } from './bench-source.ts';
import { checkWritable, writeWhole } from './files.ts';
import { heapMeter, profileInto } from './heap-and-cpu.ts';
import { isInterrupted, warnInterrupted } from './interruption.ts';
import type { Cli } from './options.ts';
import { writeReport } from './report-option.ts';
import { print } from './terminal.ts';

/** Repetitions of a whole run file. */
const defaultReplays = 3;

/** Measures every system of a turn, or of all turns of a run file. */
export async function listSystems(
  cli: Cli,
  options: BenchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const { run, line } = options;
  return run !== undefined && line === undefined
    ? benchReplay(cli, { ...options, run }, interruption)
    : benchTurn(cli, options, interruption);
}

async function benchReplay(
  cli: Cli,
  options: BenchOptions & { readonly run: string },
  interruption: AbortSignal,
): Promise<void> {
  const { run, profile, trace, json, repetitions: planned = defaultReplays } = options;
  const file = profile === true ? 'bench-run.cpuprofile' : profile;
  for (const written of [trace, file]) if (written !== undefined) checkWritable(written);
  const game = replaySource(cli, options);
  const meter = { now, isEnded: () => isInterrupted(interruption) };
  const { systems, zones, repetitions } = await partsOfReplay(game, meter, planned);
  const isIncomplete = repetitions < planned;
  if (isIncomplete) warnInterrupted(cli.terminal, repetitions, planned, 'repetitions');
  const { measure, skipped } = furtherMeasurements(interruption);
  const traced =
    trace === undefined
      ? null
      : await measure('trace', () => ({ file: trace, ...traceOfReplay(game, now) }));
  if (traced) writeWhole(traced.file, traced.text);
  const profiled =
    file === undefined
      ? null
      : await measure('profile', () => {
          profileInto(file, () => playAgain(game, repetitions));
          return file;
        });
  const allocations = await measure('allocations', () =>
    allocationsOfReplay(game, heapMeter, repetitions),
  );
  const { commands, before = 0 } = game;
  const turns = commands.length;
  const measured = {
    systems,
    zones,
    ...(allocations && { allocations }),
    ...((isIncomplete || skipped.length > 0) && {
      interrupted: {
        ...(isIncomplete && { repetitions: planned }),
        ...(skipped.length > 0 && { skipped }),
      },
    }),
  };
  const found = { run, turns, from: before + 1, repetitions, ...setup(), ...measured };
  await writeReport(options.report, () => ({
    title: `Benchmark of ${run}`,
    lines: replayLines(found),
    charts: replayCharts(systems),
  }));
  const more = writtenLines(profiled ?? undefined, traced && { ...traced, all: turns });
  const written = { ...(profiled && { profile: profiled }), ...(traced && { trace }) };
  await print(
    cli.terminal,
    json ? [JSON.stringify({ ...found, ...written })] : [...replayLines(found), ...more],
  );
}

/** Measurements after those of the systems. An interruption skips the rest, which would hold it up for long. */
function furtherMeasurements(interruption: AbortSignal) {
  const skipped: string[] = [];
  return {
    /** The names of the skipped measurements. */
    skipped,
    /** The result of a measurement, null if it is skipped. */
    async measure<T>(name: string, work: () => T): Promise<T | null> {
      if (!(await isInterrupted(interruption))) return work();
      skipped.push(name);
      return null;
    },
  };
}

function playAgain({ start, commands }: RecordedGame, times: number): void {
  for (let n = 0; n < times; n++) {
    const game = start();
    for (const command of commands) takeTurn(game, command);
  }
}

async function benchTurn(
  cli: Cli,
  options: BenchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const { moment, source } = sourceOf(cli, 'turn', options);
  const { systems, zones, repetitions } = await partsOfTurn(
    stateOf(moment.game),
    moment.command,
    { now, isEnded: () => isInterrupted(interruption) },
    budgetOf(options),
  );
  if (interruption.aborted) {
    warnInterrupted(cli.terminal, repetitions, options.repetitions ?? null, 'repetitions');
  }
  const interrupted = interruption.aborted && {
    interrupted: { repetitions: options.repetitions ?? null },
  };
  const found = { ...source, repetitions, ...setup(), systems, zones, ...interrupted };
  const lines = turnLines(found, options.repetitions !== undefined);
  await writeReport(options.report, () => ({
    title: 'Benchmark of a turn',
    lines,
    charts: turnCharts(systems),
  }));
  await print(cli.terminal, options.json ? [JSON.stringify(found)] : lines);
}
