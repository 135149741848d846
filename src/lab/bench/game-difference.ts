import type { Campaign } from '../../game/campaign.ts';
import { componentNames, fieldsOf, readField } from '../../game/components.ts';
import { has, kindOf } from '../../game/entity.ts';
import type { Blow } from '../../game/pending.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { carrierOf, entitiesBySeq } from '../../state/membership.ts';
import { restore, SnapshotError, snapshotOf } from '../../state/snapshot.ts';

/** All that some work leaves behind. */
export interface Outcome {
  /** Of the state. */
  readonly hash: string;
  /** The state and what is pending, which are equal where these bytes are. */
  readonly snapshot: Uint8Array;
  /** What was told, as JSON. */
  readonly events: string;
}

export function outcomeOf(game: Game): Outcome {
  const events = JSON.stringify(game.events);
  return { hash: hashOf(game), snapshot: snapshotOf(game), events };
}

/** Whether two outcomes are one. */
export function isSame(a: Outcome, b: Outcome): boolean {
  return a.events === b.events && isEqual(a.snapshot, b.snapshot);
}

/** Where another outcome first differs from ours, in words; null where it does not. */
export function firstDifference(campaign: Campaign, ours: Outcome, theirs: Outcome): string | null {
  if (!isEqual(ours.snapshot, theirs.snapshot)) {
    try {
      const [mine, other] = [ours, theirs].map(({ snapshot }) =>
        plainOf(restore(campaign, snapshot)),
      );
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

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, n) => byte === b[n]);
}

type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A game as plain data: entities are called by kind and `seq`, which also stands for them in lists. */
function plainOf(game: Game): Plain {
  const { seq } = game.stores.Identity;
  const { turn, score, deepest, prizeHeld, visits, noFood, nextWanderer, ending, log } = game;
  const plain: Record<string, unknown> = { turn, score, deepest, prizeHeld, visits, noFood };
  Object.assign(plain, { nextWanderer, ending, depth: game.floor.depth, log });
  for (const entity of entitiesBySeq(game)) {
    plain[`${kindOf(game, entity).id} ${seq[entity]}`] = entityParts(game, entity);
  }
  const { nextSeq, nextOrder, pending } = game;
  Object.assign(plain, { nextSeq, nextOrder });
  for (const { depth, grid, memory, rememberedItems, sight, lookedFrom } of game.floors.values()) {
    const { tiles } = grid;
    const { visible } = sight;
    plain[`floor ${depth}`] = { tiles, memory, rememberedItems, visible, lookedFrom };
  }
  const seqs = (actors: readonly number[]) => actors.map((actor) => seq[actor]);
  const blow = (one: Blow) => ({
    ...one,
    attacker: seq[one.attacker],
    target: seq[one.target],
    ...(one.thrown && { thrown: seq[one.thrown] }),
  });
  plain.pending = {
    ...pending,
    thinkers: seqs(pending.thinkers),
    actors: seqs(pending.actors),
    treaders: seqs(pending.treaders),
    pickers: seqs(pending.pickers),
    fallen: seqs(pending.fallen),
    blows: pending.blows.map(blow),
    rounds: pending.rounds.map(blow),
    kills: pending.kills.map(({ killer, victim }) => seqs([killer, victim])),
  };
  return plain as Plain;
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
  const carrier = carrierOf(game, entity);
  if (carrier !== 0) parts.carrier = seq[carrier];
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
