import { type Command, Option } from 'commander';
import { runFileText } from '../../records/run-file.ts';
import type { FuzzTarget } from '../fuzz/checks.ts';
import {
  type BrokenGame,
  fuzzGame,
  runOfFailure,
  shrinkFailure,
  wildTarget,
} from '../fuzz/fuzz.ts';
import { InputError } from '../input-error.ts';
import { loadSystems } from './alternative.ts';
import { checkWritable, writeWhole } from './files.ts';
import { interruptible, isInterrupted } from './interruption.ts';
import {
  addCampaignOptions,
  type CampaignChoice,
  type Cli,
  loadWithWarnings,
  positiveNumber,
  rl,
  wholeNumber,
} from './options.ts';
import { recordedCampaign } from './recorded-campaign.ts';
import { print, type Terminal } from './terminal.ts';
import { visible } from './visible.ts';

interface FuzzOptions extends CampaignChoice {
  readonly minutes: number;
  readonly games?: number;
  readonly turns?: number;
  readonly limit: number;
  readonly wild?: boolean;
  readonly seed: string;
  readonly out: string;
  readonly against?: string;
}

/** Adds the command `fuzz`. */
export function addFuzzCommand(program: Command, cli: Cli): void {
  addCampaignOptions(program.command('fuzz'), cli, 'required', 'add')
    .description(
      'Play random and adversarial commands on many seeds and check the state after each command. A ' +
        'failure is written as a run file and reduced to as few commands as possible; without any one of ' +
        'them the failure does not occur. The exit code is then 1.',
    )
    .option('--minutes <number>', 'the duration', positiveNumber(10_000), 1)
    .addOption(
      new Option('--games <number>', 'the number of games instead')
        .argParser(wholeNumber(1, 999_999_999))
        .conflicts('minutes'),
    )
    .addOption(
      new Option(
        '--turns <number>',
        'the number of turns instead; the last game is played to its end',
      )
        .argParser(wholeNumber(1, 999_999_999))
        .conflicts(['minutes', 'games']),
    )
    .option('--limit <seconds>', 'the longest time of a command', positiveNumber(3600), 5)
    .option(
      '--wild',
      'begin each game in a random situation, with random monsters, items and traps as mods',
    )
    .option('--seed <text>', 'the seed; the games have the seeds TEXT-1, TEXT-2 …', 'fuzz')
    .option('--out <file>', 'the run file of a failure', 'run-failure.json')
    .option(
      '--against <file>',
      'a TypeScript file that exports functions named after systems, to use instead of these',
    )
    .action((options: FuzzOptions) => fuzz(cli, options));
}

async function fuzz(cli: Cli, options: FuzzOptions): Promise<void> {
  const { campaign: id, limit, wild = false, out, against } = options;
  checkWritable(out);
  const { source, mods, files } = recordedCampaign(cli, options);
  const plain: FuzzTarget = {
    campaign: loadWithWarnings(source, mods, cli.terminal),
    mods: files,
    replaced: against === undefined ? null : await loadSystems(against),
    limit: limit * 1000,
  };
  const targetOf = (name: string) => (wild ? wildTarget(source, plain, name, mods) : plain);
  const began = performance.now();
  const { tried, withoutFloor, commands, turns, failure, wasInterrupted } = await interruptible(
    cli.terminal,
    (interruption) => searchFailure(targetOf, options, cli.terminal, interruption),
  );
  const rate = Math.round(commands / ((performance.now() - began) / 1000));
  const seeds = `${tried} seeds${withoutFloor > 0 ? ` (${withoutFloor} without a first floor)` : ''}`;
  const counts = `${id}: ${seeds}, ${commands} commands, ${turns} turns, ${rate} commands/s`;
  if (!failure) {
    return print(cli.terminal, [
      `${counts}, no failure${wasInterrupted ? ' until the interruption' : ''}`,
    ]);
  }
  cli.terminal.exitCode = 1;
  const target = targetOf(failure.seed);
  const { seed, message } = failure;
  const { length } = failure.commands;
  const failed = `failed: seed ${seed}, ${length} commands: ${message}`;
  await print(cli.terminal, [visible(`${counts}, ${failed}`)]);
  const textOf = (game: BrokenGame) => runFileText(runOfFailure(target, game));
  try {
    // The reduction can take long, and be killed.
    writeWhole(out, textOf(failure));
  } catch {
    // Reported below, when it fails again.
  }
  let ended = '';
  const shortest = await interruptible(cli.terminal, (interruption) =>
    shrinkFailure(target, failure, async () => {
      const isEnded = await isInterrupted(interruption);
      if (isEnded) ended = ' until the interruption';
      return isEnded;
    }),
  );
  const size = `${shortest.commands.length} of ${length} commands${ended}`;
  await print(cli.terminal, [visible(`reduced to ${size}: ${shortest.message}`)]);
  try {
    writeWhole(out, textOf(shortest));
  } catch (error) {
    // The search may have taken hours.
    await cli.terminal.write(textOf(shortest));
    throw error;
  }
  const systems = against === undefined ? '' : ` --against ${against}`;
  await print(cli.terminal, [`Replay it with: ${rl} replay ${out}${systems}`]);
}

/** The result of a search. `wasInterrupted`: an interruption has ended it. */
interface Search {
  tried: number;
  /** The seeds whose first floor cannot be made. */
  withoutFloor: number;
  commands: number;
  turns: number;
  failure: BrokenGame | null;
  wasInterrupted: boolean;
}

/** The first seeds of a search whose floors cannot be made before it gives up. */
const mostWithoutFloor = 10;

/**
 * Plays games until one fails, or until the time, the games or the turns are over. Skips a seed whose first floor
 * cannot be made, but throws its InputError if this is true of all seeds, or of each of the first ones.
 */
async function searchFailure(
  targetOf: (name: string) => FuzzTarget,
  { minutes, games = Infinity, turns = Infinity, seed }: FuzzOptions,
  terminal: Terminal,
  interruption: AbortSignal,
): Promise<Search> {
  const began = performance.now();
  const isTimed = games === Infinity && turns === Infinity;
  const isOver = () => isTimed && performance.now() - began > minutes * 60_000;
  const search: Search = {
    tried: 0,
    withoutFloor: 0,
    commands: 0,
    turns: 0,
    failure: null,
    wasInterrupted: false,
  };
  let mistake: InputError | null = null;
  while (search.tried < games && search.turns < turns && !search.failure && !isOver()) {
    search.wasInterrupted = await isInterrupted(interruption);
    if (search.wasInterrupted) break;
    const name = `${seed}-${++search.tried}`;
    try {
      const result = fuzzGame(targetOf(name), name);
      search.commands += result.commands;
      search.turns += result.turns;
      search.failure = result.failure;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      search.withoutFloor++;
      mistake = error;
      if (search.withoutFloor === search.tried && search.tried >= mostWithoutFloor) break;
      if (search.withoutFloor === 1) terminal.warn(`warning: ${error.message}\n`);
    }
  }
  if (mistake && search.withoutFloor === search.tried && !search.wasInterrupted) throw mistake;
  return search;
}
