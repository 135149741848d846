/** A report: a page with a text and charts. Plain data. */
export interface Report {
  readonly title: string;
  /** The figures as text, in a font with a fixed width. */
  readonly lines: readonly string[];
  readonly charts: readonly Chart[];
}

export type Chart = LineChart | BarChart | HistogramChart | HeatMap;

interface ChartBase {
  readonly title: string;
  /** How to read the chart. */
  readonly note: string;
  /** The labels of the axes. */
  readonly x: string;
  readonly y: string;
  /** Values are shares, shown in percent. */
  readonly percent: boolean;
}

/** Lines over numbers or dates, one per series, with the 95% confidence interval as a band. */
export interface LineChart extends ChartBase {
  readonly type: 'lines';
  /** `steps`: a value holds until the next point. `dates`: each x is an ISO date. */
  readonly shape: 'steps' | 'dots' | 'dates';
  readonly points: readonly {
    readonly series: string;
    readonly x: number | string;
    readonly y: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}

/** Horizontal bars, one per label and series, with the 95% confidence interval as a line. */
export interface BarChart extends ChartBase {
  readonly type: 'bars';
  readonly bars: readonly {
    readonly label: string;
    readonly series: string;
    readonly value: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}

/** How often values occur, one histogram per series. */
export interface HistogramChart extends ChartBase {
  readonly type: 'histogram';
  readonly values: readonly { readonly series: string; readonly value: number }[];
}

/** A coloured cell for each row and column. `x` and `y` name the columns and rows. */
export interface HeatMap extends ChartBase {
  readonly type: 'heat';
  /** The name of the values. */
  readonly legend: string;
  /** High values are dangerous, so they are red. */
  readonly isDanger: boolean;
  readonly cells: readonly {
    readonly row: string;
    readonly column: number;
    readonly value: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}
