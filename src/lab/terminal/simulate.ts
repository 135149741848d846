import type { Command } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Line } from '../simulations/simulate.ts';
import { interruptible } from './interruption.ts';
import { bundleOption, type Campaigns, campaignWith } from './options.ts';
import { readShard, shardOption } from './shard.ts';
import {
  addSimulationOptions,
  playSeeds,
  readSeeds,
  readSetting,
  type SimulationOptions,
} from './simulation-options.ts';
import { printSummary, reportGames } from './simulation-output.ts';
import { print, type Terminal } from './terminal.ts';

interface Options extends SimulationOptions {
  readonly bundle: readonly string[];
  readonly shard?: string;
}

export function addSimulateCommand(
  program: Command,
  campaigns: Campaigns,
  terminal: Terminal,
): void {
  addSimulationOptions(program.command('simulate'), campaigns)
    .addOption(bundleOption())
    .addOption(shardOption())
    .description(
      'Let a bot play many games. Print a JSON line per game, in the order of the seeds, then ' +
        '{"summary":…}. The exit code is 1 if a game failed. Ctrl-C ends it with the games so far.',
    )
    .action((options: Options) => simulateGames(campaigns, options, terminal));
}

async function simulateGames(
  campaigns: Campaigns,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const source = campaignWith(campaigns, options, terminal);
  const setting = readSetting(source, options);
  const shard = options.shard === undefined ? null : readShard(options.shard, process.env);
  const { range, seeds } = readSeeds(options, shard, true);
  const lines: Line[] = [];
  await interruptible(terminal, async (interruption) => {
    const players = [{ source, setting }];
    await playSeeds(players, seeds, options, interruption, terminal, async ([result]) => {
      const line = { ...setting, ...result };
      lines.push(line);
      await print(terminal, [JSON.stringify(line)]);
    });
    const isPart = lines.length < seeds.length;
    await printSummary(setting, lines, terminal, {
      ...(shard && { shard: { ...shard, seeds: range } }),
      ...(isPart && { interrupted: { seeds: range } }),
    });
    await reportGames(loadCampaign(source), setting, lines, isPart, options.report);
  });
}
