import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const correct = bundle(...monster);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A text as UTF-16, by default with the least significant byte first and without a byte order mark. */
function utf16(text: string, bigEndian = false): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let n = 0; n < text.length; n++) view.setUint16(2 * n, text.charCodeAt(n), !bigEndian);
  return bytes;
}

/** Bytes in which one letter of a text is replaced. */
function spoilt(text: string, letter: string, ...bytes: number[]): Uint8Array {
  const [before, after] = text.split(letter);
  return new Uint8Array([...utf8(before), ...bytes, ...utf8(after)]);
}

/** Files that are not UTF-8, or too large. */
export const encodingMistakes: readonly Mistake[] = [
  [
    'a byte order mark',
    utf8(`\uFEFF${correct}`),
    ['1:1: hint: the file begins with a byte order mark; save it as UTF-8 without one'],
  ],
  [
    'line ends of old Macs',
    utf8(correct.replaceAll('\n', '\r')),
    [
      '1:2: hint: this line ends with CR alone, as on old Macs; save the file with the line ends LF',
    ],
  ],
  [
    'a mistake in a file with the line ends of old Macs',
    utf8(bundle(...monster, '"Loot": []').replaceAll('\n', '\r')),
    [
      '1:2: hint: this line ends with CR alone, as on old Macs; save the file with the line ends LF',
      '8:1: warning: Loot is empty; add an entry, or remove it',
    ],
  ],
  [
    'UTF-16 with a byte order mark',
    utf16(`\uFEFF${correct}`),
    ['1:1: the file is UTF-16; save it as UTF-8'],
  ],
  [
    'UTF-16 in the other order',
    utf16(`\uFEFF${correct}`, true),
    ['1:1: the file is UTF-16; save it as UTF-8'],
  ],
  [
    'UTF-16 without a byte order mark',
    utf16(correct),
    ['1:1: the file is UTF-16; save it as UTF-8'],
  ],
  [
    'UTF-16 in the other order without a mark',
    utf16(correct, true),
    ['1:1: the file is UTF-16; save it as UTF-8'],
  ],
  [
    'a name in Latin-1',
    spoilt(correct.replace('newt', 'ne§wt'), '§', 0xfc),
    ['2:19: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'a name in Shift JIS',
    spoilt(correct.replace('イモリ', '§'), '§', 0x83, 0x43, 0x83),
    ['2:31: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'a name in Windows-1251',
    spoilt(correct.replace('тритон', '§'), '§', 0xf2, 0xf0, 0xe8),
    ['2:44: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'half a surrogate pair as bytes',
    spoilt(correct.replace('newt', '§'), '§', 0xed, 0xa0, 0x80),
    ['2:17: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'a slash in two bytes',
    spoilt(correct.replace('newt', '§'), '§', 0xc0, 0xaf),
    ['2:17: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'an unfinished last character',
    spoilt(`${correct}§`, '§', 0xe3, 0x82),
    ['8:2: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ['1:1: the file is not UTF-8 from here on; save it as UTF-8'],
  ],
  [
    'a file with more bytes than 20,000 characters can have',
    new Uint8Array(60_004).fill(0x20),
    [
      'the file has 60004 bytes; the limit is 20000 characters: shorten its texts or split it into several files',
    ],
  ],
  [
    '20,000 Japanese characters, which have 60,000 bytes',
    utf8(`"${'あ'.repeat(19_998)}"`),
    [`1:1: the file must be an object {…}, but "${'あ'.repeat(58)}… was found`],
  ],
  [
    'a file of 20,001 characters',
    utf8(`"${'x'.repeat(19_999)}"`),
    [
      '1:1: the file has 20001 characters; the limit is 20000 characters: shorten its texts or split it into several files',
    ],
  ],
  [
    'too many open brackets',
    utf8(`\n ${'[{"a":'.repeat(4)}[`),
    ['2:26: brackets are nested more than 8 levels deep; remove some'],
  ],
];
