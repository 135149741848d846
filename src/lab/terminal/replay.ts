import type { Command as Program } from 'commander';
import type { Command } from '../../game/commands.ts';
import type { Game } from '../../game/world.ts';
import { type RunFile, runFileText } from '../../records/run-file.ts';
import { readLine, shortHash } from '../../records/run-line.ts';
import { recordFrom } from '../../records/run-recorder.ts';
import { hashOf } from '../../state/hash.ts';
import { beginGame } from '../begin-game.ts';
import { type BotName, bots } from '../bots/bots.ts';
import { problemOfFault } from '../fuzz/fuzz.ts';
import { InputError } from '../input-error.ts';
import { loadSystems } from './alternative.ts';
import { filesIn } from './files.ts';
import {
  addCampaignOptions,
  botOption,
  type CampaignChoice,
  type Cli,
  loadWithWarnings,
  wholeNumber,
} from './options.ts';
import { recordedCampaign } from './recorded-campaign.ts';
import { type ReplayedFile, replayFile } from './replay-file.ts';
import { campaignOf, faultText, readRunFile, rulesOf, unverifiedText } from './run-files.ts';
import { print } from './terminal.ts';
import { visible } from './visible.ts';

/** Adds the commands `record` and `replay`. */
export function addReplayCommands(program: Program, cli: Cli): void {
  addCampaignOptions(program.command('record'), cli, 'required', 'add')
    .description(
      'Let a bot play a new game and print it as a run file: the mods, and for each command a line with ' +
        'a trace of the changes by each system.',
    )
    .requiredOption('--seed <text>', 'the seed')
    .addOption(botOption())
    .option('--turns <number>', 'the largest number of lines', wholeNumber(1, 9_999_999), 10_000)
    .action((options: RecordOptions) => printRecord(cli, options));

  program
    .command('replay')
    .description(
      'Play run files again and compare every line. Print a JSON line for each: {"campaign","seed",' +
        '"turns","same","rules","turn","depth","score","ending","hash"}. "turns" is the number of lines. "turn" is ' +
        'the turn of the game: a refused command takes none, and while the hero is helpless, one command takes ' +
        'several. If a line differs, "same" is ' +
        'false, "differs" names the first such line, system, component and entity. ' +
        '"unverified": the number of lines at the beginning that were recorded with other rules or content, ' +
        'if there are any. ' +
        'In a file with a fault, its command is played after the last line: "occurs" is the problem that ' +
        'it makes now, or null. ' +
        'The exit code is 0 if no line differs, 1 if one differs or a fault occurs, 2 if a file cannot be replayed.',
    )
    .argument('<file...>', 'run files, or folders of them; - reads standard input')
    .option(
      '--trace',
      'also print the hash after each line: {"line","command","hash"}; the line that differs also has ' +
        '"differs", what differs first, and "throws" if its command throws',
    )
    .option(
      '--against <file>',
      'a TypeScript file that exports functions named after systems, to use instead of these',
    )
    .action((files: string[], options: ReplayOptions) => replayFiles(cli, files, options));
}

interface RecordOptions extends CampaignChoice {
  readonly seed: string;
  readonly bot: BotName;
  readonly turns: number;
}

async function printRecord(
  cli: Cli,
  { seed, bot, turns, ...choice }: RecordOptions,
): Promise<void> {
  const { source, mods, files } = recordedCampaign(cli, choice);
  const campaign = loadWithWarnings(source, mods, cli.terminal);
  const options = { player: bot, turns, mods: files };
  const run = recordFrom(beginGame(campaign, seed), (game) => bots[bot](game, seed), options);
  await cli.terminal.write(runFileText(run));
}

interface ReplayOptions {
  readonly trace?: boolean;
  readonly against?: string;
}

/** Replays each file. A file that cannot be replayed is reported, and the other files are still replayed. */
async function replayFiles(
  cli: Cli,
  paths: readonly string[],
  options: ReplayOptions,
): Promise<void> {
  const { against } = options;
  const files = filesIn(paths);
  const replaced = against === undefined ? null : await loadSystems(against);
  for (const file of files) {
    try {
      const isOnly = files.length === 1;
      await printReplay(cli, file, { ...options, replaced, isOnly });
    } catch (error) {
      if (!(error instanceof InputError) || files.length === 1) throw error;
      cli.terminal.warn(`error: ${error.message}\n`);
      cli.terminal.exitCode = Math.max(cli.terminal.exitCode, error.exitCode);
    }
  }
}

interface FileOptions extends ReplayOptions {
  readonly replaced: Game['replaced'];
  /** There is only one file, so its name is not printed. */
  readonly isOnly: boolean;
}

async function printReplay(
  cli: Cli,
  file: string,
  { trace, isOnly, against, replaced }: FileOptions,
): Promise<void> {
  const run = readRunFile(file, cli.terminal);
  const campaign = campaignOf(cli, run, file);
  const equalLines: TracedLine[] = [];
  const onLine = (line: number, now: Game) => {
    if (trace) equalLines.push(tracedLine(run, line, now));
  };
  const replayed = replayFile(campaign, run, file, { against, replaced, onLine });
  const { difference, unverified, text } = replayed;
  const command = difference ? null : (run.fault?.command ?? null);
  const occurs = command && problemOfFault({ campaign, replaced }, run, command);
  // The last line can be equal while its state is not that of the end of the file.
  const before = equalLines.filter(({ line }) => line !== difference?.line);
  const lines = trace ? [...before, ...differingLines(run, replayed)] : [];
  const summary = { ...(!isOnly && { file }), ...summaryOf(run, replayed, command && { occurs }) };
  await print(
    cli.terminal,
    [...lines, summary].map((one) => visible(JSON.stringify(one))),
  );
  if (unverified > 0) {
    cli.terminal.warn(`${file}: ${unverifiedText(run, unverified, difference === null)}\n`);
  }
  if (text !== null) cli.terminal.warn(`${file}: ${text}\n`);
  if (command) cli.terminal.warn(`${file}: ${faultText(occurs)}\n`);
  if (difference || occurs) cli.terminal.exitCode = Math.max(cli.terminal.exitCode, 1);
}

/** The line about a replay. `fault`: what its fault makes now, if the replay has reached it. */
function summaryOf(
  run: RunFile,
  { game, difference, unverified }: ReplayedFile,
  fault: { readonly occurs: string | null } | null,
): object {
  return {
    campaign: run.campaign,
    seed: run.seed,
    turns: run.turns.length,
    same: difference === null,
    ...(difference && { differs: difference }),
    ...(unverified > 0 && { unverified }),
    rules: rulesOf(run, 0),
    ...(run.fault && { fault: { ...run.fault, ...fault } }),
    turn: game.turn,
    depth: game.floor.depth,
    score: game.score,
    ending: game.ending,
    hash: hashOf(game),
  };
}

/** A line of a run file as `--trace` prints it. */
interface TracedLine {
  /** From 1; 0 for the new game. */
  readonly line: number;
  readonly command: Command | null;
  /** Of the state after the line; null if its command throws. */
  readonly hash: string | null;
}

function tracedLine(run: RunFile, line: number, game: Game): TracedLine {
  const command = line === 0 ? null : readLine(run.turns[line - 1]).command;
  return { line, command, hash: shortHash(game) };
}

/** The line at which a replay differs, with the difference; none if it is the same. */
function differingLines(run: RunFile, { game, difference, throws }: ReplayedFile): object[] {
  if (!difference) return [];
  const { line, ...differs } = difference;
  const traced = tracedLine(run, line, game);
  return [throws === null ? { ...traced, differs } : { ...traced, hash: null, differs, throws }];
}
