import { closest, distance } from 'fastest-levenshtein';
import { longestWord } from './problems.ts';

/** `; did you mean "…"?` for a word that is much like one of those allowed, else nothing. */
export function suggestion(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || word.length > longestWord) return '';
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    allowed.map((name) => name.toLowerCase()),
  );
  const name = allowed.find((candidate) => candidate.toLowerCase() === best) ?? '';
  const far = distance(lower, best);
  // Two letters that have changed places count as two mistakes, and are the commonest one.
  const swapped = far === 2 && lettersOf(lower) === lettersOf(best);
  const near = swapped || far <= Math.floor((name.length + 1) / 3);
  return near ? `; did you mean "${name}"?` : '';
}

const lettersOf = (word: string) => [...word].sort().join('');
