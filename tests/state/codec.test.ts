import { addComponent, addEntity, entityExists, removeComponent, removeEntity } from 'bitecs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walledGrid } from '../../src/dungeon/grid.ts';
import { type ComponentName, componentNames, fieldsOf } from '../../src/game/components.ts';
import { has } from '../../src/game/entity.ts';
import { emptyFloor } from '../../src/game/floor.ts';
import { newGame } from '../../src/game/game.ts';
import { liftActor, placeActor } from '../../src/game/occupancy.ts';
import { layAt, spawn } from '../../src/game/spawn.ts';
import { columnOf, growStores } from '../../src/game/stores.ts';
import { emptyGame, type Game } from '../../src/game/world.ts';
import { ByteReader, ByteWriter } from '../../src/state/bytes.ts';
import { hashOf } from '../../src/state/hash.ts';
import { keyframeOf, rewind } from '../../src/state/keyframe.ts';
import { carrierOf, entitiesBySeq } from '../../src/state/membership.ts';
import { restore, SnapshotError, snapshotOf } from '../../src/state/snapshot.ts';
import { crowdedHall } from '../bench/crowd.ts';
import { bitEcsSaver } from '../bench/savers.ts';
import { stateOf } from '../plain-state.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

/** Components that an entity may have whatever else it has. */
const loose = componentNames.filter((name) => !['Identity', 'Position', 'Dead'].includes(name));

/** What an entity is to have. `numbers` become the values of its fields. */
const recipe = fc.record({
  names: fc.subarray(loose, { maxLength: 6 }),
  numbers: fc.array(fc.oneof(fc.constant(0), fc.nat(), fc.nat(300)), {
    minLength: 5,
    maxLength: 5,
  }),
  isPlaced: fc.boolean(),
  isDead: fc.boolean(),
  carrier: fc.nat(20),
});
type Recipe = typeof recipe extends fc.Arbitrary<infer T> ? T : never;

const size = 12;

/** A game with a hero and as many others; so many ids are used up before. */
function worldOf(recipes: readonly Recipe[], gone = 0): Game {
  const game = emptyGame(campaign, 'chaos', emptyFloor(1, walledGrid(size, size), []));
  const dummies = Array.from({ length: gone }, () => addEntity(game.world));
  for (const dummy of dummies) removeEntity(game.world, dummy);
  game.hero = spawn(game, campaign.kinds[0]);
  placeActor(game, game.hero, game.floor, 0, 0);
  for (const one of recipes) add(game, one);
  return game;
}

function add(game: Game, { names, numbers, isPlaced, isDead, carrier }: Recipe): void {
  const { world, stores, floor } = game;
  const others = entitiesBySeq(game);
  const entity = addEntity(world);
  growStores(stores, entity);
  for (const name of ['Identity', ...names] as const) give(game, entity, name, numbers, others);
  stores.Identity.seq[entity] = game.nextSeq++;
  if (isDead) addComponent(world, entity, stores.Dead);
  const cell = floor.occupants.indexOf(0);
  if (isPlaced && cell >= 0) {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    if (names.includes('Health') && !isDead) placeActor(game, entity, floor, x, y);
    else layAt(game, entity, floor, x, y);
  } else if (carrier > 0) {
    addComponent(world, entity, game.carriedBy(others[carrier % others.length]));
  }
}

/** Gives an entity a component, with values that its fields can hold. */
function give(
  game: Game,
  entity: number,
  name: ComponentName,
  numbers: readonly number[],
  others: Uint32Array,
): void {
  addComponent(game.world, entity, game.stores[name]);
  fieldsOf(name).forEach(([field, { kind, choices }], n) => {
    const number = numbers[n % numbers.length];
    const column = columnOf(game.stores, name, field);
    const isKind = kind === 'kind' || (name === 'Identity' && field === 'kind');
    if (isKind) column[entity] = number % campaign.kinds.length;
    else if (choices) column[entity] = number % choices.length;
    else if (kind === 'entity') column[entity] = number % 3 && others[number % others.length];
    else column[entity] = kind === 'f64' || kind === 'dice' ? number / (1 + (n % 2)) : number;
  });
}

/** As text, which compares faster. */
function plainOf(game: Game): string {
  return JSON.stringify(stateOf(game));
}

/** A column as `ByteWriter` writes it, thought out anew for each value. */
function columnByHand(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values);
  const width = largest < 2 ** 8 ? 1 : largest < 2 ** 16 ? 2 : 4;
  const bytesOf = (value: number) =>
    Array.from({ length: width }, (_, n) => Math.floor(value / 256 ** n) % 256);
  const starts = [...values.keys()].filter((n) => n === 0 || values[n] !== values[n - 1]);
  if (starts.length * (width + 2) >= values.length * width) {
    return [width, ...values.flatMap(bytesOf)];
  }
  const runs = starts.flatMap((start, run) => {
    const length = (starts[run + 1] ?? values.length) - start;
    const digits = length < 128 ? [length] : [(length % 128) + 128, Math.floor(length / 128)];
    return [...digits, ...bytesOf(values[start])];
  });
  return [width + 16, ...runs];
}

test('a column of numbers is written as the form has it, from arrays of any width, and read back', () => {
  const run = (max: number) => fc.tuple(fc.integer({ min: 1, max: 200 }), fc.nat(max));
  const columns = [1, 0xff, 0xffff, 0xffffffff].map((max) =>
    fc.array(fc.oneof(run(max), fc.tuple(fc.constant(1), fc.nat(max))), { maxLength: 30 }),
  );
  fc.assert(
    fc.property(fc.oneof(...columns), fc.nat(3), (runs, offset) => {
      const values = runs.flatMap(([length, value]) => new Array<number>(length).fill(value));
      const written = (write: (writer: ByteWriter) => void) => {
        const writer = new ByteWriter();
        write(writer);
        return [...writer.written()];
      };
      const largest = Math.max(0, ...values);
      const bytes = written((writer) => writer.column(Uint32Array.from(values), values.length));
      expect(bytes).toEqual(columnByHand(values));
      for (const { Cells, most } of [
        { Cells: Uint8Array, most: 0xff },
        { Cells: Uint16Array, most: 0xffff },
      ]) {
        if (largest > most) continue;
        const cells = new Cells(offset + values.length).subarray(offset);
        cells.set(values);
        expect(written((writer) => writer.cells(cells))).toEqual(bytes);
      }
      expect([...new ByteReader(Uint8Array.from(bytes)).column(values.length)]).toEqual(values);
    }),
  );
});

describe('a random world', () => {
  test('is the same after it was saved and loaded, and saved the same whatever its ids', () => {
    fc.assert(
      fc.property(fc.array(recipe, { maxLength: 20 }), fc.nat(9), (recipes, gone) => {
        const game = worldOf(recipes);
        const loaded = restore(campaign, snapshotOf(game));
        expect(plainOf(loaded)).toBe(plainOf(game));
        const other = worldOf(recipes, gone);
        expect(hashOf(other)).toBe(hashOf(game));
        expect(hashOf(loaded)).toBe(hashOf(game));
      }),
      { numRuns: 50 },
    );
  });

  test('comes back whatever was born, died, was given, taken, carried off or changed', () => {
    const deed = fc.record({
      what: fc.constantFrom('add', 'remove', 'give', 'take', 'carry', 'drop', 'change'),
      whom: fc.nat(),
      recipe,
    });
    fc.assert(
      fc.property(
        fc.array(recipe, { maxLength: 12 }),
        fc.array(fc.array(deed, { maxLength: 12 }), { minLength: 1, maxLength: 3 }),
        (recipes, times) => {
          const game = worldOf(recipes, 2);
          const moments = times.map((deeds) => {
            const moment = { keyframe: keyframeOf(game), state: plainOf(game) };
            for (const { what, whom, recipe } of deeds) alter(game, what, whom, recipe);
            return moment;
          });
          // Back and forth: what was rewound once must do as a start again.
          for (const { keyframe, state } of [...moments.reverse(), ...moments.reverse()]) {
            rewind(game, keyframe);
            expect(plainOf(game)).toBe(state);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

function alter(game: Game, what: string, whom: number, recipe: Recipe): void {
  const { world, stores } = game;
  const entities = entitiesBySeq(game);
  const entity = entities[whom % entities.length];
  if (what === 'add' || entity === game.hero) return add(game, recipe);
  if (what === 'remove') {
    if (has(game, entity, 'Position') && !has(game, entity, 'Dead')) liftActor(game, entity);
    removeEntity(world, entity);
    return forget(game);
  }
  for (const name of recipe.names.filter((one) => one !== 'Health')) {
    if (what === 'take') removeComponent(world, entity, stores[name]);
    if (what === 'give') give(game, entity, name, recipe.numbers, entities);
    if (what === 'change' && has(game, entity, name)) {
      give(game, entity, name, recipe.numbers, entities);
    }
  }
  const carrier = entities[recipe.carrier % entities.length];
  if (what === 'carry' && !isWithin(game, carrier, entity)) {
    addComponent(world, entity, game.carriedBy(carrier));
  }
  if (what === 'drop') removeComponent(world, entity, game.carriedBy(carrier));
}

/** Whether an entity is another or carried by it, be it in turn: nobody is carried by what he carries. */
function isWithin(game: Game, entity: number, other: number): boolean {
  for (let one = entity; one !== 0; one = carrierOf(game, one)) if (one === other) return true;
  return false;
}

/** No entity refers to one that is gone, and nobody gone keeps a cell: so the rules leave it. */
function forget(game: Game): void {
  const { Intent, Gear } = game.stores;
  const isGone = (entity: number) => entity !== 0 && !entityExists(game.world, entity);
  for (const column of [Intent.item, Gear.weapon, Gear.armour]) {
    column.forEach((entity, n) => {
      if (isGone(entity)) column[n] = 0;
    });
  }
  game.floor.occupants.forEach((entity, cell) => {
    if (isGone(entity)) game.floor.occupants[cell] = 0;
  });
}

describe('bytes of which no game can be made are refused in one clear line', () => {
  const game = newGame(rogueCampaign, 'x');
  const bytes = snapshotOf(game);
  const refusal = (broken: Uint8Array, played = rogueCampaign): string => {
    try {
      restore(played, broken);
    } catch (error) {
      expect(error).toBeInstanceOf(SnapshotError);
      const { message } = error as Error;
      expect(message).not.toContain('\n');
      return message;
    }
    return 'accepted';
  };

  test('cut off anywhere, or with something after the end', () => {
    for (let length = 0; length < bytes.length; length += length < 60 ? 1 : 37) {
      expect(refusal(bytes.slice(0, length))).toMatch(/damaged|no snapshot/);
    }
    expect(refusal(Uint8Array.of(...bytes, 0))).toContain('damaged');
  });

  test('any bit turned over', () => {
    for (let at = 0; at < bytes.length; at += at < 60 ? 1 : 23) {
      const broken = bytes.slice();
      broken[at] ^= 1 << (at % 8);
      expect(refusal(broken)).toMatch(/damaged|no snapshot|version/);
    }
  });

  test('of another version, another campaign, or something else', () => {
    const later = bytes.slice();
    later[4] = 2;
    expect(refusal(later)).toBe('the snapshot has version 2; this one reads 1');
    expect(refusal(bytes, arenaCampaign)).toContain('not of this content of the campaign arena');
    expect(refusal(new TextEncoder().encode('{"campaign":"rogue"}'))).toBe('this is no snapshot');
  });
});

test('a snapshot takes no more than 0.35 of the bytes of one by bitECS, with the floor on top', () => {
  const game = crowdedHall(2000);
  expect(snapshotOf(game).length).toBeLessThan(0.35 * bitEcsSaver(game)().byteLength);
});
