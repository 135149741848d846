import {
  $internal,
  getRelationTargets,
  type InternalWorld,
  type World,
  type WorldContext,
} from 'bitecs';
import { type ComponentName, componentNames } from './components.ts';
import type { Game } from './world.ts';

/**
 * Who has which components, read off bitECS's own bit masks and changing nothing: `hasComponent`
 * for each entity and component would take twenty times as long as all the rest of a snapshot, and a
 * query for each component would slow every later change.
 */

/** The bit of a component in each entity's mask of a generation. */
export interface Bit {
  readonly component: ComponentName;
  readonly generation: number;
  readonly flag: number;
}

export function insideOf(world: World): WorldContext {
  return (world as InternalWorld)[$internal];
}

/** The components that some entity of this world ever had, in the order of their statement. */
export function bitsOf(game: Game): Bit[] {
  const { componentMap } = insideOf(game.world);
  return componentNames.flatMap((component) => {
    const known = componentMap.get(game.stores[component]);
    return known ? { component, generation: known.generationId, flag: known.bitflag } : [];
  });
}

/** The entities that there are, by `seq`. */
export function entitiesBySeq(game: Game): Uint32Array {
  const { dense, aliveCount } = insideOf(game.world).entityIndex;
  const { seq } = game.stores.Identity;
  const entities = new Uint32Array(aliveCount);
  let sorted = true;
  for (let n = 0; n < aliveCount; n++) {
    entities[n] = dense[n];
    if (n > 0 && seq[dense[n]] < seq[dense[n - 1]]) sorted = false;
  }
  return sorted ? entities : entities.sort((a, b) => seq[a] - seq[b]);
}

/**
 * The sets of components that these entities have, in the order in which each first comes, and for
 * each entity the number of its set.
 */
export function signaturesOf(
  game: Game,
  entities: Uint32Array,
): { signatures: ComponentName[][]; numbers: Uint32Array } {
  const bits = bitsOf(game);
  const { entityMasks } = insideOf(game.world);
  // Pairs have bits too, which are no components of ours.
  const ours = entityMasks.map((_, generation) =>
    bits.reduce((sum, bit) => (bit.generation === generation ? sum | bit.flag : sum), 0),
  );
  const words = ours.length;
  /** The masks of each signature, one after another. */
  const known: number[] = [];
  const isAt = (at: number, entity: number) => {
    for (let w = 0; w < words; w++) {
      if (known[at + w] !== (entityMasks[w][entity] & ours[w])) return false;
    }
    return true;
  };
  const numbers = new Uint32Array(entities.length);
  /** Where each first word was last found: it alone tells most signatures apart. */
  const hints = new Map<number, number>();
  for (let n = 0; n < entities.length; n++) {
    const entity = entities[n];
    let at = hints.get(entityMasks[0][entity]) ?? 0;
    if (!isAt(at, entity)) {
      at = 0;
      while (at < known.length && !isAt(at, entity)) at += words;
      if (at === known.length) {
        for (let w = 0; w < words; w++) known.push(entityMasks[w][entity] & ours[w]);
      }
      hints.set(entityMasks[0][entity], at);
    }
    numbers[n] = at / words;
  }
  const signatures = Array.from({ length: known.length / words }, (_, number) =>
    bits
      .filter(({ generation, flag }) => known[number * words + generation] & flag)
      .map(({ component }) => component),
  );
  return { signatures, numbers };
}

/** Who carries an entity, 0 for nobody. */
export function carrierOf(game: Game, entity: number): number {
  return (getRelationTargets(game.world, entity, game.carriedBy)[0] as number | undefined) ?? 0;
}

/** The bit of being carried by whomever; null where nothing ever was. */
export function carriedBit(game: Game): Omit<Bit, 'component'> | null {
  const known = insideOf(game.world).componentMap.get(game.carriedBy('*'));
  return known ? { generation: known.generationId, flag: known.bitflag } : null;
}
