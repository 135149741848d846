import { sourceOf } from '../../bundles/campaign-source.ts';
import { tryToLoad } from '../../bundles/load-campaign.ts';
import { isError, problemText } from '../../bundles/problems.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { Files } from '../../records/mods.ts';
import { packFilesFor } from '../../records/packs.ts';
import { InputError } from '../input-error.ts';
import { type CampaignChoice, type Campaigns, readMods } from './options.ts';
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
 * The campaign of `--campaign` with the packs of `--pack` and the bundles of `--bundle` and `--mod`, all of which a run
 * file contains, as on the page. Throws an InputError for a bundle of `--bundle` that cannot be used or would replace
 * one of the campaign.
 */
export function recordedCampaign(
  campaigns: Campaigns,
  { campaign: id, pack, bundle, mod = [] }: CampaignChoice & { readonly mod?: readonly string[] },
  terminal: Terminal,
): RecordedCampaign {
  const packs = packsAt(pack);
  const whole = campaignWithPacks(campaigns, id, packs);
  const bundles = readMods(bundle, terminal);
  const files = { ...packFilesFor(packs, id), ...readMods(mod, terminal), ...bundles };
  const { source, mods } = sourceOf(Object.values(campaigns), id, files) ?? {
    source: whole,
    mods: files,
  };
  const wrong = tryToLoad(source, mods).problems.find(
    (one) => isError(one) && Object.hasOwn(bundles, one.file),
  );
  if (wrong) {
    const text = 'a recorded game can have added bundles, but no replaced or faulty ones';
    throw new InputError(`--bundle: ${problemText(wrong)} (${text})`);
  }
  return { source, mods, files };
}
