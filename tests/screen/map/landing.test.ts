import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { unknown } from '../../../src/game/floors/floor.ts';
import { type MapCells, MapCells as NewCells } from '../../../src/screen/map/map-cells.ts';
import { tileNames } from '../../../src/screen/map/tile-names.ts';
import { rogueCampaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

const map = `
#########
#.......#
#...>...#
#.......#
#..@....#
#########`;

/** The floor of a drawn map. `isHidden`: the stairs are not known. */
function cellsOf(drawn: string, isHidden = false): MapCells {
  const game = scene(drawn, { campaign: { ...rogueCampaign, scenery: [] } });
  const { grid, memory } = game.floor;
  revealFloor(game);
  if (isHidden) memory.tiles[2 * grid.width + 4] = unknown;
  const cells = new NewCells(grid.width, grid.height);
  const region = { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
  cells.update(game, { look: 'tiles' }, region);
  return cells;
}

function namesAround(cells: MapCells, x: number, y: number): string[][] {
  return [-1, 0, 1].map((dy) =>
    [-1, 0, 1].map((dx) => tileNames[cells.read((y + dy) * cells.width + x + dx).tile]),
  );
}

test.each([
  ['down', '>'],
  ['up', '<'],
])('a kerb of stones is around the stairs %s', (way, character) => {
  expect(namesAround(cellsOf(map.replace('>', character)), 4, 2)).toEqual([
    ['landing-north-west', 'landing-north', 'landing-north-east'],
    ['landing-west', `stairs-${way}`, 'landing-east'],
    ['landing-south-west', 'landing-south', 'landing-south-east'],
  ]);
});

test('unknown stairs have no kerb, which would show where they are', () => {
  const names = namesAround(cellsOf(map, true), 4, 2).flat();
  expect(names.filter((name) => name.startsWith('landing-'))).toEqual([]);
});

test('stairs beside a wall have a kerb on the ground only', () => {
  const cells = cellsOf('#####\n#.>.#\n#@..#\n#####');
  expect(namesAround(cells, 2, 1)).toEqual([
    ['wall-front', 'wall-front', 'wall-front'],
    ['landing-west', 'stairs-down', 'landing-east'],
    ['landing-south-west', 'landing-south', 'landing-south-east'],
  ]);
});
