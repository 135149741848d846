import {
  $internal,
  getRelationTargets,
  type InternalWorld,
  type World,
  type WorldContext,
} from 'bitecs';
import { type ComponentName, componentNames } from '../game/components.ts';
import type { Game } from '../game/world.ts';

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
  const numbers = new Uint32Array(entities.length);
  for (const [generation, flags] of ours.entries()) {
    if (flags !== 0) refine(numbers, entityMasks[generation], flags, entities);
  }
  const firsts: number[] = [];
  for (let n = 0; n < numbers.length; n++) {
    if (numbers[n] === firsts.length) firsts.push(entities[n]);
  }
  const signatures = firsts.map((entity) =>
    bits
      .filter(({ generation, flag }) => entityMasks[generation][entity] & flag)
      .map(({ component }) => component),
  );
  return { signatures, numbers };
}

/**
 * Tells entities of one number apart by these flags of their masks: new numbers, in the order in which
 * each first comes.
 */
function refine(
  numbers: Uint32Array,
  masks: readonly number[],
  flags: number,
  entities: Uint32Array,
): void {
  // A hash table: the newest number of each slot, and of each number the old one, the flags, and the next.
  const heads = new Int32Array(1024).fill(-1);
  const olds: number[] = [];
  const sets: number[] = [];
  const nexts: number[] = [];
  for (let n = 0; n < entities.length; n++) {
    const old = numbers[n];
    const set = masks[entities[n]] & flags;
    const slot = Math.imul(set ^ Math.imul(old, 0x85ebca6b), 0x9e3779b1) >>> 22;
    let number = heads[slot];
    while (number >= 0 && (sets[number] !== set || olds[number] !== old)) number = nexts[number];
    if (number < 0) {
      number = sets.length;
      olds.push(old);
      sets.push(set);
      nexts.push(heads[slot]);
      heads[slot] = number;
    }
    numbers[n] = number;
  }
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
