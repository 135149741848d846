import { describe, expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { roomWith } from '../../../src/dungeon/rooms.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { cellOf, heroCell, kindOf } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { scheduleWanderer, wanderers } from '../../../src/game/systems/wanderers.ts';
import type { Game } from '../../../src/game/world.ts';
import { arenaCampaign, campaign, place, rogueCampaign, scene } from '../../world.ts';
import { apart } from './stage.ts';

const wait = { type: 'wait' } as const;

/** Two rooms far apart; the hero is in the first. */
const twoRooms = {
  campaign: rogueCampaign,
  rooms: [
    { x1: 1, y1: 1, x2: 3, y2: 3 },
    { x1: 8, y1: 1, x2: 10, y2: 3 },
  ],
};
const map = `
  ############
  #...####...#
  #.@.+,,+...#
  #...####...#
  ############`;

/** Lets a wanderer arrive now if there is a place for it. */
function arrive(game: Game, turn: number): number | undefined {
  const known = new Set(monstersHere(game));
  game.turn = turn;
  game.nextWanderer = turn;
  wanderers(game);
  return monstersHere(game).find((monster) => !known.has(monster));
}

describe('wandering monsters', () => {
  test('on a floor without rooms a wandering monster arrives anywhere but next to the hero', () => {
    const distances = Array.from({ length: 200 }, (_, n) => {
      const game = scene(map, { ...twoRooms, rooms: [], seed: `open ${n}` });
      const monster = arrive(game, 300);
      return monster === undefined ? 0 : apart(game, monster);
    });
    expect(Math.min(...distances)).toBe(2);
    expect(Math.max(...distances)).toBe(8);
  });

  test('the first wandering monster arrives after 70 turns and a number of rolls of 1/6 each', () => {
    // There is a roll every fourth turn: after 74, 78, 82 … turns, with decreasing probability.
    const games = 4000;
    const chances = Array.from({ length: games }, (_, n) => {
      const game = scene('###\n#@#\n###', { campaign: rogueCampaign, seed: `clock${n % 40}` });
      game.turn = n;
      scheduleWanderer(game);
      return (game.nextWanderer - n - 70) / 4;
    });
    expect(chances.every((number) => Number.isInteger(number) && number >= 1)).toBe(true);
    // Pearson's chi-squared with 13 classes, 99.9% point.
    let chiSquared = 0;
    for (let chance = 1; chance <= 13; chance++) {
      const last = chance === 13;
      const share = (5 / 6) ** (chance - 1) * (last ? 1 : 1 / 6);
      const came = chances.filter((at) => (last ? at >= 13 : at === chance)).length;
      chiSquared += (came - games * share) ** 2 / (games * share);
    }
    expect(chiSquared).toBeLessThan(32.91);
  });

  test('wandering monsters arrive singly, and not before turn 74', () => {
    const first: number[] = [];
    for (let n = 0; n < 12; n++) {
      const game = newGame(rogueCampaign, `first${n}`);
      game.stores.Health.max[game.hero] = 9999;
      game.stores.Health.current[game.hero] = 9999;
      const seqs = new Set(monstersHere(game));
      const due = game.nextWanderer;
      while (game.turn < due - 1) {
        takeTurn(game, wait);
        expect(monstersHere(game).every((monster) => seqs.has(monster))).toBe(true);
      }
      takeTurn(game, wait);
      const { turn } = game;
      if (turn !== due) continue;
      first.push(turn);
      expect(monstersHere(game).filter((monster) => !seqs.has(monster))).toHaveLength(1);
      expect(game.nextWanderer).toBeGreaterThanOrEqual(turn + 74);
    }
    expect(first.length).toBeGreaterThan(5);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(74);
  });

  test('wandering monsters hunt the hero at once, and carry nothing', () => {
    for (let turn = 1; turn <= 200; turn++) {
      const game = scene(map, { ...twoRooms, seed: `awake${turn}`, depth: 15 });
      const monster = arrive(game, turn) ?? 0;
      expect(kindOf(game, monster).spawn.wanders).toBe(true);
      expect(game.stores.AI.awake[monster]).toBe(1);
      expect(bagOf(game, monster)).toEqual([]);
    }
  });

  test('wandering monsters arrive on any cell of rooms without the hero', () => {
    const cells = new Set<string>();
    for (let turn = 1; turn <= 300; turn++) {
      const game = scene(map, { ...twoRooms, seed: `room${turn}` });
      const { x, y } = cellOf(game, arrive(game, turn) ?? 0);
      expect(x).toBeGreaterThanOrEqual(8);
      cells.add(`${x},${y}`);
    }
    expect(cells.size).toBe(9);
  });

  test('wandering monsters arrive in any room while the hero walks in a passage', () => {
    const sides = new Set<boolean>();
    for (let turn = 1; turn <= 60; turn++) {
      const game = scene(map, { ...twoRooms, seed: `passage${turn}` });
      moveActor(game, game.hero, 5, 2);
      sides.add(cellOf(game, arrive(game, turn) ?? 0).x < 5);
    }
    expect(sides).toEqual(new Set([true, false]));
  });

  test('wandering monsters do not arrive on actors, or if all cells are occupied', () => {
    const crowd = `
      ############
      #...#__#KKK#
      #.@.+,,+KK.#
      #...####...#
      ############`;
    const cells = new Set<string>();
    for (let turn = 1; turn <= 60; turn++) {
      const game = scene(crowd, { ...twoRooms, seed: `crowd${turn}` });
      const { x, y } = cellOf(game, arrive(game, turn) ?? 0);
      cells.add(`${x},${y}`);
    }
    expect([...cells].sort()).toEqual(['10,2', '10,3', '8,3', '9,3']);
    const full = scene(crowd.replace('KK.', 'KKK').replace('####...', '####KKK'), twoRooms);
    const there = monstersHere(full).length;
    expect(there).toBe(9);
    expect(arrive(full, 99)).toBeUndefined();
    expect(monstersHere(full)).toHaveLength(there);
  });

  test('in real games wandering monsters arrive inside rooms without the hero', () => {
    let arrived = 0;
    for (let n = 0; n < 60; n++) {
      const game = newGame(rogueCampaign, `real${n}`);
      const monster = arrive(game, 100 + n);
      if (monster === undefined) continue;
      const at = cellOf(game, monster);
      const home = roomWith(game.floor.rooms, heroCell(game).x, heroCell(game).y);
      const room = roomWith(game.floor.rooms, at.x, at.y);
      expect(room).toBeDefined();
      expect(room).not.toBe(home);
      const tile = game.floor.grid.tiles[at.y * 80 + at.x];
      expect([Tile.floor, Tile.stairsDown]).toContain(tile);
      arrived++;
    }
    expect(arrived).toBeGreaterThan(50);
  });

  test('campaigns without wandering kinds have no wandering monsters', () => {
    for (const played of [campaign, arenaCampaign]) {
      const game = newGame(played, 'none');
      expect(game.nextWanderer).toBe(0);
      const known = monstersHere(game).length;
      game.turn = 5000;
      wanderers(game);
      expect(monstersHere(game)).toHaveLength(known);
    }
  });
});

test('wandering monsters do not arrive if there is no other room', () => {
  const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
  expect(arrive(game, 90)).toBeUndefined();
  place(game, 'kobold', 3, 1);
  expect(arrive(game, 200)).toBeUndefined();
});

test('a wandering monster moves in the turn in which it arrives', () => {
  const game = scene(map, twoRooms);
  game.nextWanderer = game.turn + 1;
  takeTurn(game, wait);
  const [monster] = monstersHere(game);
  expect(game.stores.AI.awake[monster]).toBe(1);
  expect(game.stores.Identity.actions[monster]).toBe(1);
});
