import { expect } from 'vitest';
import type { Game } from '../src/game/world.ts';
import { brokenInvariant } from '../src/lab/fuzz/invariants.ts';

/** Expects that a game between two turns breaks no invariant of the rules. */
export function expectSound(game: Game): void {
  expect(brokenInvariant(game)).toBeNull();
}
