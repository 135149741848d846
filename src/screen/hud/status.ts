import type { Peril } from '../../describe/danger.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import { type Rect, type ScreenLayout, smallest } from '../screen-layout.ts';
import type { ValueName } from '../view.ts';
import { drawBar } from './bar.ts';
import type { HudPart } from './hud-part.ts';
import { type Gauge, type HudValue, type HudValues, hudValues } from './hud-values.ts';
import type { Pen } from './pen.ts';

/** Draws the hero's bars and numbers. Returns their places. */
export function drawStatus(
  pen: Pen,
  layout: ScreenLayout,
  game: Game,
  words: Words,
  peril: Peril,
  palette: Palette,
): HudPart[] {
  const values = hudValues(game, words, peril, palette);
  const status = new Status(pen, layout, palette);
  if (layout.mode === 'full') drawFull(status, layout, values);
  else if (layout.mode === 'below') drawBelow(status, layout, values);
  else drawCompact(status, layout, values);
  return status.parts;
}

function drawFull(status: Status, layout: ScreenLayout, values: HudValues): void {
  const { status: box, minimap, text, gap, ratio } = layout;
  const { head, gauges, fight, conditions, progress, seed } = values;
  const room = minimap.x - box.x - Math.round(gap * 1.6);
  const small = Math.max(Math.ceil(smallest.text * ratio), Math.round(text * 0.8));
  status.values(head, 0, room, colours.title);
  status.gauges(gauges, room);
  status.values([...fight, ...conditions], 5, room);
  status.values(progress, 6.4, box.width);
  status.values([seed], 7.4, box.width, colours.text, small);
}

function drawBelow(status: Status, layout: ScreenLayout, values: HudValues): void {
  const { width } = layout.status;
  const { head, gauges, fight, conditions, progress, seed } = values;
  status.values([...head, ...progress], 0, width, colours.title);
  status.gauges(gauges, width);
  const last = conditions.length > 0 ? conditions : [seed];
  // There is room for six lines. A fourth bar moves the last values up into the line before.
  const rows = gauges.length > 3 ? [[...fight, ...last]] : [fight, last];
  rows.forEach((row, index) => {
    status.values(row, gauges.length + 1 + index, width);
  });
}

function drawCompact(status: Status, layout: ScreenLayout, values: HudValues): void {
  const { status: box, minimap, gap } = layout;
  const { head, gauges, fight, conditions, progress, seed } = values;
  const beside = minimap.x - box.x - gap;
  // The minimap of a wide floor is below the first line.
  if (minimap.y > box.y) {
    status.values([...head, ...progress], 0, box.width, colours.title);
    status.smallGauges(gauges, beside, gauges.length <= 3 ? 1 : 2);
    const last = conditions.length > 0 ? conditions : [seed];
    status.values([...fight, ...last], 4, box.width);
    return;
  }
  status.values([...head, progress[0]], 0, beside, colours.title);
  status.smallGauges(gauges, beside, 2);
  status.values([...fight, ...conditions], 3, beside);
  // The menu shows the seed, too.
  const last = progress.slice(1);
  status.values(status.fits([...last, seed], beside) ? [...last, seed] : last, 4, beside);
}

/** A text of a value, and the space before it. */
interface Piece {
  readonly text: string;
  readonly colour: number;
  readonly before: number;
}

/** The smallest readable width of a squeezed text, divided by its usual one. */
const mostSqueezed = 0.65;

/** The texts of values in a line. */
function piecesOf(values: readonly HudValue[], size: number, colour: number): Piece[][] {
  const near = size * 0.35;
  const far = size * 1.1;
  return values.map((value, index) => [
    { text: value.label, colour: colours.dim, before: index === 0 ? 0 : far },
    { text: value.value, colour: value.colour ?? colour, before: value.label ? near : 0 },
    ...(value.more ? [{ text: value.more, colour: colours.dim, before: near }] : []),
  ]);
}

/** Draws bars and values of the status, and keeps their places. */
class Status {
  readonly parts: HudPart[] = [];
  readonly #pen: Pen;
  readonly #layout: ScreenLayout;
  readonly #palette: Palette;

  constructor(pen: Pen, layout: ScreenLayout, palette: Palette) {
    this.#pen = pen;
    this.#layout = layout;
    this.#palette = palette;
  }

  /** Draws bars from the second line down, each between its label and its value. */
  gauges(gauges: readonly Gauge[], room: number): void {
    const pen = this.#pen;
    const { status, text, line, ratio } = this.#layout;
    const widest = (texts: string[]) => Math.max(...texts.map((label) => pen.width(label, text)));
    const labelRoom = Math.min(widest(gauges.map(({ label }) => label)), room * 0.34);
    const valueRoom = Math.min(widest(gauges.map(({ value }) => value)), room * 0.34);
    const space = Math.round(text * 0.6);
    gauges.forEach((gauge, row) => {
      const y = this.#middleOf(row + 1);
      pen.text(gauge.label, status.x, y, text, colours.dim, { room: labelRoom });
      const height = Math.round(text * 0.72);
      const box = {
        x: Math.round(status.x + labelRoom + space),
        y: y - Math.round(height / 2),
        width: Math.max(1, Math.round(room - labelRoom - valueRoom - 2 * space)),
        height,
      };
      drawBar(pen, box, gauge, ratio, this.#palette);
      const colour = gauge.warns ? this.#palette.low : colours.text;
      pen.text(gauge.value, status.x + room, y, text, colour, { align: 'right', room: valueRoom });
      this.#add(gauge.name, `${gauge.label} ${gauge.value}`, {
        x: status.x,
        y: y - Math.round(line / 2),
        width: room,
        height: line,
      });
    });
  }

  /** Draws bars in columns, with their labels and values on them. */
  smallGauges(gauges: readonly Gauge[], room: number, columns: number): void {
    const pen = this.#pen;
    const { status, text, line, gap, ratio } = this.#layout;
    const width = Math.floor((room - gap * (columns - 1)) / columns);
    gauges.forEach((gauge, index) => {
      const box = {
        x: status.x + (index % columns) * (width + gap),
        y: status.y + Math.round((1.06 + Math.floor(index / columns)) * line),
        width,
        height: Math.round(line * 0.88),
      };
      drawBar(pen, box, gauge, ratio, this.#palette);
      const y = box.y + Math.round(box.height / 2);
      const inset = Math.round(text * 0.3);
      // Squeezed texts stay apart.
      const space = box.width - 3 * inset;
      pen.text(gauge.label, box.x + inset, y, text, colours.text, {
        outlined: true,
        room: space * 0.47,
      });
      const colour = gauge.warns ? this.#palette.low : 0xffffff;
      pen.text(gauge.value, box.x + box.width - inset, y, text, colour, {
        align: 'right',
        outlined: true,
        room: space * 0.53,
      });
      this.#add(gauge.name, `${gauge.label} ${gauge.value}`, box);
    });
  }

  /** Writes labels and values in a line of the status, squeezed together where room is short. */
  values(
    values: readonly HudValue[],
    line: number,
    room: number,
    colour: number = colours.text,
    size: number = this.#layout.text,
  ): void {
    const pen = this.#pen;
    const { status } = this.#layout;
    const pieces = piecesOf(values, size, colour);
    const squeeze = Math.min(1, room / this.#widthOf(pieces, size));
    const y = this.#middleOf(line);
    let x = status.x;
    pieces.forEach((parts, index) => {
      const { name, label, value } = values[index];
      const from = x + parts[0].before * squeeze;
      for (const { text, colour: tint, before } of parts) {
        x += before * squeeze;
        const width = pen.width(text, size) * squeeze;
        pen.text(text, x, y, size, tint, { room: width });
        x += width;
      }
      this.#add(name, `${label} ${value}`.trim(), {
        x: from,
        y: y - Math.round(size * 0.7),
        width: x - from,
        height: Math.round(size * 1.4),
      });
    });
  }

  /** Whether values are readable in a line of the status, although they are squeezed together. */
  fits(values: readonly HudValue[], room: number): boolean {
    const size = this.#layout.text;
    return this.#widthOf(piecesOf(values, size, colours.text), size) * mostSqueezed <= room;
  }

  #widthOf(pieces: readonly Piece[][], size: number): number {
    return pieces
      .flat()
      .reduce((sum, { text, before }) => sum + before + this.#pen.width(text, size), 0);
  }

  #add(name: ValueName, text: string, box: Rect): void {
    this.parts.push({ sight: { type: 'value', name, text }, box });
  }

  #middleOf(row: number): number {
    const { status, line } = this.#layout;
    return status.y + Math.round((row + 0.5) * line);
  }
}
