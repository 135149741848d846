import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CampaignSource } from '../../game/campaign.ts';
import { bench, subjects } from '../bench/bench.ts';
import type { Budget, Meter } from '../bench/measure.ts';
import { partsOfRun, partsOfTurn } from '../bench/turn-parts.ts';
import { deathRate, mostAtOnce, mostDead } from '../bench/workloads.ts';
import { crowdBounds } from '../crowds/crowd.ts';
import { InputError } from '../input-error.ts';
import { loadRival } from './alternative.ts';
import { tellResult, tellRun, tellTurn } from './bench-report.ts';
import { type CrowdOptions, crowdStage, runCourse, runStage } from './bench-source.ts';
import { allocated, profileInto } from './heap-and-cpu.ts';
import { thisMachine } from './machine.ts';
import { modOption } from './replay.ts';

interface BenchOptions extends CrowdOptions {
  readonly run?: string;
  readonly turn?: number;
  readonly against?: string;
  readonly profile?: string | true;
  readonly seconds: number;
  readonly repetitions?: number;
  readonly json?: boolean;
}

type Campaigns = Readonly<Record<string, CampaignSource>>;

const now = () => performance.now();

export function addBenchCommands(program: Command, campaigns: Campaigns): void {
  const { actors, side } = crowdBounds;
  program
    .command('bench')
    .description(
      'Measure one system alone, or the whole turn, on a crowd or on a turn of a recorded run; ' +
        'without a system, list the systems of the turn or of the run, the slowest first.',
    )
    .argument('[system]', `a system, or turn for all: ${subjects.join(', ')}`)
    .addOption(
      new Option('--campaign <name>', 'whose rules and monsters')
        .choices(Object.keys(campaigns))
        .default('simple'),
    )
    .option('--actors <number>', 'monsters in the crowd', whole(10, actors.most), 1000)
    .option(
      '--floor <size>',
      `cells, WxH, each ${side.least} to ${side.most}; without it, a square with 25 cells for each monster, as far as that goes`,
      parseFloor,
    )
    .option('--kind <kind>', "monsters of one kind, not all of the campaign's in equal shares")
    .option('--seed <text>', 'the seed of the crowd', 'bench')
    .option('--asleep', 'nobody is after the hero yet who can sleep')
    .addOption(
      new Option('--run <file>', 'a recorded run, in place of a crowd').conflicts([
        'campaign',
        'actors',
        'floor',
        'kind',
        'seed',
        'asleep',
      ]),
    )
    .addOption(modOption())
    .option('--turn <number>', 'the turn of the run, counted from 1', whole(1, 1e9))
    .option('--against <file>', 'another implementation, a TypeScript file; both play by turns')
    .option(
      '--profile [file]',
      'also write a .cpuprofile of the repetitions, which the Chrome DevTools open',
    )
    .option('--seconds <number>', 'how long to repeat', positive, 2)
    .option('--repetitions <number>', 'in place of as many as there is time for', whole(1, 1e6))
    .option('--json', 'print one JSON line')
    .addHelpText('after', notes)
    .action((system: string | undefined, options: BenchOptions) =>
      runBench(campaigns, system, options),
    );
}

const notes = `
A repetition begins from the same state each time; the way back to it is not measured. In a turn of a run it
is all calls of the system in that turn, each from the exact state before it, added up. A crowd is measured
after the hero has waited twice, with work for all that there can be work for:
  ai                           everyone who is awake thinks
  actions                      what they want is done
  combat                       everyone beside someone strikes
  splits, powers               what such blows bring to those who live on
  healing, hunger, fainting    everyone is hurt, or eats
  conditions                   everyone is poisoned and confused
  arrival                      the hero looks into every room at once
  notice                       the hero is surrounded; only sleepers have to notice him (--asleep)
  traps, pickup                everyone stands on a trap, or on gold; up to ${mostAtOnce} tread, or pick up
  explosions, remains, level   one in ${deathRate} has died, up to ${mostDead}
  input, fov, victory          one command, the first look, one question
  wanderers                    one comes, where the campaign has any
  turn                         the hero waits a turn
What a campaign's monsters lack for it they are lent. Kinds of the lab's own, for --kind: stock-tracker.

  least, median, p95   of the repetitions; a busy machine falsifies the least the least
  entities             those it touched: who waited in its lists, whose fields it read or wrote, who has
                       a component that it asked for. Found out in one more repetition, in which every
                       access is watched
  ns/entity            the median by these
  bytes                allocated on the heap in a repetition, the median of five more
  hash                 of the state it leaves, as "rl play" tells it; of several calls, of their hashes
  clock                what one look at it costs; there are two to a call, and one of them is measured

Another implementation (--against) is the file's default export or its export of the system's name,
(game) => void. It may import from src/. For turn it gets (game, command), or the exports that are called like
systems stand in for these. It plays the same game if it leaves the same state, the same work for other
systems and the same events, in the first repetition and after the last; if not, the exit code is 1. So it
must not remember one repetition in the next. Its time is compared repetition by repetition. Whether it plays
a whole run as it was recorded tells "rl replay run.json --against FILE".

A profile shows the way back to the state as well: it is all below "rewind".

Examples:
  rl record --campaign rogue --seed 7 --bot careful --turns 1000 > run.json
  rl bench --run run.json                     the systems of the whole run
  rl bench --run run.json --turn 200          the systems of one turn
  rl bench ai --run run.json --turn 200 --against my-ai.ts
  rl bench turn --actors 10000 --profile`;

async function runBench(
  campaigns: Campaigns,
  name: string | undefined,
  options: BenchOptions,
): Promise<void> {
  const { run, turn, against, profile, json } = options;
  if (turn !== undefined && run === undefined) throw new InputError('--turn is of a --run');
  if (name === undefined) return listSystems(campaigns, options);
  const system = subjects.find((known) => known === name);
  if (!system) {
    throw new InputError(`there is no system "${name}"; there are ${subjects.join(', ')}`);
  }
  if (run !== undefined && turn === undefined) {
    throw new InputError(`say which --turn of the run ${system} is to work in`);
  }
  const rival = against === undefined ? null : await loadRival(against, system);
  const { moment, states, source } =
    run !== undefined && turn !== undefined
      ? runStage(campaigns, system, { ...options, run }, turn)
      : crowdStage(campaigns, system, options);
  const file = profile === true ? `bench-${system}.cpuprofile` : profile;
  const meter: Meter = {
    now,
    allocated,
    ...(file !== undefined && { profile: (work) => profileInto(file, work) }),
  };
  const result = bench(system, moment, states, meter, budgetOf(options), rival);
  const found = { ...source, machine: thisMachine(), clock: clockCost(), ...result };
  if (json) print(JSON.stringify({ ...found, profile: file }));
  else print(...tellResult(found), ...(file === undefined ? [] : ['', `profile: ${file}`]));
  const { rival: other } = result;
  if (other && (other.threw !== null || other.difference !== null)) process.exitCode = 1;
}

function budgetOf({ seconds, repetitions }: BenchOptions): Budget {
  return { seconds, ...(repetitions !== undefined && { repetitions }) };
}

/** How often a run is played again where there is nothing to say it. */
const replays = 3;

function listSystems(campaigns: Campaigns, options: BenchOptions): void {
  const { run, turn, against, profile, json, repetitions = replays } = options;
  if (against !== undefined || profile !== undefined) {
    throw new InputError('--against and --profile are for one system, or for turn');
  }
  const machine = thisMachine();
  const clock = clockCost();
  if (run !== undefined && turn === undefined) {
    const course = runCourse(campaigns, { ...options, run });
    const systems = partsOfRun(course, now, repetitions);
    const found = { run, turns: course.commands.length, machine, clock, systems };
    return json ? print(JSON.stringify(found)) : print(...tellRun(found));
  }
  const { moment, source } =
    run !== undefined && turn !== undefined
      ? runStage(campaigns, 'turn', { ...options, run }, turn)
      : crowdStage(campaigns, 'turn', options);
  const systems = partsOfTurn(moment, now, budgetOf(options));
  const found = { ...source, machine, clock, systems };
  if (json) print(JSON.stringify(found));
  else print(...tellTurn(found));
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What one look at the clock costs, in ns: the least of a few tries. */
function clockCost(): number {
  const looks = 1000;
  let least = Infinity;
  for (let tries = 0; tries < 20; tries++) {
    const began = now();
    for (let n = 0; n < looks; n++) now();
    least = Math.min(least, (now() - began) / looks);
  }
  return least * 1e6;
}

function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

function positive(text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0) return value;
  throw new InvalidArgumentError('Give a number greater than 0.');
}

function parseFloor(text: string): { width: number; height: number } {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  if (!match) throw new InvalidArgumentError('Give two numbers of cells, as in 80x25.');
  return { width: Number(match[1]), height: Number(match[2]) };
}
