import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../../src/game/campaign.ts';
import type { Game } from '../../../src/game/world.ts';
import { DarkEdge, darkCells } from '../../../src/screen/map/dark-edge.ts';
import { campaign, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

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

/** The hatched cells of a game, as `x,y`. */
const hatched = (game: Game) => darkCells(game).map(({ x, y }) => `${x},${y}`);

test('in a doorway of Simple the unknown cells beside the visible ground are hatched on both sides', () => {
  const cells = hatched(rooms(inDoorway, campaign));
  expect(cells).toEqual(expect.arrayContaining(['2,2', '2,3', '2,4', '6,2', '6,3', '6,4']));
  // Visible cells are not hatched, nor those farther away.
  for (const cell of ['4,3', '5,3', '3,3', '7,3', '1,3']) expect(cells).not.toContain(cell);
});

test('in a room of Simple nothing is hatched', () => {
  expect(hatched(rooms(inRoom, campaign))).toEqual([]);
});

test('in a dark room of Rogue the surroundings are hatched, in a lit one they are not', () => {
  const dark = hatched(rooms(inRoom, rogueCampaign, true));
  expect(dark).toEqual(expect.arrayContaining(['8,1', '8,3', '8,5']));
  expect(hatched(rooms(inRoom, rogueCampaign, false))).toEqual([]);
});

test('the hidden tile makes no difference, so the hatching reveals nothing', () => {
  const floor = rooms(inDoorway, campaign);
  const wall = rooms(inDoorway.replace('#...#.....#', '#...#.#...#'), campaign);
  expect(hatched(wall)).toEqual(hatched(floor));
});

test('a remembered cell is not hatched', () => {
  const game = rooms(inDoorway, campaign);
  game.floor.memory.tiles[3 * 11 + 6] = 0;
  expect(hatched(game)).not.toContain('6,3');
});

test('each hatched cell has a visible drawing, and behind the title screen there is none', () => {
  const game = rooms(inDoorway, campaign);
  const edge = new DarkEdge();
  edge.show(game, { width: 32, height: 32 }, true);
  const shown = () => edge.container.children.filter(({ visible }) => visible);
  expect(shown()).toHaveLength(darkCells(game).length);
  expect(shown()[0].width).toBe(32);
  edge.show(game, { width: 32, height: 32 }, false);
  expect(shown()).toEqual([]);
});
