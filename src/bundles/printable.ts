/** Texts longer than this are shortened in messages and get no spelling suggestion. */
export const longestWord = 60;

/** Characters that are invisible, or that change the direction of the text after them. */
export const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A text from a file on one line: shortened, with hidden characters written as `\u` escapes. */
export function printable(text: string): string {
  const short = text.length > longestWord ? `${text.slice(0, longestWord - 1)}…` : text;
  return short.replace(new RegExp(hidden, 'gu'), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return `\\u${code.length > 4 ? `{${code}}` : code.padStart(4, '0')}`;
  });
}
