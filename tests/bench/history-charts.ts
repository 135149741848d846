import type { LineChart } from '../../src/lab/reports/report.ts';

/** A run of the benchmarks of the project. */
interface HistoryRun {
  readonly date: string;
  readonly machine: string;
  /** By benchmark, in µs. */
  readonly times: Readonly<Record<string, number>>;
  /** By benchmark, in bytes. Older runs lack it. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** The history of each benchmark, with a line per machine for times. */
export function historyCharts(runs: readonly HistoryRun[]): LineChart[] {
  const base = { type: 'lines', shape: 'dates', percent: false, x: 'date' } as const;
  const valuesOf = (values: (run: HistoryRun) => Readonly<Record<string, number>>) =>
    [...new Set(runs.flatMap((run) => Object.keys(values(run))))].map((title) => ({
      title,
      points: runs.flatMap((run) => {
        const { [title]: y } = values(run);
        return y === undefined ? [] : [{ series: run.machine, x: run.date, y }];
      }),
    }));
  return [
    ...valuesOf(({ times }) => times).map((one) => ({
      ...base,
      ...one,
      note: 'The median. Only times of the same machine are comparable.',
      y: 'µs',
    })),
    ...valuesOf(({ sizes = {} }) => sizes).map((one) => ({
      ...base,
      ...one,
      note: 'The size.',
      y: 'bytes',
    })),
  ];
}
