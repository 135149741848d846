import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import type { Difference } from '../../src/records/difference.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { replay } from '../../src/records/replay.ts';
import { contentHash } from '../../src/state/hash.ts';

export interface Replay {
  readonly content: string;
  readonly difference: Difference | null;
  /** Lines without a difference. */
  readonly lines: number;
}

declare global {
  interface Window {
    /** Plays a run file in this browser. */
    replay(text: string): Replay;
  }
}

window.replay = (text) => {
  const run = parseRunFile(text);
  const source = campaigns.find(({ id }) => id === run.campaign);
  if (!source) throw new Error(`There is no campaign ${run.campaign}.`);
  const campaign = loadCampaign(source);
  let lines = 0;
  const onLine = (line: number) => {
    lines = line;
  };
  const { difference } = replay(campaign, run, { onLine });
  return { content: contentHash(campaign), difference, lines };
};
