import type { Sensed } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';

/** The name of a thing that the hero senses without seeing it. */
export function sensedName({ kind }: Sensed, words: Words, names: Names): string {
  return kind === '' ? words.look.magic : names.kind(kind);
}
