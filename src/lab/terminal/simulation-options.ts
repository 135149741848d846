import { type Command, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { type SystemName, systems } from '../../game/systems/turn-order.ts';
import type { BotName } from '../bots/bots.ts';
import { InputError } from '../input-error.ts';
import { sharedTexts } from '../simulations/shared-texts.ts';
import {
  type Failure,
  type GameResult,
  type Player,
  type Setting,
  settingOf,
} from '../simulations/simulate.ts';
import { warnInterrupted } from './interruption.ts';
import {
  addValue,
  botOption,
  type Cli,
  campaignOption,
  jobsOption,
  numberRange,
  packOption,
  type Span,
  wholeNumber,
} from './options.ts';
import { showProgress } from './progress.ts';
import { reportOption } from './report-option.ts';
import type { Shard } from './shard.ts';
import type { Terminal } from './terminal.ts';
import { onThreads } from './threads.ts';

/** The games that `simulate` and `compare` let a bot play: their common options. */

export interface SimulationOptions {
  readonly campaign: string;
  readonly pack: readonly string[];
  readonly bot: BotName;
  readonly games?: number;
  readonly seeds?: Span;
  readonly without: readonly string[];
  readonly turns: number;
  readonly jobs: number;
  readonly report?: string;
}

/** Far more turns than a game needs to end. */
const defaultTurns = 20_000;

const countParser = wholeNumber(1, 999_999_999);

/** The most games of a command, which keeps their results until its end: 1.4 GB for a million games of Rogue. */
const mostGames = 1_000_000;

/** Adds the common options to a command. */
export function addSimulationOptions(command: Command, cli: Cli): Command {
  return command
    .addOption(campaignOption(cli, 'required'))
    .addOption(packOption())
    .addOption(botOption())
    .option('--games <number>', 'the number of games: the seeds 1, 2, 3 …', countParser)
    .addOption(
      new Option('--seeds <range>', 'seeds: A..B; with --games only the first N').argParser(
        numberRange(),
      ),
    )
    .addOption(
      new Option('--without <system>', 'a system to switch off; can be repeated')
        .argParser(addValue)
        .default([], 'none'),
    )
    .option('--turns <number>', 'stop each game after N turns', countParser, defaultTurns)
    .addOption(jobsOption())
    .addOption(reportOption());
}

/** The campaign, the bot and the limits of the games, from the options. Throws an InputError for an unknown system. */
export function readSetting(
  source: CampaignSource,
  { bot, without, turns }: SimulationOptions,
): Setting {
  const names = Object.keys(systems) as SystemName[];
  for (const name of without) {
    if ((names as string[]).includes(name)) continue;
    const help = suggestion(name, names);
    throw new InputError(
      `--without: there is no system "${name}"${help} (systems: ${names.join(', ')})`,
    );
  }
  // In the order of the turn, so that equal settings are written equally.
  const switchedOff = names.filter((name) => without.includes(name));
  return settingOf(loadCampaign(source), { bot, without: switchedOff, limit: turns });
}

/** The seeds that a command plays: all of a range, or those of a shard. */
export interface Seeds {
  /** The range, for example `1..1000`. */
  readonly range: string;
  readonly seeds: readonly string[];
}

/**
 * The seeds of the games. A shard has every n-th, so that all shards take about as long. Throws an InputError if
 * the seeds are missing, too many, or fewer than the games. `canMerge`: the output can be merged.
 */
export function readSeeds(
  { games, seeds }: Pick<SimulationOptions, 'games' | 'seeds'>,
  shard: Shard | null,
  canMerge: boolean,
): Seeds {
  const { index, of } = shard ?? { index: 1, of: 1 };
  if (games === undefined && seeds === undefined) {
    throw new InputError('no seeds: give --games N or --seeds A..B');
  }
  const { from, to } = seeds ?? { from: 1, to: games ?? 1 };
  const available = to - from + 1;
  const wanted = games ?? available;
  if (wanted > available) {
    throw new InputError(
      `--games ${wanted}: --seeds ${from}..${to} contains only ${available}; give fewer games`,
    );
  }
  const seedCount = Math.max(0, Math.ceil((wanted - (index - 1)) / of));
  if (seedCount > mostGames) {
    const asked = games === undefined ? `--seeds ${from}..${to}` : `--games ${games}`;
    const fewer = canMerge ? 'play smaller ranges of --seeds and merge them' : 'give fewer';
    const [part, fix] = of === 1 ? ['', fewer] : [` --shard ${index}/${of}`, 'play more shards'];
    throw new InputError(
      `${asked}${part}: ${seedCount} games are too many for one command, at most ${mostGames}; ${fix}`,
    );
  }
  return {
    range: `${from}..${from + wanted - 1}`,
    seeds: Array.from({ length: seedCount }, (_, n) => String(from + index - 1 + n * of)),
  };
}

/** Plays the seeds with each player, shows the progress, and passes on the games of each seed. */
export async function playSeeds(
  players: readonly Player[],
  seeds: readonly string[],
  { jobs }: Pick<SimulationOptions, 'jobs'>,
  interruption: AbortSignal,
  terminal: Terminal,
  take: (games: readonly (GameResult | Failure)[]) => Promise<void>,
): Promise<void> {
  const unit = players.length > 1 ? 'pairs of games' : 'games';
  const step = showProgress(seeds.length, unit);
  const failed = (seed: string, { message }: Error) =>
    players.map(() => ({ seed, error: message }));
  const share = sharedTexts();
  let done = 0;
  for await (const games of onThreads('games', players, seeds, jobs, interruption, failed)) {
    await take(games.map(share));
    step();
    done++;
  }
  if (done < seeds.length) warnInterrupted(terminal, done, seeds.length, unit);
}
