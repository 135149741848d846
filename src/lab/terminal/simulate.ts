import type { Command } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Line } from '../simulations/simulate.ts';
import { interruptible } from './interruption.ts';
import { bundleOption, type Cli, campaignWith } from './options.ts';
import { readShard, shardOption } from './shard.ts';
import {
  addSimulationOptions,
  playSeeds,
  readSeeds,
  readSetting,
  type SimulationOptions,
} from './simulation-options.ts';
import { printSummary, reportGames } from './simulation-output.ts';
import { print } from './terminal.ts';

interface Options extends SimulationOptions {
  readonly bundle: readonly string[];
  readonly shard?: string;
}

/** Adds the command `simulate`. */
export function addSimulateCommand(program: Command, cli: Cli): void {
  addSimulationOptions(program.command('simulate'), cli)
    .addOption(bundleOption())
    .addOption(shardOption())
    .description(
      'Let a bot play many games. Print a JSON line per game, in the order of the seeds, then ' +
        '{"summary":…}. The exit code is 1 if a game failed. Ctrl-C ends it with the games so far.',
    )
    .action((options: Options) => simulateGames(cli, options));
}

async function simulateGames(cli: Cli, options: Options): Promise<void> {
  const source = campaignWith(cli, options);
  const setting = readSetting(source, options);
  const shard = options.shard === undefined ? null : readShard(options.shard, process.env);
  const { range, seeds } = readSeeds(options, shard, true);
  const lines: Line[] = [];
  await interruptible(cli.terminal, async (interruption) => {
    const players = [{ source, setting }];
    await playSeeds(players, seeds, options, interruption, cli.terminal, async ([result]) => {
      const line = { ...setting, ...result };
      lines.push(line);
      await print(cli.terminal, [JSON.stringify(line)]);
    });
    const isIncomplete = lines.length < seeds.length;
    await printSummary(setting, lines, cli.terminal, {
      ...(shard && { shard: { ...shard, seeds: range } }),
      ...(isIncomplete && { interrupted: { seeds: range } }),
    });
    await reportGames(loadCampaign(source), setting, lines, isIncomplete, options.report);
  });
}
