import {
  type ComponentName,
  componentNames,
  type components,
  type FieldKind,
  fieldsOf,
} from './components.ts';

/**
 * The typed array for each type of field. Snapshots (`src/state/`) contain such columns: a new array for a type
 * requires a new version of the snapshot format.
 */
export const arrays = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  f64: Float64Array,
  flag: Uint8Array,
  choice: Uint8Array,
  dice: Float64Array,
  kind: Uint16Array,
  entity: Uint32Array,
} as const satisfies Record<FieldKind, unknown>;

/** The smallest and the largest number that a field of this type can hold. */
export function limitsOf(kind: FieldKind): { least: number; most: number } {
  if (kind === 'f64' || kind === 'dice')
    return { least: -Number.MAX_VALUE, most: Number.MAX_VALUE };
  return wholeLimits(arrays[kind].BYTES_PER_ELEMENT, kind === 'i8' || kind === 'i16');
}

function wholeLimits(bytes: number, isSigned: boolean): { least: number; most: number } {
  const values = 2 ** (8 * bytes);
  const least = isSigned ? -values / 2 : 0;
  return { least, most: least + values - 1 };
}

type FieldsOf<C extends ComponentName> = (typeof components)[C];
type Column<F> = F extends { kind: infer K extends FieldKind }
  ? InstanceType<(typeof arrays)[K]>
  : never;

/**
 * The values of every component, indexed by entity: `stores.Health.current[entity]`. Each game has its
 * own stores. Columns are replaced when they grow, so do not keep `stores.Health.current` across
 * anything that makes entities.
 */
export type Stores = {
  readonly [C in ComponentName]: { -readonly [F in keyof FieldsOf<C>]: Column<FieldsOf<C>[F]> };
};

/** The values of one field, indexed by entity. */
export type AnyColumn = InstanceType<(typeof arrays)[FieldKind]>;

type Columns = Record<string, Record<string, AnyColumn>>;

/** Every field, with its array. */
const columns = componentNames.flatMap((component) =>
  fieldsOf(component).map(([name, { kind }]) => ({ component, name, array: arrays[kind] })),
);
const bytesPerEntity = columns.reduce((sum, { array }) => sum + array.BYTES_PER_ELEMENT, 0);

/** Empty stores for at least `entities` entities. */
export function makeStores(entities: number): Stores {
  // Each column must begin at a multiple of its size, which is at most eight bytes.
  const capacity = 8 * Math.ceil(entities / 8);
  const stores: Columns = Object.fromEntries(componentNames.map((name) => [name, {}]));
  // Hundreds of buffers would take longer to make than the rest of a small game.
  const buffer = new ArrayBuffer(capacity * bytesPerEntity);
  let at = 0;
  for (const { component, name, array } of columns) {
    stores[component][name] = new array(buffer, at, capacity);
    at += capacity * array.BYTES_PER_ELEMENT;
  }
  return stores as unknown as Stores;
}

/** Grows every column so that it has a value for this entity. Existing values are kept. */
export function growStores(stores: Stores, entity: number): void {
  if (entity < stores.Identity.seq.length) return;
  const grown = makeStores(2 ** Math.ceil(Math.log2(entity + 1)));
  for (const { component, name } of columns) {
    const column = columnOf(grown, component, name);
    column.set(columnOf(stores, component, name));
    (stores as unknown as Columns)[component][name] = column;
  }
}

/** The column of a field by name, valid until it grows. */
export function columnOf(stores: Stores, component: ComponentName, field: string): AnyColumn {
  return (stores as unknown as Columns)[component][field];
}

/** Writes a value, or the nearest one that the column of an integer field can hold. */
export function setClamped(
  column: Exclude<AnyColumn, Float64Array>,
  entity: number,
  value: number,
): void {
  const isSigned = column instanceof Int8Array || column instanceof Int16Array;
  const { least, most } = wholeLimits(column.BYTES_PER_ELEMENT, isSigned);
  column[entity] = Math.max(least, Math.min(most, value));
}

/** Adds to a value, up to the limits of its column. */
export function addTo(column: Exclude<AnyColumn, Float64Array>, entity: number, by: number): void {
  setClamped(column, entity, column[entity] + by);
}

/** Reads a field by name. */
export function readField(
  stores: Stores,
  component: ComponentName,
  field: string,
  entity: number,
): number {
  return columnOf(stores, component, field)[entity];
}

/** Writes a field by name. */
export function writeField(
  stores: Stores,
  component: ComponentName,
  field: string,
  entity: number,
  value: number,
): void {
  columnOf(stores, component, field)[entity] = value;
}
