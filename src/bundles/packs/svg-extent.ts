import svgPath from 'svgpath';

/**
 * The extent of the shapes of an SVG. The page could ask the browser for it, but the terminal cannot.
 */

type Point = readonly [x: number, y: number];

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
  const path = transforms.reduceRight(
    // svgpath takes seconds for thousands of spaces.
    (inner, transform) => inner.transform(transform.replace(/\s+/g, ' ')),
    svgPath(pathOf(name, attributes)),
  );
  const points = pointsOn(path);
  if (points.length === 0 || points.flat().some((value) => !Number.isFinite(value))) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: xs.reduce((a, b) => Math.min(a, b)),
    top: ys.reduce((a, b) => Math.min(a, b)),
    right: xs.reduce((a, b) => Math.max(a, b)),
    bottom: ys.reduce((a, b) => Math.max(a, b)),
  };
}

/** The outline of a shape as the data of a path. */
function pathOf(name: string, attributes: Attributes): string {
  const number = (key: string) => Number.parseFloat(attributes[key] || '0');
  if (name === 'path') return attributes.d ?? '';
  if (name === 'polyline' || name === 'polygon') return `M${attributes.points ?? ''}`;
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (name === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number);
    return width > 0 && height > 0 ? `M${x} ${y}h${width}v${height}h${-width}z` : '';
  }
  const [cx, cy, r] = ['cx', 'cy', 'r'].map(number);
  const [rx, ry] = name === 'circle' ? [r, r] : [number('rx'), number('ry')];
  if (!(rx > 0 && ry > 0)) return '';
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The ends of the lines of a path, and points on its curves. A move alone draws nothing. */
function pointsOn(path: typeof svgPath): Point[] {
  const points: Point[] = [];
  path
    .unshort()
    .unarc()
    .abs()
    .iterate(([letter, ...rest], _, x, y) => {
      const numbers: readonly number[] = rest;
      if (letter === 'H') points.push([x, y], [numbers[0], y]);
      else if (letter === 'V') points.push([x, y], [x, numbers[0]]);
      else if (letter !== 'M') points.push(...curvePoints([[x, y], ...pairs(numbers)]));
    });
  return points;
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, n) => (n % 2 === 0 ? [[x, numbers[n + 1]] as const] : []));
}

/** The parts into which curves are divided. */
const steps = 16;

/** The points of a line or a Bézier curve by its ends and control points. */
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
