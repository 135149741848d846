/** Counts the draw calls of a canvas that is drawn with WebGL. */
export interface DrawCounter {
  /** The number of draw calls since the last call of `take`. */
  take(): number;
  /** Stops counting. */
  stop(): void;
}

/** Every draw call of WebGL 2. */
const calls = [
  'drawArrays',
  'drawArraysInstanced',
  'drawElements',
  'drawElementsInstanced',
  'drawRangeElements',
] as const;

/** Starts counting; null when the canvas is not drawn with WebGL 2. */
export function countDraws(canvas: HTMLCanvasElement): DrawCounter | null {
  const context = canvas.getContext('webgl2');
  if (!context) return null;
  let count = 0;
  for (const name of calls) {
    // Hides the method of the prototype on this context only.
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
