import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';
import type { Gauge } from './hud-values.ts';
import type { Pen } from './pen.ts';
import { shaded } from './shape-painter.ts';

/** The trough of a bar. */
export function troughShape(height: number) {
  return {
    radius: Math.round(height / 2),
    fill: [colours.trough, colours.trough],
    rim: { colour: colours.panelLine, width: Math.max(1, Math.round(height / 22)) },
  } as const;
}

/** The filled part of a bar of a colour. */
export function fillShape(height: number, colour: number) {
  return { radius: Math.round(height / 2), fill: shaded(colour) };
}

/**
 * Draws a bar. The bar of the hero's health warns by shapes as well as by colour: notches from a third
 * of the health down, between its points if they are not too many, and a thick frame when the next hit may kill:
 * `perilOf` in `describe/danger.ts`. A bar of few points always has a notch between them.
 */
export function drawBar(
  pen: Pen,
  box: Rect,
  {
    share,
    colour,
    points = 0,
    peril = 'none',
  }: Pick<Gauge, 'share' | 'colour' | 'points' | 'peril'>,
  ratio: number,
  { alarm }: Pick<Palette, 'alarm'>,
): void {
  const edge = Math.max(1, Math.round(ratio), Math.round(box.height / 22));
  if (peril === 'deadly') {
    const thick = 2 * edge;
    const frame = {
      x: box.x - thick,
      y: box.y - thick,
      width: box.width + 2 * thick,
      height: box.height + 2 * thick,
    };
    pen.shape(frame, { radius: Math.round(frame.height / 2), fill: [alarm, alarm] });
  }
  pen.shape(box, troughShape(box.height));
  const room = box.width - 2 * edge;
  const filled = Math.round(room * Math.min(1, Math.max(0, share)));
  const fill = { x: box.x + edge, y: box.y + edge, width: filled, height: box.height - 2 * edge };
  if (filled > 0) {
    pen.shape(fill, fillShape(fill.height, colour));
    // A lighter upper edge makes the bar look round.
    const shine = Math.max(1, Math.round(fill.height * 0.16));
    const inset = Math.round(fill.height * 0.4);
    if (fill.height >= 5 && filled > 3 * inset) {
      const box = { x: fill.x + inset, y: fill.y + shine, width: filled - 2 * inset };
      pen.rect({ ...box, height: shine }, 0xffffff, 0.22);
    }
  }
  const step = Math.max(4 * edge, Math.round(box.height * 0.6));
  const width = Math.max(2 * edge, Math.round(step / 2));
  const notch = (x: number) =>
    pen.rect({ x, y: fill.y, width, height: fill.height }, colours.ground);
  if (points > 0) {
    for (let point = 1; point < points; point++) {
      notch(fill.x + Math.round((point / points) * room - width / 2));
    }
  } else if (peril !== 'none') {
    for (let x = fill.x + step; x < box.x + box.width - step; x += 2 * step) notch(x);
  }
}
