import { expect, test } from 'vitest';
import { isStandable, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { drawGrid } from '../../src/dungeon/grid-text.ts';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { cellOf, has, heroCell } from '../../src/game/entity.ts';
import { emptyFloor } from '../../src/game/floors/floor.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { moveActor, placeActor, placeThing } from '../../src/game/floors/occupancy.ts';
import { openFloor } from '../../src/game/floors/open-floor.ts';
import { commandHere } from '../../src/game/floors/underfoot.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { spawn } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { befall } from '../game/effects/befall.ts';
import { campaign, messageIds, place, scene } from '../world.ts';

/** Moves the hero to a cell of the floor. */
function carry(game: Game, cell: { x: number; y: number }): void {
  moveActor(game, game.hero, cell.x, cell.y);
}

function findTile(game: Game, tile: number): { x: number; y: number } {
  const { grid } = game.floor;
  const index = grid.tiles.indexOf(tile);
  return { x: index % grid.width, y: Math.floor(index / grid.width) };
}

function descend(game: Game): void {
  carry(game, findTile(game, Tile.stairsDown));
  takeTurn(game, { type: 'down' });
}

test('floor 0 is one empty hall with stairs down twelve steps north of the hero', () => {
  const game = newGame(campaign, 'yurina');
  for (let i = 0; i < 12; i++) takeTurn(game, { type: 'move', dx: 0, dy: -1 });
  expect(messageIds(game)).toEqual(['hereDown']);
  expect(commandHere(game)).toEqual({ type: 'down' });
  expect(monstersHere(game)).toEqual([]);
});

test('on the way from floor 0 to 5 the hero arrives on stairs up, gets 30 points each and finds the jewel', () => {
  const game = newGame(campaign, 'way');
  game.stores.Health.max[game.hero] = 9999;
  game.stores.Health.current[game.hero] = 9999;
  for (let depth = 1; depth <= 5; depth++) {
    descend(game);
    expect(game.floor.depth).toBe(depth);
    expect(game.score).toBe(30 * depth);
    const { Position } = game.stores;
    const here = { x: Position.x[game.hero], y: Position.y[game.hero] };
    expect(tileAt(game.floor.grid, here.x, here.y)).toBe(Tile.stairsUp);
  }
  expect(drawGrid(game.floor.grid).join('')).not.toContain('>');
  carry(game, { x: 12, y: 5 });
  takeTurn(game, { type: 'pickup' });
  expect(game.ending).toMatchObject({ won: true });
});

test('floors do not change while the hero is away, and going down again scores no points', () => {
  const game = newGame(campaign, 'stay');
  game.stores.Health.max[game.hero] = 9999;
  game.stores.Health.current[game.hero] = 9999;
  descend(game);
  descend(game);
  const floor = game.floor;
  const people = monstersHere(game);
  takeTurn(game, { type: 'up' });
  carry(game, findTile(game, Tile.stairsUp));
  takeTurn(game, { type: 'up' });
  expect(game.floor.depth).toBe(0);
  expect(game.score).toBe(60);
  takeTurn(game, { type: 'down' });
  descend(game);
  expect(game.floor).toBe(floor);
  expect(monstersHere(game)).toEqual(people);
  expect(game.score).toBe(60);
});

test('a monster on the stairs makes room when the hero returns', () => {
  const game = newGame(campaign, 'room');
  descend(game);
  const stairs = findTile(game, Tile.stairsUp);
  takeTurn(game, { type: 'up' });
  const below = game.floors.get(1);
  if (!below) throw new Error('floor 1 is gone');
  const wolf = spawn(game, campaign.kinds.find(({ id }) => id === 'wolf') ?? campaign.kinds[0]);
  placeActor(game, wolf, below, stairs.x, stairs.y);
  game.stores.Health.current[game.hero] = 16;
  game.stores.Health.max[game.hero] = 9999;
  takeTurn(game, { type: 'down' });
  const { Position } = game.stores;
  expect([Position.x[game.hero], Position.y[game.hero]]).toEqual([stairs.x, stairs.y]);
  expect(Math.abs(Position.x[wolf] - stairs.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(Position.y[wolf] - stairs.y)).toBeLessThanOrEqual(1);
});

/** A hero on a floor above another one that exists. */
function twoFloors(above: string, below: string) {
  const game = scene(above);
  const { grid, rooms } = scene(below, { depth: 2 }).floor;
  const lower = emptyFloor(2, grid, rooms);
  game.floors.set(2, lower);
  return { game, lower };
}

test('a hero that falls onto a monster in a closed cell takes its place, and the monster leaves the cell', () => {
  const { game, lower } = twoFloors('###### #@...# ######', '###### #.#.@# ######');
  const wolf = spawn(game, campaign.kinds.find(({ id }) => id === 'wolf') ?? campaign.kinds[0]);
  placeActor(game, wolf, lower, 1, 1);
  befall(game, game.hero, 'fall');
  expect([game.floor.depth, heroCell(game)]).toEqual([2, { x: 1, y: 1 }]);
  expect(cellOf(game, wolf)).toEqual({ x: 3, y: 1 });
  expect(monstersHere(game)).toEqual([wolf]);
});

test('a hero that falls reads about the items and stairs on its new cell', () => {
  const { game, lower } = twoFloors('##### #@..# #####', '##### #<.@# #####');
  const apple = place(game, 'apple', 1, 1);
  placeThing(game, apple, lower, 1, 1);
  befall(game, game.hero, 'fall');
  expect(messageIds(game)).toEqual(['trapdoor', 'hereItem', 'hereUp']);
});

test('on a floor without another free cell, the monster under a falling hero is lost', () => {
  const { game, lower } = twoFloors('##### #@..# #####', '##### #@### #####');
  const wolf = spawn(game, campaign.kinds.find(({ id }) => id === 'wolf') ?? campaign.kinds[0]);
  placeActor(game, wolf, lower, 1, 1);
  befall(game, game.hero, 'fall');
  expect([heroCell(game), monstersHere(game)]).toEqual([{ x: 1, y: 1 }, []]);
  expect(has(game, wolf, 'Dead')).toBe(true);
});

test('on stairs with an item that is too heavy, the command for this cell takes the stairs', () => {
  const game = newGame(campaign, 'heavy');
  carry(game, findTile(game, Tile.stairsDown));
  const { x, y } = findTile(game, Tile.stairsDown);
  const sword = place(game, 'long-sword', x, y);
  expect(commandHere(game)).toEqual({ type: 'pickup' });
  game.stores.Item.weight[sword] = 200;
  expect(commandHere(game)).toEqual({ type: 'down' });
});

test('stairs that walls enclose get an orthogonal exit', () => {
  let enclosed = 0;
  const game = newGame(campaign, 'enclosed');
  for (let n = 0; n < 1500; n++) {
    const seed = `enclosed${n}`;
    let arrival = { x: 12, y: 5 };
    for (let depth = 1; depth <= 4; depth++) {
      const plan = generateFloor(campaign, seed, depth, arrival);
      const stairs = [arrival, plan.terrain.down ?? arrival];
      const { grid } = plan.terrain;
      const leaves = ({ x, y }: { x: number; y: number }) =>
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ].some(([dx, dy]) => isStandable(tileAt(grid, x + dx, y + dy)));
      const closed = stairs.filter((cell) => !leaves(cell)).length;
      enclosed += closed;
      // Opening all floors would take long and test nothing more.
      if (closed > 0 || n < 40) {
        openFloor(game, depth, plan);
        expect(stairs.every(leaves)).toBe(true);
      }
      arrival = plan.terrain.down ?? arrival;
    }
  }
  expect(enclosed).toBeGreaterThan(0);
});
