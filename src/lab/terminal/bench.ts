import { type Command, InvalidArgumentError, Option } from 'commander';
import { subjects } from '../bench/subjects.ts';
import { deathRate, mostAtOnce, mostDead } from '../bench/workloads.ts';
import { crowdBounds } from '../crowds/crowd.ts';
import type { BenchOptions } from './bench-source.ts';
import { benchSystem } from './bench-system.ts';
import { listSystems } from './bench-turns.ts';
import { interruptible } from './interruption.ts';
import { addCampaignOptions, type Cli, positiveNumber, rl, wholeNumber } from './options.ts';
import { reportOption } from './report-option.ts';
import { type Requirement, requireForOptions } from './usage.ts';

/** Adds the command `bench`. */
export function addBenchCommand(program: Command, cli: Cli): void {
  const bench = addCrowdOptions(program.command('bench'), cli);
  const crowdOptions = bench.options.map((option) => option.attributeName());
  bench
    .description(
      'Measure one system or the whole turn, on a crowd or in a line of a run file. Without a system: ' +
        'list the systems of the turn or of the whole run, slowest first.',
    )
    .argument('[system]', `a system, or turn for all systems: ${subjects.join(', ')}`)
    .addOption(new Option('--run <file>', 'a run file instead of a crowd').conflicts(crowdOptions))
    .option(
      '--line <number>',
      'with --run: only the turn of this line of the run file, from 1',
      wholeNumber(1, 1e9),
    )
    .option('--against <file>', 'another implementation to compare with, a TypeScript file')
    .option(
      '--games <number>',
      'with --against: compare also in turns of N games of each campaign, which a bot plays',
      wholeNumber(0, 100),
      1,
    )
    .option(
      '--profile [file]',
      'also write a .cpuprofile of the system or the whole run, for Chrome DevTools',
    )
    .option('--trace <file>', 'also write a timeline of a whole run, which ui.perfetto.dev opens')
    .option('--seconds <number>', 'the duration of the measurement', positiveNumber(86_400), 2)
    .addOption(
      new Option(
        '--repetitions <number>',
        'the number of repetitions instead, without warming up the compiler',
      )
        .argParser(wholeNumber(1, 1e6))
        .conflicts('seconds'),
    )
    .addOption(reportOption())
    .option('--json', 'print one JSON line')
    .addHelpText('after', notes)
    .action((system: string | undefined, options: BenchOptions) =>
      interruptible(cli.terminal, (interruption) =>
        system === undefined
          ? listSystems(cli, options, interruption)
          : benchSystem(cli, system, options, interruption),
      ),
    );
  requireForOptions(bench, requirements);
}

const isWholeRun = ({ run, line }: BenchOptions, [system]: readonly string[]) =>
  system === undefined && run !== undefined && line === undefined;

const requirements: readonly Requirement<BenchOptions>[] = [
  { option: 'line', needs: '--run FILE', isMet: ({ run }) => run !== undefined },
  {
    option: 'run',
    needs: '--line N for one system or turn',
    isMet: ({ line }, [system]) => system === undefined || line !== undefined,
  },
  {
    option: 'against',
    needs: 'a system, for example: bench ai',
    isMet: (_, [system]) => system !== undefined,
  },
  { option: 'games', needs: '--against FILE', isMet: ({ against }) => against !== undefined },
  {
    option: 'profile',
    needs: 'a system, or --run FILE without --line',
    isMet: (options, args) => args.length > 0 || isWholeRun(options, args),
  },
  { option: 'trace', needs: '--run FILE, without a system or --line', isMet: isWholeRun },
  {
    option: 'seconds',
    needs: '--line N with --run; for a whole run, give --repetitions',
    isMet: (options, args) => !isWholeRun(options, args),
  },
];

function addCrowdOptions(command: Command, cli: Cli): Command {
  const { monsters, side } = crowdBounds;
  return addCampaignOptions(command, cli, 'optional')
    .option(
      '--actors <number>',
      'monsters in the crowd',
      wholeNumber(monsters.least, monsters.most),
      1000,
    )
    .option(
      '--floor <size>',
      `the floor in cells, WxH, each ${side.least} to ${side.most} (default: a square with 25 cells per monster, at most ${side.most}x${side.most})`,
      parseFloor,
    )
    .option('--kind <kind>', 'the kind of all monsters (default: all kinds in equal shares)')
    .option('--seed <text>', 'the seed of the crowd', 'bench')
    .option('--asleep', 'monsters that can sleep are asleep');
}

const notes = `
A line of a run file is a command of the player, and a turn is all that the systems do for it. Each repetition
starts in the same state; restoring the state is not measured. In a line of a run file, a repetition is all
calls of the system in its turn, each from the exact state before it. A crowd is measured after the hero has
waited twice, with as much pending work as the system can have:
  ai                           all monsters that are awake decide
  actions                      their decisions are carried out
  combat                       each monster next to another one attacks it
  splits, powers               the effects of such attacks on the survivors
  healing, hunger, fainting    all actors are hurt, or eat
  poison                       all actors are poisoned
  triggers                     all monsters have been hurt, and have a trigger for that
  conditions                   all actors are hasted
  rings                        all actors wear a ring that heals
  noticeInRooms                the hero sees all rooms at once
  notice                       the hero is surrounded; only sleeping monsters can notice (--asleep)
  traps, pickup                a trap or gold is under each monster; up to ${mostAtOnce} step on it or pick it up
  explosions, remains, rewards 1 in ${deathRate} monsters has died, at most ${mostDead}
  fov                          the hero sees the floor for the first time
  wanderers                    a wandering monster arrives, in campaigns with wandering monsters
  turn                         the hero waits for a turn
  any other system             its first call in such a turn
Missing components are added to the monsters for the benchmark. --kind also accepts lab-tracker, a
monster for benchmarks.

  least, median, p95   of the repetitions; least: the fastest, which background load affects the least
  entities             entities that the system touches: those in its queues, those whose fields it
                       accesses, and those that have a component it asks for. Counted in a separate
                       repetition in which every access is watched
  ns/entity            the median divided by the entities
  bytes                heap memory allocated by a repetition, the median of five separate repetitions
  hash                 of the state after the call, as in "play"; of several calls, of all their hashes
  clock                the cost of reading the clock

The exit code is 1 if the replay of the run file differs, as in "replay"; nothing is measured then.

Another implementation (--against) is a function (game) => void named after the system, exported by name or
as default. It may import from src/. For turn, systems of the file replace those of the turn; a function
named turn replaces the whole turn and is called with (game, command). The two implementations are measured
alternately. The game is the same if the state, the pending work and the events are equal, in the first
repetition and after the last one; if not, or if it fails, the exit code is 1. So an implementation must keep no state between
repetitions. The games are also compared in turns of games of every campaign, also of that of --pack and --bundle,
and of one with each rule that no campaign selects (--games). These turns are not measured.
  exercised            lines that ran completely in these states, then lines with a part that never ran;
                       of the system's file, and of the functions that it calls. A fault in a line that
                       never ran stays hidden
To compare a whole game:
${rl} replay run.json --against FILE

Examples:
  ${rl} record --campaign rogue --seed 7 --bot careful --turns 1000 > run.json
  ${rl} bench --run run.json                     the systems of the whole run
  ${rl} bench --run run.json --trace trace.json  also a timeline of all its turns
  ${rl} bench --run run.json --profile           also a profile of the whole game
  ${rl} bench --run run.json --line 200          the systems of the turn of one line
  ${rl} bench ai --run run.json --line 200 --against my-ai.ts
  ${rl} bench turn --actors 10000 --profile`;

function parseFloor(text: string): { width: number; height: number } {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  if (!match) throw new InvalidArgumentError('Give width and height in cells, for example 80x25.');
  return { width: Number(match[1]), height: Number(match[2]) };
}
