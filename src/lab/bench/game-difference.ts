import { fieldsOf } from '../../game/components.ts';
import { kindOf } from '../../game/entity.ts';
import { columnOf } from '../../game/stores.ts';
import type { Game } from '../../game/world.ts';
import { floorsByDepth, gameFieldsOf } from '../../state/game-fields.ts';
import { hashOf } from '../../state/hash.ts';
import { carrierOf, entitiesBySeq, membersByComponent, seqOf } from '../../state/members.ts';
import { pendingOf } from '../../state/pending-work.ts';
import { cellsOf } from '../../state/write-state.ts';

/** Whether two games of one campaign have equal states and events. */
export function isSameGame(a: Game, b: Game): boolean {
  return hashOf(a) === hashOf(b) && JSON.stringify(a.events) === JSON.stringify(b.events);
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

/** The game as plain data. The key of an entity is its kind and `seq`, and references are `seq`. */
function plainGame(game: Game): Plain {
  const plain: Record<string, unknown> = { ...gameFieldsOf(game), depth: game.floor.depth };
  const keys = new Map<number, string>();
  for (const entity of entitiesBySeq(game)) {
    const key = `${kindOf(game, entity).id} ${seqOf(game, entity)}`;
    const carrier = carrierOf(game, entity);
    keys.set(entity, key);
    plain[key] = carrier === 0 ? {} : { carrier: seqOf(game, carrier) };
  }
  for (const [component, members] of membersByComponent(game)) {
    for (const entity of members) {
      const values = fieldsOf(component).map(([name, { kind }]) => {
        const value = columnOf(game.stores, component, name)[entity];
        return [name, kind === 'entity' ? seqOf(game, value) : value];
      });
      Object.assign(plain[keys.get(entity) ?? ''] as object, {
        [component]: Object.fromEntries(values),
      });
    }
  }
  for (const floor of floorsByDepth(game)) plain[`floor ${floor.depth}`] = cellsOf(floor);
  return { ...plain, pending: pendingOf(game), events: game.events } as unknown as Plain;
}

function differ(ours: Plain, theirs: Plain, path: readonly string[]): string | null {
  if (ours === theirs) return null;
  if (!hasParts(ours) || !hasParts(theirs)) {
    return `${placeOf(path)} is ${shown(theirs)}, not ${shown(ours)}`;
  }
  if (Array.isArray(ours) || ArrayBuffer.isView(ours)) return differLists(ours, theirs, path);
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const here = [...path, key];
    if (!(key in ours)) return `${placeOf(here)} should not exist`;
    if (!(key in theirs)) return `${placeOf(here)} is missing`;
    const difference = differ(ours[key], theirs[key], here);
    if (difference) return difference;
  }
  return null;
}

/** Compares two lists. If one is a prefix of the other, names the first additional entry. */
function differLists(ours: Parts, theirs: Parts, path: readonly string[]): string | null {
  const [ourList, theirList] = [ours, theirs] as unknown as (readonly Plain[])[];
  const length = Math.min(ourList.length, theirList.length);
  for (let n = 0; n < length; n++) {
    if (ourList[n] === theirList[n]) continue;
    const difference = differ(ourList[n], theirList[n], [...path, `${n}`]);
    if (difference) return difference;
  }
  if (ourList.length === theirList.length) return null;
  const here = placeOf([...path, `${length}`]);
  return ourList.length > length
    ? `${here} is missing: ${shown(ourList[length])}`
    : `${here} should not exist: ${shown(theirList[length])}`;
}

type Parts = { readonly [key: string]: Plain };

function hasParts(value: Plain): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** "wolf 17: Health.current" or "pending.attacks.0". */
function placeOf([first, ...rest]: readonly string[]): string {
  if (!first.includes(' ')) return [first, ...rest].join('.');
  return rest.length > 0 ? `${first}: ${rest.join('.')}` : first;
}

function shown(value: Plain): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
