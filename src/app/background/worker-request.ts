import { loadWith } from '../../bundles/campaign-source.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { noCampaign } from '../../records/continue-game.ts';
import { modsOf, type RunFile } from '../../records/run-file.ts';

/** A request to a worker about a recorded game. */
export interface RunRequest {
  /** `Campaigns.sourcesOfGames`. */
  readonly sources: readonly CampaignSource[];
  readonly run: RunFile;
}

/** The campaign of a recorded game, with its mods. Throws `CannotContinue` if there is none with its id. */
export function campaignOf({
  sources,
  run,
}: {
  readonly sources: RunRequest['sources'];
  readonly run: Pick<RunFile, 'campaign' | 'mods'>;
}): Campaign {
  const campaign = loadWith(sources, run.campaign, modsOf(run));
  if (!campaign) throw noCampaign(run.campaign);
  return campaign;
}
