import { expect, test } from 'vitest';
import { splitFloor } from '../../../src/dungeon/generators/simple-rooms.ts';
import { HashStream } from '../../../src/dungeon/hash-stream.ts';
import { monstersShown } from '../../../src/game/actors/actors.ts';
import { cellOf } from '../../../src/game/entity.ts';
import { emptyFloor, unknown } from '../../../src/game/floors/floor.ts';
import { moveActor, placeActor } from '../../../src/game/floors/occupancy.ts';
import { spawn } from '../../../src/game/spawn.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { emptyGame, type Game } from '../../../src/game/world.ts';
import golden from '../../golden/floors.json';
import { campaign, place, scene } from '../../world.ts';

function drawLit(game: Game): string[] {
  const { grid, fieldOfView } = game.floor;
  const { visible } = fieldOfView;
  return drawCells(grid.width, visible, (lit) => (lit ? '*' : ' '));
}

function drawMemory(game: Game): string[] {
  const { grid, memory } = game.floor;
  return drawCells(grid.width, memory.tiles, (tile) => (tile === unknown ? ' ' : '.##><'[tile]));
}

function drawCells(width: number, cells: Uint8Array, glyph: (value: number) => string): string[] {
  return Array.from({ length: cells.length / width }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), glyph).join(''),
  );
}

test.each(golden.fov)(
  'a walk on floor $depth of "$seed" shows the golden cells',
  ({ seed, depth, upstairs, steps }) => {
    const { grid, rooms } = splitFloor(new HashStream(`${seed},${depth}`), upstairs[0], 25, 25);
    const game = emptyGame(campaign, seed, emptyFloor(depth, grid, rooms));
    game.hero = spawn(game, campaign.kinds[0]);
    placeActor(game, game.hero, game.floor, steps[0].x, steps[0].y);
    for (const step of steps) {
      if (step.i > 0) moveActor(game, game.hero, step.x, step.y);
      fov(game);
      expect(game.floor.memory.tiles.filter((tile) => tile !== unknown).length).toBe(step.known);
      if (step.lit) expect(drawLit(game)).toEqual(step.lit);
      if (step.memory) expect(drawMemory(game)).toEqual(step.memory);
    }
  },
);

const twoRooms = {
  rooms: [
    { x1: 1, y1: 1, x2: 2, y2: 3 },
    { x1: 4, y1: 1, x2: 6, y2: 3 },
  ],
};

test('a doorway gives no view into the next room, and a room shows its ring of walls', () => {
  const game = scene(
    `########
     #..%...#
     #.@....#
     #..%...#
     ########`,
    twoRooms,
  );
  expect(drawLit(game)).toEqual(['****    ', '****    ', '****    ', '****    ', '****    ']);
  moveActor(game, game.hero, 3, 2);
  fov(game);
  expect(drawLit(game)).toEqual(['        ', '  ***   ', '  ***   ', '  ***   ', '        ']);
});

test('an item that is removed out of view stays on the map', () => {
  const game = scene(
    `########
     #a.%...#
     #.@....#
     #..%...#
     ########`,
    twoRooms,
  );
  const apple = game.floor.memory.things[8 + 1];
  expect(campaign.kinds[apple].id).toBe('apple');
  moveActor(game, game.hero, 5, 2);
  fov(game);
  place(game, 'dagger', 1, 1);
  fov(game);
  expect(game.floor.memory.things[8 + 1]).toBe(apple);
  moveActor(game, game.hero, 2, 2);
  fov(game);
  expect(campaign.kinds[game.floor.memory.things[8 + 1]].id).toBe('dagger');
});

test('with sight by field of view, walls hide the cells behind them, and the radius limits the view', () => {
  const field = { ...campaign, rules: { ...campaign.rules, sight: 'field' as const } };
  const rows = ['###########', '#.........#', '#..@#.....#', '#.........#', '###########'];
  const game = scene(rows.join(' '), { campaign: { ...field, sightRadius: 4 } });
  expect(drawLit(game)).toEqual([
    '*******    ',
    '******     ',
    '*****      ',
    '******     ',
    '*******    ',
  ]);
});

test('a monster behind a wall is neither seen nor remembered', () => {
  const field = { ...campaign, rules: { ...campaign.rules, sight: 'field' as const } };
  const game = scene('########### #.........# #..@#..r..# #....r....# ###########', {
    campaign: { ...field, sightRadius: 8 },
  });
  const shown = monstersShown(game).map((one) => cellOf(game, one));
  expect(shown).toEqual([{ x: 5, y: 3 }]);
});
