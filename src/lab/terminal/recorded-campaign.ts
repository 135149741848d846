import { basename } from 'node:path';
import { sourceOf } from '../../bundles/campaign-source.ts';
import { withoutConsequences } from '../../bundles/causes.ts';
import { isOfCampaign } from '../../bundles/file-owner.ts';
import type { Files } from '../../bundles/files.ts';
import { tryToLoad } from '../../bundles/load-campaign.ts';
import { isError, problemText } from '../../bundles/problems.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { packFilesFor } from '../../records/packs.ts';
import { InputError } from '../input-error.ts';
import { readBundleFiles } from './files.ts';
import type { CampaignChoice, Cli } from './options.ts';
import { campaignWithPacks, packsAt } from './packs.ts';
import type { Terminal } from './terminal.ts';

/** A campaign whose games can be recorded. */
interface RecordedCampaign {
  readonly source: CampaignSource;
  readonly mods: Files;
  /** The texts that a run file contains: the mods, and the files of a campaign that a pack defines. */
  readonly files: Files;
}

/**
 * The campaign of `--campaign` with the packs of `--pack` and the bundles of `--bundle`, all of which a run file
 * contains, as on the page. Throws an InputError for a bundle that cannot be used or would replace one of the campaign.
 */
export function recordedCampaign(
  cli: Cli,
  { campaign: id, pack, bundle }: CampaignChoice,
): RecordedCampaign {
  const packs = packsAt(pack);
  const packed = campaignWithPacks(cli.campaigns, id, packs);
  const bundles = addedBundles(bundle, cli.terminal);
  const files = { ...packFilesFor(packs, id), ...bundles };
  const { source, mods } = sourceOf(Object.values(cli.campaigns), id, files) ?? {
    source: packed,
    mods: files,
  };
  const errors = tryToLoad(source, mods).problems.filter(
    (problem) => isError(problem) && Object.hasOwn(bundles, problem.file),
  );
  const [firstError] = withoutConsequences(errors);
  if (firstError) throw new InputError(`--bundle: ${problemText(firstError)}`);
  return { source, mods, files };
}

/** The bundles of `--bundle`, by file name without folder. */
function addedBundles(paths: readonly string[], terminal: Terminal): Files {
  const bundles: Record<string, string> = {};
  const fileByName = new Map<string, string>();
  for (const [file, text] of Object.entries(readBundleFiles(paths, terminal))) {
    const name = basename(file);
    if (isOfCampaign(name)) {
      const fix = 'change the hero by a bundle with "patch": "hero", and numbers by a pack';
      throw new InputError(`--bundle: ${file}: a recorded game cannot replace it; ${fix}`);
    }
    const other = fileByName.get(name);
    if (other !== undefined) {
      throw new InputError(`--bundle: ${file}: has the same name as ${other}; rename one of them`);
    }
    fileByName.set(name, file);
    bundles[name] = text;
  }
  return bundles;
}
