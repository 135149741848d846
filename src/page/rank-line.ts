import { element } from './elements.ts';
import type { ScoreEntry } from './score-entry.ts';
import type { Settings } from './settings.ts';

/** A score with its place among the best, 0 for none. */
interface Rank {
  readonly entry: ScoreEntry;
  readonly place: number;
}

/** Makes the line that reports the rank of an ended game. */
export function makeRankLine(settings: Settings) {
  let rank: Rank | 'unscored' | null = null;
  const line = settings.text(element('p', 'rank', { role: 'status' }), ({ ui }) => {
    if (rank === 'unscored') return ui.unscored;
    if (!rank) return '';
    const { entry, place } = rank;
    if (entry.unranked) return ui.scores[entry.unranked];
    return place > 0 && isMemorable(entry) ? ui.scores.place(place) : '';
  });
  return {
    element: line,
    /** Shows the rank of a game, that the game is never scored, or nothing yet. */
    show(next: Rank | 'unscored' | null) {
      rank = next;
      settings.refresh();
    },
  };
}

/** Games with fewer turns have no place among the best to be proud of. */
const memorableTurns = 10;

/** Whether the place of a game among the best is worth mentioning. */
function isMemorable({ points, turns }: ScoreEntry): boolean {
  return points > 0 && turns >= memorableTurns;
}
