import type { Command } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign } from '../../game/campaign.ts';
import { contentHash } from '../../state/hash.ts';
import { InputError } from '../input-error.ts';
import { type LineSource, merge } from '../simulations/merge.ts';
import type { Setting } from '../simulations/simulate.ts';
import { readJsonLines } from './files.ts';
import { bundleOption, type Cli, campaignWith, packOption } from './options.ts';
import { reportOption } from './report-option.ts';
import { printSummary, reportGames } from './simulation-output.ts';
import type { Terminal } from './terminal.ts';
import { requireForOptions } from './usage.ts';

interface MergeOptions {
  readonly pack: readonly string[];
  readonly bundle: readonly string[];
  readonly report?: string;
}

/** Adds the command `merge`. */
export function addMergeCommand(program: Command, cli: Cli): void {
  const merge = program
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
For games with a pack or other bundles, --report requires the --pack and --bundle of "simulate".`,
    )
    .action((files: string[], options: MergeOptions) => mergeFiles(cli, files, options));
  requireForOptions<MergeOptions>(
    merge,
    (['pack', 'bundle'] as const).map((option) => ({
      option,
      needs: '--report FILE',
      isMet: ({ report }) => report !== undefined,
    })),
  );
}

async function mergeFiles(
  cli: Cli,
  files: readonly string[],
  { pack, bundle, report }: MergeOptions,
): Promise<void> {
  const { setting, lines, warnings, incomplete } = merge(sourcesIn(files, cli.terminal));
  for (const warning of warnings) cli.terminal.warn(`warning: ${warning}\n`);
  await printSummary(setting, lines, cli.terminal);
  if (incomplete) cli.terminal.exitCode = 1;
  if (report === undefined) return;
  const campaign = campaignOfGames(cli, setting, { pack, bundle });
  await reportGames(campaign, setting, lines, incomplete, report);
}

function* sourcesIn(files: readonly string[], terminal: Terminal): Generator<LineSource> {
  for (const file of files) {
    for (const { line, value } of readJsonLines(file, terminal)) yield { file, line, value };
  }
}

/** The campaign of merged games. Throws an InputError if it is unknown or not the one that was played. */
function campaignOfGames(
  cli: Cli,
  { campaign: id, content }: Setting,
  { pack, bundle }: MergeOptions,
): Campaign {
  const isShipped = id in cli.campaigns;
  if (!isShipped && pack.length === 0) {
    throw new InputError(`--report: "${id}" is not a shipped campaign; give its pack with --pack`);
  }
  const campaign = loadCampaign(campaignWith(cli, { campaign: id, pack, bundle }));
  if (contentHash(campaign) === content) return campaign;
  throw new InputError(
    `--report: the games were played with other bundles of "${id}"; give the same --pack and --bundle as "simulate"`,
  );
}
