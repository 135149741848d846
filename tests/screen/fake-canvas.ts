import { type Adapter, DOMAdapter } from 'pixi.js';

/** One call of a method of a canvas context, with the styles at that time. */
export interface CanvasCall {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly font: string;
  readonly fillStyle: string;
  /** Only of a line. */
  readonly strokeStyle?: string;
}

/** A canvas without pixels, which records the calls of its context. */
export class FakeCanvas {
  width: number;
  height: number;
  readonly calls: CanvasCall[] = [];
  readonly style = {};
  readonly #context = this.#makeContext();

  constructor(width = 0, height = 0) {
    this.width = width;
    this.height = height;
  }

  getContext(type: string): unknown {
    return type === '2d' ? this.#context : null;
  }

  addEventListener(): void {}

  removeEventListener(): void {}

  /** The calls of one method. */
  callsOf(name: string): CanvasCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** A context that measures 10 px per em and character, and records all other calls, also those of gradients. */
  #makeContext(): unknown {
    const properties: Record<string, unknown> = { font: '', fillStyle: '' };
    const gradient = {
      addColorStop: (...values: unknown[]) =>
        this.calls.push({ name: 'addColorStop', values, font: '', fillStyle: '' }),
    };
    const methods: Record<string, (...values: never[]) => unknown> = {
      measureText: (text: string) => ({
        width:
          (text.length * Number.parseInt(/\d+(?=px)/.exec(`${properties.font}`)?.[0] ?? '0', 10)) /
          2,
        actualBoundingBoxAscent: 8,
        actualBoundingBoxDescent: 2,
      }),
      createLinearGradient: () => gradient,
      createRadialGradient: () => gradient,
      createImageData: (width: number, height: number) => ({
        width,
        height,
        data: new Uint8ClampedArray(width * height * 4),
      }),
    };
    return new Proxy(properties, {
      get: (target, name: string) => {
        if (name in methods) return methods[name];
        if (name in target) return target[name];
        return (...values: unknown[]) => {
          const { font, fillStyle, strokeStyle } = target as Record<string, string>;
          const line = name === 'stroke' ? { strokeStyle } : {};
          this.calls.push({ name, values, font, fillStyle, ...line });
        };
      },
      set: (target, name: string, value) => {
        target[name] = value;
        return true;
      },
    });
  }
}

/** The canvases that Pixi and the screen have made since `useFakeCanvases`, newest last. */
const made: FakeCanvas[] = [];

/** Lets Pixi and the screen make canvases in Node. Returns the list of canvases made from now on. */
export function useFakeCanvases(): FakeCanvas[] {
  made.length = 0;
  DOMAdapter.set({
    createCanvas: (width?: number, height?: number) => {
      const canvas = new FakeCanvas(width, height);
      made.push(canvas);
      return canvas;
    },
    getCanvasRenderingContext2D: () => Object,
    getWebGLRenderingContext: () => Object,
    getNavigator: () => ({ userAgent: '' }),
    getBaseUrl: () => '',
    getFontFaceSet: () => null,
  } as unknown as Adapter);
  return made;
}
