import { errorText } from '../../page/error-text.ts';
import { type RefusedReason, refusalOf } from '../../records/refusal.ts';
import type { Say, Words } from '../../words/texts.ts';

/** Why a game cannot be opened. Throws other errors again. */
export function refusalOrThrow(error: unknown): RefusedReason {
  const problem = refusalOf(error);
  if (!problem) throw error;
  return problem;
}

/** Why a game cannot be opened, or that the browser or the program has failed. */
export function anyProblemOf(error: unknown): RefusedReason {
  return refusalOf(error) ?? { reason: 'failed', detail: errorText(error) };
}

/** A problem in the language of the page, with the details in parentheses. */
export function refusalText({ ui }: Words, { reason, detail }: RefusedReason): string {
  return ui.saves.withDetail(ui.saves.refused[reason], detail);
}

/** The message that a game cannot be opened, with the reason. */
export function unreadable(problem: RefusedReason): Say {
  return (words) => words.ui.saves.unreadable(refusalText(words, problem));
}
