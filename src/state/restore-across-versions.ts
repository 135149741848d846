import type { Campaign } from '../game/campaign.ts';
import { keepWithinLimits } from '../game/field-limits.ts';
import type { Game } from '../game/world.ts';
import { readLayout } from './column-layout.ts';
import { convertState, type StateChanges } from './convert-state.ts';
import { contentHash } from './hash.ts';
import { entitiesBySeq } from './members.ts';
import { readState } from './read-state.ts';
import { readSnapshot, restore } from './snapshot.ts';
import { SnapshotError } from './snapshot-error.ts';

/**
 * A new game from a snapshot that another version of the game may have written, with other components
 * or other content of the campaign. Throws a `SnapshotError` if the bytes are damaged, or if the
 * campaign is another one. Random numbers need no state (`game/random.ts`).
 */
export function restoreAcrossVersions(
  campaign: Campaign,
  bytes: Uint8Array,
): { game: Game; changes: StateChanges } {
  const { content, layout, campaign: stored, state } = readSnapshot(campaign, bytes);
  const isSameContent = content === contentHash(campaign);
  const kinds = isSameContent ? campaign.kinds.map(({ id }) => id) : stored?.kinds;
  if (!kinds) {
    throw new SnapshotError(
      `The snapshot has version 2 and other mods than the campaign "${campaign.id}" has: ` +
        'load the same mods.',
      'otherContent',
    );
  }
  const other = { layout: readLayout(layout), kinds, isSameContent, state };
  const converted = convertState(campaign, other);
  const game = readState(campaign, converted.state);
  // A new field can contradict a stored one: health that is above a new maximum, for example.
  for (const entity of entitiesBySeq(game)) keepWithinLimits(game, entity);
  return { game, changes: converted.changes };
}

/**
 * A new game from a snapshot: exactly, or if that is impossible, as from another version of the game. `removedKinds`:
 * ids of kinds that the campaign no longer has. Throws a `SnapshotError`.
 */
export function restoreAny(
  campaign: Campaign,
  bytes: Uint8Array,
): { game: Game; removedKinds: readonly string[] } {
  try {
    return { game: restore(campaign, bytes), removedKinds: [] };
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const { game, changes } = restoreAcrossVersions(campaign, bytes);
    return { game, removedKinds: changes.removedKinds };
  }
}
