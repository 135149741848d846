import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import { type Rect, type ScreenLayout, smallest } from '../screen-layout.ts';
import { type Gauge, type HudValue, type HudValues, hudValues } from './hud-values.ts';
import type { Pen } from './pen.ts';

/** Draws the hero's bars and numbers. */
export function drawStatus(pen: Pen, layout: ScreenLayout, game: Game, words: Words): void {
  const values = hudValues(game, words);
  if (layout.mode === 'full') drawFullStatus(pen, layout, values);
  else if (layout.mode === 'below') drawBelowStatus(pen, layout, values);
  else drawCompactStatus(pen, layout, values);
}

function drawFullStatus(pen: Pen, layout: ScreenLayout, values: HudValues): void {
  const { status, minimap, text, gap, ratio } = layout;
  const { head, gauges, fight, conditions, progress, seed } = values;
  const room = minimap.x - status.x - Math.round(gap * 1.6);
  const small = Math.max(Math.ceil(smallest.text * ratio), Math.round(text * 0.8));
  drawValues(pen, layout, head, 0, room, colours.title);
  drawGauges(pen, layout, gauges, room);
  drawValues(pen, layout, [...fight, ...conditions], 5, room);
  drawValues(pen, layout, progress, 6.4, status.width);
  drawValues(pen, layout, [seed], 7.4, status.width, colours.text, small);
}

function drawBelowStatus(pen: Pen, layout: ScreenLayout, values: HudValues): void {
  const { width } = layout.status;
  const { head, gauges, fight, conditions, progress, seed } = values;
  drawValues(pen, layout, [...head, ...progress], 0, width, colours.title);
  drawGauges(pen, layout, gauges, width);
  const last = conditions.length > 0 ? conditions : [seed];
  // There is room for six lines. A fourth bar moves the last values up into the line before.
  const rows = gauges.length > 3 ? [[...fight, ...last]] : [fight, last];
  rows.forEach((row, index) => {
    drawValues(pen, layout, row, gauges.length + 1 + index, width);
  });
}

function drawCompactStatus(pen: Pen, layout: ScreenLayout, values: HudValues): void {
  const { status, minimap, gap } = layout;
  const { head, gauges, fight, conditions, progress, seed } = values;
  const beside = minimap.x - status.x - gap;
  // The minimap of a wide floor is below the first line.
  if (minimap.y > status.y) {
    drawValues(pen, layout, [...head, ...progress], 0, status.width, colours.title);
    drawSmallGauges(pen, layout, gauges, beside, gauges.length <= 3 ? 1 : 2);
    const last = conditions.length > 0 ? conditions : [seed];
    drawValues(pen, layout, [...fight, ...last], 4, status.width);
    return;
  }
  drawValues(pen, layout, [...head, progress[0]], 0, beside, colours.title);
  drawSmallGauges(pen, layout, gauges, beside, 2);
  drawValues(pen, layout, [...fight, ...conditions], 3, beside);
  drawValues(pen, layout, [...progress.slice(1), seed], 4, beside);
}

/** Draws bars from the second line down, each between its label and its value. */
function drawGauges(pen: Pen, layout: ScreenLayout, gauges: readonly Gauge[], room: number): void {
  const { status, text, ratio } = layout;
  const widest = (texts: string[]) => Math.max(...texts.map((label) => pen.width(label, text)));
  const labelRoom = Math.min(widest(gauges.map(({ label }) => label)), room * 0.34);
  const valueRoom = Math.min(widest(gauges.map(({ value }) => value)), room * 0.34);
  const space = Math.round(text * 0.6);
  gauges.forEach((gauge, row) => {
    const y = middleOf(layout, row + 1);
    pen.text(gauge.label, status.x, y, text, colours.dim, { room: labelRoom });
    const height = Math.round(text * 0.72);
    const box = {
      x: Math.round(status.x + labelRoom + space),
      y: y - Math.round(height / 2),
      width: Math.max(1, Math.round(room - labelRoom - valueRoom - 2 * space)),
      height,
    };
    drawBar(pen, box, gauge, ratio);
    const colour = gauge.warns ? colours.low : colours.text;
    pen.text(gauge.value, status.x + room, y, text, colour, { align: 'right', room: valueRoom });
  });
}

/** Draws bars in columns, with their labels and values on them. */
function drawSmallGauges(
  pen: Pen,
  { status, text, line, gap, ratio }: ScreenLayout,
  gauges: readonly Gauge[],
  room: number,
  columns: number,
): void {
  const width = Math.floor((room - gap * (columns - 1)) / columns);
  gauges.forEach((gauge, index) => {
    const box = {
      x: status.x + (index % columns) * (width + gap),
      y: status.y + Math.round((1.06 + Math.floor(index / columns)) * line),
      width,
      height: Math.round(line * 0.88),
    };
    drawBar(pen, box, gauge, ratio);
    const y = box.y + Math.round(box.height / 2);
    const inset = Math.round(text * 0.3);
    pen.text(gauge.label, box.x + inset, y, text, colours.text, {
      outlined: true,
      room: box.width * 0.44,
    });
    const colour = gauge.warns ? colours.low : 0xffffff;
    pen.text(gauge.value, box.x + box.width - inset, y, text, colour, {
      align: 'right',
      outlined: true,
      room: box.width * 0.48,
    });
  });
}

/** Writes labels and values in a line of the status, squeezed together where room is short. */
function drawValues(
  pen: Pen,
  layout: ScreenLayout,
  values: readonly HudValue[],
  line: number,
  room: number,
  colour: number = colours.text,
  size: number = layout.text,
): void {
  const near = size * 0.35;
  const far = size * 1.1;
  const pieces = values.flatMap((value, index) => [
    { text: value.label, colour: colours.dim, before: index === 0 ? 0 : far },
    { text: value.value, colour: value.colour ?? colour, before: value.label ? near : 0 },
    ...(value.more ? [{ text: value.more, colour: colours.dim, before: near }] : []),
  ]);
  const full = pieces.reduce((sum, { text, before }) => sum + before + pen.width(text, size), 0);
  const squeeze = Math.min(1, room / full);
  let x = layout.status.x;
  for (const { text, colour: tint, before } of pieces) {
    x += before * squeeze;
    const width = pen.width(text, size) * squeeze;
    pen.text(text, x, middleOf(layout, line), size, tint, { room: width });
    x += width;
  }
}

function middleOf({ status, line }: ScreenLayout, row: number): number {
  return status.y + Math.round((row + 0.5) * line);
}

function drawBar(pen: Pen, box: Rect, { share, colour }: Gauge, ratio: number): void {
  const edge = Math.max(1, Math.round(ratio));
  pen.rect(box, colours.trough);
  const width = Math.round((box.width - 2 * edge) * Math.min(1, Math.max(0, share)));
  if (width === 0) return;
  const fill = { x: box.x + edge, y: box.y + edge, width, height: box.height - 2 * edge };
  pen.rect(fill, colour);
  // A lighter upper edge makes the bar look round.
  pen.rect({ ...fill, height: Math.max(1, Math.round(fill.height * 0.3)) }, 0xffffff, 0.16);
}
