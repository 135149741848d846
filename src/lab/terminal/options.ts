import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withoutConsequences } from '../../bundles/causes.ts';
import type { Files } from '../../bundles/files.ts';
import { type LoadedCampaign, loadCampaign } from '../../bundles/load-campaign.ts';
import { isError, problemText } from '../../bundles/problems.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { bots } from '../bots/bots.ts';
import { withBundles } from '../with-bundles.ts';
import { readBundleFiles } from './files.ts';
import { campaignWithPacks, packsAt } from './packs.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** The program as a user types it, for help and messages. */
export const rl: string = import.meta.env.VITE_PROGRAM ?? 'npm run -s rl --';

/** All campaigns by id. The first is the default. */
export type CampaignSources = Readonly<Record<string, CampaignSource>>;

/** The campaigns and the terminal of the program. */
export interface Cli {
  readonly campaigns: CampaignSources;
  readonly terminal: Terminal;
}

/** A range of whole numbers; both ends are included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The choice of a campaign. Its name is checked later, because a pack can add campaigns. */
export function campaignOption({ campaigns }: Cli, required: 'required' | 'optional'): Option {
  const ids = Object.keys(campaigns);
  const option = new Option('--campaign <name>', 'the campaign, also one of --pack')
    .choices(ids)
    .argParser((id: string) => id);
  return required === 'required' ? option.makeOptionMandatory() : option.default(ids[0]);
}

/** Packs that a command adds, as the page does. */
export function packOption(): Option {
  const text = 'a pack to add: a zip file, or a folder with a pack.json; can be repeated';
  return new Option('--pack <path>', text).argParser(addValue).default([], 'none');
}

export function botOption(): Option {
  return new Option('--bot <name>', 'the bot that plays')
    .choices(Object.keys(bots))
    .makeOptionMandatory();
}

/** Bundles that are part of the campaign, for one run of a command. Recorded games cannot `replace` its own. */
export function bundleOption(use: 'add' | 'replace' = 'replace'): Option {
  const aim = use === 'add' ? 'to add' : 'to add or replace';
  const text = `a bundle, a folder of them or a pack, ${aim}; can be repeated`;
  return new Option('--bundle <path>', text).argParser(addValue).default([], 'none');
}

/** The options that choose and change a campaign. */
export interface CampaignChoice {
  readonly campaign: string;
  readonly bundle: readonly string[];
  readonly pack: readonly string[];
}

/** Adds the options of `CampaignChoice` to a command. */
export function addCampaignOptions(
  command: Command,
  cli: Cli,
  required: 'required' | 'optional',
  use?: 'add' | 'replace',
): Command {
  return command
    .addOption(campaignOption(cli, required))
    .addOption(packOption())
    .addOption(bundleOption(use));
}

/**
 * The campaign of `--campaign` with the packs of `--pack` and the bundles of `--bundle`. Throws an InputError for
 * one that cannot be used.
 */
export function campaignWith(cli: Cli, { campaign, bundle, pack }: CampaignChoice): CampaignSource {
  const source = campaignWithPacks(cli.campaigns, campaign, packsAt(pack));
  return bundle.length > 0 ? withBundles(source, readBundleFiles(bundle, cli.terminal)) : source;
}

/** The number of threads; all cores by default. */
export function jobsOption(): Option {
  return new Option('--jobs <number>', 'threads')
    .argParser(wholeNumber(1, 1024))
    .default(availableParallelism());
}

/** Parses a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** Parses a number above 0, with or without a fraction, up to `most`. */
export function positiveNumber(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= most) return value;
    throw new InvalidArgumentError(`Give a number above 0, at most ${most}, such as 0.5.`);
  };
}

/** Parses "3" or "1..4", at most `most` numbers. */
export function numberRange(most = Infinity): (text: string) => Span {
  return (text) => {
    const match = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(text);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (match && from <= to && to - from < most) return { from, to };
    const limit = most === Infinity ? '' : `, at most ${most} numbers`;
    throw new InvalidArgumentError(`Give a whole number, or a range such as 1..4${limit}.`);
  };
}

/** Collects the values of an option that can be repeated. */
export function addValue(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

/** Loads a campaign with mods. Prints a warning for each bundle that cannot be used. */
export function loadWithWarnings(
  source: CampaignSource,
  mods: Files,
  terminal: Terminal,
): LoadedCampaign {
  const campaign = loadCampaign(source, mods);
  for (const problem of withoutConsequences(campaign.problems.filter(isError))) {
    terminal.warn(`warning: ${visible(problemText(problem))}\n`);
  }
  return campaign;
}
