import { licences, script } from 'virtual:report-page';
import { describe, expect, test } from 'vitest';
import { replayCharts } from '../../../src/lab/reports/bench-charts.ts';
import { dataOf } from '../../../src/lab/reports/chart-data.ts';
import { fightCharts } from '../../../src/lab/reports/fight-charts.ts';
import { gameCharts, survival } from '../../../src/lab/reports/game-charts.ts';
import { reportHtml } from '../../../src/lab/reports/html.ts';
import type { GameResult } from '../../../src/lab/simulations/simulate.ts';
import { shareOf } from '../../../src/lab/statistics.ts';
import { historyCharts } from '../../bench/history-charts.ts';

const died: GameResult = {
  seed: '1',
  outcome: 'died',
  killer: 'wolf',
  turns: 10,
  depth: 2,
  deepest: 2,
  score: 5,
  slack: 90,
  ungenerated: ['bat'],
  unmet: ['bat'],
  unused: ['apple'],
};
const won: GameResult = {
  ...died,
  seed: '2',
  outcome: 'won',
  killer: null,
  turns: 40,
  deepest: 5,
  slack: 8,
};

const series = (name: string, results: readonly GameResult[]) => ({
  name,
  results,
  monsters: ['bat', 'wolf'],
  items: ['apple'],
});
const chartNamed = (title: string, ...all: Parameters<typeof gameCharts>[0]) => {
  const chart = gameCharts(all).find((one) => one.title === title);
  if (!chart) throw new Error(`no chart ${title}`);
  return chart;
};

describe('the charts about games', () => {
  test('survival by turn is the Kaplan–Meier estimate', () => {
    const lives = [
      ['died', 6],
      ['died', 6],
      ['died', 6],
      ['won', 6],
      ['died', 7],
      ['won', 9],
      ['died', 10],
      ['won', 10],
      ['won', 11],
      ['died', 13],
      ['died', 16],
      ['won', 17],
      ['won', 19],
      ['won', 20],
      ['died', 22],
      ['died', 23],
      ['won', 25],
      ['won', 32],
      ['won', 32],
      ['won', 34],
      ['won', 35],
    ] as const;
    const points = survival(lives.map(([outcome, turns]) => ({ outcome, turns })));
    // The published estimates of the example of Freireich et al. (1963), drug 6-MP.
    expect(points.map(({ x, y }) => [x, Number(y.toFixed(3))])).toEqual([
      ...[
        [0, 1],
        [6, 0.857],
        [7, 0.807],
        [10, 0.753],
        [13, 0.69],
        [16, 0.627],
      ],
      ...[
        [22, 0.538],
        [23, 0.448],
        [35, 0.448],
      ],
    ]);
    const error = (points[1].y - points[1].low) / 1.959964;
    expect(error).toBeCloseTo(0.0764, 3);
  });

  test('survival by depth has a point for each depth from the first to the deepest of any series', () => {
    const chart = chartNamed('Survival by depth', series('A', [died, won]), series('B', [won]));
    if (chart.type !== 'lines') throw new Error(chart.type);
    const lines = chart.points.map(({ series, x, y }) => `${series} ${x} ${y}`);
    expect(lines.slice(0, 5)).toEqual(['A 1 1', 'A 2 1', 'A 3 0.5', 'A 4 0.5', 'A 5 0.5']);
    expect(lines.slice(5)).toEqual(['B 1 1', 'B 2 1', 'B 3 1', 'B 4 1', 'B 5 1']);
  });

  test('the charts can show as many games as a command plays', () => {
    const many = new Array<GameResult>(200_000).fill(died);
    const chart = chartNamed('Survival by depth', series('', many));
    if (chart.type !== 'lines') throw new Error(chart.type);
    expect(chart.points.map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('the charts of killers, monsters and items contain shares of games', () => {
    const games = series('', [died, won, won, won]);
    const bars = (title: string) => {
      const chart = chartNamed(title, games);
      if (chart.type !== 'bars') throw new Error(chart.type);
      return chart.bars.map(({ label, series, value }) => [label, series, value]);
    };
    expect(bars('Killers')).toEqual([['wolf', '', 0.25]]);
    expect(bars('Monsters')).toEqual([
      ...[
        ['bat', 'generated', 0],
        ['bat', 'met', 0],
        ['bat', 'killed the hero', 0],
      ],
      ...[
        ['wolf', 'generated', 1],
        ['wolf', 'met', 1],
        ['wolf', 'killed the hero', 0.25],
      ],
    ]);
    expect(bars('Items')).toEqual([
      ['apple', 'generated', 1],
      ['apple', 'used', 0],
    ]);
  });

  test('a campaign without hunger has no chart of hunger, and no games have no charts', () => {
    const sated = series('', [{ ...won, slack: null }]);
    expect(gameCharts([sated]).map(({ title }) => title)).not.toContain('Hunger');
    expect(gameCharts([series('', [])])).toEqual([]);
  });
});

test('a table of fights becomes heat maps of lost and undecided fights and of damage', () => {
  const mean = (value: number) => ({ mean: value, low: null, high: null });
  const side = (count: number, taken: number) => ({
    name: 'x',
    wins: shareOf(count, 4),
    taken: mean(taken),
  });
  const fight = {
    campaign: 'simple',
    seed: 's',
    rounds: 4,
    undecided: shareOf(0, 4),
    turns: mean(3),
    sides: [side(3, 7), side(1, 6)],
  };
  const [lost, damage] = fightCharts([{ monster: 'rat', number: 2, fight }], 'level');
  expect(lost.cells).toMatchObject([{ row: 'rat', column: 2, value: 0.25 }]);
  expect(damage.cells).toEqual([{ row: 'rat', column: 2, value: 7 }]);
  // A thief that vanishes with its loot is not deadly.
  const thief = { ...fight, sides: [side(1, 0), side(0, 3)], undecided: shareOf(3, 4) };
  const charts = fightCharts([{ monster: 'thief', number: 2, fight: thief }], 'level');
  expect(charts.map(({ title, cells: [{ value }] }) => [title, value])).toEqual([
    ['Fights lost by the hero', 0],
    ['Undecided fights', 0.75],
    ['Damage to the hero', 0],
  ]);
});

describe('the charts about benchmarks', () => {
  test('the history has times and sizes, each with its unit', () => {
    const run = { date: '2026-11-01T00:00:00.000Z', machine: 'm', times: { turns: 8 } };
    const later = { ...run, date: '2026-11-20T00:00:00.000Z', sizes: { textures: 900 } };
    const charts = historyCharts([run, later]);
    expect(charts.map(({ title, y, points }) => [title, y, points.length])).toEqual([
      ['turns', 'µs', 2],
      ['textures', 'bytes', 1],
    ]);
    expect(charts[1].points).toEqual([{ series: 'm', x: later.date, y: 900 }]);
  });

  test('the shares of the systems have no bar for the whole, which is longer than all of them', () => {
    const part = { calls: 1, total: 1, last: 1, p95: 1, slowest: { line: 1, time: 1 } };
    const systems = [
      { ...part, system: 'ai', share: 0.4 },
      { ...part, system: 'between', share: 0.6 },
      { ...part, system: 'turn', share: 1 },
    ];
    const [shares, turns] = replayCharts(systems);
    expect(shares.bars.map(({ label }) => label)).toEqual(['ai', 'between']);
    expect(turns.bars.map(({ label }) => label)).toContain('turn');
  });
});

describe('the table below a chart', () => {
  test('its headings are the names and units of the chart, and a missing limit leaves a cell empty', () => {
    const cell = { row: 'rat', column: 2, value: 7 };
    const cells = [cell, { ...cell, column: 3, value: 1 / 3, low: 0.25, high: 0.5 }];
    const base = { title: 'Damage', note: '', x: 'level', y: '', percent: false };
    const kind = { type: 'heat', legend: 'damage', isDanger: true } as const;
    expect(dataOf({ ...kind, ...base, cells })).toEqual({
      head: ['name', 'level', 'Damage', '95% from', '95% to'],
      rows: [
        ['rat', '2', '7', '', ''],
        ['rat', '3', '0.3333', '0.25', '0.5'],
      ],
    });
  });

  test('a share says so, and a column without any value is left out', () => {
    const { head, rows } = dataOf(chartNamed('Survival by depth', series('', [died, won])));
    expect(head).toEqual(['depth', 'games that reached it (0 to 1)', '95% from', '95% to']);
    expect(rows[2].slice(0, 2)).toEqual(['3', '0.5']);
  });
});

describe('the page of a report', () => {
  const page = { script: 'x("</script>")', licences: 'ISC <a>' };

  test('texts cannot end the script or add elements', () => {
    const title = '</script><img src=x>';
    const html = reportHtml({ title, lines: ['<b>'], charts: [] }, page);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
  });

  test('the page contains the licences of its libraries', () => {
    const html = reportHtml({ title: 'x', lines: [], charts: [] }, { script, licences });
    expect(html).toContain('@observablehq/plot 0.6.17');
    for (const holder of ['Observable, Inc.', 'Mike Bostock', 'Mikola Lysenko']) {
      expect(html).toContain(holder);
    }
  });
});
