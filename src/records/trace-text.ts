import type { Change } from './trace.ts';

/** The changes by one call of a system, or by a whole turn. */
export interface TracedCall {
  /** Index into the segment's `systems`; 0 for a whole turn. */
  readonly system: number;
  readonly changes: readonly Change[];
}

/**
 * Traces as short texts. For each call: the system, the number of changes, and for each change the part
 * and the `seq`, both relative to the change before, and the check. A number is written in groups of five
 * bits, lowest first; the sixth bit of a digit means that another digit follows. A check has two digits of six bits.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** The text of a trace. The changes of a call are sorted by part and `seq`. */
export function encodeTrace(calls: readonly TracedCall[]): string {
  let text = '';
  for (const { system, changes } of calls) {
    text += encodeNumber(system) + encodeNumber(changes.length);
    let [lastPart, lastSeq] = [0, 0];
    for (const { part, seq, check } of changes) {
      const seqBefore = part === lastPart ? lastSeq : 0;
      text += encodeNumber(part - lastPart) + encodeNumber(seq - seqBefore);
      text += digits[check >> 6] + digits[check & 63];
      [lastPart, lastSeq] = [part, seq];
    }
  }
  return text;
}

/** The greatest `seq`: no number of a trace is greater. */
const greatestNumber = 2 ** 32 - 1;

/** The trace of a text; null if the text is cut off or does not contain a trace. */
export function decodeTrace(text: string): TracedCall[] | null {
  const calls: TracedCall[] = [];
  let position = 0;
  const readDigit = () => values.get(text[position++]) ?? NaN;
  const readNumber = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 32) {
      const next = readDigit();
      value += (next & 31) * factor;
      if (Number.isNaN(next) || value > greatestNumber) return NaN;
      if (next < 32) return value;
    }
  };
  while (position < text.length) {
    const system = readNumber();
    const count = readNumber();
    const changes: Change[] = [];
    let [part, seq] = [0, 0];
    // Each change has at least four digits.
    if (!(count * 4 <= text.length - position)) return null;
    for (let n = 0; n < count; n++) {
      const partStep = readNumber();
      seq = (partStep === 0 ? seq : 0) + readNumber();
      part += partStep;
      const check = readDigit() * 64 + readDigit();
      if (!(part <= greatestNumber && seq <= greatestNumber && check >= 0)) return null;
      changes.push({ part, seq, check });
    }
    if (Number.isNaN(system)) return null;
    calls.push({ system, changes });
  }
  return calls;
}

function encodeNumber(value: number): string {
  let text = '';
  let remaining = value;
  for (; remaining >= 32; remaining = Math.floor(remaining / 32))
    text += digits[32 + (remaining % 32)];
  return text + digits[remaining];
}
