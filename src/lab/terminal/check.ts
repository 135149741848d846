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
      'print a JSON line per bundle: {"file","campaign","replaces","problems","trial","vault","patched","idle"}; ' +
        'for a pack or a campaign, first {"file","problems"} about the whole',
    )
    .action(async (files: string[], options: CheckOptions) => {
      const packs = packsAt(options.pack);
      const source = campaignWithPacks(cli.campaigns, options.campaign, packs);
      const sprites = packs.flatMap((one) => spriteNames(one.manifest.name, one.files));
      const icons = new Set([...iconNames, ...sprites]);
      const bundleFiles: string[] = [];
      for (const file of files) {
        const whole = checkWhole(cli, file, icons, packs);
        if (whole) await reportWhole(cli, options, file, whole);
        else bundleFiles.push(file);
      }
      // Each is printed before the next is played, which takes seconds.
      const bundles = readBundlesRaw(bundleFiles, cli.terminal);
      for (const check of checksOf(source, bundles, {}, icons)) {
        await reportBundle(cli, options, check);
      }
    });
  requireForOptions<CheckOptions>(check, [
    {
      option: 'campaign',
      needs: 'a bundle; a pack is checked in all campaigns that it joins, and a campaign in itself',
      isMet: (_, files) => !files.every(isPackOrCampaign),
    },
  ]);
}

/** Prints the findings about a bundle. `inOneOf`: it is checked in several campaigns, and this is one of them. */
async function reportBundle(
  { terminal }: Cli,
  { json }: CheckOptions,
  check: Check,
  inOneOf = false,
): Promise<void> {
  const lines = json ? [JSON.stringify(check)] : describeCheck(check, inOneOf);
  // The names of downloaded files can contain anything.
  await print(terminal, lines.map(visible));
  if (!isSound(check)) terminal.exitCode = 1;
}

/** Prints the findings about a pack or a campaign, then those about its bundles. */
async function reportWhole(
  cli: Cli,
  options: CheckOptions,
  file: string,
  whole: PackCheck,
): Promise<void> {
  const lines = options.json
    ? [JSON.stringify({ file, problems: whole.problems })]
    : describeProblems(whole);
  await print(cli.terminal, lines.map(visible));
  if (whole.problems.some(isError)) cli.terminal.exitCode = 1;
  for (const check of whole.checks) {
    const inCampaigns = whole.checks.filter((one) => one.file === check.file);
    const isBroken = !options.json && isSameError(inCampaigns);
    if (!isBroken) await reportBundle(cli, options, check, inCampaigns.length > 1);
    else if (check === inCampaigns[0]) {
      const problems = withoutRepeats(inCampaigns.flatMap((one) => one.problems));
      await reportBundle(cli, options, { ...check, problems });
    }
  }
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
  const checked = checkCampaign(id, files, {}, icons, joinedFiles(packs, id));
  return { ...checked, problems: [...problems, ...checked.problems] };
}
