import type { Allocations } from '../bench/allocations.ts';
import type { BenchResult } from '../bench/bench.ts';
import type { Exercised } from '../bench/exercised.ts';
import type { Figures } from '../bench/measure.ts';
import type { SystemZone } from '../bench/system-zones.ts';
import {
  between,
  type ReplayPart,
  type TurnPart,
  whole,
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

/** The time of the whole turn among those of its systems. */
function timeOfTurn<T extends { readonly system: string }>(
  systems: readonly T[],
  timeOf: (part: T) => number,
): number {
  const turn = systems.find(({ system }) => system === whole);
  return turn ? timeOf(turn) : 0;
}

/** The report about one system or the whole turn. `isPlanned`: the number of repetitions was given. */
export function resultLines(
  found: PrintedSource &
    Setup &
    BenchResult & { readonly zones: readonly SystemZone[]; readonly coverage: Coverage | null },
  isPlanned: boolean,
): string[] {
  const { system, calls, entities, atLeast, hash, figures, alternative, zones } = found;
  const row = (name: string, { repetitions, least, median, p95, bytes }: Figures) => [
    name,
    time(least),
    time(median),
    time(p95),
    entities === 0 ? '–' : `${atLeast ? '≤ ' : ''}${(median / entities).toFixed(1)}`,
    bytes === null ? '–' : number(bytes),
    number(repetitions),
  ];
  const rows = [
    ['', 'least', 'median', 'p95', 'ns/entity', 'bytes', 'repetitions'],
    row(system, figures),
  ];
  if (alternative?.figures) rows.push(row(alternative.name, alternative.figures));
  const touched = `${atLeast ? 'at least ' : ''}${number(entities)}`;
  return [
    ...heading(system, found),
    ...tableLines(rows),
    '',
    ...(entities === 0 ? [idleNote(system, found)] : []),
    `entities  ${touched}, in ${number(calls)} ${calls === 1 ? 'call' : 'calls'}`,
    `clock     ${time(found.clock)} per reading`,
    `hash      ${hash}`,
    ...coldNote(figures.repetitions, figures.median, isPlanned),
    '',
    ...systemZoneLines(system, zones),
    ...alternativeLines(found),
    ...coverageLines(found),
  ];
}

/** The zones of one system or of a turn. */
function systemZoneLines(system: string, zones: readonly SystemZone[]): string[] {
  if (zones.length === 0) return [`zones     none: ${system} entered no zone here`];
  return [
    ...tableLines([
      ['zone', 'least', 'median', 'p95', 'calls'],
      ...zones.map(({ zone, least, median, p95, calls }) => [
        zone,
        time(least),
        time(median),
        time(p95),
        number(calls),
      ]),
    ]),
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
    .filter((system) => system !== between && system !== whole && !zoned.has(system));
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
  found: PrintedSource &
    Setup & { repetitions: number; systems: readonly TurnPart[]; zones: readonly TurnPart[] },
  isPlanned: boolean,
): string[] {
  const { repetitions, systems } = found;
  return [
    ...heading('turn', found, `, ${repetitionsText(repetitions)}`),
    ...partLines('system', found.systems),
    '',
    ...partLines('zone', found.zones),
    '',
    zoneNote,
    withoutZones(
      found.systems,
      found.zones.map(({ system }) => system),
    ),
    ...footer(found),
    ...coldNote(
      repetitions,
      timeOfTurn(systems, ({ median }) => median),
      isPlanned,
    ),
  ];
}

function repetitionsText(repetitions: number): string {
  return `${number(repetitions)} ${repetitions === 1 ? 'repetition' : 'repetitions'}`;
}

function partLines(heading: string, parts: readonly TurnPart[]): string[] {
  return tableLines([
    [heading, 'share', 'least', 'median', 'p95', 'calls'],
    ...parts.map(({ system, share, least, median, p95, calls }) => [
      system,
      percent(share),
      time(least),
      time(median),
      time(p95),
      number(calls),
    ]),
  ]);
}

/** The report about the systems of a whole run file. */
export function replayLines(
  found: Setup & {
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
  const { zones, allocations, interrupted: { skipped = [] } = {} } = found;
  return [
    `${number(found.turns)} lines of ${found.run}${found.from > 1 ? `, from line ${number(found.from)}, where it was continued or edited` : ''}, ${repetitionsText(found.repetitions)}`,
    machineLine(found.machine),
    '',
    ...tableLines([
      ['system', 'share', 'total', 'last', 'p95', 'slowest', 'line', 'calls'],
      ...found.systems.map(({ system, share, total, last, p95, slowest, calls }) => [
        system,
        percent(share),
        time(total),
        time(last),
        time(p95),
        time(slowest.time),
        number(slowest.line),
        number(calls),
      ]),
    ]),
    '',
    ...zoneLines(zones),
    '',
    ...(allocations ? [...allocationLines(allocations), ''] : []),
    'slowest  the slowest turn; its time is that of the fastest repetition from its state; the other times of systems',
    '         and zones are, in each turn, of the fastest replay of this turn',
    ...zoneNotes(found.systems, zones),
    ...footer(found),
    ...(allocations ? allocationNotes(allocations) : []),
    ...coldNote(
      found.repetitions,
      timeOfTurn(found.systems, ({ total }) => total),
      true,
    ),
    ...(skipped.length > 0 ? [`Interrupted: without ${skipped.join(', ')}.`] : []),
  ];
}

function zoneLines(zones: readonly ZonePart[]): string[] {
  return tableLines([
    ['zone', 'total', 'calls'],
    ...zones.map(({ zone, total, calls }) => [zone, time(total), number(calls)]),
  ]);
}

function zoneNotes(systems: readonly ReplayPart[], zones: readonly ZonePart[]): string[] {
  return [
    zoneNote,
    withoutZones(
      systems,
      zones.map(({ zone }) => zone),
    ),
  ];
}

function allocationLines({ systems }: Allocations): string[] {
  return tableLines([
    ['allocated', 'bytes', 'per turn', 'most', 'line'],
    ...systems.map(({ system, total, perTurn, most }) => [
      system,
      number(total),
      number(Math.round(perTurn)),
      number(most.bytes),
      number(most.line),
    ]),
  ]);
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

function heading(system: string, found: PrintedSource & Setup, more = ''): string[] {
  return [`${system}: ${sourceText(found)}${more}`, machineLine(found.machine), ''];
}

function sourceText(source: PrintedSource): string {
  if ('run' in source) return `line ${source.line} of ${source.run}`;
  const { campaign, actors, kind, floor, seed, asleep } = source;
  const crowd = `${number(actors)} ${kind ?? 'monsters'} of ${campaign}`;
  return `${crowd} on ${floor} cells${asleep ? ', asleep' : ''}, seed "${seed}"`;
}
