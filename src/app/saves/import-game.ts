import type { CampaignSource } from '../../game/campaign.ts';
import type { ProgressDialog } from '../../page/progress.ts';
import type { GameRow } from '../../records/game-rows.ts';
import type { RefusedReason } from '../../records/refusal.ts';
import type { RunFile } from '../../records/run-file.ts';
import type { Score } from '../../records/scores.ts';
import { workWithProgress } from '../background/work-with-progress.ts';
import type { GameLibrary } from './game-library.ts';
import { newId } from './new-id.ts';

/** A game that has ended: as it is stored, and as a run file. */
export interface EndedGame {
  readonly row: GameRow;
  readonly run: RunFile;
}

/** A game from a file that is in the list now, or the problem of the file. */
export type Imported =
  | {
      /** The game with its score, if it has ended and is new here. */
      readonly ended: (EndedGame & { readonly score: Score }) | null;
      /** Set if the game can only be watched: it is over, or the file is an error report. */
      readonly replay: RunFile | null;
      /** The number of the first line that makes other changes than recorded. */
      readonly differsAt: number | null;
      /** The game is one of the stored games already: it was not added again. */
      readonly isKnown: boolean;
    }
  | { readonly problem: RefusedReason };

/**
 * Adds a game from the text of a file to the stored games. The current game is not touched. Null if the
 * player has cancelled it.
 */
export async function importGame(
  sources: readonly CampaignSource[],
  games: GameLibrary,
  progress: ProgressDialog,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<Imported | null> {
  const facts = { id: newId(), saved: Date.now() };
  const answer = await workWithProgress({
    task: 'import',
    request: { sources, text, facts },
    progress,
    text: ({ ui }, percent) => ui.saves.reading(name, percent),
  });
  if (!answer || 'problem' in answer) return answer;
  const { stored, run, score, differsAt } = answer.read;
  const isKnown = await games.has(stored);
  if (!isKnown) await games.store(stored);
  await games.list();
  const ended = score && !isKnown ? { row: stored.row, run, score } : null;
  return { ended, replay: score || run.fault ? run : null, differsAt, isKnown };
}
