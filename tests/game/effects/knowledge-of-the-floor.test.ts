import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { monstersInSight } from '../../../src/game/actors/actors.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import { restore, snapshotOf } from '../../../src/state/snapshot.ts';
import { campaign, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { befall } from './befall.ts';

const things = ['monsters', 'magic', 'gold'] as const;
const of = (thing: (typeof things)[number]) => ({ of: things.indexOf(thing) });

/** Two rooms that a wall divides: the hero is in the left one. */
const rooms = [
  { x1: 1, y1: 1, x2: 3, y2: 3 },
  { x1: 5, y1: 1, x2: 7, y2: 3 },
];

function twoRooms() {
  const map = '######### #...#..H# #.@.#...# #...#...# #########';
  const game = scene(map, { campaign: rogueCampaign, rooms });
  return { game, hero: game.hero, monster: monsterAt(game, 7, 1) };
}

describe('detection', () => {
  test('detection of monsters shows each monster of the floor, also an invisible one', () => {
    const { game, hero, monster } = twoRooms();
    addComponent(game.world, monster, game.stores.Invisible);
    expect(befall(game, hero, 'detect', of('monsters'))).toBe(true);
    expect(messageIds(game)).toEqual(['sensesMonsters']);
    expect(game.sensed).toEqual([{ x: 7, y: 1, kind: 'hobgoblin' }]);
  });

  test('detection of gold shows gold, and detection of magic shows magic items without their kinds', () => {
    const { game, hero } = twoRooms();
    place(game, 'gold', 5, 3);
    place(game, 'mace', 5, 1);
    place(game, 'potion-healing', 6, 1);
    place(game, 'scroll-light', 6, 2);
    const sword = place(game, 'long-sword', 7, 3);
    game.stores.Weapon.hit[sword] = 1;
    befall(game, hero, 'detect', of('gold'));
    expect(messageIds(game)).toEqual(['sensesGold']);
    expect(game.sensed).toEqual([{ x: 5, y: 3, kind: 'gold' }]);
    game.sensed = [];
    befall(game, hero, 'detect', of('magic'));
    expect(messageIds(game)).toEqual(['sensesMagic']);
    expect(game.sensed).toEqual([
      { x: 6, y: 1, kind: '' },
      { x: 6, y: 2, kind: '' },
      { x: 7, y: 3, kind: '' },
    ]);
  });

  test('detection of magic shows a monster that carries some, even on a floor without items', () => {
    const { game, hero, monster } = twoRooms();
    const potion = spawnItem(game, { kind: kindById(rogueCampaign, 'potion-healing') });
    addComponent(game.world, potion, game.carriedBy(monster));
    expect(befall(game, hero, 'detect', of('magic'))).toBe(true);
    expect(game.sensed).toEqual([{ x: 7, y: 1, kind: '' }]);
  });

  test.each(things)('of %s on a floor without any is only a strange feeling', (thing) => {
    const game = scene('##### #.@.# #####', { campaign: rogueCampaign });
    expect(befall(game, game.hero, 'detect', of(thing))).toBe(false);
    expect(messageIds(game)).toEqual(['strangeFeeling']);
    expect(game.sensed).toEqual([]);
  });

  test('detection lasts until the next action, and a refused command does not end it', () => {
    const { game, hero } = twoRooms();
    befall(game, hero, 'detect', of('monsters'));
    takeTurn(game, { type: 'up' });
    expect(game.sensed).toHaveLength(1);
    takeTurn(game, { type: 'wait' });
    expect(game.sensed).toEqual([]);
  });

  test('detection survives save and load', () => {
    const { game, hero } = twoRooms();
    befall(game, hero, 'detect', of('monsters'));
    expect(restore(rogueCampaign, snapshotOf(game)).sensed).toEqual(game.sensed);
  });

  test('detection has no message for a monster', () => {
    const { game, monster } = twoRooms();
    expect(befall(game, monster, 'detect', of('monsters'))).toBe(false);
    expect(game.sensed).toEqual([]);
  });
});

describe('mapping', () => {
  test('mapping teaches walls, doors, passages and stairs, but not floor, items and traps', () => {
    const game = scene('#####___##### #.@.#___#..># #...+,,,&...# #####___#####', {
      campaign: rogueCampaign,
      rooms: [
        { x1: 1, y1: 1, x2: 3, y2: 2 },
        { x1: 9, y1: 1, x2: 11, y2: 2 },
      ],
    });
    place(game, 'mace', 9, 1);
    place(game, 'bear-trap', 10, 2);
    expect(befall(game, game.hero, 'map')).toBe(true);
    expect(messageIds(game)).toEqual(['mapped']);
    const { grid, memory } = game.floor;
    const known = (x: number, y: number) => memory.tiles[y * grid.width + x];
    expect(known(11, 1)).toBe(Tile.stairsDown);
    expect(known(5, 2)).toBe(Tile.passage);
    expect(known(12, 0)).toBe(Tile.wall);
    // The secret door has become a door.
    expect(tileAt(grid, 8, 2)).toBe(Tile.door);
    expect(known(8, 2)).toBe(Tile.door);
    for (const [x, y] of [
      [9, 1],
      [10, 2],
      [9, 2],
    ]) {
      expect(known(x, y)).toBe(unknown);
      expect(memory.things[y * grid.width + x]).toBe(0);
    }
  });

  test('mapping shows the corridors of a Simple floor, whose tile is floor', () => {
    const game = scene('######## #@.#...# ##...### ########', {
      rooms: [{ x1: 1, y1: 1, x2: 2, y2: 1 }],
    });
    befall(game, game.hero, 'map');
    expect(game.floor.memory.tiles[1 * 8 + 5]).toBe(Tile.floor);
  });
});

describe('light', () => {
  const dark = [{ x1: 1, y1: 1, x2: 7, y2: 1, dark: true }];

  test('light lights a dark room for good, and its monsters may notice the hero', () => {
    let woken = 0;
    for (let n = 0; n < 60; n++) {
      const game = scene('######### #.@...H.# #########', {
        campaign: rogueCampaign,
        rooms: [{ ...dark[0] }],
        seed: `light ${n}`,
      });
      expect(monstersInSight(game)).toEqual([]);
      place(game, 'scroll-light', 2, 1);
      takeTurn(game, { type: 'pickup' });
      takeTurn(game, { type: 'read', slot: 0 });
      expect(messageIds(game)).toContain('lit');
      expect(game.floor.rooms[0].dark).toBe(false);
      expect(monstersInSight(game)).toHaveLength(1);
      woken += game.stores.AI.awake[game.floor.monsters[0]];
    }
    expect(woken).toBeGreaterThan(20);
    expect(woken).toBeLessThan(60);
  });

  test('in a corridor is only a glimmer', () => {
    const game = scene('_____ ,,@,, _____', { campaign: rogueCampaign, rooms: [] });
    expect(befall(game, game.hero, 'light')).toBe(true);
    expect(messageIds(game)).toEqual(['glimmers']);
  });

  test('around a monster in another room is not noticed', () => {
    const { game, monster } = twoRooms();
    expect(befall(game, monster, 'light')).toBe(false);
    expect(messageIds(game)).toEqual([]);
  });

  test('a light room is still light after save and load', () => {
    const game = scene('##### #.@.# #####', { campaign, rooms: [{ ...dark[0], x2: 3 }] });
    befall(game, game.hero, 'light');
    expect(restore(campaign, snapshotOf(game)).floor.rooms[0].dark).toBe(false);
  });
});
