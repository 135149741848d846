import type { Campaign } from '../../game/campaign.ts';
import type { Language, Words } from '../../words/texts.ts';
import type { DailyState } from './daily-game.ts';

/** The state of a daily game, for its button: its date and some facts. */
export function dailyText(
  state: DailyState,
  campaign: Campaign,
  hasMods: boolean,
  { ui }: Words,
  language: Language,
): string[] {
  const { daily, scores } = ui;
  const facts =
    state.type === 'played'
      ? [daily.played(scores.points(state.points, campaign.points.name)), daily.again]
      : [daily[state.type], ...(state.type === 'deleted' ? [daily.again] : [])];
  return [dayText(state.date, language), ...facts, ...(hasMods ? [daily.withoutMods] : [])];
}

/** A date such as 2026-11-22 as day and month. */
function dayText(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
