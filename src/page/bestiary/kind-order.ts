import type { Kind } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language } from '../../words/texts.ts';

/** Kinds in the alphabet of a language; items by group, whose order is the one of their first kinds. */
export function inOrderOfNames(kinds: readonly Kind[], language: Language): Kind[] {
  const groups = [...new Set(kinds.map(groupOf))];
  const placeOf = (kind: Kind) => groups.indexOf(groupOf(kind));
  const { compare } = new Intl.Collator(language);
  return [...kinds].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) || compare(textIn(a.name, language), textIn(b.name, language)),
  );
}

function groupOf({ spawn }: Kind): string | undefined {
  return spawn.item?.group;
}
