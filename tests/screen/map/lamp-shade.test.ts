import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { inShade, LampShade, lampRadius } from '../../../src/screen/map/lamp-shade.ts';
import { scene } from '../../world.ts';

const most = 255 - inShade;

/** How far the lamp of the hero reaches into the cells of a drawn map. */
function reachIn(map: string) {
  const game = scene(map);
  const { grid } = game.floor;
  const shade = new LampShade(grid.width, grid.height);
  shade.cast(grid, heroCell(game));
  const at = (x: number, y: number) => shade.reach[y * grid.width + x];
  return { game, shade, at };
}

test('a wall throws a shadow with soft edges', () => {
  const { at } = reachIn(`
    ###########
    #.........#
    #.........#
    #.@.#.....#
    #.........#
    #.........#
    ###########`);
  expect(at(3, 3)).toBe(most);
  expect(at(5, 3)).toBe(0);
  expect(at(8, 3)).toBe(0);
  expect(at(2, 1)).toBe(most);
  expect(at(4, 1)).toBe(most);
  const edge = [1, 2, 3].map((y) => at(8, y));
  expect(edge.some((reach) => reach > 0 && reach < most)).toBe(true);
});

test('the light of a doorway falls into the next room, and walls are lit from their open side', () => {
  const { at } = reachIn(`
    ###########
    #...#.....#
    #...#.....#
    #.@.......#
    #...#.....#
    #...#.....#
    ###########`);
  expect(at(6, 3)).toBe(most);
  expect(at(6, 1)).toBe(0);
  expect(at(4, 1)).toBe(most);
  expect(at(7, 0)).toBeLessThan(most / 2);
  expect(at(0, 3)).toBe(most);
});

test('cells that are far from the lamp are not lit', () => {
  const { at } = reachIn(`
    ##########################
    #@.......................#
    ##########################`);
  expect(at(1 + lampRadius, 1)).toBe(most);
  expect(at(2 + lampRadius, 1)).toBe(0);
});

test('a wall that is dug away lets the light through', () => {
  const { game, shade, at } = reachIn(`
    #######
    #@.%..#
    #######`);
  expect(at(5, 1)).toBe(0);
  game.floor.grid.tiles[7 + 3] = 0;
  shade.cast(game.floor.grid, heroCell(game));
  expect(at(5, 1)).toBe(most);
});

test('the light goes through the door that opens while another closes', () => {
  const { game, shade, at } = reachIn(`
    #######
    #..%..#
    #@.#..#
    #.....#
    #######`);
  const { tiles } = game.floor.grid;
  expect([at(5, 1), at(5, 2)]).toEqual([0, 0]);
  tiles[7 + 3] = tiles[3 * 7 + 3];
  tiles[3 * 7 + 3] = Tile.wall;
  shade.cast(game.floor.grid, heroCell(game));
  expect(at(5, 1)).toBeGreaterThan(0);
  expect(at(5, 3)).toBe(0);
});
