import type { Command } from 'commander';
import type { Campaign } from '../../game/campaign.ts';
import { type Files, namesOfMods } from '../../records/mods.ts';
import { parseRunFile, type RunFile, RunFileError, runFileText } from '../../records/run-file.ts';
import { contentHash, hashOf } from '../../state/hash.ts';
import { placedMessage } from '../bench/bench.ts';
import { type BotName, bots } from '../bots/bots.ts';
import { InputError } from '../input-error.ts';
import { recordGame } from '../replay/record.ts';
import { replay } from '../replay/replay.ts';
import { loadSystems } from './alternative.ts';
import { readText } from './files.ts';
import {
  botOption,
  type Campaigns,
  campaignOption,
  loadWithWarnings,
  modOption,
  readMods,
  wholeNumber,
} from './options.ts';
import { print, type Terminal } from './terminal.ts';

/** Adds the commands `record` and `replay`. */
export function addReplayCommands(
  program: Command,
  campaigns: Campaigns,
  terminal: Terminal,
): void {
  program
    .command('record')
    .description(
      'Let a bot play a new game and print it as a run file: the commands, and for each turn the hash ' +
        'of the state and a trace of the changes by each system. A turn is one command.',
    )
    .addOption(campaignOption(campaigns, 'required'))
    .requiredOption('--seed <text>', 'the seed')
    .addOption(botOption())
    .option('--turns <number>', 'the most turns', wholeNumber(1, 9_999_999), 10_000)
    .addOption(modOption())
    .action((options: RecordOptions) => printRecord(campaigns, options, terminal));

  program
    .command('replay')
    .description(
      'Play a run file again and compare every turn. Print {"campaign","seed","turns","same","turn",' +
        '"depth","score","ending","hash"}. If a turn differs, "same" is false, "differs" names the ' +
        'first such turn, system and component, and the exit code is 1.',
    )
    .argument('<file>', 'the run file; - reads standard input')
    .option('--trace', 'also print a line after each turn: {"turn","command","hash"}')
    .option(
      '--against <file>',
      'a TypeScript file that exports functions named after systems, to use instead of these',
    )
    .addOption(modOption())
    .action((file: string, options: ReplayOptions) =>
      printReplay(campaigns, file, options, terminal),
    );
}

interface RecordOptions {
  readonly campaign: string;
  readonly seed: string;
  readonly bot: BotName;
  readonly turns: number;
  readonly mod: readonly string[];
}

async function printRecord(
  campaigns: Campaigns,
  { campaign: id, seed, bot, turns, mod }: RecordOptions,
  terminal: Terminal,
): Promise<void> {
  const files = readMods(mod, terminal);
  const campaign = loadWithWarnings(campaigns[id], files, terminal);
  const options = { player: bot, turns, mods: namesOfMods(files) };
  const run = recordGame(campaign, seed, (game) => bots[bot](game, seed), options);
  await terminal.write(runFileText(run));
}

interface ReplayOptions {
  readonly trace?: boolean;
  readonly against?: string;
  readonly mod: readonly string[];
}

async function printReplay(
  campaigns: Campaigns,
  file: string,
  { trace, against, mod }: ReplayOptions,
  terminal: Terminal,
): Promise<void> {
  const run = readRunFile(file, terminal);
  const campaign = campaignOf(campaigns, run, readMods(mod, terminal), file, terminal);
  const replaced = against === undefined ? null : await loadSystems(against);
  const lines: string[] = [];
  let turns = 0;
  const onTurn = (turn: number) => {
    turns = turn;
    const [command, hash] = run.turns[turn - 1];
    if (trace) lines.push(JSON.stringify({ turn, command, hash }));
  };
  const play = () => {
    try {
      return replay(campaign, run, { onTurn, replaced });
    } catch (error) {
      if (against === undefined) throw error;
      throw new InputError(
        `${against}: failed in turn ${turns + 1} of ${file}: ${placedMessage(error)}`,
      );
    }
  };
  const { game, difference } = play();
  const summary = {
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
  };
  await print(terminal, [...lines, JSON.stringify(summary)]);
  if (!difference) return;
  const { turn, system, component } = difference;
  const first =
    system === null ? 'the trace does not show where' : `first ${component}, by ${system}`;
  const place = turn === 0 ? 'the new game differs' : `turn ${turn} differs: ${first}`;
  terminal.warn(`${file}: ${place}\n`);
  terminal.exitCode = 1;
}

/** Reads a run file. Throws an InputError that names the file and the place of the mistake. */
export function readRunFile(file: string, terminal: Terminal): RunFile {
  const text = readText(file, terminal);
  try {
    return parseRunFile(text);
  } catch (error) {
    if (!(error instanceof RunFileError)) throw error;
    throw new InputError(`${file}: ${error.message}`);
  }
}

/**
 * The campaign of a run file with its mods. Throws an InputError if its content is not the
 * recorded.
 */
export function campaignOf(
  campaigns: Campaigns,
  run: RunFile,
  mods: Files,
  file: string,
  terminal: Terminal,
): Campaign {
  const known = Object.keys(campaigns);
  if (!known.includes(run.campaign)) {
    throw new InputError(
      `${file}: there is no campaign "${run.campaign}" (campaigns: ${known.join(', ')})`,
    );
  }
  const given = new Map(namesOfMods(mods).map((mod) => [mod.file, mod.hash]));
  const missing = run.mods.filter((mod) => given.get(mod.file) !== mod.hash);
  if (missing.length > 0) {
    const names = missing.map((mod) => mod.file).join(', ');
    throw new InputError(
      `${file}: the game was recorded with other mods; give the same files with --mod: ${names}`,
    );
  }
  const campaign = loadWithWarnings(campaigns[run.campaign], mods, terminal);
  if (contentHash(campaign) === run.content) return campaign;
  throw new InputError(
    `${file}: the campaign ${run.campaign} has changed since the recording (bundles or rules); record the game again`,
  );
}
