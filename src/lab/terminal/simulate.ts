import { type Command, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { suggestion } from '../../bundles/spelling.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import { contentHash } from '../../state/hash.ts';
import type { BotName } from '../bots/bots.ts';
import { isMonsterKind } from '../fights/matchup.ts';
import { InputError } from '../input-error.ts';
import { gameCharts, type Series } from '../reports/game-charts.ts';
import { type ChangedMonster, compare, comparisonLines } from '../simulations/compare.ts';
import { type DoneShard, merge } from '../simulations/merge.ts';
import {
  type Failure,
  isForUse,
  type Line,
  type Player,
  type Result,
  type Setting,
  settingOf,
} from '../simulations/simulate.ts';
import { summarise } from '../simulations/summary.ts';
import { summaryLines } from '../simulations/summary-lines.ts';
import { withBundles } from '../with-bundles.ts';
import { readBundleFiles, readJsonLines } from './files.ts';
import {
  botOption,
  bundleOption,
  type Campaigns,
  campaignWith,
  collect,
  jobsOption,
  packCampaignOption,
  packOption,
  type Span,
  span,
  wholeNumber,
} from './options.ts';
import { campaignWithPacks, packsAt } from './packs.ts';
import { showProgress } from './progress.ts';
import { reportOption, writeReport } from './report.ts';
import { readShard, seedsOfShard, shardOption } from './shard.ts';
import { print, type Terminal } from './terminal.ts';
import { onThreads } from './threads.ts';

/** The options that `simulate` and `compare` share. */
interface Options {
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

/** The games of a command, whose results are kept until its end. More need --shard on several machines. */
const mostGames = 1_000_000;

/** Adds the commands `simulate`, `merge` and `compare`. */
export function addSimulateCommands(
  program: Command,
  campaigns: Campaigns,
  terminal: Terminal,
): void {
  const withPlay = (command: Command) =>
    command
      .addOption(packCampaignOption(campaigns, 'required'))
      .addOption(packOption())
      .addOption(botOption())
      .option('--games <number>', 'the number of games: the seeds 1, 2, 3 …', count)
      .addOption(
        new Option('--seeds <range>', 'seeds: A..B; with --games only the first N').argParser(
          span(),
        ),
      )
      .option('--without <system>', 'a system to switch off; can be repeated', collect, [])
      .option('--turns <number>', 'stop each game after N turns', count, defaultTurns)
      .addOption(jobsOption())
      .addOption(reportOption());

  withPlay(program.command('simulate'))
    .addOption(bundleOption())
    .addOption(shardOption())
    .description(
      'Let a bot play many games. Print a JSON line per game, in the order of the seeds, then ' +
        '{"summary":…}. The exit code is 1 if a game failed.',
    )
    .action((options: Options & { shard?: string; bundle: readonly string[] }) =>
      simulateGames(campaigns, options, terminal),
    );

  program
    .command('merge')
    .description(
      'Combine the output of several "simulate" commands, from any machines and in any order, into one ' +
        'summary. The exit code is 1 if a game failed, or if a shard is missing or incomplete.',
    )
    .argument('<file...>', 'output of "simulate"; - reads standard input')
    .addOption(packOption())
    .addOption(bundleOption())
    .addOption(reportOption())
    .addHelpText(
      'after',
      `
A report of games of a pack or with other bundles needs these again: --pack, --bundle.`,
    )
    .action((files: string[], options: MergeOptions) =>
      mergeFiles(campaigns, files, options, terminal),
    );

  withPlay(program.command('compare'))
    .description(
      'Let a bot play the same seeds with two sets of bundles, and print the difference with 95% ' +
        'confidence intervals. A bundle with the file name of one of the campaign replaces it.',
    )
    .argument(
      '<A>',
      'a JSON file, a folder with JSON files (also in subfolders), or "base" for the unchanged campaign',
    )
    .argument('<B>', 'the other set of bundles')
    .option('--json', 'print a JSON object')
    .action((a: string, b: string, options: Options & { json?: boolean }) =>
      compareSets(campaigns, [a, b], options, terminal),
    );
}

async function simulateGames(
  campaigns: Campaigns,
  options: Options & { shard?: string; readonly bundle: readonly string[] },
  terminal: Terminal,
): Promise<void> {
  const source = campaignWith(campaigns, options, terminal);
  const setting = readSetting(source, options);
  const all = readSeeds(options);
  const shard = options.shard === undefined ? null : readShard(options.shard, process.env);
  const seeds = shard ? seedsOfShard(all, shard) : all;
  const lines: Line[] = [];
  await play([{ source, setting }], seeds, options.jobs, async ([result]) => {
    const line = { ...setting, ...result };
    lines.push(line);
    await print(terminal, [JSON.stringify(line)]);
  });
  const done = shard && { ...shard, seeds: `${all[0]}..${all[all.length - 1]}` };
  await printSummary(setting, lines, terminal, done);
  await reportGames(loadCampaign(source), setting, lines, options.report);
}

interface MergeOptions {
  readonly pack: readonly string[];
  readonly bundle: readonly string[];
  readonly report?: string;
}

async function mergeFiles(
  campaigns: Campaigns,
  files: readonly string[],
  { pack, bundle, report }: MergeOptions,
  terminal: Terminal,
): Promise<void> {
  if (report === undefined && pack.length + bundle.length > 0) {
    throw new InputError('--pack and --bundle require --report');
  }
  const sources = files.flatMap((file) =>
    readJsonLines(file, terminal).map(({ line, value }) => ({ file, line, value })),
  );
  const { setting, lines, warnings, incomplete } = merge(sources);
  for (const warning of warnings) terminal.warn(`warning: ${warning}\n`);
  await printSummary(setting, lines, terminal, null);
  if (incomplete) terminal.exitCode = 1;
  if (report === undefined) return;
  const campaign = campaignOfGames(campaigns, setting, { pack, bundle }, terminal);
  await reportGames(campaign, setting, lines, report);
}

/** The campaign of merged games. Throws an InputError if it is unknown or not the one that was played. */
function campaignOfGames(
  campaigns: Campaigns,
  { campaign: id, content }: Setting,
  { pack, bundle }: MergeOptions,
  terminal: Terminal,
): Campaign {
  const isShipped = id in campaigns;
  if (!isShipped && pack.length === 0) {
    throw new InputError(`--report: "${id}" is no shipped campaign; give its pack with --pack`);
  }
  const campaign = loadCampaign(campaignWith(campaigns, { campaign: id, pack, bundle }, terminal));
  if (contentHash(campaign) === content) return campaign;
  throw new InputError(
    `--report: the games were played with other bundles of "${id}"; give the same --pack and --bundle as "simulate"`,
  );
}

/** Writes the report about the games of one setting. */
async function reportGames(
  campaign: Campaign,
  setting: Setting,
  lines: readonly Line[],
  file: string | undefined,
): Promise<void> {
  await writeReport(file, () => {
    const series = seriesOf('', campaign, lines);
    return {
      title: `${series.results.length} games of ${setting.bot} in ${setting.campaign}`,
      lines: summaryLines(summarise(setting, lines)),
      charts: gameCharts([series]),
    };
  });
}

/** The games that did not fail, with the kinds of their campaign. */
function seriesOf(name: string, { kinds }: Campaign, games: readonly (Result | Failure)[]): Series {
  return {
    name,
    results: games.flatMap((game) => ('error' in game ? [] : game)),
    monsters: kinds.filter((kind) => kindHas(kind, 'AI')).map(({ id }) => id),
    items: kinds.filter(isForUse).map(({ id }) => id),
  };
}

async function printSummary(
  setting: Setting,
  lines: readonly Line[],
  terminal: Terminal,
  shard: DoneShard | null,
): Promise<void> {
  const summary = summarise(setting, lines);
  await print(terminal, [JSON.stringify({ summary, ...(shard && { shard }) })]);
  if (lines.some((line) => 'error' in line)) terminal.exitCode = 1;
}

async function compareSets(
  campaigns: Campaigns,
  sets: readonly [string, string],
  options: Options & { json?: boolean },
  terminal: Terminal,
): Promise<void> {
  const base = campaignWithPacks(campaigns, options.campaign, packsAt(options.pack));
  const players = sets.map((set) => {
    const source = set === 'base' ? base : withBundles(base, readBundleFiles([set], terminal));
    return { source, setting: readSetting(source, options) };
  });
  const seeds = readSeeds(options);
  const games: (readonly (Result | Failure)[])[] = [];
  await play(players, seeds, options.jobs, async (pair) => {
    games.push(pair);
  });
  const loaded = players.map(({ source }) => loadCampaign(source));
  const comparison = compare(
    games.map(([first]) => first),
    games.map(([, second]) => second),
    changedMonsters(loaded),
  );
  for (const failure of games.flat()) {
    if ('error' in failure) terminal.warn(`seed ${failure.seed}: ${failure.error}\n`);
  }
  const [a, b] = sets;
  const { campaign, bot, without, limit } = players[0].setting;
  const title = `A = ${a}, B = ${b}: ${seeds.length} seeds, played by ${bot} in ${campaign}`;
  await writeReport(options.report, () => ({
    title,
    lines: comparisonLines(comparison),
    charts: gameCharts(
      ['A', 'B'].map((name, n) =>
        seriesOf(
          name,
          loaded[n],
          games.map((pair) => pair[n]),
        ),
      ),
    ),
  }));
  await print(
    terminal,
    options.json
      ? [JSON.stringify({ campaign, bot, without, limit, a, b, ...comparison })]
      : [title, ...comparisonLines(comparison)],
  );
  if (comparison.failed.length > 0) terminal.exitCode = 1;
}

/** The monsters that are not the same in two campaigns. */
function changedMonsters([a, b]: readonly Campaign[]): ChangedMonster[] {
  const [textsA, textsB] = [a, b].map(
    ({ kinds }) =>
      new Map(kinds.filter(isMonsterKind).map((kind) => [kind.id, JSON.stringify(kind)])),
  );
  return [...new Set([...textsA.keys(), ...textsB.keys()])]
    .filter((kind) => textsA.get(kind) !== textsB.get(kind))
    .map((kind) => ({ kind, in: { a: textsA.has(kind), b: textsB.has(kind) } }));
}

/** Plays all seeds, shows the progress, and passes on the games of each seed. */
async function play(
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

function readSetting(source: CampaignSource, { bot, without, turns }: Options): Setting {
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

function readSeeds({ games, seeds }: Options): string[] {
  if (games === undefined && seeds === undefined) {
    throw new InputError('no seeds: give --games N or --seeds A..B');
  }
  const { from, to } = seeds ?? { from: 1, to: games ?? 1 };
  const available = to - from + 1;
  const wanted = games ?? available;
  if (wanted > mostGames) {
    throw new InputError(
      `--seeds ${from}..${to} contains ${available} seeds, but ${mostGames} is the most; play smaller ranges and merge them`,
    );
  }
  if (wanted > available) {
    throw new InputError(
      `--games ${wanted}: --seeds ${from}..${to} contains only ${available}; give fewer games`,
    );
  }
  return Array.from({ length: wanted }, (_, n) => String(from + n));
}
