import { colours } from '../colours.ts';
import { type Rect, type ScreenLayout, smallText } from '../screen-layout.ts';
import type { Pen } from './pen.ts';
import { hairline } from './shapes.ts';

/** The height of a heading in lines. */
export const headingLines = 1.3;

/** Draws the heading of a part at its top: its name, a note behind it and a line that fades out. */
export function drawHeading(
  pen: Pen,
  layout: Pick<ScreenLayout, 'text' | 'line' | 'ratio'>,
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
  name: string,
  note = '',
): void {
  const { text, line, ratio } = layout;
  const size = smallText(layout, 0.8);
  const middle = y + Math.round(line * headingLines * 0.42);
  const face = { heavy: true, spaced: true };
  let end = x + pen.text(name.toUpperCase(), x, middle, size, colours.heading, face);
  const gap = Math.round(text * 0.55);
  if (note) {
    const place = { room: Math.max(1, x + width - end - gap) };
    end += gap + pen.text(note, end + gap, middle, size, colours.dim, place);
  }
  const from = end + gap;
  const thickness = hairline(text, ratio);
  const rest = { x: from, y: middle, width: x + width - from, height: thickness };
  pen.shape(rest, { radius: 0, fill: [colours.edge, colours.panel], to: 'right' });
}
