import type { Allocations } from '../bench/allocations.ts';
import type { BenchResult } from '../bench/bench.ts';
import type { Exercised } from '../bench/exercised.ts';
import type { Figures, Timing } from '../bench/measure.ts';
import type { SystemZone } from '../bench/system-zones.ts';
import {
  outsideSystems,
  type ReplayPart,
  type TurnPart,
  wholeTurn,
  type ZonePart,
} from '../bench/turn-parts.ts';
import { mostTracedTurns } from '../profiler/trace.ts';
import { number, percent, tableLines, time } from '../table.ts';
import type { PrintedSource } from './bench-source.ts';
import { type Machine, machineLine } from './machine.ts';

/** The machine, and the cost of reading its clock in ns. */
type Setup = { readonly machine: Machine; readonly clock: number };

/** The files with lines that never ran that a report lists. */
const mostMissed = 15;

/** The code that ran in a comparison. `system` is null without the sources. */
export interface Coverage {
  readonly system: Exercised | null;
  readonly alternative: Exercised;
}

/**
 * The ns of work, about, after which V8 has compiled the code with all optimisations. An equal copy of a system was
 * 1.3 to 2 times as slow as the system itself after less.
 */
const warmTime = 50e6;

/**
 * A warning about times that are mostly those of code before its optimisation. `isPlanned`: the number of repetitions
 * was given.
 */
function coldNote(repetitions: number, median: number, isPlanned: boolean): string[] {
  if (repetitions * median >= warmTime) return [];
  const worked = `note: ${number(repetitions)} repetitions are ${time(repetitions * median)} of work`;
  const more = isPlanned ? '--repetitions' : '--seconds';
  return [`${worked}, too little for the compiler to finish: give more ${more}`];
}

/** A table with a row for each part of a measurement. Each column has its heading and the texts of its cells. */
function table<T>(
  parts: readonly T[],
  columns: Readonly<Record<string, (part: T) => string>>,
): string[] {
  const rows = parts.map((part) => Object.values(columns).map((cell) => cell(part)));
  return tableLines([Object.keys(columns), ...rows]);
}

/** Columns of several tables. */
const systemText = (part: { readonly system: string }) => part.system;
const shareText = (part: { readonly share: number }) => percent(part.share);
const callsText = (part: { readonly calls: number }) => number(part.calls);
const timing = {
  least: ({ least }: Timing) => time(least),
  median: ({ median }: Timing) => time(median),
  p95: ({ p95 }: Timing) => time(p95),
};

/** Whether a row is about the whole turn. */
const isTurn = ({ system }: { readonly system: string }) => system === wholeTurn;

/** The report about one system or the whole turn. `isPlanned`: the number of repetitions was given. */
export function resultLines(
  report: PrintedSource &
    Setup &
    BenchResult & { readonly zones: readonly SystemZone[]; readonly coverage: Coverage | null },
  isPlanned: boolean,
): string[] {
  const { system, calls, entities, atLeast, hash, figures, alternative, zones } = report;
  const measured: (Figures & { readonly name: string })[] = [{ name: system, ...figures }];
  if (alternative?.figures) measured.push({ name: alternative.name, ...alternative.figures });
  const touched = `${atLeast ? 'at least ' : ''}${number(entities)}`;
  return [
    ...heading(system, report),
    ...table(measured, {
      '': ({ name }) => name,
      ...timing,
      'ns/entity': ({ median }) =>
        entities === 0 ? '–' : `${atLeast ? '≤ ' : ''}${(median / entities).toFixed(1)}`,
      bytes: ({ bytes }) => (bytes === null ? '–' : number(bytes)),
      repetitions: ({ repetitions }) => number(repetitions),
    }),
    '',
    ...(entities === 0 ? [idleNote(system, report)] : []),
    `entities  ${touched}, in ${number(calls)} ${calls === 1 ? 'call' : 'calls'}`,
    `clock     ${time(report.clock)} per reading`,
    `hash      ${hash}`,
    ...coldNote(figures.repetitions, figures.median, isPlanned),
    '',
    ...systemZoneLines(system, zones),
    ...alternativeLines(report),
    ...coverageLines(report),
  ];
}

/** The zones of one system or of a turn. */
function systemZoneLines(system: string, zones: readonly SystemZone[]): string[] {
  if (zones.length === 0) return [`zones     none: ${system} entered no zone here`];
  return [
    ...table(zones, { zone: ({ zone }) => zone, ...timing, calls: callsText }),
    '',
    zoneNote,
    'The zones are measured in separate repetitions, because measuring zones slows the system.',
  ];
}

const zoneNote =
  'zone     a named part of a system, included in its time; the path names the system and the zones around it';

/** Names the systems that entered no zone, so that only their whole time is known. */
function withoutZones(
  systems: readonly { readonly system: string }[],
  paths: readonly string[],
): string {
  const zoned = new Set(paths.map((path) => path.slice(0, path.indexOf('/'))));
  const names = systems
    .map(({ system }) => system)
    .filter((system) => system !== outsideSystems && system !== wholeTurn && !zoned.has(system));
  return names.length === 0
    ? 'no zones none: each system entered one'
    : `no zones ${names.sort().join(', ')}`;
}

/** The share of the code that ran in a comparison, and the lines that did not. */
function coverageLines({
  system,
  alternative,
  coverage,
}: BenchResult & { readonly coverage: Coverage | null }): string[] {
  if (!alternative || !coverage) return [];
  const lines = (name: string, { lines, run, files, missed }: Exercised) => [
    `exercised ${percent(lines === 0 ? 1 : run / lines)} of ${name}: ${number(run)} of ${number(lines)} lines in ${number(files)} ${files === 1 ? 'file' : 'files'}`,
    ...missed.slice(0, mostMissed).map((places) => `  never ran ${places}`),
    ...(missed.length > mostMissed
      ? [`  and lines of ${number(missed.length - mostMissed)} more files, which --json lists`]
      : []),
  ];
  return [
    '',
    ...(coverage.system ? lines(system, coverage.system) : []),
    ...lines(alternative.name, coverage.alternative),
  ];
}

/** Explains a measurement without entities. */
function idleNote(system: string, source: PrintedSource): string {
  const why = `note: ${system} had no work here, so this is the time of an idle call`;
  return 'run' in source
    ? `${why}; choose another line`
    : `${why}; measure a line of a run file (--run FILE --line N), or add a workload to src/lab/bench/workloads.ts`;
}

function alternativeLines({ system, alternative, idle }: BenchResult): string[] {
  if (!alternative) return [];
  if (alternative.threw !== null) return ['', `${alternative.name} failed: ${alternative.threw}`];
  const ratio = `${alternative.name}: ${(alternative.figures?.ratio ?? 1).toFixed(2)} times as long`;
  if (alternative.difference === null) {
    const warning = `warning: ${system} changes nothing here, so doing nothing is also correct; choose another line or crowd`;
    const states = `also in ${number(alternative.played)} states of played games`;
    const more = 'but not compared in played games (--games N)';
    return [
      '',
      `${ratio}, same game, ${alternative.played > 0 ? states : more}`,
      ...(idle ? [warning] : []),
    ];
  }
  return [
    '',
    `${ratio}, different game: ${alternative.difference}`,
    `hash      ${alternative.hash}`,
  ];
}

/** The report about the systems of one turn. `isPlanned`: the number of repetitions was given. */
export function turnLines(
  report: PrintedSource &
    Setup & { repetitions: number; systems: readonly TurnPart[]; zones: readonly TurnPart[] },
  isPlanned: boolean,
): string[] {
  const { repetitions, systems } = report;
  return [
    ...heading('turn', report, `, ${repetitionsText(repetitions)}`),
    ...partLines('system', report.systems),
    '',
    ...partLines('zone', report.zones),
    '',
    zoneNote,
    withoutZones(
      report.systems,
      report.zones.map(({ system }) => system),
    ),
    ...footer(report),
    ...coldNote(repetitions, systems.find(isTurn)?.median ?? 0, isPlanned),
  ];
}

function repetitionsText(repetitions: number): string {
  return `${number(repetitions)} ${repetitions === 1 ? 'repetition' : 'repetitions'}`;
}

function partLines(heading: string, parts: readonly TurnPart[]): string[] {
  return table(parts, { [heading]: systemText, share: shareText, ...timing, calls: callsText });
}

/** The report about the systems of a whole run file. */
export function replayLines(
  report: Setup & {
    run: string;
    turns: number;
    /** The first line of these turns in the run file. */
    from: number;
    repetitions: number;
    systems: readonly ReplayPart[];
    zones: readonly ZonePart[];
    allocations?: Allocations;
    interrupted?: { readonly skipped?: readonly string[] };
  },
): string[] {
  const { zones, allocations, interrupted: { skipped = [] } = {} } = report;
  return [
    `${number(report.turns)} lines of ${report.run}${report.from > 1 ? `, from line ${number(report.from)}, where it was continued or edited` : ''}, ${repetitionsText(report.repetitions)}`,
    machineLine(report.machine),
    '',
    ...table(report.systems, {
      system: systemText,
      share: shareText,
      total: ({ total }) => time(total),
      last: ({ last }) => time(last),
      p95: ({ p95 }) => time(p95),
      slowest: ({ slowest }) => time(slowest.time),
      line: ({ slowest }) => number(slowest.line),
      calls: callsText,
    }),
    '',
    ...table(zones, {
      zone: ({ zone }) => zone,
      total: ({ total }) => time(total),
      calls: callsText,
    }),
    '',
    ...(allocations ? [...allocationLines(allocations), ''] : []),
    'slowest  the slowest turn; its time is that of the fastest repetition from its state; the other times of systems',
    '         and zones are, in each turn, of the fastest replay of this turn',
    zoneNote,
    withoutZones(
      report.systems,
      zones.map(({ zone }) => zone),
    ),
    ...footer(report),
    ...(allocations ? allocationNotes(allocations) : []),
    ...coldNote(report.repetitions, report.systems.find(isTurn)?.total ?? 0, true),
    ...(skipped.length > 0 ? [`Interrupted: without ${skipped.join(', ')}.`] : []),
  ];
}

function allocationLines({ systems }: Allocations): string[] {
  return table(systems, {
    allocated: systemText,
    bytes: ({ total }) => number(total),
    'per turn': ({ perTurn }) => number(Math.round(perTurn)),
    most: ({ most }) => number(most.bytes),
    line: ({ most }) => number(most.line),
  });
}

/** The files that a benchmark has written beside its report. */
export function writtenLines(
  profile: string | undefined,
  trace: { readonly file: string; readonly turns: number; readonly all: number } | null = null,
): string[] {
  const lines = profile === undefined ? [] : [`profile: ${profile}`];
  if (trace) {
    const { file, turns, all } = trace;
    const part = turns < mostTracedTurns || turns === all ? '' : 'the last ';
    lines.push(`trace: ${file}, ${part}${number(turns)} turns of ${number(all)} lines`);
  }
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The method of the bytes, and its resolution. */
function allocationNotes({ counted, dropped, reading, resolution }: Allocations): string[] {
  const collected = `${number(dropped)} of ${number(counted + dropped)} turns are left out, because the garbage collector ran in each replay of them`;
  return [
    'bytes    the used heap of V8 after each call minus before it, of the replay of each turn with the fewest bytes;',
    '         without the contents of large typed arrays, which are outside the heap',
    `         ${number(reading)} bytes per reading are subtracted; 95 of 100 empty calls then seem to allocate up to ${number(resolution)} bytes`,
    `         ${dropped === 0 ? 'the garbage collector ran in no counted replay, and no turn is left out' : collected}`,
  ];
}

function footer({ clock }: Setup): string[] {
  return [
    'between  the time of a turn outside its systems; turn: the whole turn',
    `clock    ${time(clock)} per reading, two readings per call; this cost is subtracted`,
  ];
}

function heading(system: string, report: PrintedSource & Setup, more = ''): string[] {
  return [`${system}: ${sourceText(report)}${more}`, machineLine(report.machine), ''];
}

function sourceText(source: PrintedSource): string {
  if ('run' in source) return `line ${source.line} of ${source.run}`;
  const { campaign, actors, kind, floor, seed, asleep } = source;
  const crowd = `${number(actors)} ${kind ?? 'monsters'} of ${campaign}`;
  return `${crowd} on ${floor} cells${asleep ? ', asleep' : ''}, seed "${seed}"`;
}
