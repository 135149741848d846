/** Counts the draw calls of a canvas that is drawn with WebGL. */
export interface DrawCounter {
  /** Calls since it was last asked. */
  take(): number;
  /** Takes itself out of the context again. */
  stop(): void;
}

/** Every way to draw in WebGL 2; Pixi uses no other. */
const calls = [
  'drawArrays',
  'drawArraysInstanced',
  'drawElements',
  'drawElementsInstanced',
  'drawRangeElements',
] as const;

/** Begins to count; null where the canvas is drawn without WebGL 2. */
export function countDraws(canvas: HTMLCanvasElement): DrawCounter | null {
  const context = canvas.getContext('webgl2');
  if (!context) return null;
  let count = 0;
  for (const name of calls) {
    // In front of the prototype's method, which stays as it is.
    const draw = context[name] as (...rest: unknown[]) => void;
    Object.defineProperty(context, name, {
      configurable: true,
      value: (...rest: unknown[]) => {
        count++;
        draw.apply(context, rest);
      },
    });
  }
  return {
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
    stop() {
      for (const name of calls) Reflect.deleteProperty(context, name);
    },
  };
}
