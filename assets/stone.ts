/**
 * Draws stone as SVG: flagstones, masonry, bricks, bare earth, sand and rock, in shades of grey. Each drawing repeats
 * without a seam. Lengths are in cells.
 */

/** Draws numbers from 0 to 1 from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that is drawn, and how far it reaches from its centre. */
interface Piece {
  readonly centre: Point;
  readonly svg: string;
}

/** Pieces may cross the edge of a drawing by this much. They are drawn again at the other side. */
const reach = 1.5;

/** An area that repeats. */
export interface Stone {
  /** Size of the repeated area. */
  readonly columns: number;
  readonly rows: number;
  readonly svg: string;
}

/** Flags of different shapes, as in an old dungeon. */
export function flagstones(columns: number, rows: number): Stone {
  const draw = numbers(7);
  const across = Math.round(columns * 1.33);
  const down = Math.round(rows * 1.67);
  const sites: Point[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const shift = row % 2 ? 0.5 : 0;
      const x = ((column + 0.5 + shift + (draw() - 0.5) * 0.75) * columns) / across;
      const y = ((row + 0.5 + (draw() - 0.5) * 0.62) * rows) / down;
      sites.push({ x: x % columns, y });
    }
  }
  const all = [-1, 0, 1].flatMap((v) =>
    [-1, 0, 1].flatMap((h) => sites.map(({ x, y }) => ({ x: x + h * columns, y: y + v * rows }))),
  );
  const pieces = sites.map((site) => {
    const near = all.filter((other) => {
      const distance = Math.hypot(other.x - site.x, other.y - site.y);
      return distance > 0 && distance < 2;
    });
    const grey = 0.42 + (draw() - 0.5) * 0.2;
    return { centre: site, svg: slab(cellAround(site, near, 0.03), grey, draw) };
  });
  return { columns, rows, svg: tiled(columns, rows, 0.17, pieces) };
}

/** Uncut rock: boulders with dark gaps, a lit upper edge, a facet or two and cracks, drawn like the flags beside it. */
export function rock(columns: number, rows: number): Stone {
  const draw = numbers(91);
  const sites = spread(columns, rows, Math.round(columns * rows * 0.8), draw);
  const all = [-1, 0, 1].flatMap((v) =>
    [-1, 0, 1].flatMap((h) => sites.map(({ x, y }) => ({ x: x + h * columns, y: y + v * rows }))),
  );
  const pieces = sites.map((site) => {
    const near = all.filter(({ x, y }) => {
      const distance = Math.hypot(x - site.x, y - site.y);
      return distance > 0 && distance < 3;
    });
    return { centre: site, svg: boulder(cellAround(site, near, 0.045), draw) };
  });
  return { columns, rows, svg: tiled(columns, rows, 0.12, pieces) };
}

/** Places that are not too near to each other: each is the best of some tries. */
function spread(columns: number, rows: number, count: number, draw: () => number): Point[] {
  const sites: Point[] = [];
  const between = (a: number, b: number, size: number) => {
    const away = Math.abs(a - b);
    return Math.min(away, size - away);
  };
  while (sites.length < count) {
    const tries = Array.from({ length: 4 }, () => ({ x: draw() * columns, y: draw() * rows }));
    const freeAround = ({ x, y }: Point) =>
      Math.min(
        ...sites.map((site) => Math.hypot(between(x, site.x, columns), between(y, site.y, rows))),
      );
    sites.push(tries.reduce((best, one) => (freeAround(one) > freeAround(best) ? one : best)));
  }
  return sites;
}

/** A boulder: dark below, bright along its upper left edge, with a ridge between a lit face and a face in the shade. */
function boulder(points: readonly Point[], draw: () => number): string {
  const centre = middle(points);
  const grey = 0.4 + (draw() - 0.5) * 0.1;
  const body = shrunk(points, centre, 0.95);
  const top = { x: centre.x + (draw() - 0.5) * 0.16, y: centre.y - 0.04 + (draw() - 0.5) * 0.12 };
  const faces = body.map((point, index) => {
    const next = body[(index + 1) % body.length];
    const [dx, dy] = [(point.x + next.x) / 2 - centre.x, (point.y + next.y) / 2 - centre.y];
    const lit = -(0.6 * dx + 0.8 * dy) / Math.max(0.01, Math.hypot(dx, dy));
    // Three tones, as of a drawing, not a smooth change.
    const tone = lit > 0.35 ? 1.14 : lit < -0.45 ? 0.78 : 0.97;
    return polygon([point, next, top], shade(grey * tone), 0.01);
  });
  let svg =
    polygon(points, shade(grey * 0.5)) +
    polygon(moved(shrunk(points, centre, 0.97), -0.02, -0.028), shade(grey * 1.42)) +
    faces.join('');
  if (draw() < 0.3) {
    const from = body[Math.floor(draw() * body.length)];
    const bend = {
      x: (from.x + centre.x) / 2 + (draw() - 0.5) * 0.14,
      y: (from.y + centre.y) / 2 + (draw() - 0.5) * 0.14,
    };
    const line = `M${n(from.x)} ${n(from.y)}L${n(bend.x)} ${n(bend.y)}L${n(top.x)} ${n(top.y)}`;
    svg += `<path d="${line}" fill="none" stroke="${shade(grey * 0.5)}" stroke-width=".022"/>`;
  }
  return svg;
}

/** Rows of square stones, the tops of walls. */
export function masonry(columns: number, rows: number): Stone {
  return { columns, rows, svg: coursed(columns, rows, 2, 0.16, 0.25, 0.06, 21) };
}

/** The front of a wall, one row: its top edge from above, then courses of bricks. */
export function bricks(columns: number): Stone {
  const draw = numbers(33);
  const edge = 0.34;
  const courses = 3;
  const height = (1 - edge) / courses;
  const pieces: Piece[] = [];
  for (let course = 0; course < courses; course++) {
    const y = edge + course * height;
    const width = 0.56;
    const count = Math.round(columns / width);
    const shift = (course % 2) * 0.5 + draw() * 0.2;
    for (let index = 0; index < count; index++) {
      const left = ((index + shift) * columns) / count;
      const w = columns / count;
      const grey = 0.44 + (draw() - 0.5) * 0.15 - course * 0.02;
      pieces.push({
        centre: { x: left % columns, y: y + height / 2 },
        svg: block(left % columns, y, w, height, grey, 0.018),
      });
    }
  }
  const cap =
    `<rect x="-2" y="-1" width="${columns + 4}" height="${1 + edge}" fill="${shade(0.23)}"/>` +
    `<rect x="-2" y="${edge - 0.06}" width="${columns + 4}" height=".045" fill="${shade(0.42)}"/>`;
  const dark =
    `<rect x="-2" y="${edge}" width="${columns + 4}" height=".1" fill="#000" fill-opacity=".35"/>` +
    `<rect x="-2" y=".88" width="${columns + 4}" height="1" fill="#000" fill-opacity=".28"/>`;
  const svg = `<rect x="-2" y="-1" width="${columns + 4}" height="3" fill="${shade(0.15)}"/>${wrapped(columns, 0, pieces)}${cap}${dark}`;
  return { columns, rows: 1, svg };
}

/** Trodden earth with pebbles, the ground of passages. */
export function earth(columns: number, rows: number): Stone {
  const draw = numbers(55);
  const pieces: Piece[] = [];
  for (let index = 0; index < columns * rows * 7; index++) {
    const centre = { x: draw() * columns, y: draw() * rows };
    const size = 0.05 + draw() ** 2 * 0.13;
    const grey = 0.4 + draw() * 0.12;
    const points = Array.from({ length: 7 }, (_, corner) => {
      const angle = (corner / 7) * 2 * Math.PI;
      const far = size * (0.75 + draw() * 0.4);
      return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far * 0.8 };
    });
    const svg =
      size < 0.09
        ? polygon(points, shade(grey - 0.03))
        : polygon(moved(points, 0.012, 0.02), shade(0.2)) +
          polygon(points, shade(grey + 0.06)) +
          polygon(moved(shrunk(points, centre, 0.85), 0.01, 0.012), shade(grey));
    pieces.push({ centre, svg });
  }
  return { columns, rows, svg: tiled(columns, rows, 0.4, pieces) };
}

/** Raked sand: short soft waves, grains, and a few pebbles. */
export function sand(columns: number, rows: number): Stone {
  const draw = numbers(77);
  const pieces: Piece[] = [];
  for (let index = 0; index < columns * rows * 3; index++) {
    const centre = { x: draw() * columns, y: draw() * rows };
    const length = 0.25 + draw() * 0.5;
    const bend = 0.04 + draw() * 0.05;
    const wave = (dy: number) =>
      `M${n(centre.x - length / 2)} ${n(centre.y + dy)}q${n(length / 4)} ${n(-bend)} ${n(length / 2)} 0t${n(length / 2)} 0`;
    const line = (dy: number, grey: number, opacity: number) =>
      `<path d="${wave(dy)}" fill="none" stroke="${shade(grey)}" stroke-opacity="${opacity}" stroke-width=".035" stroke-linecap="round"/>`;
    pieces.push({ centre, svg: line(0, 0.3, 0.42) + line(0.035, 0.56, 0.4) });
  }
  for (let index = 0; index < columns * rows * 22; index++) {
    const centre = { x: draw() * columns, y: draw() * rows };
    const grey = draw() < 0.5 ? 0.32 : 0.52;
    const svg = `<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(0.008 + draw() * 0.012)}" fill="${shade(grey)}"/>`;
    pieces.push({ centre, svg });
  }
  for (let index = 0; index < columns * rows * 0.35; index++) {
    const centre = { x: draw() * columns, y: draw() * rows };
    const size = 0.03 + draw() * 0.04;
    const oval = (dx: number, dy: number, grey: number) =>
      `<ellipse cx="${n(centre.x + dx)}" cy="${n(centre.y + dy)}" rx="${n(size)}" ry="${n(size * 0.7)}" fill="${shade(grey)}"/>`;
    pieces.push({ centre, svg: oval(0.012, 0.018, 0.24) + oval(0, 0, 0.5) });
  }
  return { columns, rows, svg: tiled(columns, rows, 0.42, pieces) };
}

/** Rows of blocks with joints, in courses of equal height. */
function coursed(
  columns: number,
  rows: number,
  perCell: number,
  joint: number,
  grey: number,
  spread: number,
  seed: number,
): string {
  const draw = numbers(seed);
  const pieces: Piece[] = [];
  const height = 1 / perCell;
  for (let course = 0; course < rows * perCell; course++) {
    const cuts = [0];
    while (cuts[cuts.length - 1] < columns - 1.5)
      cuts.push(cuts[cuts.length - 1] + 0.7 + draw() * 0.7);
    cuts.push(columns);
    const shift = draw();
    for (let index = 0; index + 1 < cuts.length; index++) {
      const left = (cuts[index] + shift) % columns;
      const tone = grey + (draw() - 0.5) * spread;
      const width = cuts[index + 1] - cuts[index];
      pieces.push({
        centre: { x: left, y: (course + 0.5) * height },
        svg: block(left, course * height, width, height, tone, 0.012),
      });
    }
  }
  return tiled(columns, rows, joint, pieces);
}

/** A rectangular stone with a light upper and a dark lower edge. */
function block(
  x: number,
  y: number,
  width: number,
  height: number,
  grey: number,
  joint: number,
): string {
  const box = (inset: number, dx: number, dy: number, tone: number) =>
    `<rect x="${n(x + inset + dx)}" y="${n(y + inset + dy)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx=".025" fill="${shade(tone)}"/>`;
  return (
    box(joint, 0, 0, grey * 0.72) +
    box(joint + 0.008, -0.008, -0.01, grey * 1.22) +
    box(joint + 0.018, 0, 0, grey)
  );
}

/** A flag with a light upper left and a dark lower right edge, sometimes with a crack. */
function slab(points: readonly Point[], grey: number, draw: () => number): string {
  const centre = middle(points);
  const inner = shrunk(points, centre, 0.94);
  let svg =
    polygon(points, shade(grey * 0.8)) +
    polygon(moved(shrunk(points, centre, 0.975), -0.012, -0.016), shade(grey * 1.1)) +
    polygon(inner, shade(grey));
  if (draw() < 0.12) {
    const from = inner[Math.floor(draw() * inner.length)];
    const x = centre.x + (draw() - 0.5) * 0.12;
    const y = centre.y + (draw() - 0.5) * 0.1;
    const line = `M${n(from.x)} ${n(from.y)}L${n(from.x * 0.4 + x * 0.6)} ${n(from.y * 0.5 + y * 0.5)}L${n(x)} ${n(y)}`;
    svg += `<path d="${line}" fill="none" stroke="${shade(grey * 0.55)}" stroke-width=".02"/>`;
  }
  return svg;
}

/** The points nearer to a site than to any other, at least `gap` from the border. Counter-clockwise. */
function cellAround(site: Point, others: readonly Point[], gap: number): Point[] {
  let points: Point[] = [
    { x: site.x - 2, y: site.y - 2 },
    { x: site.x + 2, y: site.y - 2 },
    { x: site.x + 2, y: site.y + 2 },
    { x: site.x - 2, y: site.y + 2 },
  ];
  for (const other of others) {
    const dx = other.x - site.x;
    const dy = other.y - site.y;
    const length = Math.hypot(dx, dy);
    // Positive on the site's side of the bisector.
    const side = ({ x, y }: Point) =>
      length / 2 - gap - ((x - site.x) * dx + (y - site.y) * dy) / length;
    const kept: Point[] = [];
    points.forEach((point, index) => {
      const next = points[(index + 1) % points.length];
      const a = side(point);
      const b = side(next);
      if (a >= 0) kept.push(point);
      if (a >= 0 !== b >= 0) {
        const part = a / (a - b);
        kept.push({
          x: point.x + (next.x - point.x) * part,
          y: point.y + (next.y - point.y) * part,
        });
      }
    });
    points = kept;
  }
  return points;
}

/** All pieces on a ground, repeated over the edges. */
function tiled(columns: number, rows: number, ground: number, pieces: readonly Piece[]): string {
  const rect = `<rect x="-2" y="-2" width="${columns + 4}" height="${rows + 4}" fill="${shade(ground)}"/>`;
  return rect + wrapped(columns, rows, pieces);
}

/** Pieces near an edge are drawn at the other side, too. `rows` 0 repeats only to the sides. */
function wrapped(columns: number, rows: number, pieces: readonly Piece[]): string {
  let svg = '';
  for (const v of rows ? [-1, 0, 1] : [0]) {
    for (const h of [-1, 0, 1]) {
      for (const { centre, svg: piece } of pieces) {
        const x = centre.x + h * columns;
        const y = centre.y + v * rows;
        const outside =
          x < -reach || x > columns + reach || (rows > 0 && (y < -reach || y > rows + reach));
        if (outside) continue;
        svg += h || v ? `<g transform="translate(${h * columns} ${v * rows})">${piece}</g>` : piece;
      }
    }
  }
  return svg;
}

function polygon(points: readonly Point[], fill: string, line = 0.03): string {
  const list = points.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}" stroke="${fill}" stroke-width="${line}" stroke-linejoin="round"/>`;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function shrunk(points: readonly Point[], centre: Point, part: number): Point[] {
  return points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * part,
    y: centre.y + (y - centre.y) * part,
  }));
}

function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** A grey from 0 to 1 as a CSS colour. */
function shade(grey: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, grey)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${byte}${byte}${byte}`;
}

/** A number with at most three decimals. */
function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
