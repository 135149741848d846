import { closest, distance } from 'fastest-levenshtein';
import { longestWord } from './printable.ts';

/** `; did you mean "…"?` for a word that resembles one of the allowed words, else an empty text. */
export function suggestion(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || word.length > longestWord) return '';
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    allowed.map((name) => name.toLowerCase()),
  );
  const name = allowed.find((candidate) => candidate.toLowerCase() === best) ?? '';
  const mistakes = distance(lower, best);
  // Two swapped letters count as two mistakes, but they are the most common typing mistake.
  const swapped = mistakes === 2 && sortedLetters(lower) === sortedLetters(best);
  const near = swapped || mistakes <= Math.floor((name.length + 1) / 3);
  return near ? `; did you mean "${name}"?` : '';
}

/** Why a campaign has no kind of this name: its bundle has errors, or no bundle has the name. */
export function missingKind(
  name: string,
  allowed: readonly string[],
  isLeftOut: (id: string) => boolean,
): string {
  if (isLeftOut(name)) return `"${name}" is left out because of its errors; correct them first`;
  const fix = suggestion(name, allowed) || '; add a bundle of this name, or name another kind';
  return `there is no kind "${name}"${fix}`;
}

const sortedLetters = (word: string) => [...word].sort().join('');

/** The allowed words that resemble a word most, at most three. Names that share a part with it come first. */
export function nearest(word: string, allowed: readonly string[]): string[] {
  if (word.length > longestWord) return [];
  const parts = word.split('-');
  const far = (other: string) => {
    const isRelated = other.split('-').some((part) => parts.includes(part));
    return distance(word, other) - (isRelated ? 4 : 0);
  };
  return allowed
    .map((other) => ({ other, far: far(other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => other);
}
