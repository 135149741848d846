import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { tellProblem } from '../../bundles/problems.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { type Files, namesOfMods } from '../../records/mods.ts';
import { type Run, RunError, readRun, writeRun } from '../../records/run-file.ts';
import { contentHash, hashOf } from '../../state/hash.ts';
import { reasonOf } from '../bench/bench.ts';
import { type BotName, bots } from '../bots/bots.ts';
import { readBundleFiles } from '../check.ts';
import { InputError } from '../input-error.ts';
import { recordRun, replayRun } from '../replay/replay.ts';
import { loadReplacements } from './alternative.ts';

type Campaigns = Readonly<Record<string, CampaignSource>>;

export const modOption = () =>
  new Option('--mod <file...>', 'bundles to add to the campaign, JSON files').default([]);

/** `rl record` and `rl replay`. */
export function addRunsCommands(program: Command, campaigns: Campaigns): void {
  program
    .command('record')
    .description(
      'Let a bot play a new game, and print it as a run file: its commands, and for each turn the ' +
        'hash of the state after it and a trace of which system changed what. A turn is one command.',
    )
    .addOption(
      new Option('--campaign <name>', 'the campaign')
        .choices(Object.keys(campaigns))
        .makeOptionMandatory(),
    )
    .requiredOption('--seed <text>', 'the seed')
    .addOption(
      new Option('--bot <name>', 'who plays').choices(Object.keys(bots)).makeOptionMandatory(),
    )
    .option('--turns <number>', 'at most so many turns', parseTurns, 10_000)
    .addOption(modOption())
    .action((options) => record(campaigns, options));

  program
    .command('replay')
    .description(
      'Play a run file again and compare every turn. Prints {"campaign","seed","turns","same","turn",' +
        '"depth","score","ending","hash"}; where a turn comes out otherwise, "same" is false, "differs" ' +
        'names the first such turn, system and component, and the exit code is 1.',
    )
    .argument('<file>', 'the run file; - reads standard input')
    .option('--trace', 'print a line after each turn as well: {"turn","command","hash"}')
    .option(
      '--against <file>',
      'systems to play with in place of the own ones: a TypeScript file that exports functions called like them',
    )
    .addOption(modOption())
    .addHelpText(
      'after',
      `\nThe file names its campaign, one out of ${Object.keys(campaigns).join(', ')}.`,
    )
    .action((file, options) => replay(campaigns, file, options));
}

function parseTurns(text: string): number {
  const turns = Number(text);
  if (/^\d{1,7}$/.test(text) && turns > 0) return turns;
  throw new InvalidArgumentError('Give a whole number from 1 to 9999999.');
}

interface RecordOptions {
  readonly campaign: string;
  readonly seed: string;
  readonly bot: BotName;
  readonly turns: number;
  readonly mod: readonly string[];
}

function record(
  campaigns: Campaigns,
  { campaign: name, seed, bot, turns, mod }: RecordOptions,
): void {
  const files = readMods(mod);
  const campaign = load(campaigns[name], files);
  const about = { player: bot, turns, mods: namesOfMods(files) };
  const run = recordRun(campaign, seed, (game) => bots[bot](game, seed), about);
  process.stdout.write(writeRun(run));
}

interface ReplayOptions {
  readonly trace?: boolean;
  readonly against?: string;
  readonly mod: readonly string[];
}

async function replay(
  campaigns: Campaigns,
  file: string,
  { trace, against, mod }: ReplayOptions,
): Promise<void> {
  const run = readRunFile(file);
  const campaign = campaignOf(campaigns, run, readMods(mod), file);
  const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
  let done = 0;
  const told = (turn: number) => {
    done = turn;
    if (!trace) return;
    const [command, hash] = run.turns[turn - 1];
    print({ turn, command, hash });
  };
  const replaced = against === undefined ? null : await loadReplacements(against);
  const play = () => {
    try {
      return replayRun(campaign, run, { told, replaced });
    } catch (error) {
      if (against === undefined) throw error;
      throw new InputError(`${against} fails in turn ${done + 1} of ${file}: ${reasonOf(error)}`);
    }
  };
  const { game, difference } = play();
  print({
    campaign: run.campaign,
    seed: run.seed,
    turns: run.turns.length,
    same: difference === null,
    ...(difference && { differs: difference }),
    turn: game.turn,
    depth: game.floor.depth,
    score: game.score,
    ending: game.ending,
    hash: hashOf(game),
  });
  if (!difference) return;
  const { turn, system, component } = difference;
  const what =
    system === null ? 'nobody knows in which system' : `first ${component}, by ${system}`;
  const where = turn === 0 ? 'the new game differs' : `turn ${turn} differs: ${what}`;
  process.stderr.write(`${file}: ${where}\n`);
  process.exitCode = 1;
}

/** The run in a file; throws an InputError that names the file and the place in it. */
export function readRunFile(file: string): Run {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    return readRun(text);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    throw new InputError(`${file}: ${error.message}`);
  }
}

/** The campaign of a run with its mods; throws an InputError where that is not what it was played with. */
export function campaignOf(campaigns: Campaigns, run: Run, mods: Files, file: string): Campaign {
  const known = Object.keys(campaigns);
  if (!known.includes(run.campaign)) {
    throw new InputError(
      `${file}: there is no campaign "${run.campaign}", only ${known.join(', ')}`,
    );
  }
  const given = new Map(namesOfMods(mods).map((mod) => [mod.file, mod.hash]));
  const missing = run.mods.filter((mod) => given.get(mod.file) !== mod.hash);
  if (missing.length > 0) {
    const names = missing.map((mod) => mod.file).join(', ');
    throw new InputError(`${file}: it was played with other mods; give with --mod: ${names}`);
  }
  const campaign = load(campaigns[run.campaign], mods);
  if (contentHash(campaign) === run.content) return campaign;
  throw new InputError(
    `${file}: it was played with other content of the campaign ${run.campaign}: bundles or rules have changed since`,
  );
}

/** Bundles out of files; throws an InputError where one cannot be read. */
export function readMods(files: readonly string[]): Files {
  const texts = Object.entries(readBundleFiles(files));
  return Object.fromEntries(texts.map(([file, text]) => [basename(file), text]));
}

function load(source: CampaignSource, mods: Files): Campaign {
  const campaign = loadCampaign(source, mods);
  for (const problem of campaign.problems.filter(({ grade }) => grade === 'error')) {
    process.stderr.write(`warning: ${tellProblem(problem)}\n`);
  }
  return campaign;
}
