import type { Kind } from '../game/kinds.ts';
import type { Words } from '../words/texts.ts';
import type { DangerLevel } from './danger.ts';

/** A thing in words, as plain data: for a card on the map, a dialog, or a screen reader. */
export interface Description {
  readonly heading: string;
  /** Short facts in a row, such as `HP 12/16` or `asleep`. */
  readonly marks: readonly string[];
  /** Full sentences, the most important first. */
  readonly lines: readonly string[];
  /** The number of the first lines that are about a fight: the attack of a monster, then the attack of the hero. */
  readonly odds?: number;
  /** The share of its health that a monster has, 0 to 1. */
  readonly health?: number;
  /** How dangerous a monster is; null for anything else. */
  readonly danger: DangerLevel | null;
  /** The picture of a monster or thing, as the hero knows it. */
  readonly look?: Kind['look'];
}

/** A description as one text, to be read aloud. `where`: the place of the thing, which comes first. */
export function spoken(
  { heading, marks, lines }: Description,
  words: Words,
  where: string | null = null,
): string {
  const named = where === null ? heading : words.textView.buttonFor(where, heading);
  return words.sentences([words.look.sentence(words.list([named, ...marks])), ...lines]);
}
