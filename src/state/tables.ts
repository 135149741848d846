import { type AnyColumn, arrays } from '../game/stores.ts';
import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { type ColumnLayout, hasColumn, type StoredField } from './column-layout.ts';
import { readSeqs } from './read-state.ts';

/** One field of a component: the values of the entities that have the component. */
export interface Column extends StoredField {
  readonly values: AnyColumn;
}

/** A component in a state of any version: the `seq` of its entities, and their values by field. */
export interface Table {
  readonly seqs: Uint32Array;
  readonly columns: ReadonlyMap<string, Column>;
}

/** Reads the components of a layout. The values are not checked. */
export function readTables(reader: ByteReader, layout: ColumnLayout): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const [component, fields] of layout) {
    const seqs = readSeqs(reader, component);
    const columns = new Map<string, Column>();
    for (const [field, { kind, choices }] of fields) {
      if (!hasColumn(component, field)) continue;
      const values = reader.numbers(new arrays[kind](seqs.length), `${component}.${field}`);
      columns.set(field, { kind, choices, values });
    }
    tables.set(component, { seqs, columns });
  }
  return tables;
}

/** Writes a component as `writeState` does. */
export function writeTable(writer: ByteWriter, { seqs, columns }: Table): void {
  writer.u32(seqs.length);
  writer.numbers(seqs);
  for (const { values } of columns.values()) writer.numbers(values);
}
