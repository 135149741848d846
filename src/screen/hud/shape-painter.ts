import { type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import { cssOf } from '../../describe/css-colour.ts';
import { mix } from '../colours.ts';
import { painted } from '../painted.ts';

/** A rectangle with round corners. All lengths are device pixels. */
export interface RoundRect {
  readonly radius: number;
  /** Its colours at the start and at the end. */
  readonly fill: readonly [number, number];
  /** The end of the fill: the lower edge, the right edge, or the corners around a lit middle. */
  readonly to?: 'bottom' | 'right' | 'corners';
  /** The line along its inner edge. */
  readonly rim?: { readonly colour: number; readonly width: number };
  /** The height of the darker lower edge of a raised button. */
  readonly foot?: number;
  readonly alpha?: number;
}

/** The colours of a surface that is lit from above. */
export function shaded(colour: number): readonly [number, number] {
  return [mix(colour, 0xffffff, 0.1), mix(colour, 0x000000, 0.26)];
}

/** A text that is equal for equal shapes of a size. */
export function shapeKey(width: number, height: number, shape: RoundRect): string {
  const { radius, fill, to, rim, foot } = shape;
  return [width, height, radius, ...fill, to, rim?.colour, rim?.width, foot].join(' ');
}

/** The width to paint of a shape of this width: one pixel if all its columns are equal. */
export function paintedWidth(width: number, { radius, rim, to }: RoundRect): number {
  return radius === 0 && !rim && (to ?? 'bottom') === 'bottom' ? 1 : width;
}

/**
 * Paints a shape of a size. The colours are painted too, because Pixi's canvas renderer confuses
 * tinted textures. The caller destroys the texture with its source.
 */
export function paintShape(width: number, height: number, shape: RoundRect): Texture {
  const source = painted(width, height, (context) => paint(context, width, height, shape));
  return new Texture({ source });
}

function paint(
  context: ICanvasRenderingContext2D,
  width: number,
  height: number,
  { radius, fill, to = 'bottom', rim, foot = 0 }: RoundRect,
): void {
  const [from, end] = fill;
  if (foot > 0) {
    context.fillStyle = cssOf(mix(end, 0x000000, 0.5));
    trace(context, 0, 0, width, height, radius);
    context.fill();
  }
  const face = height - foot;
  const gradient =
    to === 'corners'
      ? context.createRadialGradient(
          width / 2,
          face * 0.35,
          0,
          width / 2,
          face * 0.35,
          Math.max(width, face) * 0.75,
        )
      : context.createLinearGradient(0, 0, to === 'right' ? width : 0, to === 'right' ? 0 : face);
  gradient.addColorStop(0, cssOf(from));
  gradient.addColorStop(1, cssOf(end));
  context.fillStyle = gradient;
  trace(context, 0, 0, width, face, radius);
  context.fill();
  if (!rim) return;
  context.lineWidth = rim.width;
  context.strokeStyle = cssOf(rim.colour);
  trace(
    context,
    rim.width / 2,
    rim.width / 2,
    width - rim.width,
    face - rim.width,
    radius - rim.width / 2,
  );
  context.stroke();
}

/** The path of a rectangle with round corners. */
function trace(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  context.beginPath();
  context.roundRect(x, y, width, height, round);
}
