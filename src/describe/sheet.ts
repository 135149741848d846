import type { Cell } from '../dungeon/grid.ts';
import type { Kind } from '../game/kinds.ts';

/** The marks of the map of a floor, which its lists explain. */
export type MapMark = 'hero' | 'stairsDown' | 'stairsUp' | 'trap';

/** A number as a part of its largest value, from 0 to 1. `of` chooses the colour of its bar. */
export interface ShownShare {
  readonly of: 'health' | 'energy' | 'experience' | 'plain';
  readonly part: number;
}

/** A line of a sheet: a value with its name, and a sentence about it. */
export interface SheetRow {
  readonly label: string;
  readonly value: string;
  /** The value in words, for screen readers, if it has arrows. */
  readonly spokenValue?: string;
  readonly about?: string;
  /** The value as a bar. */
  readonly share?: ShownShare;
  /** The drawing of the kind that the line is about. */
  readonly look?: Kind['look'];
  /** The mark on the map of the thing that the line is about. */
  readonly mark?: MapMark;
  /** The place that the line is about, if the hero can be sent there. */
  readonly cell?: Cell;
}

/** A part of a sheet, as plain data. */
export interface SheetSection {
  readonly heading: string;
  readonly rows: readonly SheetRow[];
  /** The mark on the map of everything in the list. */
  readonly mark?: MapMark;
  /** Whether all lines are a name with a number: several are beside each other. */
  readonly isTally?: boolean;
  /** Whether its only line says that it is empty. */
  readonly isEmpty?: boolean;
  /** Whether it grows in the course of the game. */
  readonly grows?: boolean;
  /** A sentence under the rows. */
  readonly note?: string;
}
