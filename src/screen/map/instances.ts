import { Buffer, BufferUsage, Geometry } from 'pixi.js';

/** A unit square that is drawn once for each row of numbers, in one draw call. */
export class Instances {
  readonly geometry: Geometry;
  readonly #buffer: Buffer;
  /** The numbers of one square. */
  readonly #width: number;
  #numbers = new Float32Array();
  #count = 0;

  /** `attribute`: the name under which the vertex shader reads the numbers. The corner is `aPosition`. */
  constructor(attribute: string, width: 3 | 4) {
    this.#width = width;
    this.#buffer = new Buffer({
      data: this.#numbers,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    });
    this.geometry = new Geometry({
      attributes: {
        aPosition: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
        [attribute]: { buffer: this.#buffer, format: `float32x${width}`, instance: true },
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
  }

  /** The number of squares since `clear`. */
  get count(): number {
    return this.#count;
  }

  /** Removes all squares and makes room for a number of new ones. */
  clear(most: number): void {
    this.#count = 0;
    if (this.#numbers.length >= most * this.#width) return;
    this.#numbers = new Float32Array(most * this.#width);
    this.#buffer.data = this.#numbers;
  }

  /** Adds a square. */
  add(...numbers: number[]): void {
    this.#numbers.set(numbers, this.#count * this.#width);
    this.#count++;
  }

  /** Gives the squares to the graphics card. */
  update(): void {
    this.#buffer.update();
    this.geometry.instanceCount = this.#count;
  }

  destroy(): void {
    this.geometry.destroy(true);
  }
}
