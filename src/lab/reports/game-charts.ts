import { max, min } from 'simple-statistics';
import type { GameResult } from '../simulations/simulate.ts';
import { shareOf, z } from '../statistics.ts';
import type { BarChart, Chart, HistogramChart, LineChart } from './report.ts';

/** The charts of `simulate --report`, `merge --report` and `compare --report`. */

/** The games of one bot in one campaign, or of one of two compared sets. */
export interface ChartedGames {
  readonly name: string;
  readonly results: readonly GameResult[];
  /** All kinds of monsters and usable items. */
  readonly monsters: readonly string[];
  readonly items: readonly string[];
}

/** The charts about one or more series of games. */
export function gameCharts(all: readonly ChartedGames[]): Chart[] {
  const series = all.filter(({ results }) => results.length > 0);
  if (series.length === 0) return [];
  const charts = [
    depthChart(series),
    turnChart(series),
    killerChart(series),
    hungerChart(series),
    ...series.flatMap((one) => [monsterChart(one), itemChart(one)]),
  ];
  return charts.filter((chart) => chart !== null);
}

function depthChart(series: readonly ChartedGames[]): LineChart {
  const allDepths = series.flatMap(({ results }) => results.map(({ deepest }) => deepest));
  // From the first depth below the start, so that a bot that always gets as far has a line and not one point.
  const [first, last] = [Math.min(1, min(allDepths)), max(allDepths)];
  return {
    type: 'lines',
    shape: 'dots',
    percent: true,
    title: 'Survival by depth',
    note: 'The share of games in which the hero reached this depth. Bands are 95% confidence intervals.',
    x: 'depth',
    y: 'games that reached it',
    points: series.flatMap(({ name, results }) => {
      const depths = results.map(({ deepest }) => deepest);
      return Array.from({ length: last - first + 1 }, (_, n) => {
        const x = first + n;
        const reached = depths.filter((depth) => depth >= x).length;
        const { share, low, high } = shareOf(reached, results.length);
        return { series: name, x, y: share, low, high };
      });
    }),
  };
}

function turnChart(series: readonly ChartedGames[]): LineChart {
  return {
    type: 'lines',
    shape: 'steps',
    percent: true,
    title: 'Survival by turn',
    note:
      'The share of heroes that are alive after this turn (Kaplan–Meier estimate with 95% confidence ' +
      'intervals). Games that were won or stopped count until their last turn.',
    x: 'turn',
    y: 'heroes alive',
    points: series.flatMap(({ name, results }) =>
      survival(results).map((point) => ({ series: name, ...point })),
    ),
  };
}

/**
 * The Kaplan–Meier estimate of survival, with Greenwood's variance: a point for each turn in which heroes
 * died, and one for the first and the last turn.
 */
export function survival(
  results: readonly Pick<GameResult, 'outcome' | 'turns'>[],
): { x: number; y: number; low: number; high: number }[] {
  const points = [{ x: 0, y: 1, low: 1, high: 1 }];
  const sorted = [...results].sort((a, b) => a.turns - b.turns);
  let alive = 1;
  let variance = 0;
  for (let n = 0; n < sorted.length; ) {
    const { turns } = sorted[n];
    const atRisk = sorted.length - n;
    let deaths = 0;
    for (; n < sorted.length && sorted[n].turns === turns; n++) {
      if (sorted[n].outcome === 'died') deaths++;
    }
    if (deaths > 0) {
      alive *= 1 - deaths / atRisk;
      if (atRisk > deaths) variance += deaths / (atRisk * (atRisk - deaths));
    } else if (n < sorted.length) continue;
    const half = z * alive * Math.sqrt(variance);
    const [low, high] = [Math.max(0, alive - half), Math.min(1, alive + half)];
    points.push({ x: turns, y: alive, low, high });
  }
  return points;
}

function killerChart(series: readonly ChartedGames[]): BarChart | null {
  const kinds = new Map<string, number>();
  for (const { killer } of series.flatMap(({ results }) => results)) {
    if (killer !== null) kinds.set(killer, (kinds.get(killer) ?? 0) + 1);
  }
  if (kinds.size === 0) return null;
  const labels = [...kinds].sort(([, m], [, n]) => n - m).map(([kind]) => kind);
  return {
    type: 'bars',
    percent: true,
    title: 'Killers',
    note: 'The share of games in which this kind killed the hero, with 95% confidence intervals.',
    x: 'games',
    y: '',
    bars: labels.flatMap((label) =>
      series.map(({ name, results }) =>
        bar(label, name, results, (result) => result.killer === label),
      ),
    ),
  };
}

function hungerChart(series: readonly ChartedGames[]): HistogramChart | null {
  const values = series.flatMap(({ name, results }) =>
    results.flatMap(({ slack }) => (slack === null ? [] : { series: name, value: slack })),
  );
  if (values.length === 0) return null;
  return {
    type: 'histogram',
    percent: false,
    title: 'Hunger',
    note: 'The lowest energy of the hero in each game.',
    x: 'lowest energy',
    y: 'games',
    values,
  };
}

function monsterChart({ name, results, monsters }: ChartedGames): BarChart {
  const facts: [string, (result: GameResult, kind: string) => boolean][] = [
    ['generated', ({ ungenerated }, kind) => !ungenerated.includes(kind)],
    ['met', ({ unmet }, kind) => !unmet.includes(kind)],
    ['killed the hero', ({ killer }, kind) => killer === kind],
  ];
  return {
    type: 'bars',
    percent: true,
    title: `Monsters${name === '' ? '' : ` in ${name}`}`,
    note: 'The share of games that had this kind, in which the hero met it, and in which it killed the hero.',
    x: 'games',
    y: '',
    bars: monsters.flatMap((kind) =>
      facts.map(([fact, isFact]) => bar(kind, fact, results, (result) => isFact(result, kind))),
    ),
  };
}

function itemChart({ name, results, items }: ChartedGames): BarChart | null {
  if (items.length === 0) return null;
  return {
    type: 'bars',
    percent: true,
    title: `Items${name === '' ? '' : ` in ${name}`}`,
    note: 'The share of games that had this kind, and in which the hero used it.',
    x: 'games',
    y: '',
    bars: items.flatMap((kind) => [
      bar(kind, 'generated', results, ({ ungenerated }) => !ungenerated.includes(kind)),
      bar(kind, 'used', results, ({ unused }) => !unused.includes(kind)),
    ]),
  };
}

function bar(
  label: string,
  series: string,
  results: readonly GameResult[],
  isCounted: (result: GameResult) => boolean,
): BarChart['bars'][number] {
  const { share, low, high } = shareOf(results.filter(isCounted).length, results.length);
  return { label, series, value: share, low, high };
}
