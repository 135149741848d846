import type { Campaign, Vault } from '../campaign.ts';
import { drawsOf, type Key, keyOf, Purpose, rndOf } from '../random.ts';

/**
 * The only depths of vaults with `once`. A floor has at most one vault, so two of them on one depth would mean that one
 * never appears.
 */

/** The vaults with `once` and the floors of a campaign. */
type Vaults = Pick<Campaign, 'floors' | 'vaults'>;

/**
 * The only depth of each vault with `once` in a game. They depend on the seed and on the vaults with `once`, so they
 * need no state. A vault without a depth of its own shares the depth of another vault.
 */
export function onlyDepthsOf(campaign: Vaults, key: Key): ReadonlyMap<Vault, number> {
  const { depths, sharing } = ownDepths(campaign, ({ id }, count) => {
    const [own] = keyOf(id);
    return rndOf(drawsOf(key, 0, Purpose.vault, own))(count);
  });
  const own = [...depths].map(([depth, vault]) => [vault, depth] as const);
  const shared = [...sharing].map(([vault, [depth]]) => [vault, depth] as const);
  return new Map([...own, ...shared]);
}

/**
 * Vaults with `once` by depth: each has a depth of its own, for as many vaults as possible; `sharing` has the others,
 * with their depths. `startOf` chooses where the search for a free depth begins: an index into the vault's depths.
 */
export function ownDepths(
  { floors, vaults }: Vaults,
  startOf: (vault: Vault, count: number) => number,
): {
  readonly depths: ReadonlyMap<number, Vault>;
  readonly sharing: ReadonlyMap<Vault, readonly number[]>;
} {
  const preferred = new Map<Vault, readonly number[]>();
  for (const vault of vaults.filter(({ once }) => once)) {
    const possible = floors.flatMap((floor) => {
      const from = Math.max(vault.from, floor.from);
      const count = Math.max(0, Math.min(vault.to, floor.to) - from + 1);
      return Array.from({ length: count }, (_, n) => from + n);
    });
    const start = startOf(vault, possible.length);
    preferred.set(vault, [...possible.slice(start), ...possible.slice(0, start)]);
  }
  const depths = new Map<number, Vault>();
  // Augmenting paths: where each depth is taken, the vault of one of them moves to another depth.
  const place = (vault: Vault, tried: Set<number>): boolean => {
    const order = preferred.get(vault) ?? [];
    const depth =
      order.find((one) => !depths.has(one)) ??
      order.find((one) => {
        const other = depths.get(one);
        if (!other || tried.has(one)) return false;
        tried.add(one);
        return place(other, tried);
      });
    if (depth !== undefined) depths.set(depth, vault);
    return depth !== undefined;
  };
  const sharing = [...preferred].filter(([vault]) => !place(vault, new Set()));
  return { depths, sharing: new Map(sharing) };
}
