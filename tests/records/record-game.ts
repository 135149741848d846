import type { Campaign } from '../../src/game/campaign.ts';
import { newGame } from '../../src/game/game.ts';
import { recordFrom } from '../../src/records/run-recorder.ts';

type Record = Parameters<typeof recordFrom>;

/** Records a new game until it ends or the limit is reached. */
export function recordGame(
  campaign: Campaign,
  seed: string,
  makePlayer: Record[1],
  options: Record[2],
) {
  return recordFrom(newGame(campaign, seed), makePlayer, options);
}
