import { expect, test } from 'vitest';
import { unknown } from '../../../src/game/floors/floor.ts';
import type { Game } from '../../../src/game/world.ts';
import { inShade } from '../../../src/screen/map/lamp-shade.ts';
import { Light, MapCells } from '../../../src/screen/map/map-cells.ts';
import { campaign, rogueCampaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

/** How a cell is lit on a map that the hero remembers, where it sees only the room on the left. */
function lightsOf(game: Game, changeMemory: (width: number) => void = () => {}) {
  const { grid, fieldOfView } = game.floor;
  const { width, height } = grid;
  const visible = [...fieldOfView.visible];
  revealFloor(game);
  fieldOfView.visible.set(visible);
  changeMemory(width);
  const cells = new MapCells(width, height);
  cells.update(game, { look: 'tiles' }, { x1: 0, y1: 0, x2: width - 1, y2: height - 1 });
  const lit = (x: number, y: number) => cells.lights[(y * width + x) * 4 + 3];
  const light = (x: number, y: number) => cells.read(y * width + x).light;
  return { lit, light };
}

const rooms = [
  { x1: 1, y1: 1, x2: 3, y2: 5 },
  { x1: 5, y1: 1, x2: 12, y2: 5 },
];
const twoRooms = `
  ##############
  #...#........#
  #...#........#
  #.@..........#
  #...#........#
  #...#........#
  ##############`;

test('the light of the lamp falls through a door and fades over several remembered cells', () => {
  const { lit, light } = lightsOf(scene(twoRooms, { campaign, rooms }));
  expect(light(6, 3)).toBe(Light.memory);
  const beam = [5, 6, 7, 8, 9].map((x) => lit(x, 3));
  expect(beam[0]).toBeGreaterThan(inShade);
  expect(beam[2]).toBeGreaterThan(80);
  for (const [n, one] of beam.entries()) if (n > 0) expect(one).toBeLessThan(beam[n - 1]);
  // Far from the door and beside the beam the room is as cold as before.
  expect([lit(12, 3), lit(6, 1), lit(9, 5)]).toEqual([0, 0, 0]);
});

test('the light falls along a remembered passage, and on the rock beside it', () => {
  const passage = `
    ______________
    ####__________
    #.@+,,,,,,,,,_
    ####__________
    ______________`;
  const game = scene(passage, {
    campaign: rogueCampaign,
    rooms: [{ x1: 1, y1: 2, x2: 2, y2: 2 }],
  });
  const { lit } = lightsOf(game);
  const along = [5, 6, 7, 8].map((x) => lit(x, 2));
  for (const [n, one] of along.entries()) if (n > 0) expect(one).toBeLessThan(along[n - 1]);
  expect(along[1]).toBeGreaterThan(100);
  // Otherwise the edge of the passage would be cold.
  expect(lit(6, 1)).toBeGreaterThan(0.8 * lit(6, 2));
});

test('the light does not cross cells that the hero does not know', () => {
  const game = scene(twoRooms, { campaign, rooms });
  const { lit } = lightsOf(game, (width) => {
    for (let y = 1; y < 6; y++) game.floor.memory.tiles[y * width + 5] = unknown;
  });
  expect([6, 7, 8].map((x) => lit(x, 3))).toEqual([0, 0, 0]);
});
