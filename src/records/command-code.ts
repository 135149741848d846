import { type Command, type Hand, hands, type ItemVerb, readCommand } from '../game/commands.ts';

/**
 * Commands as short texts of letters, digits and ".", for run files and addresses. Letters for
 * directions are those of the vi keys; "m" is the hero's own cell.
 *
 * - `h`: move left; `xh`: dig to the left
 * - `.` wait, `s` search, `g` pick up, `D` down, `U` up
 * - `e2`: eat the third item of the bag; also `q` drink, `r` read, `w` equip, `W` wield, `t` take
 *   off, `p` put down
 * - `w2h`: put the ring that is the third item on the left hand; `w2l`: on the right
 * - `f2h`: throw the third item of the bag to the left; `z2h`: zap it to the left
 * - `c2.6f6b`: call the kind of the third item "ok"; the text is UTF-8 as hexadecimal digits
 * - `a2`: answer with the third item; `a.6f6b`: answer with the kind "ok"
 */

type Offset = -1 | 0 | 1;

const directions: Readonly<Record<string, readonly [dx: Offset, dy: Offset]>> = {
  h: [-1, 0],
  j: [0, 1],
  k: [0, -1],
  l: [1, 0],
  y: [-1, -1],
  u: [1, -1],
  b: [-1, 1],
  n: [1, 1],
  m: [0, 0],
};

const plain = {
  '.': { type: 'wait' },
  s: { type: 'search' },
  g: { type: 'pickup' },
  D: { type: 'down' },
  U: { type: 'up' },
} as const satisfies Readonly<Record<string, Command>>;

const itemLetters = {
  e: 'eat',
  q: 'drink',
  r: 'read',
  w: 'equip',
  t: 'takeOff',
  p: 'put',
  W: 'wield',
} as const satisfies Readonly<Record<string, ItemVerb>>;

const handLetters = { left: 'h', right: 'l' } as const satisfies Record<Hand, string>;

/** The code of a command. */
export function encodeCommand(command: Command): string {
  switch (command.type) {
    case 'move':
      return directionLetter(command);
    case 'dig':
      return `x${directionLetter(command)}`;
    case 'name':
      return `c${command.slot}.${hexOf(command.text)}`;
    case 'chooseItem':
      return `a${command.slot}`;
    case 'chooseKind':
      return `a.${hexOf(command.kind)}`;
    case 'throw':
      return `f${command.slot}${directionLetter(command)}`;
    case 'zap':
      return `z${command.slot}${directionLetter(command)}`;
    case 'equip':
      return `w${command.slot}${command.hand ? handLetters[command.hand] : ''}`;
    default:
      if (!('slot' in command)) return letterOf(plain, ({ type }) => type === command.type);
      return letterOf(itemLetters, (verb) => verb === command.type) + command.slot;
  }
}

/** The command of a code; null if there is no such command. */
export function decodeCommand(code: string): Command | null {
  if (Object.hasOwn(plain, code)) return { ...plain[code as keyof typeof plain] };
  const way = /^(x?)([hjklyubnm])$/.exec(code);
  if (way) return { type: way[1] ? 'dig' : 'move', ...stepOf(way[2]) };
  const item = /^([eqrwtpW])(0|[1-9]\d{0,4})$/.exec(code);
  if (item) {
    return { type: itemLetters[item[1] as keyof typeof itemLetters], slot: Number(item[2]) };
  }
  const answer = /^a(0|[1-9]\d{0,4})$/.exec(code);
  if (answer) return { type: 'chooseItem', slot: Number(answer[1]) };
  const text = /^(?:c(0|[1-9]\d{0,4})|a)\.((?:[\da-f]{2})*)$/.exec(code);
  if (text) return withText(text[1], textOf(text[2]));
  const worn = /^w(0|[1-9]\d{0,4})([hl])$/.exec(code);
  if (worn) {
    const hand = hands.find((one) => handLetters[one] === worn[2]);
    return { type: 'equip', slot: Number(worn[1]), ...(hand && { hand }) };
  }
  const aimed = /^([fz])(0|[1-9]\d{0,4})([hjklyubnm])$/.exec(code);
  if (!aimed) return null;
  const type = aimed[1] === 'f' ? 'throw' : 'zap';
  return { type, slot: Number(aimed[2]), ...stepOf(aimed[3]) };
}

/** The name for the kind of an item, or without a slot the answer with a kind; null for a bad text. */
function withText(slot: string | undefined, text: string | null): Command | null {
  if (text === null) return null;
  const command =
    slot === undefined
      ? ({ type: 'chooseKind', kind: text } as const)
      : ({ type: 'name', slot: Number(slot), text } as const);
  return 'problem' in readCommand(command) ? null : command;
}

/** A text as hexadecimal digits of its UTF-8 bytes. */
function hexOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The text of such digits; null if they are not UTF-8. */
function textOf(hex: string): string | null {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Damaged run files and addresses can have any digits.
    return null;
  }
}

function stepOf(letter: string): { dx: Offset; dy: Offset } {
  const [dx, dy] = directions[letter];
  return { dx, dy };
}

function directionLetter({ dx, dy }: { dx: number; dy: number }): string {
  return letterOf(directions, ([x, y]) => x === dx && y === dy);
}

/** The key of the entry that matches. */
function letterOf<T>(entries: Readonly<Record<string, T>>, matches: (entry: T) => boolean): string {
  return Object.keys(entries).find((key) => matches(entries[key])) ?? '';
}
