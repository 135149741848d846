import { dailyDate } from '../../records/daily.ts';
import type { GameRow } from '../../records/game-rows.ts';
import type { Score } from '../../records/scores.ts';

/** The ranked attempt at today's daily game of a campaign. */
export type DailyState =
  | { readonly type: 'fresh'; readonly date: string }
  | { readonly type: 'deleted'; readonly date: string }
  | { readonly type: 'playing'; readonly date: string; readonly id: string }
  | { readonly type: 'played'; readonly date: string; readonly points: number };

/**
 * Finds the ranked attempt of a day among the games in progress and the scores of a campaign. `isDeleted`:
 * the player has deleted one.
 */
export function dailyState(
  now: Date,
  campaign: string,
  playing: readonly GameRow[],
  scores: readonly Score[],
  isDeleted: boolean,
): DailyState {
  const date = dailyDate(now);
  const isAttempt = (game: { campaign: string; daily: string | null }) =>
    game.campaign === campaign && game.daily === date;
  const played = scores.find((score) => isAttempt(score) && score.unranked !== 'copied');
  if (played) return { type: 'played', date, points: played.points };
  const begun = playing.find((row) => isAttempt(row) && !row.copied && row.status === 'playing');
  if (begun) return { type: 'playing', date, id: begun.id };
  return { type: isDeleted ? 'deleted' : 'fresh', date };
}
