import type { Command } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign } from '../../game/campaign.ts';
import { isMonsterKind, type Kind } from '../../game/kinds.ts';
import { gameCharts } from '../reports/game-charts.ts';
import { type ChangedMonster, compare, comparisonLines } from '../simulations/compare.ts';
import type { Failure, GameResult, Player } from '../simulations/simulate.ts';
import { withBundles } from '../with-bundles.ts';
import { readBundleFiles } from './files.ts';
import { interruptible } from './interruption.ts';
import type { Cli } from './options.ts';
import { campaignWithPacks, packsAt } from './packs.ts';
import { writeReport } from './report-option.ts';
import {
  addSimulationOptions,
  playSeeds,
  readSeeds,
  readSetting,
  type SimulationOptions,
} from './simulation-options.ts';
import { type SeedPart, seriesOf } from './simulation-output.ts';
import { print, type Terminal } from './terminal.ts';

interface CompareOptions extends SimulationOptions {
  readonly json?: boolean;
}

/** Adds the command `compare`. */
export function addCompareCommand(program: Command, cli: Cli): void {
  addSimulationOptions(program.command('compare'), cli)
    .description(
      'Let a bot play the same seeds with two sets of bundles, and print the difference with 95% ' +
        'confidence intervals. A bundle replaces the bundle of the campaign with the same file name, ' +
        'unless it is a patch.',
    )
    .argument(
      '<A>',
      'a JSON file, a folder with JSON files (also in subfolders), a pack, or "base" for the unchanged campaign',
    )
    .argument('<B>', 'the other set of bundles')
    .option('--json', 'print a JSON object')
    .action((a: string, b: string, options: CompareOptions) => compareSets(cli, [a, b], options));
}

async function compareSets(
  cli: Cli,
  sets: readonly [string, string],
  options: CompareOptions,
): Promise<void> {
  const base = campaignWithPacks(cli.campaigns, options.campaign, packsAt(options.pack));
  const players = sets.map((set) => {
    const source = set === 'base' ? base : withBundles(base, readBundleFiles([set], cli.terminal));
    return { source, setting: readSetting(source, options) };
  });
  await interruptible(cli.terminal, (interruption) =>
    comparePlayers(players, sets, options, interruption, cli.terminal),
  );
}

async function comparePlayers(
  players: readonly Player[],
  sets: readonly [string, string],
  options: CompareOptions,
  interruption: AbortSignal,
  terminal: Terminal,
): Promise<void> {
  const { range, seeds } = readSeeds(options, null, false);
  const games: (readonly (GameResult | Failure)[])[] = [];
  await playSeeds(players, seeds, options, interruption, terminal, async (pair) => {
    games.push(pair);
  });
  const isIncomplete = games.length < seeds.length;
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
  const played = isIncomplete
    ? `only ${games.length} of ${seeds.length} seeds`
    : `${seeds.length} seeds`;
  const title = `A = ${a}, B = ${b}: ${played}, played by ${bot} in ${campaign}`;
  const part: SeedPart = isIncomplete ? { interrupted: { seeds: range } } : {};
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
      ? [JSON.stringify({ campaign, bot, without, limit, a, b, ...part, ...comparison })]
      : [title, ...comparisonLines(comparison)],
  );
  if (comparison.failed.length > 0) terminal.exitCode = 1;
}

/** The monsters that are not the same in two campaigns. */
function changedMonsters([a, b]: readonly Campaign[]): ChangedMonster[] {
  const [textsA, textsB] = [a, b].map(
    ({ kinds }) =>
      new Map(kinds.filter(isMonsterKind).map((kind) => [kind.id, textOf(kind, kinds)])),
  );
  return [...new Set([...textsA.keys(), ...textsB.keys()])]
    .filter((kind) => textsA.get(kind) !== textsB.get(kind))
    .map((kind) => ({ kind, in: { a: textsA.has(kind), b: textsB.has(kind) } }));
}

/** A kind as text, with the ids of the kinds that it names: another bundle can change their numbers. */
function textOf(kind: Kind, kinds: readonly Kind[]): string {
  const fields = new Map<unknown, string[]>();
  for (const { values, field } of kind.references) {
    fields.set(values, [...(fields.get(values) ?? []), field]);
  }
  return JSON.stringify(kind, function (this: unknown, key: string, value: unknown) {
    return fields.get(this)?.includes(key) ? kinds[value as number].id : value;
  });
}
