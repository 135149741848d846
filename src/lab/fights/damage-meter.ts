import { query } from 'bitecs';
import type { Game, Probe } from '../../game/world.ts';

/**
 * Measures the hit points that the actors of two sides lose by damage, as a probe of a game. Damage beyond the
 * last hit point does not count, and unseen damage does. `sideOf` returns the side of an
 * actor; −1 for an actor that does not fight.
 */
export class DamageMeter implements Probe {
  readonly taken: [number, number] = [0, 0];
  readonly #game: Game;
  readonly #sideOf: (actor: number) => number;
  /** Health and kind of the actors before a system. */
  #before: readonly { actor: number; health: number; kind: number }[] = [];

  constructor(game: Game, sideOf: (actor: number) => number) {
    this.#game = game;
    this.#sideOf = sideOf;
  }

  enter(): void {
    const { world, stores } = this.#game;
    const { Health, Position, Identity } = stores;
    this.#before = [...query(world, [Health, Position])].map((actor) => ({
      actor,
      health: Health.current[actor],
      kind: Identity.kind[actor],
    }));
  }

  leave(system: string): void {
    // A monster that splits shares its hit points with its twin.
    if (system === 'splits') return;
    const { Health, Identity } = this.#game.stores;
    for (const { actor, health, kind } of this.#before) {
      // A monster that has become another one has other hit points.
      if (Identity.kind[actor] !== kind) continue;
      const side = this.#sideOf(actor);
      if (side >= 0) this.taken[side] += Math.max(0, health - Health.current[actor]);
    }
  }
}
