/** Texts longer than this are shortened in messages and get no spelling suggestion. */
export const longestWord = 60;

/** Characters that are invisible, or that change the direction of the text after them. */
export const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Letters and symbols that look like empty space. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return text.replace(new RegExp(blanks, 'gu'), '').trim() === '';
}

/** More marks on one letter than any language writes: they would cover the lines above and below. */
export const stacked = /\p{M}{4,}/u;

/** Characters that must not reach a terminal or a page as they are. */
const unfit = new RegExp(`${hidden.source}|${blanks.source}|${stacked.source}`, 'gu');

/** A text from a file on one line: shortened, with unfit characters written as `\u` escapes. */
export function printable(text: string): string {
  const short = text.length > longestWord ? `${text.slice(0, longestWord - 1)}…` : text;
  return short.replace(unfit, (characters) => [...characters].map(escaped).join(''));
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return `\\u${code.length > 4 ? `{${code}}` : code.padStart(4, '0')}`;
}
