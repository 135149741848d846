import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, fieldNamed } from '../game/components.ts';
import { has } from '../game/entity.ts';
import { emptyFloor } from '../game/floors/floor.ts';
import { spawn } from '../game/spawn.ts';
import { readField } from '../game/stores.ts';
import { emptyGame, type Game } from '../game/world.ts';

/** A game of a campaign without anything in it, on a floor of one cell. */
export function blankGame(campaign: Campaign): Game {
  const floor = emptyFloor(0, { width: 1, height: 1, tiles: new Uint8Array(1) }, []);
  return emptyGame(campaign, '', floor);
}

/**
 * The values of components and fields that an older state lacks: the values of a new entity of the same kind. So a
 * component that is added to the game also works in saved games.
 */
export class NewValues {
  readonly #game;
  /** A new entity of each kind, made at the first use. */
  readonly #samples = new Map<number, number>();

  constructor(campaign: Campaign) {
    this.#game = blankGame(campaign);
  }

  /** Whether new entities of a kind have a component. */
  has(kind: number, component: ComponentName): boolean {
    return has(this.#game, this.#sampleOf(kind), component);
  }

  /** The value of a field. An entity whose kind lacks the component gets the start value. */
  of(kind: number, component: ComponentName, field: string): number {
    if (!this.has(kind, component)) return fieldNamed(component, field)?.start ?? 0;
    return readField(this.#game.stores, component, field, this.#sampleOf(kind));
  }

  #sampleOf(kind: number): number {
    const known = this.#samples.get(kind);
    if (known !== undefined) return known;
    const sample = spawn(this.#game, this.#game.campaign.kinds[kind]);
    this.#samples.set(kind, sample);
    return sample;
  }
}
