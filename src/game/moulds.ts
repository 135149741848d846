import type { Campaign } from './campaign.ts';
import {
  type AnyColumn,
  type ComponentName,
  columnOf,
  fieldsOf,
  type Stores,
} from './components.ts';
import { type Dice, unpackDice } from './dice.ts';
import { hasComponent, type Kind } from './kinds.ts';

/** Columns, and what goes into each: kept apart by width, so that the engine knows few types of each. */
interface Values<C> {
  readonly columns: C[];
  readonly values: number[];
}

type Wide = Extract<AnyColumn, Uint32Array | Float64Array>;
type Narrow = Exclude<AnyColumn, Wide>;

/** All that making an entity of a kind needs to know, looked up once. */
export interface Mould {
  readonly campaign: Campaign;
  /** The column of `seq` numbers for which `narrow` and `wide` hold: all are others once any grows. */
  readonly seq: Uint32Array;
  /** Of its components, in the order in which they are added. */
  readonly stores: readonly object[];
  readonly narrow: Values<Narrow>;
  readonly wide: Values<Wide>;
  /** Rolled and added to its health. */
  readonly dice: readonly Dice[];
  readonly has: Readonly<Record<(typeof asked)[number], boolean>>;
}

const asked = ['Health', 'Strength', 'Hunger', 'Item', 'Stack'] as const satisfies ComponentName[];

const moulds = new WeakMap<Stores, Map<Kind, Mould>>();

/** The mould of a kind in the game that these stores belong to. */
export function mouldOf(stores: Stores, campaign: Campaign, kind: Kind): Mould {
  let known = moulds.get(stores);
  if (!known) {
    known = new Map();
    moulds.set(stores, known);
  }
  let mould = known.get(kind);
  if (mould?.campaign !== campaign || mould.seq !== stores.Identity.seq) {
    mould = makeMould(stores, campaign, kind);
    known.set(kind, mould);
  }
  return mould;
}

function makeMould(stores: Stores, campaign: Campaign, kind: Kind): Mould {
  const narrow: Values<Narrow> = { columns: [], values: [] };
  const wide: Values<Wide> = { columns: [], values: [] };
  const parts: { name: ComponentName; fields: Readonly<Record<string, number>> }[] = [
    { name: 'Identity', fields: { kind: campaign.kinds.indexOf(kind) } },
    ...kind.components,
  ];
  if (hasComponent(kind, 'Health')) {
    for (const name of ['Intent', 'Condition'] as const) {
      parts.push({ name, fields: Object.fromEntries(fieldsOf(name).map(([field]) => [field, 0])) });
    }
  }
  for (const { name, fields } of parts) {
    for (const field in fields) {
      const column = columnOf(stores, name, field);
      if (column instanceof Uint32Array || column instanceof Float64Array) {
        wide.columns.push(column);
        wide.values.push(fields[field]);
      } else {
        narrow.columns.push(column);
        narrow.values.push(fields[field]);
      }
    }
  }
  const health = kind.components.find(({ name }) => name === 'Health');
  return {
    campaign,
    seq: stores.Identity.seq,
    stores: parts.map(({ name }) => stores[name]),
    narrow,
    wide,
    dice: unpackDice(health?.fields.dice ?? 0),
    has: Object.fromEntries(asked.map((name) => [name, hasComponent(kind, name)])) as Mould['has'],
  };
}

/** Gives an entity every value of a mould. */
export function fill({ narrow, wide }: Mould, entity: number): void {
  fillNarrow(narrow.columns, narrow.values, entity);
  fillWide(wide.columns, wide.values, entity);
}

function fillNarrow(columns: readonly Narrow[], values: readonly number[], entity: number): void {
  for (let n = 0; n < columns.length; n++) columns[n][entity] = values[n];
}

function fillWide(columns: readonly Wide[], values: readonly number[], entity: number): void {
  for (let n = 0; n < columns.length; n++) columns[n][entity] = values[n];
}
