import type { Figures } from '../bench/measure.ts';
import { type ReplayPart, type TurnPart, wholeTurn } from '../bench/turn-parts.ts';
import type { BarChart } from './report.ts';

/** The charts of `bench --report`. */

const base = { type: 'bars', percent: false, x: 'µs', y: '' } as const;

/** The systems of one turn. Times are in ns. */
export function turnCharts(systems: readonly TurnPart[]): BarChart[] {
  return [
    {
      ...base,
      title: 'Systems of the turn',
      note: 'The time of each system over all repetitions of the turn.',
      bars: systems.flatMap(({ system, least, median, p95 }) =>
        spread(system, { least, median, p95 }),
      ),
    },
  ];
}

/** The systems of a whole run file. Times are in ns. */
export function replayCharts(systems: readonly ReplayPart[]): BarChart[] {
  return [
    {
      ...base,
      percent: true,
      x: 'share of the time',
      title: 'Systems of the run',
      note: 'The share of the time of all turns.',
      bars: systems
        .filter(({ system }) => system !== wholeTurn)
        .map(({ system, share }) => ({ label: system, series: 'share', value: share })),
    },
    {
      ...base,
      title: 'Turns',
      note: 'The 95th percentile of the turns, and the slowest turn.',
      bars: systems.flatMap(({ system, p95, slowest }) => [
        { label: system, series: 'p95', value: p95 / 1000 },
        { label: system, series: 'slowest', value: slowest.time / 1000 },
      ]),
    },
  ];
}

/** One system, and another implementation of it. Times are in ns. */
export function systemCharts(
  measured: readonly { readonly name: string; readonly figures: Figures }[],
): BarChart[] {
  return [
    {
      ...base,
      title: 'Time of a repetition',
      note: 'The fastest repetition, the median and the 95th percentile.',
      bars: measured.flatMap(({ name, figures }) => spread(name, figures)),
    },
  ];
}

function spread(
  label: string,
  { least, median, p95 }: Pick<Figures, 'least' | 'median' | 'p95'>,
): BarChart['bars'] {
  return [
    { label, series: 'least', value: least / 1000 },
    { label, series: 'median', value: median / 1000 },
    { label, series: 'p95', value: p95 / 1000 },
  ];
}
