import type { Campaign } from '../../game/campaign.ts';
import { fieldsOf } from '../../game/components.ts';
import { kindOf } from '../../game/entity.ts';
import { columnOf } from '../../game/stores.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { floorsByDepth, headOf } from '../../state/head.ts';
import { carrierOf, entitiesBySeq, membersByComponent, seqOf } from '../../state/members.ts';
import { pendingOf } from '../../state/pending-work.ts';
import { readState } from '../../state/read-state.ts';
import { SnapshotError } from '../../state/snapshot-error.ts';
import { cellsOf, writeState } from '../../state/write-state.ts';

/** The result of some work on a game. */
export interface Outcome {
  /** Of the state. */
  readonly hash: string;
  readonly state: Uint8Array;
  /** The events as JSON. */
  readonly events: string;
}

export function outcomeOf(game: Game): Outcome {
  const events = JSON.stringify(game.events);
  return { hash: hashOf(game), state: writeState(game), events };
}

/** Whether two outcomes are equal. */
export function isSame(a: Outcome, b: Outcome): boolean {
  return a.events === b.events && a.hash === b.hash;
}

/** The first place where another outcome differs from ours, in words; null if they are equal. */
export function firstDifference(campaign: Campaign, ours: Outcome, theirs: Outcome): string | null {
  if (ours.hash !== theirs.hash) {
    try {
      const [mine, other] = [ours, theirs].map(({ state }) => plainOf(readState(campaign, state)));
      const found = differ(mine, other, []);
      if (found) return found;
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return error.message;
    }
  }
  if (ours.events === theirs.events) return null;
  return differ(JSON.parse(ours.events), JSON.parse(theirs.events), ['events']);
}

type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A game as plain data. The key of an entity is its kind and `seq`, and references are `seq`. */
function plainOf(game: Game): Plain {
  const plain: Record<string, unknown> = { ...headOf(game), depth: game.floor.depth };
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
  plain.pending = pendingOf(game);
  return plain as Plain;
}

function differ(ours: Plain, theirs: Plain, path: readonly string[]): string | null {
  if (ours === theirs) return null;
  if (!isPart(ours) || !isPart(theirs)) {
    return `${placeOf(path)} is ${shown(theirs)}, not ${shown(ours)}`;
  }
  if (Array.isArray(ours) || ArrayBuffer.isView(ours)) return differLists(ours, theirs, path);
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const here = [...path, key];
    if (!(key in ours)) return `${placeOf(here)} should not be there`;
    if (!(key in theirs)) return `${placeOf(here)} is missing`;
    const found = differ(ours[key], theirs[key], here);
    if (found) return found;
  }
  return null;
}

/** Of equal beginnings, what is in one list only is named. */
function differLists(ours: Part, theirs: Part, path: readonly string[]): string | null {
  const [mine, other] = [ours, theirs] as unknown as (readonly Plain[])[];
  const length = Math.min(mine.length, other.length);
  for (let n = 0; n < length; n++) {
    const found = mine[n] === other[n] ? null : differ(mine[n], other[n], [...path, `${n}`]);
    if (found) return found;
  }
  if (mine.length === other.length) return null;
  const here = placeOf([...path, `${length}`]);
  const longer = mine.length > length;
  return `${here} ${longer ? 'is missing' : 'should not be there'}: ${shown((longer ? mine : other)[length])}`;
}

type Part = { readonly [key: string]: Plain };

function isPart(value: Plain): value is Part {
  return typeof value === 'object' && value !== null;
}

/** "wolf 17: Health.current", "pending.blows.0". */
function placeOf([first, ...rest]: readonly string[]): string {
  if (!first.includes(' ')) return [first, ...rest].join('.');
  return rest.length > 0 ? `${first}: ${rest.join('.')}` : first;
}

function shown(value: Plain): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
