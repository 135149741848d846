import { getRelationTargets, query } from 'bitecs';
import { componentNames, fieldsOf, readField } from '../../game/components.ts';
import { has, inTurnOrder, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { pendingText } from './pending-work.ts';

/** Whether two games of one campaign have equal states, pending work and events. */
export function isSameGame(a: Game, b: Game): boolean {
  return (
    hashOf(a) === hashOf(b) &&
    pendingText(a) === pendingText(b) &&
    JSON.stringify(a.events) === JSON.stringify(b.events)
  );
}

/**
 * The first difference between two games of one campaign, for example
 * "wolf 17: Health.current is 3, not 5"; null if they are the same.
 */
export function firstDifference(ours: Game, theirs: Game): string | null {
  return isSameGame(ours, theirs) ? null : differ(plainGame(ours), plainGame(theirs), []);
}

type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** The game as plain data. Entities are named by kind and `seq`, because ids may differ. */
function plainGame(game: Game): Plain {
  const { seq } = game.stores.Identity;
  const { turn, score, deepest, prizeHeld, visits, noFood, nextWanderer, ending, log } = game;
  const state: Record<string, unknown> = { turn, score, deepest, prizeHeld, visits, noFood };
  Object.assign(state, { nextWanderer, ending, depth: game.floor.depth, log });
  for (const entity of inTurnOrder(game, [...query(game.world, [game.stores.Identity])])) {
    state[`${kindOf(game, entity).id} ${seq[entity]}`] = entityParts(game, entity);
  }
  const { nextSeq, nextOrder } = game;
  Object.assign(state, { nextSeq, nextOrder });
  for (const { depth, grid, memory, rememberedItems, sight, lookedFrom } of game.floors.values()) {
    const { tiles } = grid;
    const { visible } = sight;
    state[`floor ${depth}`] = { tiles, memory, rememberedItems, visible, lookedFrom };
  }
  const rest = { pending: JSON.parse(pendingText(game)), events: game.events };
  return { ...state, ...rest } as Plain;
}

function entityParts(game: Game, entity: number): object {
  const { seq } = game.stores.Identity;
  const parts: Record<string, object | number> = {};
  for (const component of componentNames) {
    if (!has(game, entity, component)) continue;
    const values: Record<string, number> = {};
    for (const [name, { kind }] of fieldsOf(component)) {
      const value = readField(game.stores, component, name, entity);
      values[name] = kind === 'entity' && value !== 0 ? seq[value] : value;
    }
    parts[component] = values;
  }
  const [carrier] = getRelationTargets(game.world, entity, game.carriedBy) as number[];
  if (carrier !== undefined) parts.carrier = seq[carrier];
  return parts;
}

function differ(ours: Plain, theirs: Plain, path: readonly string[]): string | null {
  if (ours === theirs) return null;
  if (!isPart(ours) || !isPart(theirs)) {
    return `${placeOf(path)} is ${shown(theirs)}, not ${shown(ours)}`;
  }
  if (Array.isArray(ours) || ArrayBuffer.isView(ours)) return differLists(ours, theirs, path);
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const here = [...path, key];
    if (!(key in ours)) return `${placeOf(here)} should not exist`;
    if (!(key in theirs)) return `${placeOf(here)} is missing`;
    const found = differ(ours[key], theirs[key], here);
    if (found) return found;
  }
  return null;
}

/** Compares two lists. If one is a prefix of the other, names the first additional entry. */
function differLists(ours: Part, theirs: Part, path: readonly string[]): string | null {
  const [mine, other] = [ours, theirs] as unknown as (readonly Plain[])[];
  const length = Math.min(mine.length, other.length);
  for (let n = 0; n < length; n++) {
    const found = mine[n] === other[n] ? null : differ(mine[n], other[n], [...path, `${n}`]);
    if (found) return found;
  }
  if (mine.length === other.length) return null;
  const here = placeOf([...path, `${length}`]);
  return mine.length > length
    ? `${here} is missing: ${shown(mine[length])}`
    : `${here} should not exist: ${shown(other[length])}`;
}

type Part = { readonly [key: string]: Plain };

function isPart(value: Plain): value is Part {
  return typeof value === 'object' && value !== null;
}

/** "wolf 17: Health.current" or "pending.blows.0". */
function placeOf([first, ...rest]: readonly string[]): string {
  if (!first.includes(' ')) return [first, ...rest].join('.');
  return rest.length > 0 ? `${first}: ${rest.join('.')}` : first;
}

function shown(value: Plain): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
