import type { StoredGame } from '../../records/game-rows.ts';
import { endOf } from '../../records/stored-to-run-file.ts';
import { type Percent, percentReporter } from './work-with-progress.ts';
import { campaignOf, type RunRequest } from './worker-request.ts';

/** A stored game whose end is not known. */
export interface EndRequest {
  /** `Campaigns.sourcesOfGames`. */
  readonly sources: RunRequest['sources'];
  readonly stored: StoredGame;
}

/** Reports about the progress, then the hash of the last state; null if the game cannot be opened. */
export type EndAnswer = Percent | { readonly end: string | null };

/** Finds the last state of a stored game in a worker: without readable snapshots it plays all commands. */
addEventListener('message', ({ data }: MessageEvent<EndRequest>) => {
  const { sources, stored } = data;
  const onLine = percentReporter((percent) => postMessage(percent satisfies EndAnswer));
  const { campaign } = stored.row;
  const load = () => campaignOf({ sources, run: { campaign, ...stored.parts } });
  postMessage({ end: endOf(stored, load, onLine) } satisfies EndAnswer);
});
