import type { Campaign } from '../game/campaign.ts';
import type { Words } from '../words/texts.ts';
import type { DailyState } from './daily-game.ts';

/** The state of a daily game, for its button: its date and some facts. */
export function dailyText(
  state: DailyState,
  campaign: Campaign,
  hasMods: boolean,
  { ui }: Words,
): string[] {
  const { daily, scores } = ui;
  const facts =
    state.type === 'played'
      ? [daily.played(scores.points(state.points, campaign.points.name)), daily.again]
      : [daily[state.type], ...(state.type === 'deleted' ? [daily.again] : [])];
  return [state.date, ...facts, ...(hasMods ? [daily.withoutMods] : [])];
}
