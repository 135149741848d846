import { iconNames } from 'virtual:icon-names';
import type { Command } from 'commander';
import { checkBundles, describeCheck, isSound } from '../check.ts';
import { readBundlesRaw } from './files.ts';
import { type Campaigns, campaignOption } from './options.ts';
import { print, type Terminal } from './terminal.ts';

interface CheckOptions {
  readonly campaign: string;
  readonly json?: boolean;
}

/** Adds the command `check`. */
export function addCheckCommand(program: Command, campaigns: Campaigns, terminal: Terminal): void {
  program
    .command('check')
    .description(
      'Check bundles, and play each one in fights and walks with a hero of its depth. Print one line ' +
        'per finding, errors first. The exit code is 1 if there is an error. A bundle with the file ' +
        'name of one of the campaign replaces it. The name hero.json replaces the hero.',
    )
    .argument('<file...>', 'bundles: JSON files, or folders of them; - reads standard input')
    .addOption(campaignOption(campaigns, 'optional'))
    .option('--json', 'print a JSON line per bundle: {"file","replaces","problems","trial"}')
    .action(async (files: string[], { campaign, json }: CheckOptions) => {
      const icons = new Set(iconNames);
      const checks = checkBundles(campaigns[campaign], readBundlesRaw(files, terminal), {}, icons);
      for (const check of checks) {
        await print(terminal, json ? [JSON.stringify(check)] : describeCheck(check));
      }
      if (!checks.every(isSound)) terminal.exitCode = 1;
    });
}
