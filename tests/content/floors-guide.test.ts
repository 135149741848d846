import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { Tile, tileAt } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import { die } from '../../src/game/combat/death.ts';
import { featureGrounds } from '../../src/game/components.ts';
import { cellOf, heroCell } from '../../src/game/entity.ts';
import { featuresOn, itemsOn } from '../../src/game/floors/floor-contents.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { openFloor } from '../../src/game/floors/open-floor.ts';
import { placeFeature } from '../../src/game/floors/place-feature.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { apart, attacksOf, wait } from '../game/systems/stage.ts';
import { arena, rogue, simple } from '../sources.ts';
import { messageIds, place, scene } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { guide, mods } = readGuide('floors.md');

describe.each([simple, rogue, arena])('in $id', (source) => {
  const campaign = loadCampaign(source, mods);

  test('every example is read without errors and warnings', () => {
    const own = campaign.problems.filter(({ file }) => file in mods);
    const serious = own.filter(
      ({ grade, text }) => grade === 'error' || !/^spawn|glyph/.test(text),
    );
    expect(serious.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    for (const file of Object.keys(mods)) kindById(campaign, file.replace('.json', ''));
  });
});

test('the table of the guide has every ground', () => {
  const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual([...featureGrounds]);
});

const campaign = loadCampaign(simple, mods);

/** A drawn floor with a hero of much health. */
function drawn(map: string): Game {
  const game = scene(map, { campaign });
  const { Health } = game.stores;
  Health.max[game.hero] = 60_000;
  Health.current[game.hero] = 50_000;
  return game;
}

function put(game: Game, id: string, x: number, y: number): number {
  return placeFeature(game, kindById(game.campaign, id), game.floor, { x, y });
}

const move = (dx: -1 | 0 | 1, dy: -1 | 0 | 1 = 0) => ({ type: 'move', dx, dy }) as const;
const hall = '############ #..........# #@.........# #..........# ############';

describe('the promises of the guide', () => {
  test('the fountain heals the hero that walks into it, twice', () => {
    const game = drawn(hall);
    const { Health } = game.stores;
    put(game, 'fountain', 2, 2);
    const found: string[][] = [];
    const healths: number[] = [];
    for (let n = 0; n < 3; n++) {
      takeTurn(game, move(1));
      found.push(messageIds(game));
      healths.push(Health.current[game.hero]);
    }
    expect(heroCell(game)).toEqual({ x: 1, y: 2 });
    expect(found.slice(0, 2).every((ids) => ids.includes('featureSays'))).toBe(true);
    expect(found[2]).toContain('usedUp');
    expect(healths[0]).toBeGreaterThan(50_001);
    expect(healths[1]).toBeGreaterThan(healths[0] + 1);
    expect(healths[2]).toBeLessThanOrEqual(healths[1] + 1);
  });

  test('the door of the guide hides the cells behind it until the hero walks into it', () => {
    const game = drawn('####### #@.#..# #.....# #..#..# #######');
    put(game, 'wooden-door', 3, 2);
    takeTurn(game, move(0, 1));
    takeTurn(game, move(1));
    expect(tileAt(game.floor.grid, 3, 2)).toBe(Tile.closedDoor);
    takeTurn(game, move(1));
    expect(messageIds(game)).toContain('opens');
    expect([heroCell(game).x, tileAt(game.floor.grid, 3, 2)]).toEqual([2, Tile.floor]);
    expect(featuresOn(game)).toEqual([]);
    takeTurn(game, move(1));
    expect(heroCell(game)).toEqual({ x: 3, y: 2 });
  });

  test('nobody on foot enters deep water, and a game with it can be saved', () => {
    const game = drawn(hall);
    put(game, 'deep-water', 2, 2);
    takeTurn(game, move(1));
    expect(messageIds(game)).toEqual(['blocked']);
    expect(heroCell(game)).toEqual({ x: 1, y: 2 });
    const restored = restore(campaign, snapshotOf(game));
    expect(hashOf(restored)).toBe(hashOf(game));
    expect(tileAt(restored.floor.grid, 2, 2)).toBe(Tile.deep);
  });

  test('the bog slows the hero that steps into it', () => {
    const game = drawn(hall);
    put(game, 'bog', 2, 2);
    takeTurn(game, move(1));
    expect(heroCell(game)).toEqual({ x: 2, y: 2 });
    expect(game.stores.Condition.slowed[game.hero]).toBeGreaterThan(0);
  });

  test('the brazier is known from the start, and burns the hero', () => {
    const game = drawn(hall);
    const brazier = place(game, 'brazier', 2, 2);
    expect(game.stores.Trap.found[brazier]).toBe(1);
    takeTurn(game, move(1));
    expect(game.stores.Health.current[game.hero]).toBeLessThan(50_000);
  });

  test('the pike bites from the water and does not leave it', () => {
    const game = drawn(hall);
    for (let x = 2; x < 9; x++) put(game, 'deep-water', x, 2);
    const pike = place(game, 'pike', 8, 2);
    game.stores.AI.awake[pike] = 1;
    let attacks = 0;
    for (let turn = 0; turn < 12; turn++) {
      wait(game);
      attacks += attacksOf(game, pike);
    }
    expect([cellOf(game, pike), attacks > 3]).toEqual([{ x: 2, y: 2 }, true]);
  });

  test('the falcon crosses water that a walker goes around', () => {
    const game = drawn('########## #@.......# ##########');
    put(game, 'deep-water', 4, 1);
    const falcon = place(game, 'falcon', 8, 1);
    for (let turn = 0; turn < 8; turn++) wait(game);
    expect(apart(game, falcon)).toBe(1);
    const other = drawn('########## #@.......# ##########');
    put(other, 'deep-water', 4, 1);
    const thief = place(other, 'door-thief', 8, 1);
    for (let turn = 0; turn < 8; turn++) wait(other);
    expect(apart(other, thief)).toBeGreaterThan(3);
  });

  test('the thief opens a door, and the falcon does not', () => {
    for (const [id, distance] of [
      ['door-thief', 1],
      ['falcon', 4],
    ] as const) {
      const game = drawn('########## #@.......# ##########');
      put(game, 'wooden-door', 4, 1);
      const monster = place(game, id, 8, 1);
      for (let turn = 0; turn < 9; turn++) wait(game);
      expect([id, apart(game, monster)]).toEqual([id, distance]);
    }
  });
});

test('the thief opens a door, takes an item, and drops it when it dies', () => {
  const game = drawn('########## #@.......# ##########');
  put(game, 'wooden-door', 4, 1);
  const apple = spawnItem(game, { kind: kindById(campaign, 'apple') });
  stow(game, game.hero, apple);
  const thief = place(game, 'door-thief', 8, 1);
  for (let turn = 0; turn < 9 && bagOf(game, thief).length === 0; turn++) wait(game);
  expect(bagOf(game, thief)).toEqual([apple]);
  for (let turn = 0; turn < 5; turn++) wait(game);
  expect(apart(game, thief)).toBeGreaterThan(3);
  die(game, thief);
  wait(game);
  expect(itemsOn(game, game.floor)).toContain(apple);
});

describe.each([simple, rogue])('on floors of $id', (source) => {
  const played = loadCampaign(source, mods);
  const bare = loadCampaign(source);

  test('features keep every place reachable, and change no floor without them', () => {
    const found = new Set<string>();
    const game = newGame(played, 'features');
    for (let n = 0; n < 150; n++) {
      const depth = source.start.depth + 1 + (n % 3);
      const plan = generateFloor(played, `floor ${n}`, depth, source.start);
      const { grid } = plan.terrain;
      const { terrain } = generateFloor(bare, `floor ${n}`, depth, source.start);
      expect(String(terrain.grid.tiles)).toBe(String(grid.tiles));
      const before = reached(grid, plan.arrival);
      const floor = openFloor(game, 900, plan);
      const after = reached(floor.grid, plan.arrival);
      const cutOff = [...before].filter((cell) => {
        const tile = floor.grid.tiles[cell];
        return tile !== Tile.deep && tile !== Tile.obstacle && !after.has(cell);
      });
      expect([n, cutOff]).toEqual([n, []]);
      for (const { kind } of plan.features) found.add(kind.id);
    }
    expect([...found].sort()).toEqual(['bog', 'deep-water', 'fountain', 'wooden-door']);
  });
});

/** The cells that orthogonal steps reach over floors, doors and secret doors. */
function reached(grid: Game['floor']['grid'], from: { x: number; y: number }): Set<number> {
  const { width, tiles } = grid;
  const blocked: readonly number[] = [
    ...[Tile.wall, Tile.weakWall, Tile.rock],
    ...[Tile.deep, Tile.obstacle],
  ];
  const cells = new Set([from.y * width + from.x]);
  for (const cell of cells) {
    for (const step of [-1, 1, -width, width]) {
      if (!blocked.includes(tiles[cell + step] ?? Tile.wall)) cells.add(cell + step);
    }
  }
  return cells;
}
