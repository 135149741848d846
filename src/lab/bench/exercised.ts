/** How much code of an alternative implementation ran in a benchmark, for `rl bench --against`. */

/** How much code of an implementation ran. */
export interface Exercised {
  /** The lines of code of all functions that count, and the lines that ran completely. */
  readonly lines: number;
  readonly run: number;
  /** The files that contain these lines. */
  readonly files: number;
  /** By file, the lines with a part that never ran: `file:5,17-19`. */
  readonly missed: readonly string[];
}

/** A function of a script: its name, and how often its parts ran. The first range is the whole function. */
export interface RanFunction {
  readonly functionName: string;
  readonly ranges: readonly {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly count: number;
  }[];
}

/** The place in the sources of a place in a script. Lines and columns are counted from 0. */
export type Locate = (
  line: number,
  column: number,
) => { readonly file: string; readonly line: number } | null;

/**
 * Summarises which lines ran. `loaded`: all functions of the script after it was loaded; `ran`: those
 * that ran since then. Functions of the files that `isOwn` accepts always count; other functions count if they ran.
 * `isOwn` is called with a file and a function in it.
 */
export function summarise(
  code: string,
  locate: Locate,
  loaded: readonly RanFunction[],
  ran: readonly RanFunction[],
  isOwn: (file: string, functionName: string) => boolean,
): Exercised {
  const starts = lineStarts(code);
  const place = (offset: number) => {
    const line = lastUpTo(starts, offset);
    return locate(line, offset - starts[line]);
  };
  const functions = new Map<string, RanFunction>();
  for (const one of loaded) functions.set(spanOf(one), { ...one, ranges: [never(one)] });
  for (const one of ran) functions.set(spanOf(one), one);
  // Outer functions come first, so that inner ones overwrite their part.
  const inOrder = [...functions.values()].sort((a, b) => lengthOf(b) - lengthOf(a));
  const { owner, counts } = paintedOver(code.length, inOrder);
  const isRun = inOrder.map(({ ranges }) => ranges[0].count > 0);
  // The module itself is a function without a name from the first character to the last.
  const isModule = inOrder.map(({ ranges }) => lengthOf({ ranges }) >= code.length);
  const own = new Set<string>();
  for (const [n, { functionName, ranges }] of inOrder.entries()) {
    const found = isModule[n] ? null : place(ranges[0].startOffset);
    if (found && isOwn(found.file, functionName)) own.add(found.file);
  }
  /** By file and line: whether all of the line ran. */
  const lines = new Map<string, Map<number, boolean>>();
  for (const { index } of code.matchAll(/[\w$#'"`]+/g)) {
    const n = owner[index];
    if (n < 0 || isModule[n]) continue;
    const found = place(index);
    if (!found || !(isRun[n] || own.has(found.file))) continue;
    const ofFile = lines.get(found.file) ?? new Map<number, boolean>();
    lines.set(found.file, ofFile);
    ofFile.set(found.line, (ofFile.get(found.line) ?? true) && counts[index] > 0);
  }
  return exercisedIn(lines);
}

/** By character of the script: the index of its innermost function, −1 for none, and how often it ran. */
function paintedOver(length: number, functions: readonly RanFunction[]) {
  const owner = new Int32Array(length).fill(-1);
  const counts = new Float64Array(length);
  for (const [n, { ranges }] of functions.entries()) {
    owner.fill(n, ranges[0].startOffset, ranges[0].endOffset);
    const outerFirst = [...ranges].sort(
      (a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset),
    );
    for (const range of outerFirst) counts.fill(range.count, range.startOffset, range.endOffset);
  }
  return { owner, counts };
}

/** The summary of lines: by file and line, whether all of the line ran. */
function exercisedIn(lines: ReadonlyMap<string, ReadonlyMap<number, boolean>>): Exercised {
  const all = [...lines.values()].flatMap((ofFile) => [...ofFile.values()]);
  const missed = [...lines]
    .sort()
    .map(([file, ofFile]) => ({ file, numbers: missedIn(ofFile) }))
    .filter(({ numbers }) => numbers.length > 0);
  return {
    lines: all.length,
    run: all.filter(Boolean).length,
    files: lines.size,
    missed: missed.map(({ file, numbers }) => `${file}:${numbers.join(',')}`),
  };
}

/** The numbers of the lines that did not run, in ranges that no line that ran interrupts. */
function missedIn(lines: ReadonlyMap<number, boolean>): string[] {
  const ranges: { from: number; to: number }[] = [];
  let open = false;
  for (const [line, isRun] of [...lines].sort(([a], [b]) => a - b)) {
    if (!isRun && open) ranges[ranges.length - 1].to = line + 1;
    else if (!isRun) ranges.push({ from: line + 1, to: line + 1 });
    open = !isRun;
  }
  return ranges.map(({ from, to }) => (to > from ? `${from}-${to}` : `${from}`));
}

function never({ ranges: [whole] }: RanFunction) {
  return { ...whole, count: 0 };
}

function spanOf({ ranges: [{ startOffset, endOffset }] }: RanFunction): string {
  return `${startOffset} ${endOffset}`;
}

function lengthOf({ ranges: [{ startOffset, endOffset }] }: Pick<RanFunction, 'ranges'>): number {
  return endOffset - startOffset;
}

function lineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** The index of the last number of an increasing list that is at most `limit`. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (numbers[middle] <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
