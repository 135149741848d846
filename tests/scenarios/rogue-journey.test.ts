import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, directions, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { actorAt } from '../../src/game/actors/actors.ts';
import { allowsStep } from '../../src/game/actors/movement.ts';
import { cellOf, has, heroCell, kindOf } from '../../src/game/entity.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { messageIds, rogueCampaign } from '../world.ts';
import { price, stairsOf, stepTo } from './rogue-way.ts';

/** A record of a journey. */
interface Diary {
  /** The visited depths in order. */
  readonly depths: number[];
  /** Secret doors that had to be found. */
  searches: number;
  commands: number;
}

/** One command towards a cell: a step, an attack on an actor there, or a search at a secret door. */
function go(game: Game, goal: Cell, diary: Diary): void {
  const { Condition, Hunger } = game.stores;
  const { hero } = game;
  const here = heroCell(game);
  diary.commands++;
  const meal = bagOf(game, hero).findIndex((item) => itemVerbs(game, hero, item).includes('eat'));
  if (Hunger.energy[hero] < 200 && meal >= 0 && !game.prizeHeld) {
    takeTurn(game, { type: 'eat', slot: meal });
    return;
  }
  if (Condition.grasped[hero]) {
    const holder = directions.find(({ dx, dy }) => {
      const other = actorAt(game, here.x + dx, here.y + dy);
      return other && has(game, other, 'Grasp') && allowsStep(game, here, dx, dy);
    });
    if (holder) {
      takeTurn(game, { type: 'move', ...holder });
      return;
    }
  }
  const step = stepTo(game, goal, false) ?? stepTo(game, goal, true);
  if (!step) throw new Error(`No way leads to the stairs of level ${game.floor.depth}.`);
  const secret = tileAt(game.floor.grid, here.x + step.dx, here.y + step.dy) === Tile.secretDoor;
  if (secret) diary.searches++;
  takeTurn(game, secret ? { type: 'search' } : { type: 'move', ...step });
}

/** Walks until the floor has changed, or the goal is reached. */
function travel(game: Game, goal: Cell, diary: Diary): void {
  const { depth } = game.floor;
  for (let patience = 3000; patience > 0; patience--) {
    const { x, y } = heroCell(game);
    if (game.ending || game.floor.depth !== depth || (x === goal.x && y === goal.y)) return;
    go(game, goal, diary);
  }
  throw new Error(`The hero got stuck on level ${depth}.`);
}

/** Takes the stairs, or falls through a trapdoor on the way there. */
function change(game: Game, way: 'down' | 'up', diary: Diary): void {
  const { depth } = game.floor;
  travel(game, stairsOf(game), diary);
  if (!game.ending && game.floor.depth === depth) takeTurn(game, { type: way });
  diary.depths.push(game.floor.depth);
}

/** A new game whose hero is strong enough to survive every fight. */
function heroic(seed: string): Game {
  const game = newGame(rogueCampaign, seed);
  const { Health, Strength, Experience } = game.stores;
  Health.max[game.hero] = 60000;
  Health.current[game.hero] = 60000;
  Strength.now[game.hero] = 118;
  // A wraith would kill a hero without experience.
  Experience.points[game.hero] = 5;
  return game;
}

/** Walks down to the Amulet and picks it up. */
function descend(game: Game, diary: Diary): void {
  while (game.floor.depth < 26 && !game.ending) change(game, 'down', diary);
  while (!game.prizeHeld && !game.ending) {
    const amulet = itemsOn(game, game.floor).find((item) => kindOf(game, item).id === 'amulet');
    if (amulet === undefined) throw new Error('The Amulet is not here.');
    travel(game, cellOf(game, amulet), diary);
  }
}

describe('the journey of a strong hero', () => {
  const game = heroic('journey');
  const down: Diary = { depths: [1], searches: 0, commands: 0 };
  const up: Diary = { depths: [], searches: 0, commands: 0 };
  const below = { depth: 0, deepest: 0, bag: [''], energy: 0 };
  const last = { depth: 0, score: 0, worth: 0, lying: 0, energy: 0 };

  beforeAll(() => {
    descend(game, down);
    below.depth = game.floor.depth;
    below.deepest = game.deepest;
    below.bag = bagOf(game, game.hero).map((item) => kindOf(game, item).id);
    below.energy = game.stores.Hunger.energy[game.hero];
    while (!game.ending) {
      travel(game, stairsOf(game), up);
      Object.assign(last, { depth: game.floor.depth, score: game.score, worth: price(game) });
      if (game.floor.depth < game.deepest) last.lying += itemsOn(game, game.floor).length;
      last.energy = game.stores.Hunger.energy[game.hero];
      takeTurn(game, { type: 'up' });
      if (!game.ending) up.depths.push(game.floor.depth);
    }
  }, 60000);

  test('a strong hero reaches the Amulet by plain commands, floor by floor', () => {
    expect(down.depths).toEqual(Array.from({ length: below.depth }, (_, index) => index + 1));
    expect(below.depth).toBeGreaterThanOrEqual(26);
    expect(below.deepest).toBe(below.depth);
    expect(below.bag).toContain('amulet');
  });

  test('a strong hero finds secret doors on the way to the Amulet', () => {
    expect(down.searches).toBeGreaterThan(0);
  });

  test('a hero with the Amulet climbs the stairs back up, floor by floor', () => {
    expect(up.depths.at(-1)).toBe(1);
    expect(last.depth).toBe(1);
    for (const [n, depth] of up.depths.entries()) {
      // One floor up, unless the hero fell through a trapdoor on the way to the stairs.
      if (n > 0) expect(depth).toBeGreaterThanOrEqual(up.depths[n - 1] - 1);
    }
    expect(game.deepest).toBe(below.deepest);
  });

  test('on the way back the floors contain no items except those that monsters dropped', () => {
    // Only items that monsters dropped can be there.
    expect(last.lying).toBeLessThan(2 * up.depths.length);
  });

  test('a hero that has held the Amulet does not get hungry', () => {
    expect(last.energy).toBe(below.energy);
  });

  test('the journey ends outside the dungeon with all possessions sold', () => {
    expect(game.ending).toEqual({ won: true, by: 'escape', kind: 'amulet', sold: last.worth });
    expect(last.worth).toBeGreaterThanOrEqual(1000);
    expect(game.score).toBe(last.score + last.worth);
    expect(messageIds(game)).toContain('escaped');
    takeTurn(game, { type: 'wait' });
    expect(messageIds(game)).toEqual(['gameOver']);
  });

  test('equal seeds and commands make equal journeys', () => {
    const short = () => {
      const again = heroic('journey');
      const diary: Diary = { depths: [], searches: 0, commands: 0 };
      while (again.floor.depth < 6) change(again, 'down', diary);
      return hashOf(again);
    };
    expect(short()).toBe(short());
  });
});

test('without the Amulet the hero cannot go up, even on the deepest floor', () => {
  const game = heroic('empty-handed');
  const diary: Diary = { depths: [], searches: 0, commands: 0 };
  for (let level = 1; level <= 4; level++) {
    const { depth } = game.floor;
    travel(game, stairsOf(game), diary);
    if (game.floor.depth !== depth) continue;
    const { turn } = game;
    takeTurn(game, { type: 'up' });
    expect(messageIds(game)).toEqual(['upClosed']);
    expect([game.floor.depth, game.turn, game.ending]).toEqual([depth, turn, null]);
    takeTurn(game, { type: 'down' });
  }
  expect(game.floor.depth).toBeGreaterThanOrEqual(5);
});

test('next to the stairs the commands up and down are refused', () => {
  const game = newGame(rogueCampaign, 'beside');
  takeTurn(game, { type: 'down' });
  expect(messageIds(game)).toEqual(['noStairsDown']);
  takeTurn(game, { type: 'up' });
  expect(messageIds(game)).toEqual(['noStairsUp']);
  expect(game.turn).toBe(0);
});
