import type { Chart } from './report.ts';

/** The data of a chart as the texts of a table, with the names that the chart shows. */
export function dataOf(chart: Chart): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const headings = headingsOf(chart);
  const rows: readonly Record<string, string | number | undefined>[] = recordsOf(chart);
  const columns = Object.keys(headings).filter((key) =>
    rows.some((row) => row[key] !== undefined && row[key] !== ''),
  );
  return {
    head: columns.map((key) => headings[key]),
    rows: rows.map((row) => columns.map((key) => textOf(row[key]))),
  };
}

function recordsOf(chart: Chart) {
  if (chart.type === 'lines') return chart.points;
  if (chart.type === 'bars') return chart.bars;
  if (chart.type === 'histogram') return chart.values;
  return chart.cells;
}

/** The keys of the data in the order of the columns, each with its heading. */
function headingsOf(chart: Chart): Readonly<Record<string, string>> {
  const share = chart.percent ? ' (0 to 1)' : '';
  const limits = { low: '95% from', high: '95% to' };
  if (chart.type === 'lines') {
    return { series: 'series', x: chart.x, y: `${chart.y}${share}`, ...limits };
  }
  if (chart.type === 'bars') {
    return { label: 'name', series: 'series', value: `${chart.x}${share}`, ...limits };
  }
  if (chart.type === 'histogram') return { series: 'series', value: chart.x };
  return { row: 'name', column: chart.x, value: `${chart.title}${share}`, ...limits };
}

function textOf(value: string | number | undefined): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(4))) : (value ?? '');
}
