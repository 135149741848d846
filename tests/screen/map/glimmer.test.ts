import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import type { Game } from '../../../src/game/world.ts';
import { glimmerOf } from '../../../src/screen/map/glimmer.ts';
import { Light, MapCells } from '../../../src/screen/map/map-cells.ts';
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

/** The cells where the light ends, as `x,y`. */
const dim = (game: Game) =>
  [...glimmerOf(game).keys()].map((cell) => `${cell % 11},${Math.floor(cell / 11)}`);

/** The drawing and the light of a cell on the map. */
function shown(game: Game, x: number, y: number, view: Partial<View> = {}) {
  const cells = new MapCells(11, 7);
  cells.update(game, { look: 'tiles', ...view }, { x1: 0, y1: 0, x2: 10, y2: 6 });
  const { tile, light } = cells.read(y * 11 + x);
  const [known, lit] = cells.lights.subarray((y * 11 + x) * 4 + 2);
  return { tile: tileNames[tile], light, known, lit };
}

test('in a doorway of Simple the light ends over the unknown cells on both sides', () => {
  const cells = dim(rooms(inDoorway, campaign));
  expect(cells).toEqual(expect.arrayContaining(['2,2', '2,3', '2,4', '6,2', '6,3', '6,4']));
  // No light ends over visible cells, nor over those farther away.
  for (const cell of ['4,3', '5,3', '3,3', '7,3', '1,3']) expect(cells).not.toContain(cell);
});

test('in a room of Simple no light ends', () => {
  expect(dim(rooms(inRoom, campaign))).toEqual([]);
});

test('in a dark room of Rogue the light ends around the hero, in a lit one it does not', () => {
  const dark = dim(rooms(inRoom, rogueCampaign, true));
  expect(dark).toEqual(expect.arrayContaining(['8,1', '8,3', '8,5']));
  expect(dim(rooms(inRoom, rogueCampaign, false))).toEqual([]);
});

test('the light does not end over the rock around the door of a dark room', () => {
  const beside = inRoom.replace('#...+.@...#', '#...+@....#');
  const cells = dim(rooms(beside, rogueCampaign, true));
  expect(cells).toContain('7,3');
  for (const cell of ['3,2', '3,3', '3,4']) expect(cells).not.toContain(cell);
});

test('the hidden tile makes no difference, so the end of the light reveals nothing', () => {
  const floor = rooms(inDoorway, campaign);
  const wall = rooms(inDoorway.replace('#...#.....#', '#...#.#...#'), campaign);
  expect(dim(wall)).toEqual(dim(floor));
  expect(shown(wall, 6, 2)).toEqual(shown(floor, 6, 2));
  expect(shown(wall, 6, 2)).toMatchObject({ tile: 'floor', light: Light.glimmer });
});

test('the light does not end over a remembered cell', () => {
  const game = rooms(inDoorway, campaign);
  game.floor.memory.tiles[3 * 11 + 6] = Tile.floor;
  expect(dim(game)).not.toContain('6,3');
});

test('the end of the light is darker than the ground in view, and brighter than nothing', () => {
  const game = rooms(inDoorway, campaign);
  const { lit } = shown(game, 6, 3);
  expect(lit).toBeLessThan(shown(game, 5, 3).lit);
  expect(lit).toBeGreaterThan(shown(game, 8, 3).lit);
});

test('the end of the light is round: it is darker at the corners', () => {
  const game = rooms(inRoom, rogueCampaign, true);
  expect(shown(game, 8, 3).lit).toBeGreaterThan(shown(game, 8, 2).lit);
  expect(shown(game, 8, 2).lit).toBeGreaterThan(shown(game, 8, 1).lit);
});

test('in the glyph look no light ends', () => {
  const game = rooms(inDoorway, campaign);
  expect(shown(game, 6, 3, { look: 'glyphs' }).light).toBe(Light.none);
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
