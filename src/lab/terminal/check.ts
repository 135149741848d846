import { iconNames } from 'virtual:icon-names';
import type { Command } from 'commander';
import { spriteNames } from '../../bundles/packs/pack-paths.ts';
import { isError, withoutRepeats } from '../../bundles/problems.ts';
import { joinedFiles, type StoredPack } from '../../records/packs.ts';
import { type Check, checksOf, describeCheck, isSound } from '../check.ts';
import { checkCampaign, checkPack, describeProblems, type PackCheck } from '../check-pack.ts';
import { readBundlesRaw } from './files.ts';
import { type Cli, campaignOption, packOption } from './options.ts';
import { campaignAt, isPackOrCampaign, packAt } from './pack-files.ts';
import { campaignWithPacks, packsAt } from './packs.ts';
import { print } from './terminal.ts';
import { requireForOptions } from './usage.ts';
import { visible } from './visible.ts';

interface CheckOptions {
  readonly campaign: string;
  readonly pack: readonly string[];
  readonly json?: boolean;
}

/** Adds the command `check`. */
export function addCheckCommand(program: Command, cli: Cli): void {
  const check = program
    .command('check')
    .description(
      'Check bundles, and play each one in fights and walks with a hero of its depth. Print one line ' +
        'per finding, errors first. The exit code is 1 if there is an error. A bundle replaces ' +
        'the bundle of the campaign with the same file name, unless it is a patch. The name hero.json ' +
        'replaces the hero.',
    )
    .argument(
      '<file...>',
      'bundles: JSON files, or folders of them; - reads standard input; packs: zip files, or folders with ' +
        'a pack.json; folders with a campaign.json',
    )
    .addOption(campaignOption(cli, 'optional'))
    .addOption(packOption())
    .option(
      '--json',
      'print a JSON line per bundle: {"file","campaign","replaces","problems","trial","vault","patched"}; ' +
        'for a pack or a campaign, first {"file","problems"} about the whole',
    )
    .action(async (files: string[], { campaign, pack, json }: CheckOptions) => {
      const packs = packsAt(pack);
      const source = campaignWithPacks(cli.campaigns, campaign, packs);
      const sprites = packs.flatMap((one) => spriteNames(one.manifest.name, one.files));
      const icons = new Set([...iconNames, ...sprites]);
      const report = async (check: Check, inOneOf = false) => {
        const lines = json ? [JSON.stringify(check)] : describeCheck(check, inOneOf);
        // The names of downloaded files can contain anything.
        await print(cli.terminal, lines.map(visible));
        if (!isSound(check)) cli.terminal.exitCode = 1;
      };
      const others: string[] = [];
      for (const file of files) {
        const whole = checkWhole(cli, file, icons, packs);
        if (!whole) {
          others.push(file);
          continue;
        }
        const lines = json
          ? [JSON.stringify({ file, problems: whole.problems })]
          : describeProblems(whole);
        await print(cli.terminal, lines.map(visible));
        if (whole.problems.some(isError)) cli.terminal.exitCode = 1;
        for (const check of whole.checks) {
          const all = whole.checks.filter((one) => one.file === check.file);
          const isBroken = !json && isSameError(all);
          if (isBroken && check !== all[0]) continue;
          const { problems } = check;
          const found = isBroken ? withoutRepeats(all.flatMap((one) => one.problems)) : problems;
          await report({ ...check, problems: found }, all.length > 1 && !isBroken);
        }
      }
      // Each is printed before the next is played, which takes seconds.
      const bundles = readBundlesRaw(others, cli.terminal);
      for (const check of checksOf(source, bundles, {}, icons)) await report(check);
    });
  requireForOptions<CheckOptions>(check, [
    {
      option: 'campaign',
      needs: 'a bundle; a pack is checked in all campaigns that it joins, and a campaign in itself',
      isMet: (_, files) => !files.every(isPackOrCampaign),
    },
  ]);
}

/** Whether a bundle has the same errors in all campaigns, so that one of its checks reports everything. */
function isSameError([first, ...others]: readonly Check[]): boolean {
  // In each campaign, an error can affect other bundles.
  const textOf = ({ problems }: Check) =>
    JSON.stringify(problems.map(({ affects: _, ...problem }) => problem));
  return first.problems.some(isError) && others.every((one) => textOf(one) === textOf(first));
}

/** The findings about a pack or the folder of a campaign, together with other packs; null for other files. */
function checkWhole(
  cli: Cli,
  file: string,
  icons: ReadonlySet<string>,
  packs: readonly StoredPack[],
): PackCheck | null {
  const pack = packAt(file);
  if (pack) return checkPack(Object.values(cli.campaigns), pack, {}, icons, packs);
  const campaign = campaignAt(file);
  if (!campaign) return null;
  const { id, files, problems } = campaign;
  if (problems.some(isError)) return { problems, checks: [] };
  const found = checkCampaign(id, files, {}, icons, joinedFiles(packs, id));
  return { ...found, problems: [...problems, ...found.problems] };
}
