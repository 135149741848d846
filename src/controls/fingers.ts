/** The gestures of two fingers, which move and zoom the map. Taps and drags are in `pointer.ts`. */

/** A point in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The change between two moments of a gesture. */
interface Change {
  /** The shift of the middle between the fingers. */
  readonly dx: number;
  readonly dy: number;
  /** The distance between the fingers divided by the distance before; 1 for one finger. */
  readonly factor: number;
  readonly middle: Point;
}

/** The pointers that are pressed now. The first two count. */
export class Fingers {
  readonly #places = new Map<number, Point>();

  get count(): number {
    return this.#places.size;
  }

  press(id: number, point: Point): void {
    this.#places.set(id, point);
  }

  release(id: number): void {
    this.#places.delete(id);
  }

  releaseAll(): void {
    this.#places.clear();
  }

  /** Moves a pressed pointer. */
  move(id: number, point: Point): Change {
    const before = this.#spread();
    if (this.#places.has(id)) this.#places.set(id, point);
    const { middle, distance } = this.#spread();
    const factor = distance > 0 && before.distance > 0 ? distance / before.distance : 1;
    return { dx: middle.x - before.middle.x, dy: middle.y - before.middle.y, factor, middle };
  }

  #spread(): { middle: Point; distance: number } {
    const [a = { x: 0, y: 0 }, b = a] = this.#places.values();
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      distance: Math.hypot(a.x - b.x, a.y - b.y),
    };
  }
}
