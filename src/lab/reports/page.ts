import * as Plot from '@observablehq/plot';
import { dataOf } from './chart-data.ts';
import type { BarChart, Chart, HeatMap, HistogramChart, LineChart, Report } from './report.ts';

/** The script of a report's page: draws the charts of the report that the page contains. */

const width = 860;
/** The height of a bar and of a row of a heat map in px. */
const rowHeight = 16;
const marginLeft = 160;
/** A scale with fewer whole numbers shows each. */
const mostTicks = 30;

const text = document.getElementById('report')?.textContent ?? '';
const { charts } = JSON.parse(text) as Report;
document.querySelector('main')?.append(...charts.map(figureOf));

function figureOf(chart: Chart): HTMLElement {
  const figure = document.createElement('figure');
  const heading = document.createElement('h2');
  heading.textContent = chart.title;
  const note = document.createElement('p');
  note.textContent = chart.note;
  // A narrow window scrolls the chart: scaled to its width, the letters would be too small.
  const plot = document.createElement('div');
  plot.append(plotOf(chart));
  figure.append(heading, note, plot, tableOf(chart));
  return figure;
}

function plotOf(chart: Chart): Element {
  const options = { width, ariaLabel: chart.title, ariaDescription: chart.note };
  if (chart.type === 'lines') return lines(chart, options);
  if (chart.type === 'bars') return bars(chart, options);
  if (chart.type === 'histogram') return histogram(chart, options);
  return heatMap(chart, options);
}

function unitOf(label: string, percent: boolean): string {
  return percent ? `${label} (%)` : label;
}

/** Series have a legend if there are several. */
function colours(series: readonly string[]): Plot.ScaleOptions {
  const domain = [...new Set(series)];
  return { domain, legend: domain.length > 1, scheme: 'observable10' };
}

function lines({ points, shape, x, y, percent }: LineChart, options: Plot.PlotOptions): Element {
  const plotted = points.map((point) => ({
    ...point,
    x: shape === 'dates' ? new Date(point.x) : point.x,
  }));
  const curve = shape === 'steps' ? 'step-after' : 'linear';
  const numbers = points.flatMap((point) => (typeof point.x === 'number' ? point.x : []));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const isShort = numbers.length > 0 && last - first < mostTicks;
  const channels = { x: 'x', y: 'y', stroke: 'series' } as const;
  const withInterval = plotted.filter(({ low }) => low !== undefined);
  return Plot.plot({
    ...options,
    marginLeft: 60,
    ...(shape === 'dates' && { height: 180 }),
    x: {
      label: x,
      ...(shape === 'dates' && { type: 'utc' as const }),
      ...(isShort && {
        ticks: Array.from({ length: last - first + 1 }, (_, n) => first + n),
        tickFormat: 'd',
      }),
    },
    y: {
      label: unitOf(y, percent),
      percent,
      grid: true,
      zero: true,
      ...(percent && { domain: [0, 100] }),
    },
    color: colours(points.map(({ series }) => series)),
    marks: [
      Plot.ruleY([0]),
      Plot.areaY(withInterval, {
        x: 'x',
        y1: 'low',
        y2: 'high',
        fill: 'series',
        fillOpacity: 0.2,
        curve,
      }),
      Plot.lineY(plotted, { ...channels, curve, strokeWidth: 2 }),
      ...(shape === 'steps' ? [] : [Plot.dot(plotted, { ...channels, fill: 'series' })]),
      Plot.tip(plotted, Plot.pointerX({ ...channels })),
    ],
  });
}

function bars({ bars, x, percent }: BarChart, options: Plot.PlotOptions): Element {
  const labels = [...new Set(bars.map(({ label }) => label))];
  const series = [...new Set(bars.map((bar) => bar.series))];
  const withInterval = bars.filter(({ low }) => low !== undefined);
  return Plot.plot({
    ...options,
    marginLeft,
    height: 60 + labels.length * (series.length * rowHeight + 4),
    x: { label: unitOf(x, percent), percent, grid: true, axis: 'both' },
    y: { axis: null, domain: series },
    fy: { label: null, domain: labels, padding: 0.15 },
    color: colours(series),
    marks: [
      Plot.barX(bars, { x: 'value', y: 'series', fy: 'label', fill: 'series', tip: true }),
      Plot.ruleY(withInterval, { x1: 'low', x2: 'high', y: 'series', fy: 'label' }),
      Plot.ruleX([0]),
    ],
  });
}

function histogram({ values, x, y }: HistogramChart, options: Plot.PlotOptions): Element {
  const series = [...new Set(values.map((one) => one.series))];
  const channels = { x: 'value', fy: 'series', fill: 'series', thresholds: 20, tip: true };
  return Plot.plot({
    ...options,
    marginLeft: 60,
    x: { label: x, zero: true },
    y: { label: y, grid: true },
    fy: { label: null, axis: series.length > 1 ? 'right' : null, domain: series },
    color: colours(series),
    marks: [Plot.rectY(values, Plot.binX({ y: 'count' }, channels)), Plot.ruleY([0])],
  });
}

function heatMap(chart: HeatMap, options: Plot.PlotOptions): Element {
  const { cells, x, y, percent, legend, isDanger } = chart;
  const rows = [...new Set(cells.map(({ row }) => row))];
  const factor = percent ? 100 : 1;
  const shown = cells.map((cell) => ({ ...cell, value: cell.value * factor }));
  const highest = Math.max(1, ...shown.map(({ value }) => value));
  const color: Plot.ScaleOptions = {
    type: 'linear',
    scheme: isDanger ? 'YlOrRd' : 'Blues',
    legend: true,
    domain: [0, percent ? 100 : highest],
    label: unitOf(legend, percent),
  };
  const colourOf = Plot.scale({ color }).apply;
  return Plot.plot({
    ...options,
    marginLeft,
    height: 90 + rows.length * (rowHeight + 6),
    x: { label: x, axis: 'top', tickFormat: 'd', type: 'band' },
    y: { label: y, domain: rows },
    color,
    marks: [
      Plot.cell(shown, { x: 'column', y: 'row', fill: 'value', tip: true, inset: 0.5 }),
      Plot.text(shown, {
        x: 'column',
        y: 'row',
        text: ({ value }) => String(Math.round(value)),
        fill: ({ value }) => (isDark(colourOf(value)) ? 'white' : 'black'),
      }),
    ],
  });
}

/** Whether white text has more contrast than black text on a colour such as "rgb(200, 30, 40)". */
function isDark(colour: string): boolean {
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // The luminance that has the same contrast to black and white, by WCAG 2.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

/** The data of a chart as a table, for readers who cannot use the drawing. */
function tableOf(chart: Chart): HTMLElement {
  const { head, rows } = dataOf(chart);
  const table = document.createElement('table');
  addRow(table, 'th', head);
  for (const row of rows) addRow(table, 'td', row);
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'Data';
  details.append(summary, table);
  return details;
}

function addRow(table: HTMLTableElement, tag: 'th' | 'td', texts: readonly string[]): void {
  const row = table.insertRow();
  for (const content of texts) {
    const cell = document.createElement(tag);
    cell.textContent = content;
    row.append(cell);
  }
}
