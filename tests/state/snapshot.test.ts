import { addComponent, addEntity, removeComponent, removeEntity } from 'bitecs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, Tile } from '../../src/dungeon/grid.ts';
import { type ComponentName, componentNames, fieldsOf } from '../../src/game/components.ts';
import { packDice } from '../../src/game/dice.ts';
import type { Ending } from '../../src/game/events.ts';
import { emptyFloor } from '../../src/game/floors/floor.ts';
import { placeActor, placeThing } from '../../src/game/floors/occupancy.ts';
import { spawn } from '../../src/game/spawn.ts';
import { columnOf, growStores, limitsOf } from '../../src/game/stores.ts';
import { emptyGame, type Game } from '../../src/game/world.ts';
import { ByteWriter } from '../../src/state/byte-writer.ts';
import { hashOf } from '../../src/state/hash.ts';
import { entitiesBySeq } from '../../src/state/members.ts';
import { readState } from '../../src/state/read-state.ts';
import { restoreAcrossVersions } from '../../src/state/restore-across-versions.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { SnapshotError } from '../../src/state/snapshot-error.ts';
import { writeState } from '../../src/state/write-state.ts';
import { stateOf } from '../plain-state.ts';
import { arenaCampaign, campaign, give, monsterAt, place, scene } from '../world.ts';
import { otherSnapshot } from './rewrite-snapshot.ts';

/** Components that an entity can have with any other components. */
const loose = componentNames.filter((name) => !['Identity', 'Position', 'Dead'].includes(name));

/** A description of an entity. Its `numbers`, from 0 to 1, select values for the fields. */
const recipe = fc.record({
  names: fc.subarray(loose, { maxLength: 6 }),
  numbers: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  isPlaced: fc.boolean(),
  isDead: fc.boolean(),
  isCarried: fc.boolean(),
});
type Recipe = typeof recipe extends fc.Arbitrary<infer T> ? T : never;

const size = 12;

/** A grid of floor without walls. */
function openGrid(): Grid {
  return { width: size, height: size, tiles: new Uint8Array(size * size) };
}

/** A game with a hero and entities; `gone` entity ids are used up before. */
function worldOf(recipes: readonly Recipe[], gone = 0): Game {
  const game = emptyGame(campaign, 'random', emptyFloor(1, openGrid(), []));
  const ids = Array.from({ length: gone }, () => addEntity(game.world));
  for (const id of ids) removeEntity(game.world, id);
  game.hero = spawn(game, campaign.kinds[0]);
  placeActor(game, game.hero, game.floor, 0, 0);
  for (const one of recipes) add(game, one);
  return game;
}

function add(game: Game, { names, numbers, isPlaced, isDead, isCarried }: Recipe): void {
  const { world, stores, floor } = game;
  const entity = addEntity(world);
  growStores(stores, entity);
  for (const name of ['Identity', ...names] as const) fill(game, entity, name, numbers);
  stores.Identity.seq[entity] = game.nextSeq++;
  if (isDead) addComponent(world, entity, stores.Dead);
  const isActor = names.includes('Health');
  const cell = floor.occupants.indexOf(0);
  if (isPlaced) {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    if (isActor && !isDead) placeActor(game, entity, floor, x, y);
    else placeThing(game, entity, floor, x, y);
  } else if (isCarried && !isActor) {
    addComponent(world, entity, game.carriedBy(game.hero));
  }
}

/** Adds a component; its fields get values from all over their range. */
function fill(game: Game, entity: number, name: ComponentName, numbers: readonly number[]): void {
  addComponent(game.world, entity, game.stores[name]);
  const others = entitiesBySeq(game);
  fieldsOf(name).forEach(([field, { kind, choices }], n) => {
    const number = numbers[n % numbers.length];
    const pick = (count: number) => Math.min(count - 1, Math.floor(number * count));
    const { least, most } = limitsOf(kind);
    const isKind = kind === 'kind' || ['Identity.kind', 'Disguise.as'].includes(`${name}.${field}`);
    const value = () => {
      if (isKind) return pick(campaign.kinds.length);
      if (choices) return pick(choices.length);
      if (kind === 'flag') return pick(2);
      if (kind === 'entity') return [0, ...others][pick(others.length + 1)];
      if (kind === 'dice') return packDice(`${pick(32)}d${pick(127)}/1d4`) ?? 0;
      if (kind === 'f64') return number;
      return least + pick(most - least + 1);
    };
    columnOf(game.stores, name, field)[entity] = value();
  });
}

/** The state as text, which compares faster. */
function plainOf(game: Game): string {
  return JSON.stringify(stateOf(game));
}

describe('a random world', () => {
  test('a random world is equal after it was saved and restored, and has the same hash whatever its entity ids', () => {
    fc.assert(
      fc.property(fc.array(recipe, { maxLength: 20 }), fc.nat(9), (recipes, gone) => {
        const game = worldOf(recipes);
        const restored = restore(campaign, snapshotOf(game));
        expect(plainOf(restored)).toBe(plainOf(game));
        expect(hashOf(restored)).toBe(hashOf(game));
        expect(hashOf(worldOf(recipes, gone))).toBe(hashOf(game));
      }),
      { numRuns: 60 },
    );
  });
});

test.each(loose)('every field of %s is restored, from the lowest to the highest value', (name) => {
  for (const number of [0, 0.3, 0.7, 1]) {
    const body = { names: [name], numbers: new Array<number>(5).fill(number) };
    const game = worldOf([{ ...body, isPlaced: false, isDead: false, isCarried: false }]);
    expect(plainOf(restore(campaign, snapshotOf(game)))).toBe(plainOf(game));
  }
});

/** A small game with an actor, carried, worn and lying items, a log and pending work. */
function smallGame(): Game {
  const game = scene('###### #@.ra# ######');
  give(game, 'dagger');
  const [dagger] = entitiesBySeq(game).slice(-1);
  game.stores.Gear.weapon[game.hero] = dagger;
  game.pending.attacks.push({
    attacker: game.hero,
    target: monsterAt(game, 3, 1),
    by: 'thrownItem',
    item: dagger,
  });
  game.pending.rooms.push(game.floor.rooms[0]);
  return game;
}

/** The message of the `SnapshotError` that `read` throws; null if it does not throw. */
function messageOf(read: () => unknown): string | null {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(SnapshotError);
    const { message } = error as Error;
    expect(message).toMatch(/^[A-Z][^\n]*\.$/);
    return message;
  }
  return null;
}

describe('a snapshot', () => {
  const bytes = snapshotOf(smallGame());

  test('a snapshot is refused if any byte is changed', () => {
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at] ^= 1 << (at % 8);
      expect(messageOf(() => restore(campaign, damaged))).toMatch(/damaged|version|not a snapshot/);
    }
  });

  test('a snapshot is refused if it is cut off anywhere or continued', () => {
    for (let length = 0; length < bytes.length; length++) {
      const cut = bytes.slice(0, length);
      expect(messageOf(() => restore(campaign, cut))).toMatch(/damaged|version|not a snapshot/);
    }
    const longer = Uint8Array.of(...bytes, 0);
    expect(messageOf(() => restore(campaign, longer))).toContain('damaged');
  });

  test('a snapshot is refused if two of its parts change places', () => {
    const half = bytes.length >> 1;
    const swapped = Uint8Array.of(
      ...bytes.slice(0, 8),
      ...bytes.slice(half),
      ...bytes.slice(8, half),
    );
    expect(messageOf(() => restore(campaign, swapped))).toContain('damaged');
  });

  test('a snapshot is refused by another campaign, and by the same one with other rules', () => {
    const message = 'written for other content than that of the campaign';
    expect(messageOf(() => restore(arenaCampaign, bytes))).toContain(
      'belongs to the campaign "simple", not to "arena": load that campaign',
    );
    const points = { ...campaign.points, depth: 31 };
    expect(messageOf(() => restore({ ...campaign, points }, bytes))).toContain(message);
  });

  test('a snapshot is refused with the reason that applies: other bytes, another version, damage', () => {
    const text = new TextEncoder().encode('{"campaign":"simple"}');
    expect(messageOf(() => restore(campaign, text))).toContain('do not start with "SRLS"');
    const later = bytes.slice();
    later[4]++;
    expect(messageOf(() => restore(campaign, later))).toContain('another version');
    const damaged = bytes.slice();
    damaged[bytes.length - 1]++;
    expect(messageOf(() => restore(campaign, damaged))).toContain('checksum');
  });

  test('a snapshot does not change the game, and each one is restored into a game of its own', () => {
    const game = smallGame();
    const hash = hashOf(game);
    const [one, other] = [restore(campaign, snapshotOf(game)), restore(campaign, snapshotOf(game))];
    one.stores.Health.current[one.hero] = 1;
    one.floor.memory.tiles[0] = 2;
    expect(hashOf(other)).toBe(hash);
    expect(hashOf(game)).toBe(hash);
    expect(hashOf(one)).not.toBe(hash);
  });
});

describe('the message for an invalid state', () => {
  test.each([
    ['a missing value', () => ({ turn: undefined }), 'head.turn: is missing'],
    ['a text', () => ({ turn: 'x' }), 'head.turn: must be a number'],
    ['a negative number', () => ({ turn: -1 }), 'head.turn: must be at least 0'],
    ['a large number', () => ({ deepest: 70_000 }), 'head.deepest: must be at most 65535'],
    ['a fraction', () => ({ turn: 0.5 }), 'head.turn: must be a whole number'],
    ['no list', () => ({ log: 5 }), 'head.log: must be a list'],
    [
      'an unknown choice',
      () => ({ ending: { by: 'luck' } }),
      'head.ending.by: must be one of "prize", "lastStanding"',
    ],
  ])('names the place and the problem for %s', (_, change, message) => {
    const state = writeState(smallGame());
    const length = new DataView(state.buffer).getUint32(0, true);
    const head = JSON.parse(new TextDecoder().decode(state.subarray(4, 4 + length)));
    const writer = new ByteWriter();
    writer.json({ ...head, ...change() });
    writer.numbers(state.subarray(4 + length));
    expect(messageOf(() => readState(campaign, writer.bytes()))).toContain(message);
  });
});

test.each([
  ['a wrong bracket', 0x5b, 'head: the text is not JSON. Use an undamaged copy.'],
  ['a byte that no text has', 0xff, 'head: the text is not UTF-8. Use an undamaged copy.'],
])('the message for %s in a text names the place and the problem', (_, byte, message) => {
  const state = writeState(smallGame());
  // The head follows its length.
  state[4] = byte;
  expect(messageOf(() => readState(campaign, state))).toBe(`Invalid game state: ${message}`);
});

describe('a state without a checksum', () => {
  const state = writeState(smallGame());

  /** Reads bytes that may be invalid. Only a SnapshotError may be thrown, and a game must be sound. */
  function attempt(bytes: Uint8Array): Game | null {
    let game: Game | null = null;
    messageOf(() => {
      game = readState(campaign, bytes);
    });
    return game;
  }

  test('a state without a checksum is refused, or read as a game that can be saved again, whichever byte is changed', () => {
    let refused = 0;
    for (let at = 0; at < state.length; at++) {
      const damaged = state.slice();
      damaged[at] ^= 1 << (at % 8);
      const game = attempt(damaged);
      if (game) expect(attempt(writeState(game)), `byte ${at}`).not.toBeNull();
      else refused++;
    }
    expect(refused).toBeGreaterThan(state.length / 2);
  });

  test('a state without a checksum is refused if it is cut off anywhere or continued', () => {
    for (let length = 0; length < state.length; length++) {
      expect(messageOf(() => readState(campaign, state.slice(0, length)))).toContain('Invalid');
    }
    const longer = Uint8Array.of(...state, 0);
    expect(messageOf(() => readState(campaign, longer))).toContain('end: more bytes follow');
  });

  test('a state without a checksum is refused without reserving memory for a count that the bytes cannot hold', () => {
    for (let at = 0; at + 4 <= state.length; at += 4) {
      const damaged = state.slice();
      damaged.fill(255, at, at + 4);
      attempt(damaged);
    }
    const game = smallGame();
    game.floors.set(9, { ...game.floor, depth: 9, grid: { ...game.floor.grid, width: 2000 } });
    expect(refusalOf(game)).toContain('head.floors: the bytes end too early');
  });
});

function refusalOf(game: Game): string | null {
  return messageOf(() => readState(campaign, writeState(game)));
}

/** Changes that make a state invalid, with the place and the problem that the error names. */
const invalid: Record<string, [change: (game: Game, rat: number) => void, message: string]> = {
  'a choice that does not exist': [
    ({ stores }, rat) => (stores.AI.mind[rat] = 200),
    'AI.mind: 200 is not below 8',
  ],
  'a flag of 2': [({ stores }, rat) => (stores.AI.awake[rat] = 2), 'AI.awake: 2 is not below 2'],
  'a kind that does not exist': [
    ({ stores }, rat) => (stores.Identity.kind[rat] = campaign.kinds.length),
    `Identity.kind: ${campaign.kinds.length} is not below ${campaign.kinds.length}`,
  ],
  'a summoned kind that does not exist': [
    ({ world, stores }, rat) => {
      addComponent(world, rat, stores.Summons);
      stores.Summons.kind[rat] = 60_000;
    },
    'Summons.kind: 60000 is not below',
  ],
  'a disguise that does not exist': [
    ({ world, stores }, rat) => {
      addComponent(world, rat, stores.Disguise);
      stores.Disguise.as[rat] = 60_000;
    },
    'Disguise.as: 60000 is not below',
  ],
  'a fraction that is not a number': [
    ({ stores }, rat) => (stores.Health.fraction[rat] = Number.NaN),
    'Health.fraction: a value is not a finite number',
  ],
  'dice that cannot be': [
    ({ stores }, rat) => (stores.Health.dice[rat] = 1e300),
    'Health.dice: a value is not a set of dice',
  ],
  'the same seq twice': [
    ({ stores, hero }, rat) => (stores.Identity.seq[rat] = stores.Identity.seq[hero]),
    'Identity: the seq numbers do not increase',
  ],
  'a seq of 0': [
    ({ stores }, rat) => (stores.Identity.seq[rat] = 0),
    'Identity: the seq numbers do not increase',
  ],
  'a seq that is still to come': [
    ({ stores }, rat) => (stores.Identity.seq[rat] = 99),
    'Identity: the seq 99 is not below 99',
  ],
  'two actors on a cell': [
    ({ stores }, rat) => (stores.Position.x[rat] = 1),
    'two actors are on 1, 1',
  ],
  'an actor in a wall': [
    ({ floor }) => (floor.grid.tiles[3 + floor.grid.width] = Tile.wall),
    'no actor can be on 3, 1',
  ],
  'an actor beyond the right edge': [
    ({ stores }, rat) => (stores.Position.x[rat] = 6),
    '6, 1 is not on the floor',
  ],
  'an actor below the lower edge': [
    ({ stores }, rat) => (stores.Position.y[rat] = 3),
    '3, 3 is not on the floor',
  ],
  'an actor on a floor that does not exist': [
    ({ stores }, rat) => (stores.Position.depth[rat] = 7),
    'there is no floor 7',
  ],
  'an item carried by an item': [
    (game) => {
      const [dagger, apple] = [place(game, 'dagger', 2, 1), place(game, 'apple', 2, 1)];
      addComponent(game.world, apple, game.carriedBy(dagger));
    },
    'is not carried by an actor',
  ],
  'a carried actor': [
    (game, rat) => addComponent(game.world, rat, game.carriedBy(game.hero)),
    'is not carried by an actor',
  ],
  'no hero': [(game) => removeEntity(game.world, game.hero), 'head.hero: the hero is missing'],
  'a hero of another kind': [
    (game, rat) => (game.hero = rat),
    'head.hero: the entity is not a hero',
  ],
  'a hero without an intent': [
    ({ world, stores, hero }) => removeComponent(world, hero, stores.Intent),
    'head.hero: the hero has no Intent',
  ],
  'a dead hero on no floor': [
    ({ world, stores, hero }) => {
      addComponent(world, hero, stores.Dead);
      stores.Position.depth[hero] = 8;
    },
    'head.hero: the hero is on no floor',
  ],
  'a tile that does not exist': [
    ({ floor }) => (floor.grid.tiles[0] = 13),
    'floor 1: tiles: 13 is not below 13',
  ],
  'a remembered tile that does not exist': [
    ({ floor }) => (floor.memory.tiles[0] = 254),
    'floor 1: memory: 254 is not below 13',
  ],
  'a remembered item that does not exist': [
    ({ floor }) => (floor.memory.things[0] = 9999),
    'floor 1: rememberedThings: 9999 is not below',
  ],
  'a cell that is visible twice': [
    ({ floor }) => (floor.fieldOfView.visible[0] = 2),
    'floor 1: visible: 2 is not below 2',
  ],
  'a view from beyond the floor': [
    ({ floor }) => (floor.lookedFrom = 18),
    'head.floors.1: lookedFrom is not on the floor',
  ],
  'a death beyond the floor': [
    ({ floor }) => (floor.deaths = [{ cell: 18, kind: 'rat' }]),
    'head.floors.1: a death is not on the floor',
  ],
  'a death of an unknown kind': [
    ({ floor }) => (floor.deaths = [{ cell: 4, kind: 'unicorn' }]),
    'head: there is no kind "unicorn"',
  ],
  'a view from below −1': [({ floor }) => (floor.lookedFrom = -2), 'head.floors.0.lookedFrom'],
  'a room beyond the right edge': [
    (game) => addFloor(game, { x1: 1, y1: 1, x2: 6, y2: 1 }),
    'head.floors.2: a room reaches beyond the floor',
  ],
  'a room below the lower edge': [
    (game) => addFloor(game, { x1: 1, y1: 1, x2: 4, y2: 3 }),
    'head.floors.2: a room reaches beyond the floor',
  ],
  'a room of negative width': [
    (game) => addFloor(game, { x1: 3, y1: 1, x2: 2, y2: 1 }),
    'head.floors.2: a room reaches beyond the floor',
  ],
  'a room of negative height': [
    (game) => addFloor(game, { x1: 3, y1: 2, x2: 3, y2: 1 }),
    'head.floors.2: a room reaches beyond the floor',
  ],
  'the same depth twice': [
    (game) => game.floors.set(2, game.floor),
    'head.floors: a depth occurs twice',
  ],
  'no floor': [(game) => game.floors.clear(), 'head.floors: there is no floor'],
  'another campaign': [
    (game) => (game.campaign = { ...campaign, id: 'other' }),
    'head.campaign: the game belongs to the campaign "other", not "simple"',
  ],
  'a negative turn': [(game) => (game.turn = -1), 'head.turn'],
  'a score that is not whole': [(game) => (game.score = 0.5), 'head.score'],
  'an ending that does not exist': [
    (game) => (game.ending = { won: true, by: 'luck' } as never),
    'head.ending',
  ],
  'a tone that does not exist': [
    (game) => game.log.push({ id: 'wake', params: {}, tone: 'loud', times: 1 } as never),
    'head.log.',
  ],
  'a message parameter that is no text, number or item': [
    (game) => game.log.push({ id: 'hit', params: { hp: true }, tone: 'normal', times: 1 } as never),
    'head.log.',
  ],
  'a command that does not exist': [
    ({ pending }) => (pending.command = { type: 'fly' } as never),
    'pending.command',
  ],
  'pending work in a room beyond the floor': [
    ({ pending }) => pending.rooms.push({ x1: 1, y1: 1, x2: 60, y2: 1 }),
    'pending.rooms.1: the room reaches beyond the floor',
  ],
  'more extra turns than a command can take': [
    ({ pending }) => (pending.extraTurns = 256),
    'pending.extraTurns',
  ],
};

/** Adds a second floor like the first one, with another room. */
function addFloor(game: Game, room: Game['floor']['rooms'][number]): void {
  game.floors.set(2, { ...game.floor, depth: 2, rooms: [room] });
}

test.each(Object.entries(invalid))('a state with %s is refused', (_, [change, message]) => {
  const game = smallGame();
  game.nextSeq = 99;
  expect(refusalOf(game)).toBeNull();
  change(game, monsterAt(game, 3, 1));
  expect(refusalOf(game)).toContain(message);
});

const endings: Ending[] = [
  { won: true, by: 'prize', kind: 'green-jewel' },
  { won: true, by: 'lastStanding' },
  { won: true, by: 'escape', kind: 'green-jewel', sold: 12 },
  { won: false, by: 'attack', kind: 'rat' },
  { won: false, by: 'bolt', kind: 'stick-fire' },
  { won: false, by: 'hunger' },
];

test.each(endings)('a game that ended by $by is restored with its ending', (ending) => {
  const game = smallGame();
  game.ending = ending;
  expect(readState(campaign, writeState(game)).ending).toEqual(ending);
});

test('everything that the hero knows is restored, also from another version', () => {
  const game = smallGame();
  game.known.add('apple');
  game.seen.add('bat');
  game.called.set('dagger', 'a gift');
  game.genocided.add('wolf');
  game.sensed.push({ x: 3, y: 1, kind: 'rat' });
  game.asks = 'genocide';
  const { known, seen, called, genocided, sensed, asks } = game;
  const knowledge = { known, seen, called, genocided, sensed, asks };
  expect(restore(campaign, snapshotOf(game))).toMatchObject(knowledge);
  const other = otherSnapshot(game, () => {});
  expect(restoreAcrossVersions(campaign, other).game).toMatchObject(knowledge);
});

test('references to entities that no longer exist are saved as none', () => {
  const game = smallGame();
  const dagger = game.stores.Gear.weapon[game.hero];
  game.stores.Intent.item[game.hero] = dagger;
  removeEntity(game.world, dagger);
  const { stores, hero, pending } = readState(campaign, writeState(game));
  expect([stores.Gear.weapon[hero], stores.Intent.item[hero]]).toEqual([0, 0]);
  expect(pending.attacks).toHaveLength(1);
});
