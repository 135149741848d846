import { type Cell, type Grid, Tile } from '../grid.ts';
import type { Rnd } from '../rnd.ts';

/** A door of a Rogue floor. Doors that actors open are features: `game/floors/features.ts`. */
export interface Door extends Cell {
  /** Whether the door is secret at first. When the hero finds it, only its tile changes. */
  readonly secret: boolean;
}

/** Makes a door in the wall of a room. On depth 1 it is never secret; the chance rises to 20% from depth 11 on. */
export function makeDoor(rnd: Rnd, grid: Grid, { x, y }: Cell, depth: number): Door {
  const secret = rnd(10) < depth - 1 && rnd(100) < 20;
  grid.tiles[y * grid.width + x] = secret ? Tile.secretDoor : Tile.door;
  return { x, y, secret };
}
