import type { CampaignSource } from '../../game/campaign.ts';
import type { GameRow } from '../../records/game-rows.ts';
import { type ReadGame, readGameFile } from '../../records/read-game-file.ts';
import type { RefusedReason } from '../../records/refusal.ts';
import { refusalOrThrow } from '../saves/refusal-text.ts';
import { type Percent, percentReporter } from './work-with-progress.ts';
import { campaignOf } from './worker-request.ts';

/** The text of a file with a game. */
export interface ImportRequest {
  /** `Campaigns.sourcesOfGames`. */
  readonly sources: readonly CampaignSource[];
  readonly text: string;
  /** The facts for the game that the text does not contain. */
  readonly facts: Pick<GameRow, 'id' | 'saved'>;
}

/** Reports about the progress, then the game or the problem of the file. */
export type ImportAnswer =
  | Percent
  | { readonly read: ReadGame }
  | { readonly problem: RefusedReason };

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  const { sources, text, facts } = data;
  const onLine = percentReporter((percent) => postMessage(percent satisfies ImportAnswer));
  postMessage(answer());

  function answer(): ImportAnswer {
    try {
      return { read: readGameFile(text, (run) => campaignOf({ sources, run }), facts, onLine) };
    } catch (error) {
      return { problem: refusalOrThrow(error) };
    }
  }
});
