import type { Campaign } from '../../game/campaign.ts';
import type { DailyText } from '../../page/title/daily-button.ts';
import type { Language, Words } from '../../words/texts.ts';
import type { DailyState } from './daily-game.ts';

/** The state of a daily game, for its button. */
export function dailyText(
  state: DailyState,
  campaign: Campaign,
  hasMods: boolean,
  { ui, sentences }: Words,
  language: Language,
): DailyText {
  const { daily, scores } = ui;
  const fact =
    state.type === 'played'
      ? daily.played(scores.points(state.points, campaign.points.name))
      : daily[state.type];
  const isSpent = state.type === 'played' || state.type === 'deleted';
  const notes = [...(isSpent ? [daily.again] : []), ...(hasMods ? [daily.withoutMods] : [])];
  return { facts: [dayText(state.date, language), fact], note: sentences(notes) };
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
