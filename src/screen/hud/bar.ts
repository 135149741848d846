import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';
import type { Gauge } from './hud-values.ts';
import type { Pen } from './pen.ts';

/**
 * Draws a bar. The bar of the hero's health warns by shapes as well as by colour: notches from a third
 * of the health down, and a thick frame when the next hit may kill.
 */
export function drawBar(
  pen: Pen,
  box: Rect,
  { share, colour, peril = 'none' }: Pick<Gauge, 'share' | 'colour' | 'peril'>,
  ratio: number,
  { alarm }: Pick<Palette, 'alarm'>,
): void {
  const edge = Math.max(1, Math.round(ratio));
  pen.rect(box, colours.trough);
  const width = Math.round((box.width - 2 * edge) * Math.min(1, Math.max(0, share)));
  const fill = { x: box.x + edge, y: box.y + edge, width, height: box.height - 2 * edge };
  if (width > 0) {
    pen.rect(fill, colour);
    // A lighter upper edge makes the bar look round.
    pen.rect({ ...fill, height: Math.max(1, Math.round(fill.height * 0.3)) }, 0xffffff, 0.16);
  }
  if (peril === 'none') return;
  const step = Math.max(4 * edge, Math.round(box.height * 0.5));
  for (let x = fill.x + step; x < box.x + box.width - edge; x += 2 * step) {
    pen.rect(
      { x, y: fill.y, width: Math.max(edge, Math.round(step / 3)), height: fill.height },
      colours.ground,
    );
  }
  if (peril !== 'deadly') return;
  const thick = 2 * edge;
  const frame = {
    x: box.x - thick,
    y: box.y - thick,
    width: box.width + 2 * thick,
    height: box.height + 2 * thick,
  };
  pen.frame(frame, thick, alarm);
}
