import { Buffer, BufferUsage, Geometry } from 'pixi.js';

/** The corners of a unit square, and the two triangles between them. */
const corners = [0, 0, 1, 0, 1, 1, 0, 1];
const triangles = [0, 1, 2, 0, 2, 3];

/**
 * Unit squares that are drawn in one draw call. Each has a row of numbers, which its four corners share. They
 * are no instances of one square: renderers in software draw each instance as a draw call of its own.
 */
export class Squares {
  readonly geometry: Geometry;
  readonly #buffer: Buffer;
  /** The numbers of one square. */
  readonly #width: number;
  #numbers = new Float32Array();
  #count = 0;

  /** `attribute`: the name under which the vertex shader reads the numbers. The corner is `aPosition`. */
  constructor(attribute: string, width: 2 | 4) {
    this.#width = width;
    this.#buffer = new Buffer({
      data: this.#numbers,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    });
    this.geometry = new Geometry({
      attributes: {
        aPosition: new Float32Array(corners),
        [attribute]: { buffer: this.#buffer, format: `float32x${width}` },
      },
      indexBuffer: new Uint32Array(triangles),
    });
  }

  /** The number of squares since `clear`. */
  get count(): number {
    return this.#count;
  }

  /** Removes all squares and makes room for a number of new ones. */
  clear(most: number): void {
    this.#count = 0;
    const length = most * 4 * this.#width;
    if (this.#numbers.length >= length) return;
    this.#numbers = new Float32Array(length);
    this.#buffer.data = this.#numbers;
    this.geometry.getBuffer('aPosition').data = Float32Array.from(
      { length: most * corners.length },
      (_, index) => corners[index % corners.length],
    );
    this.geometry.indexBuffer.data = Uint32Array.from(
      { length: most * triangles.length },
      (_, index) => 4 * Math.floor(index / triangles.length) + triangles[index % triangles.length],
    );
  }

  /** Adds a square. The last two numbers are left out where squares have two. */
  add(x: number, y: number, third = 0, fourth = 0): void {
    const numbers = this.#numbers;
    const width = this.#width;
    for (let corner = 0; corner < 4; corner++) {
      const at = (4 * this.#count + corner) * width;
      numbers[at] = x;
      numbers[at + 1] = y;
      if (width === 2) continue;
      numbers[at + 2] = third;
      numbers[at + 3] = fourth;
    }
    this.#count++;
  }

  /** Passes the squares to the graphics card. There must be one: Pixi draws all indices instead of none. */
  update(): void {
    this.#buffer.update();
    this.geometry.indexCount = this.#count * triangles.length;
  }

  destroy(): void {
    this.geometry.destroy(true);
  }
}
