import {
  CanvasSource,
  type CanvasSourceOptions,
  DOMAdapter,
  type ICanvasRenderingContext2D,
} from 'pixi.js';

/** A picture that is painted once, in its own pixels. It stays empty where the browser has no canvas left. */
export function painted(
  width: number,
  height: number,
  paint: (context: ICanvasRenderingContext2D) => void,
  options: Pick<CanvasSourceOptions, 'scaleMode'> = {},
): CanvasSource {
  const resource = DOMAdapter.get().createCanvas(width, height);
  const context = resource.getContext('2d');
  if (context) paint(context);
  return new CanvasSource({ resource, resolution: 1, ...options });
}

/** Paints another picture in place of one of `painted`. It has the same size. */
export function paintedAgain(
  source: CanvasSource,
  paint: (context: ICanvasRenderingContext2D) => void,
): CanvasSource {
  const context = source.resource.getContext('2d');
  context?.clearRect(0, 0, source.pixelWidth, source.pixelHeight);
  if (context) paint(context);
  source.update();
  return source;
}
