import { type ComponentName, componentNames, fieldsOf } from '../../game/components.ts';
import { has } from '../../game/entity.ts';
import { type Kind, natures } from '../../game/kinds.ts';
import { readField, writeField } from '../../game/stores.ts';
import type { Game } from '../../game/world.ts';

/**
 * A game stores kinds by their index in the campaign. If the list of kinds changes, each kind is
 * matched with its new version, and all stored indices are replaced.
 */

/** A kind without a bundle whose last entities still exist. Nothing generates more of it. */
interface RemovedKind extends Kind {
  /** All its components, including those by which floors would generate it. */
  readonly was: Kind['components'];
}

/** Floors generate every kind with one of these components, even without `spawn`. */
const generated: readonly ComponentName[] = ['Trap', 'Gold'];

export function isRemoved(kind: Kind): kind is RemovedKind {
  return 'was' in kind;
}

/** The components that entities of a kind started with. */
export function componentsOf(kind: Kind): Kind['components'] {
  return isRemoved(kind) ? kind.was : kind.components;
}

/** How a game's kinds map to a new list. */
export interface KindMatch {
  /** The new list, followed by the removed kinds that are still in use. */
  readonly kinds: readonly Kind[];
  /** The index of each old kind's new version in the new list; −1 if it has none. */
  readonly successors: readonly number[];
  /** The index in `kinds` of each old kind; 0 if it is no longer in use. */
  readonly numbers: readonly number[];
}

export function matchKinds(
  game: Game,
  entities: readonly number[],
  now: readonly Kind[],
): KindMatch {
  const before = game.campaign.kinds;
  const kinds = [...now];
  const used = kindsInUse(game, entities);
  const successors = before.map((kind, index) => successorOf(kind, index, now));
  const numbers = successors.map((number, index) => {
    if (number >= 0) return number;
    return used.has(index) ? kinds.push(before[index]) - 1 : 0;
  });
  for (let index = now.length; index < kinds.length; index++) {
    kinds[index] = asRemoved(kinds[index], numbers);
  }
  return { kinds, successors, numbers };
}

/** The kinds of entities, of disguises and of remembered things. */
function kindsInUse(game: Game, entities: readonly number[]): Set<number> {
  const { Identity, Disguise } = game.stores;
  const used = new Set<number>();
  for (const entity of entities) {
    used.add(Identity.kind[entity]);
    if (has(game, entity, 'Disguise')) used.add(Disguise.as[entity]);
  }
  for (const { memory } of game.floors.values()) {
    for (const kind of memory.things) used.add(kind);
  }
  return used;
}

/** The new version of a kind. A kind of another nature counts as another kind. */
function successorOf(kind: Kind, index: number, kinds: readonly Kind[]): number {
  if (index === 0) return 0;
  return kinds.findIndex(
    (next, number) =>
      number > 0 &&
      next.id === kind.id &&
      natures.every((nature) => hasNature(kind, nature) === hasNature(next, nature)),
  );
}

function hasNature(kind: Kind, component: ComponentName): boolean {
  return componentsOf(kind).some(({ name }) => name === component);
}

/** A removed kind that names the kinds of the new list. The old kind stays as it is. */
function asRemoved(kind: Kind, numbers: readonly number[]): RemovedKind {
  // References share their values with the parts that name kinds, also in the copy.
  const copy = structuredClone(kind);
  for (const { field, values } of copy.references) values[field] = numbers[values[field]];
  const was = componentsOf(copy);
  const components = was.filter(({ name }) => !generated.includes(name));
  return { ...copy, spawn: {}, components, was };
}

/** Replaces every index of a kind that the game has stored. */
export function renumberKinds(
  game: Game,
  entities: readonly number[],
  numbers: readonly number[],
): void {
  if (numbers.every((number, index) => number === index)) return;
  const { Identity, Disguise } = game.stores;
  const references = componentNames.flatMap((component) =>
    fieldsOf(component).flatMap(([field, { kind }]) =>
      kind === 'kind' ? [[component, field] as const] : [],
    ),
  );
  for (const entity of entities) {
    Identity.kind[entity] = numbers[Identity.kind[entity]];
    if (has(game, entity, 'Disguise')) Disguise.as[entity] = numbers[Disguise.as[entity]];
    for (const [component, field] of references) {
      if (!has(game, entity, component)) continue;
      const value = readField(game.stores, component, field, entity);
      writeField(game.stores, component, field, entity, numbers[value]);
    }
  }
  for (const { memory } of game.floors.values()) {
    memory.things.forEach((kind, cell) => {
      memory.things[cell] = numbers[kind];
    });
  }
}
