import { bytesToBase64 } from '../bundles/base64.ts';
import type { Campaign } from '../game/campaign.ts';
import { snapshotOf } from '../state/snapshot.ts';
import { continueRun } from './continue-game.ts';
import { mapOf } from './game-map.ts';
import type { GameRow, StoredGame } from './game-rows.ts';
import { parseRunFile } from './parse-run-file.ts';
import { hasPresentRules } from './replay.ts';
import type { RunFile } from './run-file.ts';
import { type Score, scoreOf } from './scores.ts';
import { storedGameOf } from './stored-game.ts';

/** The game of a file: to be stored, to be watched, and its score if it has ended. */
export interface ReadGame {
  readonly stored: StoredGame;
  readonly run: RunFile;
  readonly score: Score | null;
  /**
   * The number of the first line that makes other changes than recorded. Null if there is none, or if the
   * game was recorded under other rules or content: the game says so when it is continued.
   */
  readonly differsAt: number | null;
}

/**
 * Reads the game of a file and plays its commands from the newest snapshot on; a long file without
 * snapshots takes a while. `load` returns its campaign. `onLine` is called after each line with the number
 * of lines. `parse-run-file.ts` checks the text. Throws a `RunFileError` or `CannotContinue`.
 */
export function readGameFile(
  text: string,
  load: (run: RunFile) => Campaign,
  facts: Pick<GameRow, 'id' | 'saved'>,
  onLine: (line: number, count: number) => void = () => {},
): ReadGame {
  const run = parseRunFile(text);
  const { turns } = run;
  const onPlayed = (line: number) => onLine(line, turns.length);
  const campaign = load(run);
  const { game, used, isChanged } = continueRun(run, campaign, onPlayed);
  const stored = storedGameOf(run, game, facts);
  const score = stored.row.status === 'ended' ? scoreOf(stored.row, game) : null;
  const lastSegment = run.segments[run.segments.length - 1];
  const isDamaged = used < turns.length && hasPresentRules(campaign, lastSegment);
  const differsAt = isDamaged ? used + 1 : null;
  // Under other rules the state is not the recorded one.
  if (isChanged || run.latest?.at === turns.length) return { stored, run, score, differsAt };
  // With a snapshot of its end the game opens at once from now on.
  const state = snapshotOf(game);
  const newest = { at: turns.length, state, map: mapOf(game) };
  return {
    stored: { ...stored, snapshots: [newest, ...stored.snapshots] },
    run: { ...run, latest: { at: turns.length, state: bytesToBase64(state) } },
    score,
    differsAt,
  };
}
