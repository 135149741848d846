import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import type { Difference } from '../../src/records/difference.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { replay } from '../../src/records/replay.ts';
import { contentHash } from '../../src/state/hash.ts';

export interface Replay {
  readonly content: string;
  readonly difference: Difference | null;
  /** Turns without a difference. */
  readonly turns: number;
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
  let turns = 0;
  const onTurn = (turn: number) => {
    turns = turn;
  };
  const { difference } = replay(campaign, run, { onTurn });
  return { content: contentHash(campaign), difference, turns };
};
