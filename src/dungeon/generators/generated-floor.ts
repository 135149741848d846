import type { Cell, Grid } from '../grid.ts';
import type { Room } from '../rooms.ts';

/** The result of a generator: terrain without inhabitants. */
export interface GeneratedFloor {
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  /** The stairs down, if any. */
  readonly down: Cell | null;
}
