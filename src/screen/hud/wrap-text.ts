/** Characters that may not begin a line in Japanese; the first one joins any two characters. */
const neverFirst =
  /[\u2060、。，．・：；？！）」』】〉》ー…〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** Characters that may not end a line in Japanese. */
const neverLast = /[\u2060「『（【〈《]$/u;
/** Characters between which a line may end although there is no space. */
const ideographic = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u;
/** Hiragana continues a Japanese phrase: it has the endings of words, and particles. Not after a stop. */
const hiragana = /[\u3041-\u309f]/u;
const stop = /[ 、。，．・：；？！…\u3000]$/u;
/** Two characters within a word: of kanji, or of katakana. */
const withinWord = /^([\u3400-\u9fff々]{2}|[\u30a1-\u30ff]{2})$/u;

/**
 * Breaks a text into lines no wider than `room`, as measured by `measure`. Lines end between words or
 * between Japanese phrases, and inside one only if it alone is too wide.
 */
export function wrapText(text: string, room: number, measure: (text: string) => number): string[] {
  if (measure(text) <= room) return [text];
  const lines: string[] = [];
  let line = '';
  for (const piece of wordPieces(text)) {
    if (measure((line + piece).trimEnd()) <= room) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
    while (measure(line.trimEnd()) > room && [...line].length > 1) {
      const cut = longestStart(line, room, measure);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return withoutOrphan([...lines, line.trimEnd()], text, room, measure);
}

/**
 * The most characters of a last word that would look lost in a line of its own, such as "1.", and with a word before
 * it.
 */
const orphan = { alone: 3, joined: 12 };

/** Moves the last word of a line to a last line that is too short. */
function withoutOrphan(
  lines: string[],
  text: string,
  room: number,
  measure: (text: string) => number,
): string[] {
  const last = lines.at(-1) ?? '';
  const before = lines.at(-2) ?? '';
  const space = before.lastIndexOf(' ');
  const joined = `${before.slice(space + 1)} ${last}`;
  const isOrphan = last.length <= orphan.alone && joined.length <= orphan.joined;
  if (!isOrphan || space <= 0 || !text.endsWith(joined) || measure(joined) > room) return lines;
  return [...lines.slice(0, -2), before.slice(0, space), joined];
}

/** Breaks a text into as few lines as `wrapText`, of about the same width: no word is alone in the last line. */
export function balanceText(
  text: string,
  room: number,
  measure: (text: string) => number,
): string[] {
  let lines = wrapText(text, room, measure);
  // A narrower room would divide the longest word.
  const longest = Math.max(...wordPieces(text).map((piece) => measure(piece.trimEnd())));
  let [least, most] = [Math.max(room / 2, longest), room];
  while (lines.length > 1 && most - least > 1) {
    const middle = (least + most) / 2;
    const narrower = wrapText(text, middle, measure);
    if (narrower.length > lines.length) least = middle;
    else {
      lines = narrower;
      most = middle;
    }
  }
  return lines;
}

/** The pieces of a text between which a line may end. */
function wordPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const character of text) {
    const before = pieces.at(-1);
    const joins =
      before !== undefined &&
      (neverFirst.test(character) ||
        neverLast.test(before) ||
        character === ' ' ||
        (hiragana.test(character) && !stop.test(before)) ||
        withinWord.test(before.slice(-1) + character) ||
        (!before.endsWith(' ') &&
          !ideographic.test(character) &&
          !ideographic.test(before.slice(-1))));
    if (joins) pieces[pieces.length - 1] += character;
    else pieces.push(character);
  }
  return pieces;
}

/**
 * The length of the longest beginning of a text that fits, at least one character, where the line may end if there is
 * such a place.
 */
function longestStart(text: string, room: number, measure: (text: string) => number): number {
  let [cut, good] = [0, 0];
  for (const character of text) {
    const next = cut + character.length;
    if (cut > 0 && !neverFirst.test(character) && !neverLast.test(text.slice(0, cut))) good = cut;
    if (cut > 0 && measure(text.slice(0, next)) > room) break;
    cut = next;
  }
  return good || cut;
}
