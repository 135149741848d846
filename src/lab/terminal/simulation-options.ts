import { type Command, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import type { BotName } from '../bots/bots.ts';
import { InputError } from '../input-error.ts';
import {
  type Failure,
  type Player,
  type Result,
  type Setting,
  settingOf,
} from '../simulations/simulate.ts';
import {
  botOption,
  type Campaigns,
  collect,
  jobsOption,
  packCampaignOption,
  packOption,
  type Span,
  span,
  wholeNumber,
} from './options.ts';
import { showProgress } from './progress.ts';
import { reportOption } from './report.ts';
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

const count = wholeNumber(1, 999_999_999);

/** The most games of a command, which keeps their results until its end. */
const mostGames = 1_000_000;

/** Adds the common options to a command. */
export function addSimulationOptions(command: Command, campaigns: Campaigns): Command {
  return command
    .addOption(packCampaignOption(campaigns, 'required'))
    .addOption(packOption())
    .addOption(botOption())
    .option('--games <number>', 'the number of games: the seeds 1, 2, 3 …', count)
    .addOption(
      new Option('--seeds <range>', 'seeds: A..B; with --games only the first N').argParser(span()),
    )
    .option('--without <system>', 'a system to switch off; can be repeated', collect, [])
    .option('--turns <number>', 'stop each game after N turns', count, defaultTurns)
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
    const near = suggestion(name, names);
    throw new InputError(
      `--without: there is no system "${name}"${near} (systems: ${names.join(', ')})`,
    );
  }
  // In the order of the turn, so that equal settings are written equally.
  const off = names.filter((name) => without.includes(name));
  return settingOf(loadCampaign(source), { bot, without: off, limit: turns });
}

/** The seeds of the games. Throws an InputError if they are missing, too many, or fewer than the games. */
export function readSeeds({ games, seeds }: SimulationOptions): string[] {
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
  if (wanted > mostGames) {
    const asked = games === undefined ? `--seeds ${from}..${to}` : `--games ${games}`;
    throw new InputError(
      `${asked}: ${wanted} games are too many for one command, at most ${mostGames}; play smaller ranges of --seeds and merge them`,
    );
  }
  return Array.from({ length: wanted }, (_, n) => String(from + n));
}

/** Plays all seeds with each player, shows the progress, and passes on the games of each seed. */
export async function playSeeds(
  players: readonly Player[],
  seeds: readonly string[],
  jobs: number,
  take: (games: readonly (Result | Failure)[]) => Promise<void>,
): Promise<void> {
  const step = showProgress(seeds.length, players.length > 1 ? 'pairs' : 'games');
  const failed = (seed: string, { message }: Error) =>
    players.map(() => ({ seed, error: message }));
  for await (const games of onThreads('games', players, seeds, jobs, failed)) {
    await take(games);
    step();
  }
}
