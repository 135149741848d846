import type { Measured } from './contest.ts';

/** What became of a promise. */
export interface Outcome {
  readonly text: string;
  readonly met: boolean;
}

/** Where the contests were held. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  /** As 2026-11-30. */
  readonly date: string;
}

/** Each goal of a contest, and what ours came to. */
export function outcomes({ entries, goals, bytes, unit }: Measured): Outcome[] {
  const [ours] = entries;
  const found = goals.map(({ than, ratio }) => {
    const other = entries.find(({ name }) => name === than);
    if (!other) throw new RangeError(`No entry of the contest is called ${than}.`);
    const share = ours.median / other.median;
    return {
      text: `${share3(share)} × ${than}, at most ${share3(ratio)} promised`,
      met: share <= ratio,
    };
  });
  if (bytes === undefined || typeof ours.bytes !== 'number' || unit === 'kB') return found;
  const text = `${size(ours.bytes)} a call, at most ${size(bytes)} promised`;
  return [...found, { text, met: ours.bytes <= bytes }];
}

/** Contests as Markdown: a heading, a table and its goals each. */
export function asMarkdown(contests: readonly Measured[], machine: Machine): string {
  const parts = contests.map((contest) => {
    const rows = cellsOf(contest).map((cells) => `| ${cells.join(' | ')} |`);
    const lines = outcomes(contest).map(
      ({ text, met }) => `- ${met ? 'met' : '**missed**'}: ${text}`,
    );
    const head = ['| entry | median | ratio | allocated |', '|---|--:|--:|--:|'];
    const table = [...head, ...rows].join('\n');
    return [`## ${contest.name}`, table, lines.join('\n')]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return `${['# Benchmarks', `Measured on ${placeOf(machine)}.`, ...parts].join('\n\n')}\n`;
}

/** Contests as plain text, columns aligned. */
export function asText(contest: Measured): string {
  const rows = cellsOf(contest);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, n) =>
      n === 0 ? cell.padEnd(widths[n]) : cell.padStart(widths[n]),
    );
    return `  ${cells.join('   ')}`.trimEnd();
  });
  const goals = outcomes(contest).map(({ text, met }) => `  ${met ? 'met' : 'MISSED'}: ${text}`);
  return [contest.name, ...lines, ...goals].join('\n');
}

export function placeOf({ processor, cores, node, date }: Machine): string {
  return `${processor}, ${cores} cores, Node ${node}, ${date}`;
}

/** Name, median with unit, ratio to ours, bytes allocated; a row an entry. */
function cellsOf({ entries, unit }: Measured): string[][] {
  const [ours] = entries;
  return entries.map(({ name, median, bytes }) => [
    name,
    unit === 'kB' ? `${three(median)} kB` : time(unit === 'ms' ? 1000 * median : median),
    share3(median / ours.median),
    typeof bytes === 'number' ? size(bytes) : '',
  ]);
}

/** Microseconds with the unit that suits. */
function time(microseconds: number): string {
  if (microseconds < 1) return `${three(1000 * microseconds)} ns`;
  if (microseconds < 1e3) return `${three(microseconds)} µs`;
  return microseconds < 1e6 ? `${three(microseconds / 1e3)} ms` : `${three(microseconds / 1e6)} s`;
}

function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${three(bytes / 1024)} kB` : `${three(bytes / 1024 ** 2)} MB`;
}

/** Three digits that count. */
function three(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function share3(value: number): string {
  return value >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}
