import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import { type BotName, bots } from '../bots/bots.ts';
import { withBundles } from '../bundle-files.ts';
import { readBundleFiles } from '../check.ts';
import { InputError, readJsonLines, span } from '../input-error.ts';
import { compare, tellComparison } from '../simulations/compare.ts';
import { merge } from '../simulations/merge.ts';
import {
  type Failure,
  type Line,
  type Result,
  type Setting,
  settingOf,
} from '../simulations/simulate.ts';
import { summarise } from '../simulations/summary.ts';
import { showProgress } from './progress.ts';
import { playAll } from './threads.ts';

type Campaigns = Readonly<Record<string, CampaignSource>>;

/** What `rl simulate` and `rl compare` have in common. */
interface Options {
  readonly campaign: string;
  readonly bot: BotName;
  readonly games?: number;
  readonly seeds?: { from: number; to: number };
  readonly without: readonly string[];
  readonly turns: number;
  readonly jobs: number;
}

/** Far more than a game needs that comes to something. */
const defaultTurns = 20000;

/** Adds `rl simulate`, `rl merge` and `rl compare`. */
export function addSimulationCommands(program: Command, campaigns: Campaigns): void {
  const withPlay = (command: Command) =>
    command
      .addOption(
        new Option('--campaign <name>', 'the campaign')
          .choices(Object.keys(campaigns))
          .makeOptionMandatory(),
      )
      .addOption(
        new Option('--bot <name>', 'who plays').choices(Object.keys(bots)).makeOptionMandatory(),
      )
      .option('--games <number>', 'how many games: the seeds 1, 2, 3 …', parseCount)
      .option('--seeds <span>', 'seeds: A..B; with --games the first so many of them', parseSeeds)
      .option('--without <system>', 'a system that does nothing; may come again', collect, [])
      .option(
        '--turns <number>',
        'turns after which a game is broken off',
        parseCount,
        defaultTurns,
      )
      .option('--jobs <number>', 'threads', parseCount, availableParallelism());

  withPlay(program.command('simulate'))
    .description(
      'Let a bot play many games. A JSON line for each, in the order of the seeds, as soon as it is ' +
        'known, then {"summary":…} of them all. Exit code 1 when a game failed.',
    )
    .action((options: Options) => simulateGames(campaigns, options));

  program
    .command('merge')
    .description(
      'Put games that rl simulate has played in several spans of seeds, on any machines, into the one ' +
        'summary that they would have had together.',
    )
    .argument('<file...>', 'what rl simulate printed; - reads standard input')
    .action(mergeFiles);

  withPlay(program.command('compare'))
    .description(
      'Let a bot play the same seeds with two sets of bundles, and print what the second changes, with ' +
        '95 % intervals. A bundle called like one of the campaign takes its place.',
    )
    .argument('<A>', 'bundles: a JSON file, a folder of them, or "base" for the campaign as it is')
    .argument('<B>', 'the others')
    .option('--json', 'print a JSON object')
    .action((a: string, b: string, options: Options & { json?: boolean }) =>
      compareSets(campaigns, a, b, options),
    );
}

async function simulateGames(campaigns: Campaigns, options: Options): Promise<void> {
  const source = campaigns[options.campaign];
  const setting = readSetting(source, options);
  const seeds = readSeeds(options);
  const lines: Line[] = [];
  await play([{ source, setting }], seeds, options.jobs, async ([result]) => {
    const line = { ...setting, ...result };
    lines.push(line);
    await print(JSON.stringify(line));
  });
  await print(JSON.stringify({ summary: summarise(setting, lines) }));
  if (lines.some((line) => 'error' in line)) process.exitCode = 1;
}

async function mergeFiles(files: readonly string[]): Promise<void> {
  const sources = files.flatMap((file) =>
    readJsonLines(file).map(({ line, value }) => ({ file, line, value })),
  );
  const { setting, lines, warnings } = merge(sources);
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
  await print(JSON.stringify({ summary: summarise(setting, lines) }));
  if (lines.some((line) => 'error' in line)) process.exitCode = 1;
}

async function compareSets(
  campaigns: Campaigns,
  a: string,
  b: string,
  options: Options & { json?: boolean },
): Promise<void> {
  const base = campaigns[options.campaign];
  const players = [a, b].map((set) => {
    const source = set === 'base' ? base : withBundles(base, readSet(set));
    return { source, setting: readSetting(source, options) };
  });
  const seeds = readSeeds(options);
  const games: (readonly (Result | Failure)[])[] = [];
  await play(players, seeds, options.jobs, async (pair) => {
    games.push(pair);
  });
  const comparison = compare(
    games.map(([first]) => first),
    games.map(([, second]) => second),
  );
  for (const failure of games.flat()) {
    if ('error' in failure) process.stderr.write(`seed ${failure.seed}: ${failure.error}\n`);
  }
  if (options.json) {
    const { campaign, bot, without, limit } = players[0].setting;
    await print(JSON.stringify({ campaign, bot, without, limit, a, b, ...comparison }));
  } else {
    await print(
      `A = ${a}, B = ${b}: ${seeds.length} seeds, played by ${options.bot} in ${options.campaign}`,
    );
    for (const line of tellComparison(comparison)) await print(line);
  }
  if (comparison.failed.length > 0) process.exitCode = 1;
}

/** Plays all seeds, with a bar for who waits, and hands over the games of each seed. */
async function play(
  players: Parameters<typeof playAll>[0],
  seeds: readonly string[],
  jobs: number,
  take: (games: readonly (Result | Failure)[]) => Promise<void>,
): Promise<void> {
  const progress = showProgress(seeds.length, players.length > 1 ? 'pairs' : 'games');
  try {
    for await (const { games } of playAll(players, seeds, jobs)) {
      await take(games);
      progress.step();
    }
  } finally {
    progress.end();
  }
}

/** Writes a line, and waits where nobody reads as fast as it is written. */
async function print(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return;
  await new Promise((drained) => process.stdout.once('drain', drained));
}

function readSetting(source: CampaignSource, { bot, without, turns }: Options): Setting {
  const names = Object.keys(systems);
  for (const name of without) {
    if (names.includes(name)) continue;
    const near = suggestion(name, names);
    throw new InputError(`there is no system "${name}"${near} (there are ${names.join(', ')})`);
  }
  // Each once, in the order of the turn: told otherwise it is the same.
  const idle = names.filter((name) => without.includes(name)) as SystemName[];
  return settingOf(loadCampaign(source), { bot, without: idle, limit: turns });
}

function readSeeds({ games, seeds }: Options): string[] {
  if (games === undefined && seeds === undefined) {
    throw new InputError('give --games or --seeds');
  }
  const { from, to } = seeds ?? { from: 1, to: games ?? 1 };
  const count = games ?? to - from + 1;
  if (count > to - from + 1) {
    throw new InputError(`--games ${count} are more than the seeds ${from}..${to}`);
  }
  return Array.from({ length: count }, (_, n) => String(from + n));
}

/** The bundles of a file or of a folder's JSON files. */
function readSet(path: string): Record<string, string> {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${(error as Error).message}`);
  }
  if (!isFolder) return readBundleFiles([path]);
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new InputError(`there is no .json file in ${path}`);
  return readBundleFiles(files.sort().map((file) => join(path, file)));
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new InvalidArgumentError('Give a whole number from 1 to 999999999.');
  }
  return Number(text);
}

function parseSeeds(text: string): { from: number; to: number } {
  const result = span(text);
  if (!result) throw new InvalidArgumentError('Give two whole numbers as in 1..1000.');
  return result;
}

function collect(text: string, before: readonly string[]): string[] {
  return [...before, text];
}
