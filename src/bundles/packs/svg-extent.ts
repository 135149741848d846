/**
 * The extent of the shapes of an SVG. The page could ask the browser for it, but the terminal cannot.
 */

type Point = readonly [x: number, y: number];

/** The affine map (a c e / b d f) of a `transform`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The least and the greatest coordinates. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * The extent of a shape after the transforms of its groups, the outermost first, without its stroke. Null for a shape
 * that is empty or malformed.
 */
export function extentOf(
  name: string,
  attributes: Attributes,
  transforms: readonly string[],
): Extent | null {
  const matrix = transforms.map(matrixOf).reduce(product, identity);
  const points = pointsOf(name, attributes).map((point) => mapped(matrix, point));
  if (points.length === 0 || points.flat().some((value) => !Number.isFinite(value))) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: xs.reduce((a, b) => Math.min(a, b)),
    top: ys.reduce((a, b) => Math.min(a, b)),
    right: xs.reduce((a, b) => Math.max(a, b)),
    bottom: ys.reduce((a, b) => Math.max(a, b)),
  };
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function mapped([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

function numbersIn(text: string): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

function matrixOf(text: string): Matrix {
  const parts = [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  return parts
    .map(([, name, values]) => transformOf(name, numbersIn(values)))
    .reduce(product, identity);
}

function transformOf(name: string, [p, q, r, s, t, u]: readonly number[]): Matrix {
  const [cos, sin] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)];
  if (name === 'matrix') return [p, q, r, s, t, u];
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0];
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan((p * Math.PI) / 180), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan((p * Math.PI) / 180), 0, 1, 0, 0];
  if (name !== 'rotate') return identity;
  const [x, y] = [q ?? 0, r ?? 0];
  return product([cos, sin, -sin, cos, x, y], [1, 0, 0, 1, -x, -y]);
}

/** The points of a shape, of which some lie on its curves. */
function pointsOf(name: string, attributes: Attributes): Point[] {
  const number = (key: string) => numbersIn(attributes[key] ?? '')[0] ?? 0;
  if (name === 'path') return pathPoints(attributes.d ?? '');
  if (name === 'polyline' || name === 'polygon') return pairs(numbersIn(attributes.points ?? ''));
  if (name === 'line')
    return [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ];
  if (name === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number);
    return width > 0 && height > 0 ? corners(x, y, x + width, y + height) : [];
  }
  const [x, y, r] = ['cx', 'cy', 'r'].map(number);
  const radii = name === 'circle' ? [r, r] : [number('rx'), number('ry')];
  return arcPoints([x, y], radii);
}

function corners(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function pairs(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let n = 0; n + 1 < numbers.length; n += 2) points.push([numbers[n], numbers[n + 1]]);
  return points;
}

/** The parts into which curves are divided. */
const steps = 16;

/** The points of an ellipse between two angles. `turn`: its rotation. */
function arcPoints(
  [x, y]: Point,
  [rx, ry]: readonly number[],
  turn = 0,
  from = 0,
  over = 2 * Math.PI,
): Point[] {
  if (rx <= 0 || ry <= 0) return [];
  const rotation: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, y];
  return Array.from({ length: steps + 1 }, (_, n) => {
    const angle = from + (over * n) / steps;
    return mapped(rotation, [rx * Math.cos(angle), ry * Math.sin(angle)]);
  });
}

/** The points of a Bézier curve by its ends and control points. */
function curvePoints(controls: readonly Point[]): Point[] {
  return Array.from({ length: steps + 1 }, (_, n) => {
    let points = controls;
    while (points.length > 1) {
      points = points
        .slice(1)
        .map(([x, y], m) => [
          points[m][0] + ((x - points[m][0]) * n) / steps,
          points[m][1] + ((y - points[m][1]) * n) / steps,
        ]);
    }
    return points[0];
  });
}

/** The points of an elliptical arc of a path, as the SVG specification computes its centre. */
function pathArc(from: Point, [a, b, degrees, isLarge, isSweep]: readonly number[], to: Point) {
  const turn = (degrees * Math.PI) / 180;
  const back: Matrix = [Math.cos(turn), -Math.sin(turn), Math.sin(turn), Math.cos(turn), 0, 0];
  const [x, y] = mapped(back, [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]);
  const [wide, high] = [Math.abs(a), Math.abs(b)];
  if (wide === 0 || high === 0 || (x === 0 && y === 0)) return [to];
  const grown = Math.max(1, Math.hypot(x / wide, y / high));
  const [rx, ry] = [wide * grown, high * grown];
  const length = (x / rx) ** 2 + (y / ry) ** 2;
  const factor = (isLarge === isSweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / length - 1));
  const [u, v] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const centre = mapped(
    [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), ...middle],
    [u, v],
  );
  const start = Math.atan2((y - v) / ry, (x - u) / rx);
  const end = Math.atan2((-y - v) / ry, (-x - u) / rx);
  const whole = 2 * Math.PI;
  const over = isSweep ? (end - start + whole) % whole : -((start - end + whole) % whole);
  return arcPoints(centre, [rx, ry], turn, start, over);
}

/** The numbers after each letter of a path. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
};

/** The points of the data of a path. */
function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let [at, start]: Point[] = [
    [0, 0],
    [0, 0],
  ];
  /** The last control point of the curve before, and its letter. */
  let [control, before] = [at, 'm'];
  for (const [, letter, text] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = letter.toLowerCase();
    if (kind === 'z') at = start;
    const numbers = kind === 'a' ? arcNumbers(text) : numbersIn(text);
    const count = counts[kind] ?? 0;
    for (let n = 0; count > 0 && n + count <= numbers.length; n += count) {
      const own = numbers.slice(n, n + count);
      const [x, y] = letter === kind ? at : [0, 0];
      const places = pairs(kind === 'a' ? own.slice(5) : own).map(
        ([u, v]): Point => [x + u, y + v],
      );
      const mirrored: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      if (kind === 'h') places.push([x + own[0], at[1]]);
      if (kind === 'v') places.push([at[0], y + own[0]]);
      if (kind === 's') places.unshift('cs'.includes(before) ? mirrored : at);
      if (kind === 't') places.unshift('qt'.includes(before) ? mirrored : at);
      const to = places[places.length - 1];
      if ('csqt'.includes(kind)) points.push(...curvePoints([at, ...places]));
      else if (kind === 'a') points.push(...pathArc(at, own, to));
      // A move alone draws nothing.
      else if (kind !== 'm' || n > 0) points.push(at, to);
      if (kind === 'm' && n === 0) start = to;
      control = 'csqt'.includes(kind) ? places[places.length - 2] : to;
      at = to;
      before = kind;
    }
  }
  return points;
}

/** The numbers of arcs, whose flags need no space behind them. */
function arcNumbers(text: string): number[] {
  const number = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)[\\s,]*';
  const arc = new RegExp(`${number.repeat(3)}([01])[\\s,]*([01])[\\s,]*${number.repeat(2)}`, 'gi');
  return [...text.matchAll(arc)].flatMap(([, ...values]) => values.map(Number));
}
