import { distance } from 'fastest-levenshtein';
import { longestWord } from './printable.ts';

/** `; did you mean "…"?` for a word that resembles one of the allowed words, else an empty text. */
export function suggestion(word: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || word.length > longestWord) return '';
  const { name, mistakes } = allowed
    .map((candidate) => ({ name: candidate, mistakes: mistakesIn(word, candidate) }))
    .reduce((best, other) => (other.mistakes < best.mistakes ? other : best));
  const isNear = mistakes <= Math.floor((name.length + 1) / 3);
  return isNear ? `; did you mean "${name}"?` : '';
}

/** The typing mistakes in a word. Two swapped letters are one mistake, the most common one. */
function mistakesIn(word: string, meant: string): number {
  const [lower, other] = [word.toLowerCase(), meant.toLowerCase()];
  const mistakes = distance(lower, other);
  return mistakes === 2 && sortedLetters(lower) === sortedLetters(other) ? 1 : mistakes;
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
export function similarNames(word: string, allowed: readonly string[]): string[] {
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
