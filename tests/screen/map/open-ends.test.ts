import '../node-navigator.ts';
import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import type { Game } from '../../../src/game/world.ts';
import { Light, MapCells } from '../../../src/screen/map/map-cells.ts';
import { RockRim, rimMargin } from '../../../src/screen/map/rock-rim.ts';
import { tileNames } from '../../../src/screen/map/tile-names.ts';
import type { View } from '../../../src/screen/view.ts';
import { campaign, rogueCampaign, scene } from '../../world.ts';

/** Two rooms with a doorway or passage between them; the second one may be dark. */
function rooms(map: string, played: Campaign, dark = false): Game {
  return scene(map, {
    campaign: played,
    rooms: [
      { x1: 1, y1: 1, x2: 3, y2: 5 },
      { x1: 5, y1: 1, x2: 9, y2: 5, dark },
    ],
  });
}

const inDoorway = `
  ###########
  #...#.....#
  #...#.....#
  #...@.....#
  #...#.....#
  #...#.....#
  ###########`;
const inRoom = inDoorway.replace('#...@.....#', '#...+.@...#');

/** The drawing and the light of a cell on the map. */
function shown(game: Game, x: number, y: number, view: Partial<View> = {}) {
  const cells = new MapCells(11, 7);
  cells.update(game, { look: 'tiles', ...view }, { x1: 0, y1: 0, x2: 10, y2: 6 });
  const { tile, light } = cells.read(y * 11 + x);
  const [known, lit] = cells.lights.subarray((y * 11 + x) * 4 + 2);
  return { tile: tileNames[tile], light, known, lit };
}

/** The unknown cells where a room may go on, as `x,y`. */
function openEnds(game: Game): string[] {
  const cells = new MapCells(11, 7);
  cells.update(game, { look: 'tiles' }, { x1: 0, y1: 0, x2: 10, y2: 6 });
  const all = Array.from({ length: 77 }, (_, cell) => cell);
  return all
    .filter((cell) => cells.isOpenEnd(cell))
    .map((cell) => `${cell % 11},${Math.floor(cell / 11)}`);
}

test('from a doorway of Simple both rooms may go on beside the cells in view', () => {
  const cells = openEnds(rooms(inDoorway, campaign));
  expect(cells).toEqual(expect.arrayContaining(['2,2', '2,3', '2,4', '6,2', '6,3', '6,4']));
  // Not at known cells, nor farther away.
  for (const cell of ['4,3', '5,3', '3,3', '7,3', '1,3']) expect(cells).not.toContain(cell);
});

test('a room of Simple that is in view has no open end', () => {
  expect(openEnds(rooms(inRoom, campaign))).toEqual([]);
});

test('a dark room of Rogue may go on around the hero, a lit one is in view', () => {
  const dark = openEnds(rooms(inRoom, rogueCampaign, true));
  expect(dark).toEqual(expect.arrayContaining(['8,1', '8,3', '8,5']));
  expect(openEnds(rooms(inRoom, rogueCampaign, false))).toEqual([]);
});

test('there is rock beside the door of a dark room', () => {
  const beside = inRoom.replace('#...+.@...#', '#...+@....#');
  const cells = openEnds(rooms(beside, rogueCampaign, true));
  expect(cells).toContain('7,3');
  for (const cell of ['3,2', '3,3', '3,4']) expect(cells).not.toContain(cell);
});

test('the hidden tile makes no difference, so an open end reveals nothing', () => {
  const floor = rooms(inDoorway, campaign);
  const wall = rooms(inDoorway.replace('#...#.....#', '#...#.#...#'), campaign);
  expect(openEnds(wall)).toEqual(openEnds(floor));
  expect(shown(wall, 6, 2)).toEqual(shown(floor, 6, 2));
  expect(shown(wall, 6, 2)).toMatchObject({ tile: 'floor', light: Light.none });
});

test('ground and walls fade away at an open end, and walls end elsewhere', () => {
  const game = rooms(inDoorway, campaign);
  // Beside the ground, and at the end of the wall above it.
  expect(shown(game, 6, 3).known).toBe(0);
  expect(shown(game, 6, 1).known).toBe(0);
  expect(shown(game, 8, 3).known).toBe(255);
});

test('the rock is dark at an open end, and less so farther away', () => {
  const cells = new MapCells(11, 7);
  const region = { x1: 0, y1: 0, x2: 10, y2: 6 };
  const rim = new RockRim(cells);
  const darkAt = (x: number, y: number) => {
    const column = x + rimMargin;
    return Number(
      (rim.dark.resource as Uint8Array)[((y + rimMargin) * (11 + 2 * rimMargin) + column) * 4 + 1],
    );
  };
  cells.update(rooms(inDoorway, campaign), { look: 'tiles' }, region);
  rim.update(cells);
  expect(darkAt(6, 3)).toBe(255);
  expect(darkAt(8, 3)).toBeLessThan(255);
  expect(darkAt(8, 3)).toBeGreaterThan(darkAt(9, 3));
  expect(darkAt(10, 3)).toBe(0);
  cells.update(rooms(inRoom, campaign), { look: 'tiles' }, region);
  rim.update(cells);
  expect(darkAt(6, 3)).toBe(0);
  rim.destroy();
});

test('dark ground that the player has seen stays visible, darker than ground that the hero remembers', () => {
  const game = rooms(inRoom, rogueCampaign, true);
  const { grid } = game.floor;
  const lastSeen = (cell: number) => grid.tiles[cell];
  expect(shown(game, 9, 1).light).toBe(Light.none);
  const recalled = shown(game, 9, 1, { lastSeen });
  expect(recalled.light).toBe(Light.recalled);
  expect(shown(game, 9, 1, { lastSeen: () => unknown }).light).toBe(Light.none);
  // Visible cells are as bright as before.
  expect(shown(game, 7, 3, { lastSeen })).toEqual(shown(game, 7, 3));
  expect(shown(game, 9, 1, { lastSeen, look: 'glyphs' }).light).toBe(Light.none);
  game.floor.memory.tiles[11 + 9] = Tile.floor;
  expect(recalled.known).toBeLessThan(shown(game, 9, 1).known * 0.8);
});
