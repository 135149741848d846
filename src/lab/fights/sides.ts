import { monstersHere } from '../../game/actors/actors.ts';
import { cellOf, has } from '../../game/entity.ts';
import type { Game, Probe } from '../../game/world.ts';

/** The powers whose effects can summon monsters. */
const summoningPowers: ReadonlySet<string> = new Set(['Triggers', 'OnHit', 'WhenHit']);

/**
 * The sides of the monsters in a fight between monsters. As a part of the probe of the game, it finds the side of
 * each new monster: that of the monster that has changed into it, has split or has summoned it.
 */
export class Sides implements Probe {
  readonly #game: Game;
  /** By `seq`. */
  readonly #sides = new Map<number, 0 | 1>();
  /** The living monsters before the running system, or before its last power. */
  #before: readonly { actor: number; x: number; y: number }[] = [];
  /** The monster whose side new monsters join now; 0 for none. */
  #parent = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The side of an actor; null for an actor that does not fight. */
  of(actor: number): 0 | 1 | null {
    return this.#sides.get(this.#game.stores.Identity.seq[actor]) ?? null;
  }

  /** The living monsters of a side, in turn order. */
  living(side: 0 | 1): number[] {
    return monstersHere(this.#game).filter((monster) => this.of(monster) === side);
  }

  /** Puts all monsters without a side on a side. */
  join(side: 0 | 1): void {
    for (const one of this.#newcomers()) this.#setSide(one, side);
  }

  enter(system: string): void {
    const { results } = this.#game.pending;
    this.#noteMonsters();
    this.#parent = system === 'splits' && results.length > 0 ? results[0].target : 0;
  }

  ran(monster: number, power: string): void {
    if (!summoningPowers.has(power)) return;
    this.#findSides();
    this.#parent = monster;
  }

  leave(): void {
    this.#findSides();
  }

  #findSides(): void {
    for (const one of this.#newcomers()) {
      const side = this.of(this.#formerOf(one) ?? this.#parent);
      if (side !== null) this.#setSide(one, side);
    }
    this.#noteMonsters();
  }

  /** The monster that has changed into this one, in whose place it stands. */
  #formerOf(newcomer: number): number | undefined {
    const { x, y } = cellOf(this.#game, newcomer);
    return this.#before.find(
      (one) => one.x === x && one.y === y && has(this.#game, one.actor, 'Dead'),
    )?.actor;
  }

  #newcomers(): number[] {
    return monstersHere(this.#game).filter((one) => this.of(one) === null);
  }

  #setSide(monster: number, side: 0 | 1): void {
    this.#sides.set(this.#game.stores.Identity.seq[monster], side);
  }

  #noteMonsters(): void {
    this.#before = monstersHere(this.#game).map((actor) => ({
      actor,
      ...cellOf(this.#game, actor),
    }));
  }
}
