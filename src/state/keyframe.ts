import {
  addComponent,
  addEntity,
  entityExists,
  hasComponent,
  removeComponent,
  removeEntity,
} from 'bitecs';
import type { FieldOfView } from '../dungeon/field-of-view.ts';
import { type AnyColumn, type ComponentName, columnOf, fieldsOf } from '../game/components.ts';
import type { LogLine } from '../game/events.ts';
import type { Floor } from '../game/floor.ts';
import type { Pending } from '../game/pending.ts';
import type { Game } from '../game/world.ts';
import { bitsOf, carriedBit, carrierOf, insideOf } from './membership.ts';

/**
 * A moment of a game to which it can go back in its own world, again and again: raw copies of the
 * columns. It holds entity ids and is of no use to another game; `snapshot.ts` is for that.
 */
export interface Keyframe {
  readonly single: Single;
  readonly log: readonly LogLine[];
  readonly visits: readonly number[];
  readonly floors: readonly FloorCopy[];
  readonly pending: Pending;
  /** Of each component that anyone had, each column up to the greatest id. */
  readonly columns: readonly ColumnCopy[];
  /** What `columns` are copies of, as long as the column of `seq` numbers is this one. */
  readonly targets: { of: Uint32Array | null; columns: readonly AnyColumn[] };
  /** The masks of all ids up to the greatest, by generation. */
  readonly masks: readonly (readonly number[])[];
  /** Up to the greatest id, as the columns of the same names. */
  readonly presence: Uint8Array;
  readonly plain: Uint8Array;
  /** Carriers by what they carry. */
  readonly carriers: ReadonlyMap<number, number>;
}

/** A column from the first to the last id that has the component; one value where all are alike. */
interface ColumnCopy {
  readonly component: ComponentName;
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly values: AnyColumn | number;
}

interface FloorCopy {
  readonly floor: Floor;
  readonly tiles: Uint8Array;
  readonly occupants: Uint32Array;
  readonly memory: Uint8Array;
  readonly rememberedItems: Uint16Array;
  readonly sight: FieldOfView;
  readonly lists: Lists;
  readonly numbers: Numbers;
}

/** The lists and the numbers of a floor that change. */
type Lists = Pick<Floor, 'monsters' | 'vigilant' | 'roused' | 'shown'>;
type Numbers = Pick<Floor, 'living' | 'stale' | 'remote' | 'lookedFrom'>;

/** What of a game stays the same all its life, is copied in its own way, or is gone after a turn. */
type Apart =
  | 'seed'
  | 'key'
  | 'world'
  | 'stores'
  | 'presence'
  | 'plain'
  | 'answers'
  | 'carriedBy'
  | 'visits'
  | 'floors'
  | 'log'
  | 'events'
  | 'watcher'
  | 'probe'
  | 'replaced'
  | 'pending';

/** What is one number, or a thing that is never changed itself. */
type Single = Pick<Game, Exclude<keyof Game, Apart>>;

/** The game as it is now, `events` apart; may be taken between two systems. */
export function keyframeOf(game: Game): Keyframe {
  const { campaign, hero, turn, score, deepest, prizeHeld, noFood, nextWanderer } = game;
  const { nextSeq, nextOrder, floor, ending } = game;
  const { entityIndex, entityMasks } = insideOf(game.world);
  const ids = entityIndex.maxId + 1;
  const masks = entityMasks.map((words) => Array.from({ length: ids }, (_, id) => words[id] | 0));
  const columns = bitsOf(game).flatMap(({ component, generation, flag }) => {
    const has = (mask: number) => (mask & flag) !== 0;
    const from = masks[generation].findIndex(has);
    const to = masks[generation].findLastIndex(has) + 1;
    return from < 0 ? [] : fieldsOf(component).map(([field]) => copy(component, field, from, to));
  });
  function copy(component: ComponentName, field: string, from: number, to: number): ColumnCopy {
    const part = columnOf(game.stores, component, field).slice(from, to);
    const alike = part.every((value) => value === part[0]);
    return { component, field, from, to, values: alike ? part[0] : part };
  }
  const carriers = new Map<number, number>();
  const carried = carriedBit(game);
  for (let id = 1; carried !== null && id < ids; id++) {
    if (masks[carried.generation][id] & carried.flag) carriers.set(id, carrierOf(game, id));
  }
  return {
    single: {
      campaign,
      hero,
      turn,
      score,
      deepest,
      prizeHeld,
      noFood,
      nextWanderer,
      nextSeq,
      nextOrder,
      floor,
      ending,
    },
    log: game.log.map((line) => ({ ...line })),
    visits: [...game.visits],
    floors: [...game.floors.values()].map(copyFloor),
    pending: copyPending(game.pending),
    columns,
    targets: { of: null, columns: [] },
    masks,
    presence: game.presence.slice(0, ids),
    plain: game.plain.slice(0, ids),
    carriers,
  };
}

/** Takes a game back to one of its own keyframes. */
export function rewind(game: Game, keyframe: Keyframe): void {
  const changed = changedSince(game, keyframe);
  if (changed.length > 0) mend(game, keyframe, changed);
  const targets = targetsOf(game, keyframe);
  for (let n = 0; n < targets.length; n++) {
    const { from, to, values } = keyframe.columns[n];
    const column = targets[n];
    if (typeof values !== 'number') column.set(values, from);
    else if (to - from === 1) column[from] = values;
    else column.fill(values, from, to);
  }
  game.presence.set(keyframe.presence);
  game.plain.set(keyframe.plain);
  game.floors.clear();
  for (const copy of keyframe.floors) {
    layOut(copy);
    game.floors.set(copy.floor.depth, copy.floor);
  }
  Object.assign(game, keyframe.single);
  game.log.splice(0, game.log.length, ...keyframe.log.map((line) => ({ ...line })));
  game.visits.splice(0, game.visits.length, ...keyframe.visits);
  Object.assign(game.pending, copyPending(keyframe.pending));
  game.events = [];
}

/** The columns that the copies go back to: all are others once any has grown. */
function targetsOf({ stores }: Game, { columns, targets }: Keyframe): readonly AnyColumn[] {
  const { seq } = stores.Identity;
  if (targets.of !== seq) {
    targets.of = seq;
    targets.columns = columns.map(({ component, field }) => columnOf(stores, component, field));
  }
  return targets.columns;
}

/** The ids whose components are no longer those of the keyframe, as far as bitECS knows. */
function changedSince(game: Game, { masks }: Keyframe): number[] {
  const { entityIndex, entityMasks } = insideOf(game.world);
  const changed = new Set<number>();
  for (const [generation, words] of entityMasks.entries()) {
    const then = masks[generation] ?? [];
    for (let id = 1; id < then.length; id++) if ((words[id] | 0) !== then[id]) changed.add(id);
    for (let id = Math.max(1, then.length); id <= entityIndex.maxId; id++) {
      if (words[id] | 0) changed.add(id);
    }
  }
  return [...changed];
}

/** Takes away whom the keyframe does not know, brings back whom it does, as they were. */
function mend(game: Game, { masks, carriers }: Keyframe, changed: readonly number[]): void {
  const { world, carriedBy, stores } = game;
  const bits = bitsOf(game);
  const had = (id: number, { generation, flag }: { generation: number; flag: number }) =>
    generation < masks.length && id < masks[generation].length && masks[generation][id] & flag;
  const identity = bits.find(({ component }) => component === 'Identity');
  const lived = changed.filter((id) => identity && had(id, identity));
  const before = new Set(lived);
  for (const id of changed.filter((one) => entityExists(world, one))) {
    // Before anyone goes: what a carrier carries would go with him.
    const carrier = carrierOf(game, id);
    if (carrier !== 0 && carrier !== carriers.get(id)) {
      removeComponent(world, id, carriedBy(carrier));
    }
  }
  for (const id of changed) if (!before.has(id)) removeEntity(world, id);
  revive(game, new Set(lived.filter((id) => !entityExists(world, id))));
  for (const id of lived) {
    for (const bit of bits) {
      const store = stores[bit.component];
      const has = hasComponent(world, id, store);
      if (had(id, bit)) {
        if (!has) addComponent(world, id, store);
      } else if (has) removeComponent(world, id, store);
    }
  }
  for (const id of lived) {
    const carrier = carriers.get(id) ?? 0;
    if (carrier !== 0 && carrierOf(game, id) !== carrier) {
      addComponent(world, id, carriedBy(carrier));
    }
  }
}

/** Brings these ids back. bitECS gives out free ones in an order of its own: those between are given back. */
function revive({ world }: Game, missing: Set<number>): void {
  const others: number[] = [];
  while (missing.size > 0) {
    const id = addEntity(world);
    if (!missing.delete(id)) others.push(id);
  }
  for (const id of others) removeEntity(world, id);
}

function copyFloor(floor: Floor): FloorCopy {
  const { grid, occupants, memory, rememberedItems, sight } = floor;
  const { living, stale, remote, lookedFrom } = floor;
  return {
    floor,
    tiles: grid.tiles.slice(),
    occupants: occupants.slice(),
    memory: memory.slice(),
    rememberedItems: rememberedItems.slice(),
    sight: { ...sight, visible: sight.visible.slice() },
    lists: copyLists(floor),
    numbers: { living, stale, remote, lookedFrom },
  };
}

function copyLists({ monsters, vigilant, roused, shown }: Lists): Lists {
  return {
    monsters: monsters.slice(),
    vigilant: vigilant.slice(),
    roused: roused.slice(),
    shown: shown.slice(),
  };
}

function layOut(copy: FloorCopy): void {
  const { floor } = copy;
  floor.grid.tiles.set(copy.tiles);
  floor.occupants.set(copy.occupants);
  floor.memory.set(copy.memory);
  floor.rememberedItems.set(copy.rememberedItems);
  const { visible, top, bottom, left, right } = copy.sight;
  floor.sight.visible.set(visible);
  Object.assign(floor.sight, { top, bottom, left, right });
  Object.assign(floor, copyLists(copy.lists), copy.numbers);
  // It was found out on other tiles.
  floor.toHero.walkedTo = -1;
  floor.toHero.seenFrom = -1;
}

function copyPending(pending: Pending): Pending {
  const copy: Record<string, unknown> = { ...pending };
  for (const work in copy) {
    const value = copy[work];
    if (Array.isArray(value)) copy[work] = value.slice();
  }
  return copy as unknown as Pending;
}
