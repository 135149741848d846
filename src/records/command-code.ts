import { type Command, commandTypes, type Hand, hands, readCommand } from '../game/commands.ts';

/**
 * Commands as short texts of letters, digits and ".", for run files and addresses. Letters for
 * directions are those of the vi keys; "m" is the hero's own cell.
 *
 * - `h`: move left; `xh`: dig to the left
 * - `.`: wait
 * - `e2`: eat the third item of the bag
 * - `w2h`: put the ring that is the third item on the left hand; `w2l`: on the right
 * - `f2h`: throw the third item of the bag to the left; `z2h`: zap it to the left
 * - `c2.6f6b`: call the kind of the third item "ok"; the text is UTF-8 as hexadecimal digits
 * - `a2`: answer with the third item; `a.6f6b`: answer with the kind "ok"
 */

type Offset = -1 | 0 | 1;

const directions: Readonly<Record<string, { readonly dx: Offset; readonly dy: Offset }>> = {
  h: { dx: -1, dy: 0 },
  j: { dx: 0, dy: 1 },
  k: { dx: 0, dy: -1 },
  l: { dx: 1, dy: 0 },
  y: { dx: -1, dy: -1 },
  u: { dx: 1, dy: -1 },
  b: { dx: -1, dy: 1 },
  n: { dx: 1, dy: 1 },
  m: { dx: 0, dy: 0 },
};

/** The letter of each command. A step has only the letter of its direction. */
const letters = {
  move: '',
  wait: '.',
  search: 's',
  pickup: 'g',
  down: 'D',
  up: 'U',
  dig: 'x',
  eat: 'e',
  drink: 'q',
  read: 'r',
  equip: 'w',
  takeOff: 't',
  put: 'p',
  wield: 'W',
  throw: 'f',
  zap: 'z',
  name: 'c',
  chooseItem: 'a',
  chooseKind: 'a',
} as const satisfies Readonly<Record<Command['type'], string>>;

const handLetters = { left: 'h', right: 'l' } as const satisfies Record<Hand, string>;

/** The parts of a code: letter, slot, direction or hand, and text. */
const codePattern = new RegExp(
  `^([${Object.values(letters).join('')}]?)(0|[1-9]\\d{0,4})?([hjklyubnm])?(?:\\.((?:[\\da-f]{2})*))?$`,
);

/** The code of a command. */
export function encodeCommand(command: Command): string {
  let code: string = letters[command.type];
  if ('slot' in command) code += command.slot;
  if ('dx' in command) code += directionLetter(command);
  if ('hand' in command && command.hand) code += handLetters[command.hand];
  if ('text' in command) code += `.${hexOf(command.text)}`;
  if ('kind' in command) code += `.${hexOf(command.kind)}`;
  return code;
}

/** The command of a code; null if no command has it. */
export function decodeCommand(code: string): Command | null {
  const match = codePattern.exec(code);
  if (!match) return null;
  const [, letter, slot, directionOrHand, hex] = match;
  for (const type of commandTypes) {
    if (letters[type] !== letter) continue;
    const hand = hands.find((name) => handLetters[name] === directionOrHand);
    const command = readCommand({
      type,
      ...(slot && { slot: Number(slot) }),
      ...(directionOrHand && (type === 'equip' ? { hand } : directions[directionOrHand])),
      ...(hex !== undefined && { [type === 'chooseKind' ? 'kind' : 'text']: textOf(hex) }),
    });
    if (!('problem' in command)) return command;
  }
  return null;
}

/** A text as hexadecimal digits of its UTF-8 bytes. */
function hexOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The text of hex digits; null if they are not UTF-8. */
function textOf(hex: string): string | null {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Damaged run files and addresses can have any digits.
    return null;
  }
}

function directionLetter({ dx, dy }: { dx: number; dy: number }): string {
  for (const [letter, direction] of Object.entries(directions)) {
    if (direction.dx === dx && direction.dy === dy) return letter;
  }
  return '';
}
