import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, componentNames } from '../game/components.ts';
import { arrays } from '../game/stores.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import type { ColumnLayout } from './column-layout.ts';
import { converterOf, entryOf } from './convert-column.ts';
import { checkGameFields } from './game-fields.ts';
import { layoutChanges } from './layout-changes.ts';
import { NewValues } from './new-values.ts';
import { readSeqs } from './read-state.ts';
import { invalidState } from './snapshot-error.ts';
import { type Survivors, survivorsOf } from './survivors.ts';
import { type Column, readTables, type Table, writeTable } from './tables.ts';
import { upgradeGameFields, upgradePending } from './upgrade-plain-data.ts';
import { storedFields } from './write-state.ts';

/** The differences between a converted state and the stored one. */
export interface StateChanges {
  /** The ids of kinds that no longer exist and of which the game had entities, sorted. */
  readonly removedKinds: readonly string[];
  /** The number of removed entities: entities of removed kinds, and the items that they carried. */
  readonly removedEntities: number;
  /** Components ("Rooted") and fields ("AI.mood") of the snapshot that no longer exist. */
  readonly droppedFields: readonly string[];
  /** Components and fields that the snapshot does not contain. */
  readonly addedFields: readonly string[];
  /** The number of lines of the log whose message no longer exists. */
  readonly droppedLines: number;
}

/** A state with the layout and the ids of the kinds for which it was written. */
export interface OtherState {
  readonly layout: ColumnLayout;
  readonly kinds: readonly string[];
  /** Whether the kinds are exactly those of the campaign today. */
  readonly isSameContent: boolean;
  readonly state: Uint8Array;
}

/**
 * Writes a state of another version as this version would write it: columns by component and field,
 * choices by name, kinds by id. `readState` has to check the result. Throws a `SnapshotError` if the
 * bytes cannot be read.
 */
export function convertState(
  campaign: Campaign,
  { layout, kinds, isSameContent, state }: OtherState,
): { state: Uint8Array; changes: StateChanges } {
  const reader = new ByteReader(state);
  const writer = new ByteWriter();
  const { head, droppedLines } = upgradeGameFields(campaign, reader.json('head'));
  const { floors } = checkGameFields(campaign, head, reader.remaining);
  writer.json(head);

  const tables = readTables(reader, layout);
  const items = readSeqs(reader, 'carried');
  const carriers = reader.numbers(new Uint32Array(items.length), 'carried');
  const survivors = survivorsOf(campaign, kinds, tables, { items, carriers }, isSameContent);
  const { lost, removedKinds } = survivors;
  const newValues = new NewValues(campaign);
  for (const component of componentNames) {
    writeTable(writer, convertTable(component, tables.get(component), survivors, newValues));
  }
  const isKept = (_: number, n: number) => !lost.has(items[n]) && !lost.has(carriers[n]);
  const kept = items.filter(isKept);
  writer.u32(kept.length);
  writer.numbers(kept);
  writer.numbers(carriers.filter(isKept));
  for (const { depth, width, height } of floors) {
    convertCells(reader, writer, width * height, survivors, `floor ${depth}`);
  }
  writer.json(upgradePending(reader.json('pending'), lost));
  if (reader.remaining > 0) throw invalidState('end', 'more bytes follow');

  const changes = { removedKinds, removedEntities: lost.size, droppedLines };
  return { state: writer.bytes(), changes: { ...changes, ...layoutChanges(layout) } };
}

/** A component of today with the values of the survivors. */
function convertTable(
  component: ComponentName,
  table: Table | undefined,
  survivors: Survivors,
  newValues: NewValues,
): Table {
  const { kinds, lost } = survivors;
  const kindOf = (seq: number) => kinds.get(seq) ?? 0;
  const seqs = table
    ? table.seqs.filter((seq) => !lost.has(seq))
    : Uint32Array.from(kinds.keys()).filter((seq) => newValues.has(kindOf(seq), component));
  const rows = new Map(Array.from(table?.seqs ?? [], (seq, row) => [seq, row]));
  const columns = new Map<string, Column>();
  for (const [field, facts] of storedFields(component)) {
    const stored = table?.columns.get(field);
    const convert = stored && converterOf(component, field, stored, facts, survivors);
    const storedValue = (seq: number) =>
      stored && convert ? convert(stored.values[rows.get(seq) ?? 0]) : null;
    const values = new arrays[facts.kind](seqs.length);
    seqs.forEach((seq, n) => {
      values[n] = storedValue(seq) ?? newValues.of(kindOf(seq), component, field);
    });
    columns.set(field, { kind: facts.kind, choices: facts.choices ?? null, values });
  }
  return { seqs, columns };
}

/** Copies the cells of a floor. Remembered things of removed kinds are forgotten. */
function convertCells(
  reader: ByteReader,
  writer: ByteWriter,
  cells: number,
  { numbers }: Survivors,
  place: string,
): void {
  const tiles = reader.numbers(new Uint8Array(cells), place);
  const memory = reader.numbers(new Uint8Array(cells), place);
  const remembered = reader.numbers(new Uint16Array(cells), place);
  const visible = reader.numbers(new Uint8Array(cells), place);
  const kinds = remembered.map((kind) => Math.max(0, entryOf(numbers, kind, place)));
  for (const values of [tiles, memory, kinds, visible]) writer.numbers(values);
}
