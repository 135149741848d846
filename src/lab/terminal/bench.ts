import { type Command, InvalidArgumentError, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { Campaign } from '../../game/campaign.ts';
import { takeTurn } from '../../game/game.ts';
import { allocationsOfReplay } from '../bench/allocations.ts';
import { bench, ownWork, workOf } from '../bench/bench.ts';
import type { Budget, Meter } from '../bench/measure.ts';
import { type PlayedState, playedStates } from '../bench/played-states.ts';
import { type Moment, type State, stateOf } from '../bench/states.ts';
import { type Subject, subjects } from '../bench/subjects.ts';
import { zonesOfSystem } from '../bench/system-zones.ts';
import {
  partsOfReplay,
  partsOfTurn,
  type RecordedGame,
  traceOfReplay,
  zonesOfReplay,
} from '../bench/turn-parts.ts';
import { deathRate, mostAtOnce, mostDead } from '../bench/workloads.ts';
import { crowdBounds } from '../crowds/crowd.ts';
import { InputError } from '../input-error.ts';
import { tryClock } from '../profiler/clock.ts';
import { replayCharts, systemCharts, turnCharts } from '../reports/bench-charts.ts';
import { type Implementation, loadAlternative } from './alternative.ts';
import {
  type Coverage,
  replayLines,
  resultLines,
  turnLines,
  writtenLines,
} from './bench-report.ts';
import {
  type BenchSource,
  type CrowdOptions,
  crowdSource,
  replaySource,
  turnSource,
} from './bench-source.ts';
import { exercisedFile, exercisedSystem } from './exercised.ts';
import { checkWritable, writeWhole } from './files.ts';
import { allocated, heapMeter, profileInto } from './heap-and-cpu.ts';
import { thisMachine } from './machine.ts';
import { type Campaigns, campaignOption, modOption, rl, wholeNumber } from './options.ts';
import { reportOption, writeReport } from './report.ts';
import { print, type Terminal } from './terminal.ts';

interface BenchOptions extends CrowdOptions {
  readonly run?: string;
  readonly turn?: number;
  readonly against?: string;
  readonly games: number;
  readonly profile?: string | true;
  readonly trace?: string;
  readonly seconds: number;
  readonly repetitions?: number;
  readonly report?: string;
  readonly json?: boolean;
}

const now = () => performance.now();

/** Adds the command `bench`. */
export function addBenchCommand(program: Command, campaigns: Campaigns, terminal: Terminal): void {
  const { actors, side } = crowdBounds;
  program
    .command('bench')
    .description(
      'Measure one system or the whole turn, on a crowd or in a turn of a run file. Without a system: ' +
        'list the systems of the turn or of the whole run, slowest first.',
    )
    .argument('[system]', `a system, or turn for all systems: ${subjects.join(', ')}`)
    .addOption(campaignOption(campaigns, 'optional'))
    .option('--actors <number>', 'monsters in the crowd', wholeNumber(10, actors.most), 1000)
    .option(
      '--floor <size>',
      `the floor in cells, WxH, each ${side.least} to ${side.most} (default: a square with 25 cells per monster)`,
      parseFloor,
    )
    .option('--kind <kind>', 'the kind of all monsters (default: all kinds in equal shares)')
    .option('--seed <text>', 'the seed of the crowd', 'bench')
    .option('--asleep', 'monsters that can sleep are asleep')
    .addOption(
      new Option('--run <file>', 'a run file instead of a crowd').conflicts([
        'campaign',
        'actors',
        'floor',
        'kind',
        'seed',
        'asleep',
      ]),
    )
    .addOption(modOption())
    .option('--turn <number>', 'the turn of the run file, from 1', wholeNumber(1, 1e9))
    .option('--against <file>', 'another implementation to compare with, a TypeScript file')
    .option(
      '--games <number>',
      'with --against: compare also in turns of N games of each campaign, which a bot plays',
      wholeNumber(0, 100),
      1,
    )
    .option(
      '--profile [file]',
      'also write a .cpuprofile of the system or the whole run, which the Chrome DevTools open',
    )
    .option('--trace <file>', 'also write a timeline of a whole run, which ui.perfetto.dev opens')
    .option('--seconds <number>', 'the duration of the measurement', positive, 2)
    .option('--repetitions <number>', 'the number of repetitions instead', wholeNumber(1, 1e6))
    .addOption(reportOption())
    .option('--json', 'print one JSON line')
    .addHelpText('after', notes)
    .action((system: string | undefined, options: BenchOptions) =>
      system === undefined
        ? listSystems(campaigns, options, terminal)
        : benchSystem(campaigns, system, options, terminal),
    );
}

const notes = `
Each repetition starts in the same state; restoring the state is not measured. In a turn of a run file, a
repetition is all calls of the system in this turn, each from the exact state before it. A crowd is
measured after the hero has waited twice, with as much pending work as the system can have:
  ai                           all monsters that are awake decide
  actions                      their decisions are carried out
  combat                       each monster next to another one attacks it
  splits, powers               the effects of such attacks on the survivors
  healing, hunger, fainting    all actors are hurt, or eat
  poison                       all actors are poisoned
  conditions                   all actors are hasted
  rings                        all actors wear a ring that heals
  arrival                      the hero sees all rooms at once
  notice                       the hero is surrounded; only sleeping monsters can notice (--asleep)
  traps, pickup                a trap or gold is under each monster; up to ${mostAtOnce} step on it or pick it up
  explosions, remains, rewards 1 in ${deathRate} monsters has died, at most ${mostDead}
  fov                          the hero sees the floor for the first time
  wanderers                    a wandering monster arrives, in campaigns with wandering monsters
  turn                         the hero waits for a turn
  any other system             its first call in such a turn
Missing components are added to the monsters for the benchmark. An additional --kind is lab-tracker.

  least, median, p95   of the repetitions; least: the fastest, which background load affects the least
  entities             entities that the system touches: those in its queues, those whose fields it
                       accesses, and those that have a component it asks for. Counted in a separate
                       repetition in which every access is watched
  ns/entity            the median divided by the entities
  bytes                heap memory allocated by a repetition, the median of five separate repetitions
  hash                 of the state after the call, as in "play"; of several calls, of all their hashes
  clock                the cost of reading the clock

Another implementation (--against) is a function (game) => void named after the system, exported by name or
as default. It may import from src/. For turn, systems of the file replace those of the turn; a function
named turn replaces the whole turn and is called with (game, command). Both implementations take turns. The game is the same if the
state, the pending work and the events are equal, in the first repetition and after the last one; if not,
the exit code is 1. Therefore it must not remember anything between repetitions. The games are also compared
in turns of games of every campaign (--games), which are not measured.
  exercised            the lines of the system's file, and of the functions that it calls, of which every
                       part ran in these states; then the lines of which some part never ran. A fault in
                       a line that never ran stays hidden
To compare a whole game:
${rl} replay run.json --against FILE

Examples:
  ${rl} record --campaign rogue --seed 7 --bot careful --turns 1000 > run.json
  ${rl} bench --run run.json                     the systems of the whole run
  ${rl} bench --run run.json --trace trace.json  also a timeline of all its turns
  ${rl} bench --run run.json --profile           also a profile of the whole game
  ${rl} bench --run run.json --turn 200          the systems of one turn
  ${rl} bench ai --run run.json --turn 200 --against my-ai.ts
  ${rl} bench turn --actors 10000 --profile`;

async function benchSystem(
  campaigns: Campaigns,
  name: string,
  options: BenchOptions,
  terminal: Terminal,
): Promise<void> {
  const { run, turn, against, profile, json } = options;
  const subject = subjects.find((known) => known === name);
  if (!subject) {
    const near = suggestion(name, subjects);
    throw new InputError(`there is no system "${name}"${near} (systems: ${subjects.join(', ')})`);
  }
  if (options.trace !== undefined) throw new InputError(traceNeeds);
  if (run !== undefined && turn === undefined) {
    throw new InputError(`bench ${subject} --run requires --turn N`);
  }
  const { moment, states, source } = sourceOf(campaigns, subject, options, terminal);
  const alternative =
    against === undefined
      ? null
      : {
          ...(await loadAlternative(against, subject)),
          played: playedStates(subject, loadAll(campaigns), options.games),
        };
  const file = profile === true ? `bench-${subject}.cpuprofile` : profile;
  const meter: Meter = {
    now,
    allocated,
    ...(file !== undefined && { profile: (work) => profileInto(file, work) }),
  };
  const result = bench(subject, moment, states, meter, budgetOf(options), alternative);
  const zones = zonesOfSystem(
    subject,
    ownWork(subject),
    moment,
    states,
    now,
    result.figures.repetitions,
  );
  const coverage =
    against === undefined || !alternative
      ? null
      : await coverageOf(subject, against, moment, states, alternative.played);
  const found = { ...source, ...setup(), ...result, zones, coverage };
  await writeReport(options.report, () => {
    const { figures, alternative: other } = result;
    const others = other?.figures ? [{ name: other.name, figures: other.figures }] : [];
    return {
      title: `Benchmark of ${subject}`,
      lines: resultLines(found),
      charts: systemCharts([{ name: subject, figures }, ...others]),
    };
  });
  const more = writtenLines(file);
  await print(
    terminal,
    json ? [JSON.stringify({ ...found, profile: file })] : [...resultLines(found), ...more],
  );
  const { threw, difference } = result.alternative ?? { threw: null, difference: null };
  if (threw !== null || difference !== null) terminal.exitCode = 1;
}

function loadAll(campaigns: Campaigns): Campaign[] {
  return Object.values(campaigns).map((source) => loadCampaign(source));
}

/** The code of a system and of another implementation that runs in the states of a comparison. */
async function coverageOf(
  subject: Subject,
  file: string,
  moment: Moment,
  states: readonly State[],
  played: readonly PlayedState[],
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

function sourceOf(
  campaigns: Campaigns,
  subject: Subject,
  options: BenchOptions,
  terminal: Terminal,
): BenchSource {
  const { run, turn } = options;
  if (turn !== undefined && run === undefined) throw new InputError('--turn requires --run FILE');
  return run !== undefined && turn !== undefined
    ? turnSource(campaigns, subject, { ...options, run }, turn, terminal)
    : crowdSource(campaigns, subject, options, terminal);
}

const traceNeeds = '--trace requires --run FILE, without a system or --turn';

/** Repetitions of a whole run file. */
const defaultReplays = 3;

async function listSystems(
  campaigns: Campaigns,
  options: BenchOptions,
  terminal: Terminal,
): Promise<void> {
  const { run, turn, against, profile, trace, json, repetitions = defaultReplays } = options;
  if (against !== undefined)
    throw new InputError('--against requires a system, for example: bench ai');
  if (profile !== undefined && (run === undefined || turn !== undefined)) {
    throw new InputError('--profile requires a system, or --run FILE without --turn');
  }
  if (run !== undefined && turn === undefined) {
    if (trace !== undefined) checkWritable(trace);
    const game = replaySource(campaigns, { ...options, run }, terminal);
    const systems = partsOfReplay(game, now, repetitions);
    const traced = trace === undefined ? null : { file: trace, ...traceOfReplay(game, now) };
    if (traced) writeWhole(traced.file, traced.text);
    const file = profile === true ? 'bench-run.cpuprofile' : profile;
    if (file !== undefined) {
      profileInto(file, () => {
        for (let n = 0; n < repetitions; n++) playAgain(game);
      });
    }
    const zones = zonesOfReplay(game, now, repetitions);
    const allocations = allocationsOfReplay(game, heapMeter, repetitions);
    const turns = game.commands.length;
    const { before = 0 } = game;
    const found = { run, turns, from: before + 1, ...setup(), systems, zones, allocations };
    await writeReport(options.report, () => ({
      title: `Benchmark of ${run}`,
      lines: replayLines(found),
      charts: replayCharts(systems),
    }));
    const more = writtenLines(file, traced && { ...traced, all: turns });
    return print(
      terminal,
      json
        ? [JSON.stringify({ ...found, profile: file, trace })]
        : [...replayLines(found), ...more],
    );
  }
  if (trace !== undefined) throw new InputError(traceNeeds);
  const { moment, source } = sourceOf(campaigns, 'turn', options, terminal);
  const { systems, zones } = partsOfTurn(
    stateOf(moment.game),
    moment.command,
    now,
    budgetOf(options),
  );
  const found = { ...source, ...setup(), systems, zones };
  await writeReport(options.report, () => ({
    title: 'Benchmark of a turn',
    lines: turnLines(found),
    charts: turnCharts(systems),
  }));
  return print(terminal, json ? [JSON.stringify(found)] : turnLines(found));
}

function playAgain({ start, commands }: RecordedGame): void {
  const game = start();
  for (const command of commands) takeTurn(game, command);
}

function budgetOf({ seconds, repetitions }: BenchOptions): Budget {
  return { seconds, ...(repetitions !== undefined && { repetitions }) };
}

/** The machine and the cost of reading its clock, in ns. */
function setup() {
  return { machine: thisMachine(), clock: tryClock(now).cost * 1000 };
}

function positive(text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0) return value;
  throw new InvalidArgumentError('Give a number greater than 0.');
}

function parseFloor(text: string): { width: number; height: number } {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  if (!match) throw new InvalidArgumentError('Give width and height in cells, for example 80x25.');
  return { width: Number(match[1]), height: Number(match[2]) };
}
