import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import type { CampaignSource } from '../../src/game/campaign.ts';
import type { FightReport, TrialReport } from '../../src/trials/trial-report.ts';
import { tryKind } from '../../src/trials/try-kind.ts';
import { simple } from '../sources.ts';

export const look = {
  name: { en: 'newcomer', ja: '新顔', ru: 'новичок' },
  look: { glyph: 'n', colour: '#ffffff', sprite: 'imp' },
};

export const monster = {
  ...look,
  spawn: { depths: { '1-2': 40 } },
  Health: { max: 6 },
  Stats: { attack: 4, defence: 4 },
  AI: { mind: 'hunter' },
};

/** Enough repetitions to recognise clear differences. */
export const quick = { fights: 40, peerFights: 60, walks: 2, floors: 8 };

/** The campaign with a bundle `newcomer.json`. */
export function campaignWith(bundle: object, source: CampaignSource = simple) {
  return loadCampaign(source, { 'newcomer.json': JSON.stringify(bundle) });
}

/** The report of the trials of a bundle. */
export function trialOf(bundle: object, source = simple, size: object = quick): TrialReport {
  return tryKind(campaignWith(bundle, source), 'newcomer', size);
}

/** The fights in a report. */
export function fightsOf({ fights }: TrialReport): FightReport {
  if (!fights) throw new Error('There were no fights.');
  return fights;
}
