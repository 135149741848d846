import { element } from '../elements.ts';
import type { ScoreEntry } from '../scores/score-entry.ts';
import type { Settings } from '../settings.ts';

/** A score with its place among the best, 0 for none, and the best other score. */
export interface Rank {
  readonly entry: ScoreEntry;
  readonly place: number;
  readonly best: ScoreEntry | null;
  /** The name of the points of the campaign. */
  readonly points: 'score' | 'gold';
}

/** Makes the lines that report the rank of an ended game and compare it with the best one. */
export function makeRankLine(settings: Settings) {
  let rank: Rank | 'unscored' | null = null;
  const line = settings.text(element('p', 'rank', { role: 'status' }), ({ ui }) => {
    if (rank === 'unscored') return ui.unscored;
    if (!rank) return '';
    const { entry, place } = rank;
    if (entry.unranked) return ui.scores[entry.unranked];
    return place > 0 && isMemorable(entry) ? ui.scores.place(place) : '';
  });
  const comparison = settings.text(element('p', 'best'), ({ ui }) => {
    if (!rank || rank === 'unscored' || !rank.best) return '';
    const { place, best, points } = rank;
    const say = place === 1 ? ui.front.bestBefore : ui.front.best;
    return say(ui.scores.points(best.points, points), best.turns);
  });
  return {
    elements: [line, comparison],
    /** Shows the rank of a game, that the game is never scored, or nothing yet. */
    show(next: Rank | 'unscored' | null) {
      rank = next;
      settings.renewTexts(line, comparison);
    },
  };
}

/** Games with fewer turns have no place among the best to be proud of. */
const memorableTurns = 10;

/** Whether the place of a game among the best is worth mentioning. */
function isMemorable({ points, turns }: ScoreEntry): boolean {
  return points > 0 && turns >= memorableTurns;
}
