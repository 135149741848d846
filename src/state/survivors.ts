import type { Campaign } from '../game/campaign.ts';
import { kindHas, natures } from '../game/kinds.ts';
import { invalidState, SnapshotError } from './snapshot-error.ts';
import type { Table } from './tables.ts';

/** The entities of an older state whose kinds still exist. */
export interface Survivors {
  /** The index in the campaign of each stored kind, −1 if it no longer exists. */
  readonly numbers: readonly number[];
  /** The new index of the kind of each survivor by `seq`, in increasing order. */
  readonly kinds: ReadonlyMap<number, number>;
  /** The `seq` of all other entities. */
  readonly lost: ReadonlySet<number>;
  /** The ids of the kinds that no longer exist and of which there were entities, sorted. */
  readonly removedKinds: readonly string[];
}

/** The relation `carried`: the `seq` of each carried item and of its carrier. */
export interface Carried {
  readonly items: Uint32Array;
  readonly carriers: Uint32Array;
}

/**
 * Finds the entities that remain in this version of the campaign. `ids` are the stored kinds. A kind
 * that is now an item instead of an actor counts as removed. Items of a removed actor are lost too.
 */
export function survivorsOf(
  campaign: Campaign,
  ids: readonly string[],
  tables: ReadonlyMap<string, Table>,
  { items, carriers }: Carried,
  isSameContent: boolean,
): Survivors {
  const numbers = ids.map((id, n) => numberOf(campaign, id, n));
  if (numbers[0] !== 0) {
    throw new SnapshotError(
      `The hero of the snapshot, "${ids[0] ?? ''}", is not the hero of the campaign ` +
        `"${campaign.id}": load the campaign in which it was played.`,
      'otherContent',
    );
  }
  const identity = tables.get('Identity');
  const stored = identity?.columns.get('kind')?.values;
  if (!identity || !stored) throw invalidState('layout', 'there is no Identity.kind');
  // Kinds that live reload has removed lack some of their components.
  const natureTables = (isSameContent ? [] : natures).flatMap((nature) => {
    const table = tables.get(nature);
    return table ? [{ nature, members: new Set(table.seqs) }] : [];
  });
  const kinds = new Map<number, number>();
  const lost = new Set<number>();
  const removed = new Set<string>();
  identity.seqs.forEach((seq, n) => {
    const number = numbers[stored[n]];
    if (number === undefined) {
      throw invalidState('Identity.kind', `${stored[n]} is not below ${ids.length}`);
    }
    const fits =
      number >= 0 &&
      natureTables.every(
        ({ nature, members }) => members.has(seq) === kindHas(campaign.kinds[number], nature),
      );
    if (fits) {
      kinds.set(seq, number);
      return;
    }
    lost.add(seq);
    removed.add(ids[stored[n]]);
  });
  items.forEach((item, n) => {
    if (lost.has(carriers[n]) && kinds.delete(item)) lost.add(item);
  });
  return { numbers, kinds, lost, removedKinds: [...removed].sort() };
}

/** The index of a kind. After live reload, a list can contain two kinds with one id. */
function numberOf({ kinds }: Campaign, id: string, stored: number): number {
  return kinds[stored]?.id === id ? stored : kinds.findIndex((kind) => kind.id === id);
}
