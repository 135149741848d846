import type { Command } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Line } from '../simulations/simulate.ts';
import { bundleOption, type Campaigns, campaignWith } from './options.ts';
import { readShard, seedsOfShard, shardOption } from './shard.ts';
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

/** Adds the command `simulate`. */
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
        '{"summary":…}. The exit code is 1 if a game failed.',
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
  const all = readSeeds(options);
  const shard = options.shard === undefined ? null : readShard(options.shard, process.env);
  const seeds = shard ? seedsOfShard(all, shard) : all;
  const lines: Line[] = [];
  await playSeeds([{ source, setting }], seeds, options.jobs, async ([result]) => {
    const line = { ...setting, ...result };
    lines.push(line);
    await print(terminal, [JSON.stringify(line)]);
  });
  const done = shard && { ...shard, seeds: `${all[0]}..${all[all.length - 1]}` };
  await printSummary(setting, lines, terminal, done);
  await reportGames(loadCampaign(source), setting, lines, options.report);
}
