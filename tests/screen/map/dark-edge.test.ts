import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../../src/game/campaign.ts';
import type { Game } from '../../../src/game/world.ts';
import { DarkEdge, darkCells } from '../../../src/screen/map/dark-edge.ts';
import { campaign, rogueCampaign, scene } from '../../world.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';

beforeEach(() => {
  useFakeCanvases();
});

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
const dim = (game: Game) => darkCells(game).map(({ x, y }) => `${x},${y}`);

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

test('the hidden tile makes no difference, so the end of the light reveals nothing', () => {
  const floor = rooms(inDoorway, campaign);
  const wall = rooms(inDoorway.replace('#...#.....#', '#...#.#...#'), campaign);
  expect(dim(wall)).toEqual(dim(floor));
});

test('the light does not end over a remembered cell', () => {
  const game = rooms(inDoorway, campaign);
  game.floor.memory.tiles[3 * 11 + 6] = 0;
  expect(dim(game)).not.toContain('6,3');
});

test('each cell where the light ends has a visible drawing, and behind the title screen there is none', () => {
  const game = rooms(inDoorway, campaign);
  const edge = new DarkEdge();
  edge.show(game, { width: 32, height: 32 }, true);
  const shown = () => edge.container.children.filter(({ visible }) => visible);
  expect(shown()).toHaveLength(darkCells(game).length);
  expect(shown()[0].width).toBe(32);
  edge.show(game, { width: 32, height: 32 }, false);
  expect(shown()).toEqual([]);
});

test('the light is strongest beside the visible ground and ends at the other side of the cell', () => {
  const game = rooms(inDoorway, campaign);
  const edge = new DarkEdge();
  edge.show(game, { width: 32, height: 32 }, true);
  const at = darkCells(game).findIndex(({ x, y }) => x === 6 && y === 3);
  const canvas = edge.container.children[at].texture.source.resource as unknown as FakeCanvas;
  /** The opacity of a pixel in the middle row, from the west side to the east side. */
  const opacity = (x: number) => {
    const pixel = canvas
      .callsOf('fillRect')
      .find(({ values }) => values[0] === x && values[1] === 16);
    return Number(pixel?.fillStyle.split(',').at(-1)?.replace(')', ''));
  };
  expect(opacity(0)).toBeGreaterThan(0.5);
  expect(opacity(16)).toBeLessThan(opacity(4));
  expect(opacity(31)).toBeLessThan(0.02);
});
