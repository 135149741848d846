import type { ValueName } from '../../describe/value.ts';
import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { type Rect, type ScreenLayout, smallText } from '../screen-layout.ts';
import { drawBar } from './bar.ts';
import type { HudPart } from './hud-part.ts';
import type { Gauge, HudTitle, HudValue } from './hud-values.ts';
import type { Pen } from './pen.ts';
import { chipShape } from './shapes.ts';

/** The lines of the status. `hud-values.ts` decides which values they show, and `status.ts` where. */

/** A text of a value, and the space before it. */
interface Piece {
  readonly text: string;
  readonly colour: number;
  readonly before: number;
  readonly heavy?: boolean;
}

/** A line of texts: the middle of its height, its left end and its width. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The width of a row of squeezed texts that is still easy to read, divided by its usual one. */
const narrowestRow = 0.9;

/** The texts of values in a line. */
function piecesOf(values: readonly HudValue[], size: number, colour: number): Piece[][] {
  const near = size * 0.35;
  const far = size * 1.1;
  return values.map((value, index) => [
    { text: value.label, colour: colours.dim, before: index === 0 ? 0 : far },
    {
      text: value.value,
      colour: value.colour ?? colour,
      before: value.label ? near : 0,
      heavy: true,
    },
    ...(value.more
      ? [
          {
            text: value.more,
            colour: colours.dim,
            // The whole of a fraction belongs to its number.
            before: value.more.startsWith('/') ? 0 : near,
          },
        ]
      : []),
  ]);
}

/** Draws bars and values of the status, and keeps their places. */
export class StatusRows {
  readonly parts: HudPart[] = [];
  /** The size of less important texts. */
  readonly small: number;
  readonly #pen: Pen;
  readonly #layout: ScreenLayout;
  readonly #palette: Palette;

  constructor(pen: Pen, layout: ScreenLayout, palette: Palette) {
    this.#pen = pen;
    this.#layout = layout;
    this.#palette = palette;
    this.small = smallText(layout, 0.9);
  }

  /** Writes the title on the left and values on the right of the first line. */
  title(box: Rect, title: HudTitle, values: readonly HudValue[]): void {
    const pen = this.#pen;
    const { text, line } = this.#layout;
    const y = box.y + Math.round(0.5 * line);
    const size = Math.round(text * 1.3);
    const face = { heavy: true };
    const pieces = piecesOf(values, this.small, colours.text);
    const space = text;
    const wide = this.#widthOf(pieces, this.small);
    const full = pen.width(title.text, size, face);
    const squeeze = Math.min(1, (box.width - space) / (full + wide));
    const width = pen.text(title.text, box.x, y, size, 0xffffff, { ...face, room: full * squeeze });
    this.#add(title.name, title.text, { x: box.x, y: y - size / 2, width, height: size });
    const room = wide * squeeze;
    // The base lines of both sizes are about equal.
    const low = y + Math.round((size - this.small) * 0.2);
    this.values(
      values,
      { x: box.x + box.width - room, y: low, width: room },
      colours.text,
      this.small,
    );
  }

  /**
   * Draws bars below each other, each between its label and its value. The first bar, the hero's health, is
   * thick. `box`: the line of the first bar.
   */
  gauges(gauges: readonly Gauge[], box: Rect): void {
    const pen = this.#pen;
    const { text, line, ratio } = this.#layout;
    const face = { heavy: true };
    const widest = (texts: string[], heavy: boolean) =>
      Math.max(...texts.map((label) => pen.width(label, text, { heavy })));
    const labelRoom = Math.min(
      widest(
        gauges.map(({ label }) => label),
        false,
      ),
      box.width * 0.34,
    );
    const valueRoom = Math.min(
      widest(
        gauges.map(({ value }) => value),
        true,
      ),
      box.width * 0.34,
    );
    const space = Math.round(text * 0.6);
    gauges.forEach((gauge, row) => {
      const y = box.y + Math.round((row + 0.5) * box.height);
      pen.text(gauge.label, box.x, y, text, colours.dim, { room: labelRoom });
      const height = Math.round(line * (row === 0 ? 0.62 : 0.38));
      const bar = {
        x: Math.round(box.x + labelRoom + space),
        y: y - Math.round(height / 2),
        width: Math.max(1, Math.round(box.width - labelRoom - valueRoom - 2 * space)),
        height,
      };
      drawBar(pen, bar, gauge, ratio, this.#palette);
      const colour = gauge.warns ? this.#palette.low : colours.text;
      pen.text(gauge.value, box.x + box.width, y, text, colour, {
        ...face,
        align: 'right',
        room: valueRoom,
      });
      this.#add(gauge.name, `${gauge.label} ${gauge.value}`, {
        x: box.x,
        y: y - Math.round(box.height / 2),
        width: box.width,
        height: box.height,
      });
    });
  }

  /**
   * Draws bars in columns, with their labels and values on them. `from`: the bars' first line. In a single line, a bar with a
   * longer label is wider. Values have no part in it: otherwise a turn would move the bars.
   */
  smallGauges(gauges: readonly Gauge[], room: number, columns: number, from = 0): void {
    const pen = this.#pen;
    const { status, text, line, gap, ratio } = this.#layout;
    const equal = Math.floor((room - gap * (columns - 1)) / columns);
    const labels = gauges.map(({ label }) => pen.width(label, this.small, { outlined: true }));
    const mean = labels.reduce((sum, width) => sum + width, 0) / gauges.length;
    const isLine = columns === gauges.length;
    const widths = labels.map((label) => equal + (isLine ? Math.trunc(label - mean) : 0));
    const startOf = (column: number) =>
      widths.slice(0, column).reduce((sum, width) => sum + width + gap, status.x);
    gauges.forEach((gauge, index) => {
      const width = widths[index];
      const box = {
        x: startOf(index % columns),
        y: status.y + Math.round((1.06 + from + Math.floor(index / columns)) * line),
        width,
        height: Math.round(line * 0.88),
      };
      drawBar(pen, box, gauge, ratio, this.#palette);
      const y = box.y + Math.round(box.height / 2);
      const inset = Math.round(text * 0.45);
      // Squeezed texts stay apart.
      const space = box.width - 3 * inset;
      const size = this.small;
      const face = { outlined: true };
      const [labelWidth, valueWidth] = [gauge.label, gauge.value].map((one) =>
        pen.width(one, size, face),
      );
      // Where both have to share, the value is as wide as the label.
      const labelRoom = Math.max(space - valueWidth, Math.min(labelWidth, space * 0.47));
      pen.text(gauge.label, box.x + inset, y, size, colours.text, { ...face, room: labelRoom });
      const colour = gauge.warns ? this.#palette.low : 0xffffff;
      pen.text(gauge.value, box.x + box.width - inset, y, size, colour, {
        ...face,
        align: 'right',
        room: space - Math.min(labelWidth, labelRoom),
      });
      this.#add(gauge.name, `${gauge.label} ${gauge.value}`, box);
    });
  }

  /**
   * Writes labels and values in a line of the status, squeezed together where room is short. Returns the
   * right end.
   */
  values(
    values: readonly HudValue[],
    row: Row,
    colour: number = colours.text,
    size: number = this.#layout.text,
  ): number {
    const pen = this.#pen;
    const pieces = piecesOf(values, size, colour);
    const squeeze = Math.min(1, row.width / this.#widthOf(pieces, size));
    let { x } = row;
    pieces.forEach((parts, index) => {
      const { name, label, value } = values[index];
      const from = x + parts[0].before * squeeze;
      for (const { text, colour: tint, before, heavy = false } of parts) {
        x += before * squeeze;
        const width = pen.width(text, size, { heavy }) * squeeze;
        pen.text(text, x, row.y, size, tint, { heavy, room: width });
        x += width;
      }
      this.#add(name, `${label} ${value}`.trim(), {
        x: from,
        y: row.y - Math.round(size * 0.7),
        width: x - from,
        height: Math.round(size * 1.4),
      });
    });
    return x;
  }

  /** Writes a dim value and after it words on surfaces, which need the room of the value if both do not fit. */
  chipsAfter(first: HudValue, values: readonly HudValue[], row: Row): void {
    const space = this.small * 1.1;
    const room = this.#widthOf(piecesOf([first], this.small, colours.dim), this.small) + space;
    const { all } = this.#chipWidths(values);
    const fits = values.length === 0 || room + all <= row.width;
    const end = fits ? this.values([first], row, colours.dim, this.small) + space : row.x;
    if (values.length > 0) this.chips(values, { ...row, x: end, width: row.x + row.width - end });
  }

  #chipWidths(values: readonly HudValue[]) {
    const { text } = this.#layout;
    const pad = text * 0.55;
    const gap = text * 0.4;
    const widths = values.map(
      ({ value }) => this.#pen.width(value, this.small, { heavy: true }) + 2 * pad,
    );
    const all = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
    return { pad, gap, widths, all };
  }

  /** Writes words in a line, each on a surface of its own, squeezed together where room is short. */
  chips(values: readonly HudValue[], row: Row): void {
    const pen = this.#pen;
    const { line } = this.#layout;
    const size = this.small;
    const { pad, gap, widths, all } = this.#chipWidths(values);
    const squeeze = Math.min(1, row.width / all);
    const height = Math.round(line * 0.84);
    let { x } = row;
    values.forEach(({ name, value, colour = colours.text }, index) => {
      const width = widths[index] * squeeze;
      const box = { x, y: row.y - Math.round(height / 2), width, height };
      pen.shape(box, chipShape(height, colour));
      pen.text(value, x + width / 2, row.y, size, colour, {
        align: 'middle',
        heavy: true,
        room: width - 2 * pad * squeeze,
      });
      this.#add(name, value, box);
      x += width + gap * squeeze;
    });
  }

  /** Whether values are easy to read in a line of the status, although they may be squeezed together a little. */
  fits(values: readonly HudValue[], room: number): boolean {
    const size = this.#layout.text;
    return this.#widthOf(piecesOf(values, size, colours.text), size) * narrowestRow <= room;
  }

  #widthOf(pieces: readonly Piece[][], size: number): number {
    return pieces
      .flat()
      .reduce(
        (sum, { text, before, heavy = false }) =>
          sum + before + this.#pen.width(text, size, { heavy }),
        0,
      );
  }

  #add(name: ValueName, text: string, box: Rect): void {
    this.parts.push({ thing: { type: 'value', name, text }, box });
  }
}
