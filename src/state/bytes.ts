/** What was read is not what a writer wrote; the message says what is wrong with it. */
export class BrokenBytes extends Error {}

/** Set in a column's first byte where its values are told run by run. */
const inRuns = 0x10;
/** More than so many values are shorter as one run, however narrow they are. */
const alikeFrom = 3;

/** Writes numbers densely; all of it little-endian, and the same bytes for the same values. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #view = new DataView(this.#bytes.buffer);
  /** Where the runs of the column at hand start. */
  #starts = new Uint32Array(1024);
  length = 0;

  /** What was written so far; valid until more is. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  /** Makes room for so many bytes more, so that none has to be made later. */
  reserve(bytes: number): void {
    this.#need(bytes);
  }

  /** Writes over four bytes that were written before. */
  patch(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  u8(value: number): void {
    this.#need(1);
    this.#bytes[this.length++] = value;
  }

  u32(value: number): void {
    this.#need(4);
    this.#view.setUint32(this.length, value, true);
    this.length += 4;
  }

  /** A whole number from 0 to 2³² − 1, in 1 to 5 bytes. */
  count(value: number): void {
    this.#need(5);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) {
      this.#bytes[this.length++] = (rest & 127) | 128;
    }
    this.#bytes[this.length++] = rest;
  }

  raw(bytes: Uint8Array): void {
    this.#need(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Plain data as JSON, in ASCII whatever is in it. */
  json(value: unknown): void {
    const text = JSON.stringify(value).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    this.count(text.length);
    this.#need(text.length);
    for (let n = 0; n < text.length; n++) this.#bytes[this.length++] = text.charCodeAt(n);
  }

  /**
   * The first `count` values, run by run or each in the fewest bytes that the largest needs; `bits`: all
   * that are set in any of them.
   */
  column(values: Uint32Array, count: number, bits = bitsIn(values, count)): void {
    if (bits === 0 && count > alikeFrom) return this.alike(0, count);
    const width = bits >>> 8 === 0 ? 1 : bits >>> 16 === 0 ? 2 : 4;
    const began = this.length;
    this.u8(width);
    this.#need(count * width);
    // Few columns have long runs: those are written twice. Without branches, which random values
    // would send the wrong way.
    let runs = count > 0 ? 1 : 0;
    const bytes = this.#bytes;
    const view = this.#view;
    let at = this.length;
    let last = values[0] | 0;
    if (width === 1) {
      for (let n = 0; n < count; n++) {
        const value = values[n] | 0;
        bytes[at++] = value;
        runs += ((value - last) >>> 31) | ((last - value) >>> 31);
        last = value;
      }
    } else if (width === 2) {
      for (let n = 0; n < count; n++) {
        const value = values[n] | 0;
        bytes[at++] = value;
        bytes[at++] = value >>> 8;
        runs += ((value - last) >>> 31) | ((last - value) >>> 31);
        last = value;
      }
    } else {
      for (let n = 0; n < count; n++, at += 4) {
        const value = values[n] | 0;
        view.setInt32(at, value, true);
        const change = value ^ last;
        runs += (change | -change) >>> 31;
        last = value;
      }
    }
    this.length = at;
    if (runs * (width + 2) >= count * width) return;
    this.length = began;
    const starts = this.#roomForStarts(count);
    for (let n = 0, run = 0; n < count; n++) {
      if (n === 0 || values[n] !== values[n - 1]) starts[run++] = n;
    }
    this.#runs(values, count, runs, width);
  }

  /**
   * All values, as `column` writes them. For cells, of which most are like the one before: it looks at
   * a word of them at a time. Every machine that a browser runs on has the lowest byte first.
   */
  cells(values: Uint8Array | Uint16Array): void {
    const { length: count, BYTES_PER_ELEMENT: size } = values;
    const starts = this.#roomForStarts(count);
    const whole = values.byteOffset % 4 === 0 ? values : values.slice();
    const words = new Uint32Array(whole.buffer, whole.byteOffset, (count * size) >> 2);
    let runs = size === 1 ? startsOfBytes(words, starts) : startsOfPairs(words, starts);
    let bits = size === 1 ? 0 : bitsIn(words, words.length);
    for (let n = (words.length * 4) / size; n < count; n++) {
      bits |= values[n];
      if (n === 0 || values[n] !== values[n - 1]) starts[runs++] = n;
    }
    const width = ((bits >>> 16) | bits) & 0xff00 ? 2 : 1;
    if (runs * (width + 2) < count * width) return this.#runs(values, count, runs, width);
    this.u8(width);
    this.#need(count * width);
    if (width === size) {
      this.#bytes.set(new Uint8Array(values.buffer, values.byteOffset, count * size), this.length);
    } else narrow(values as Uint16Array, this.#bytes, this.length);
    this.length += count * width;
  }

  /** As `column`, of one value so many times. */
  alike(value: number, count: number): void {
    const width = value < 0x100 ? 1 : value < 0x10000 ? 2 : 4;
    if (count <= alikeFrom && width + 2 >= count * width) {
      return this.column(new Uint32Array(count).fill(value), count);
    }
    this.u8(width + inRuns);
    this.count(count);
    this.#number(value, width);
  }

  /** As `column`, of any numbers. */
  floats(values: Float64Array, count: number): void {
    const starts = this.#roomForStarts(count);
    let whole = true;
    let runs = 0;
    for (let n = 0; n < count; n++) {
      const value = values[n];
      if (value !== value >>> 0) whole = false;
      if (n === 0 || value !== values[n - 1]) starts[runs++] = n;
    }
    if (whole && runs === 1) return this.alike(values[0], count);
    if (whole) return this.column(Uint32Array.from(values.subarray(0, count)), count);
    if (runs * 10 < count * 8) return this.#runs(values, count, runs, 8);
    this.u8(8);
    for (let n = 0; n < count; n++) this.#number(values[n], 8);
  }

  /** Writes the runs of equal values whose starts were found. */
  #runs(values: ArrayLike<number>, count: number, runs: number, width: number): void {
    this.u8(width + inRuns);
    const starts = this.#starts;
    for (let run = 0; run < runs; run++) {
      const from = starts[run];
      this.count((run + 1 < runs ? starts[run + 1] : count) - from);
      this.#number(values[from], width);
    }
  }

  /** Where runs of equal values start; of `count` values there are at most so many. */
  #roomForStarts(count: number): Uint32Array {
    if (this.#starts.length <= count) this.#starts = new Uint32Array(count + 1);
    return this.#starts;
  }

  #number(value: number, width: number): void {
    this.#need(width);
    if (width === 1) this.#view.setUint8(this.length, value);
    else if (width === 2) this.#view.setUint16(this.length, value, true);
    else if (width === 4) this.#view.setUint32(this.length, value, true);
    else this.#view.setFloat64(this.length, value, true);
    this.length += width;
  }

  #need(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more));
    grown.set(this.written());
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}

/** Reads what a ByteWriter wrote; throws BrokenBytes at the first thing that none would write. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  get atEnd(): boolean {
    return this.at === this.#bytes.length;
  }

  u8(): number {
    return this.#bytes[this.#take(1)];
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  count(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 35; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new BrokenBytes('a number is too long');
  }

  raw(length: number): Uint8Array {
    const from = this.#take(length);
    return this.#bytes.subarray(from, from + length);
  }

  json(): unknown {
    const bytes = this.raw(this.count());
    let text = '';
    // In pieces: so many arguments are more than a call takes.
    for (let n = 0; n < bytes.length; n += 4096) {
      text += String.fromCharCode(...bytes.subarray(n, n + 4096));
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new BrokenBytes('a text is not JSON');
    }
  }

  /** `count` values, as `column` wrote them; none is above `max`. */
  column(count: number, max = 0xffffffff): Uint32Array {
    const values = new Uint32Array(count);
    const form = this.u8();
    const width = form & ~inRuns;
    if (width !== 1 && width !== 2 && width !== 4) throw new BrokenBytes('a column has no form');
    this.#fill(values, form, width);
    for (let n = 0; n < count; n++) {
      if (values[n] > max) throw new BrokenBytes(`a value is ${values[n]}, more than ${max}`);
    }
    return values;
  }

  /** `count` values, as `floats` wrote them. */
  floats(count: number): Float64Array {
    const values = new Float64Array(count);
    const form = this.u8();
    const width = form & ~inRuns;
    if (width !== 1 && width !== 2 && width !== 4 && width !== 8) {
      throw new BrokenBytes('a column has no form');
    }
    this.#fill(values, form, width);
    return values;
  }

  #fill(values: Uint32Array | Float64Array, form: number, width: number): void {
    const count = values.length;
    if ((form & inRuns) === 0) {
      if (this.at + count * width > this.#bytes.length) throw new BrokenBytes('it ends too soon');
      for (let n = 0; n < count; n++) values[n] = this.#number(width);
      return;
    }
    for (let from = 0; from < count; ) {
      const length = this.count();
      if (length === 0 || from + length > count) throw new BrokenBytes('a run is too long');
      values.fill(this.#number(width), from, from + length);
      from += length;
    }
  }

  #number(width: number): number {
    const at = this.#take(width);
    if (width === 1) return this.#bytes[at];
    if (width === 2) return this.#view.getUint16(at, true);
    return width === 4 ? this.#view.getUint32(at, true) : this.#view.getFloat64(at, true);
  }

  #take(length: number): number {
    const { at } = this;
    if (at + length > this.#bytes.length) throw new BrokenBytes('it ends too soon');
    this.at = at + length;
    return at;
  }
}

/** Where, in words of four bytes, runs of equal bytes start; gives their number. */
function startsOfBytes(words: Uint32Array, starts: Uint32Array): number {
  let runs = 0;
  let last = words.length > 0 ? ~words[0] << 24 : 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] | 0;
    const changes = word ^ ((word << 8) | (last >>> 24));
    last = word;
    if (changes === 0) continue;
    for (let n = 0; n < 4; n++) {
      starts[runs] = 4 * at + n;
      runs += (((changes >>> (8 * n)) & 0xff) + 0xff) >>> 8;
    }
  }
  return runs;
}

/** The same of pairs of bytes. */
function startsOfPairs(words: Uint32Array, starts: Uint32Array): number {
  let runs = 0;
  let last = words.length > 0 ? ~words[0] << 16 : 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] | 0;
    const changes = word ^ ((word << 16) | (last >>> 16));
    last = word;
    if (changes === 0) continue;
    starts[runs] = 2 * at;
    runs += ((changes & 0xffff) + 0xffff) >>> 16;
    starts[runs] = 2 * at + 1;
    runs += ((changes >>> 16) + 0xffff) >>> 16;
  }
  return runs;
}

/** Copies the lower bytes of pairs. */
function narrow(pairs: Uint16Array, bytes: Uint8Array, at: number): void {
  for (let n = 0; n < pairs.length; n++) bytes[at + n] = pairs[n];
}

/** All bits that are set in any of the first `count` words. */
function bitsIn(words: Uint32Array, count: number): number {
  let bits = 0;
  for (let n = 0; n < count; n++) bits |= words[n];
  return bits;
}

/**
 * A check of bytes against damage, 32 bits: the mixing of MurmurHash3 (Austin Appleby, public
 * domain), in which each step can be undone, so that no single changed word goes unnoticed.
 */
export function checksum(bytes: Uint8Array, from: number): number {
  const { length, byteOffset } = bytes;
  const words = (length - from) >> 2;
  const start = byteOffset + from;
  const aligned = start % 4 === 0 ? bytes.buffer : bytes.slice(from, from + 4 * words).buffer;
  // Words with the lowest byte first, as on every machine that a browser runs on.
  const whole = new Int32Array(aligned, start % 4 === 0 ? start : 0, words);
  let hash = length;
  for (let n = 0; n < words; n++) hash = mix(hash, whole[n]);
  for (let at = from + 4 * words; at < length; at++) hash = mix(hash, bytes[at]);
  return finish(hash);
}

/** One step of MurmurHash3: takes a 32-bit word into a hash. */
export function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** The last step of MurmurHash3: every bit of the hash counts for every bit of the result. */
export function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
