/**
 * The letter of a press, in lower case; empty for other keys. As for the keys of the game, a letter counts as a Latin
 * keyboard types it, and by the place of its key on keyboards of other alphabets.
 */
export function typedLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? '';
}
