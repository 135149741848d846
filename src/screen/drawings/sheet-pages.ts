import type { HeroLayer } from '../../describe/hero-layers.ts';

/** Something to draw in a square of `side` pixels: one drawing, or the hero in layers. */
export interface Wanted {
  readonly key: string;
  readonly side: number;
  /** The drawings that it needs. */
  readonly names: readonly string[];
  readonly layers?: readonly HeroLayer[];
}

/** Drawings of the same size beside each other. */
export interface DrawingRow {
  /** The top of the row. Each drawing has free pixels on all sides. */
  readonly y: number;
  readonly side: number;
  readonly wanted: readonly Wanted[];
}

/** A picture with rows of drawings. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly DrawingRow[];
}

/** Every GPU supports textures of this size. */
const most = 2048;
/** A row is drawn at once, so that a short row is a short piece of work. */
const mostInRow = 8;

/**
 * Arranges drawings in rows on as few pages as possible, the first sizes on the first page. `gap`: the free
 * pixels around a drawing.
 */
export function packPages(wanted: readonly Wanted[], gap: number): Page[] {
  const rows: Omit<DrawingRow, 'y'>[] = [];
  const sides = new Set(wanted.map(({ side }) => side));
  for (const side of sides) {
    const same = wanted.filter((one) => one.side === side);
    const inRow = Math.min(mostInRow, Math.floor(most / (side + 2 * gap)));
    for (let at = 0; at < same.length; at += inRow) {
      rows.push({ side, wanted: same.slice(at, at + inRow) });
    }
  }
  const pages: { width: number; height: number; rows: DrawingRow[] }[] = [];
  for (const row of rows) {
    const pitch = row.side + 2 * gap;
    let page = pages.at(-1);
    if (!page || page.height + pitch > most) {
      page = { width: 0, height: 0, rows: [] };
      pages.push(page);
    }
    page.rows.push({ y: page.height, ...row });
    page.width = Math.max(page.width, row.wanted.length * pitch);
    page.height += pitch;
  }
  return pages;
}
