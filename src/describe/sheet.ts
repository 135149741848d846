/** A line of a sheet: a value with its name, and a sentence about it. */
export interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly about?: string;
}

/** A part of a sheet, as plain data. */
export interface SheetSection {
  readonly heading: string;
  readonly rows: readonly SheetRow[];
  /** A sentence under the rows. */
  readonly note?: string;
}
