import type { Cell } from '../dungeon/grid.ts';
import type { Kind } from '../game/kinds.ts';

/** A line of a sheet: a value with its name, and a sentence about it. */
export interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly about?: string;
  /** The drawing of the kind that the line is about. */
  readonly look?: Kind['look'];
  /** The place that the line is about, if the hero can be sent there. */
  readonly cell?: Cell;
}

/** A part of a sheet, as plain data. */
export interface SheetSection {
  readonly heading: string;
  readonly rows: readonly SheetRow[];
  /** A sentence under the rows. */
  readonly note?: string;
}
