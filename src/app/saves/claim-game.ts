import { hasLocks, lockGame, type Release } from '../../records/game-lock.ts';
import { moveGame } from '../../records/game-store.ts';
import type { GameLibrary } from './game-library.ts';
import { newId } from './new-id.ts';

/** A game that only this page writes, until it is released. */
export interface Claim {
  readonly id: string;
  readonly release: Release;
}

/**
 * Makes this page the only one that writes a game. If another page plays it, the player is asked; then the
 * game gets another id, which the other page does not know. `lost`: another page has taken the game over.
 * Null if the player decides against it or the game cannot be moved.
 */
export async function claimGame(
  games: GameLibrary,
  asks: () => Promise<boolean | null>,
  id: string,
  lost: (id: string) => void,
): Promise<Claim | null> {
  const release = await lockGame(id, () => lost(id));
  if (release && (hasLocks() || games.isHeld(id))) return { id, release };
  if (!release && !(await asks())) return null;
  const stolen = release ?? (await lockGame(id, () => {}, true));
  const moved = newId();
  try {
    await games.access((database) => moveGame(database, id, moved));
    games.announce();
  } catch (error) {
    return games.refuse(id)(error);
  } finally {
    stolen?.();
  }
  const held = await lockGame(moved, () => lost(moved));
  return { id: moved, release: held ?? (() => {}) };
}
