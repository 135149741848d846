import type { Measured } from './contest.ts';

/** A target and whether it is met. */
export interface Outcome {
  readonly text: string;
  readonly met: boolean;
}

/** The machine of a run. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  /** Year, month and day, as in 2026-11-30. */
  readonly date: string;
}

/** The targets of a contest with our results. Throws a RangeError for an entry that does not exist. */
export function outcomes({ name, unit, entries, goals, bytes }: Measured): Outcome[] {
  const [ours] = entries;
  const found = goals.map((goal) => {
    if ('most' in goal) {
      const amount = unit === 'bytes' ? size : time;
      const text = `${amount(ours.median)}, target at most ${amount(goal.most)}`;
      return { text, met: ours.median <= goal.most };
    }
    const other = entries.find((entry) => entry.name === goal.than);
    if (!other) throw new RangeError(`The contest "${name}" has no entry "${goal.than}".`);
    const share = ours.median / other.median;
    const text = `${digits(share)} × ${goal.than}, target at most ${digits(goal.ratio)}`;
    return { text, met: share <= goal.ratio };
  });
  if (bytes === undefined || typeof ours.bytes !== 'number') return found;
  const text = `${size(ours.bytes)} per call, target at most ${size(bytes)}`;
  return [...found, { text, met: ours.bytes <= bytes }];
}

/** The results as Markdown: for each contest a heading, a table and its targets. */
export function asMarkdown(contests: readonly Measured[], machine: Machine): string {
  const parts = contests.map((contest) => {
    const [head, ...rows] = cellsOf(contest);
    const marks = head.map((_, column) => (column === 0 ? '---' : '--:'));
    const table = [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    const lines = outcomes(contest).map(
      ({ text, met }) => `- ${met ? 'met' : '**missed**'}: ${text}`,
    );
    return [`## ${contest.name}`, table, lines.join('\n')].filter((part) => part !== '');
  });
  const lines = ['# Benchmarks', `Measured on ${placeOf(machine)}.`, ...parts.flat()];
  return `${lines.join('\n\n')}\n`;
}

/** The results of a contest as plain text with aligned columns. */
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

/** The machine in one line. */
export function placeOf({ processor, cores, node, date }: Machine): string {
  return `${processor}, ${cores} cores, Node ${node}, ${date}`;
}

/** A head and a row for each entry. Columns without any value are left out. */
function cellsOf({ unit, entries }: Measured): string[][] {
  const [ours] = entries;
  const optional = (value: number | null | undefined, text: (value: number) => string) =>
    typeof value === 'number' ? text(value) : '';
  const rows = entries.map(({ name, median, p95, maximum, bytes }) => [
    name,
    unit === 'bytes' ? size(median) : time(median),
    optional(p95, time),
    optional(maximum, time),
    entries.length > 1 ? digits(median / ours.median) : '',
    optional(bytes, size),
  ]);
  const all = [
    ['entry', unit === 'bytes' ? 'size' : 'median', 'p95', 'maximum', 'ratio', 'allocated'],
    ...rows,
  ];
  const used = all[0].map((_, column) => rows.some((row) => row[column] !== ''));
  return all.map((row) => row.filter((_, column) => used[column]));
}

/** Microseconds in a suitable unit. */
function time(microseconds: number): string {
  if (microseconds < 1) return `${three(1000 * microseconds)} ns`;
  if (microseconds < 1e3) return `${three(microseconds)} µs`;
  return microseconds < 1e6 ? `${three(microseconds / 1e3)} ms` : `${three(microseconds / 1e6)} s`;
}

function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${three(bytes / 1024)} kB` : `${three(bytes / 1024 ** 2)} MB`;
}

/** A number with three significant digits. */
function three(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** A ratio with three significant digits, and no more zeros than needed. */
export function digits(value: number): string {
  return value >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}
