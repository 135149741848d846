import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../src/dungeon/grid.ts';
import { trajectoryOf, trueGround } from '../../../src/game/combat/trajectories.ts';
import type { Aim } from '../../../src/game/components.ts';
import { cellOf, heroCell, kindOf } from '../../../src/game/entity.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogueCampaign, scene } from '../../world.ts';

const start = (map: string) => scene(map, { campaign: rogueCampaign });

/** The way of something from the hero: the columns of its cells, and the actors that it meets. */
function way(game: Game, aim: Aim, dx: number, dy = 0, range = 100) {
  const { path, meetings, turns } = trajectoryOf(
    trueGround(game),
    aim,
    heroCell(game),
    { dx, dy },
    range,
  );
  const name = (actor: number) => kindOf(game, actor).id;
  return {
    cells: path.map(({ x, y }) => `${x},${y}`).join(' '),
    meets: meetings.map(({ actor, at }) => {
      const { x, y }: Cell = cellOf(game, actor);
      expect(path[at]).toEqual({ x, y });
      return `${actor === game.hero ? '@' : name(actor)}:${at}`;
    }),
    turns,
  };
}

const doors = `
  ##########
  #@..+..K.#
  ##########`;

describe('a line', () => {
  test('a line crosses doors and ends at the first monster', () => {
    const { cells, meets } = way(start(doors), 'line', 1);
    expect(cells).toBe('2,1 3,1 4,1 5,1 6,1 7,1');
    expect(meets).toEqual(['kobold:5']);
  });

  test('a line ends before a wall, and at its range', () => {
    const game = start(doors);
    expect(way(game, 'line', -1).cells).toBe('');
    expect(way(game, 'line', 1, 0, 3).cells).toBe('2,1 3,1 4,1');
  });
});

describe('the way to a neighbour', () => {
  test('the way to a neighbour is the next cell', () => {
    const game = start('#####\n#@K.#\n#####');
    expect(way(game, 'neighbour', 1).meets).toEqual(['kobold:0']);
    expect(way(game, 'neighbour', -1)).toEqual({ cells: '', meets: [], turns: [] });
  });
});

describe('a missile', () => {
  test('a missile stops before a door without a monster', () => {
    const { cells, meets } = way(start(doors), 'missile', 1);
    expect(cells).toBe('2,1 3,1');
    expect(meets).toEqual([]);
  });

  test('a missile hits a monster in a door', () => {
    const game = start('########\n#@..B.K#\n########');
    expect(way(game, 'missile', 1).meets).toEqual(['bat:2']);
  });
});

describe('a bolt of six cells', () => {
  const bolt = (game: Game, dx: number, dy = 0) => way(game, 'bolt', dx, dy, 6);

  test('a bolt of six cells flies five cells beyond the one of its start', () => {
    const game = start('#########\n#@......#\n#########');
    expect(bolt(game, 1)).toEqual({ cells: '2,1 3,1 4,1 5,1 6,1', meets: [], turns: [] });
  });

  test('a wall throws it back to the hero, and its last cell counts twice', () => {
    const game = start('######\n#@..##\n######');
    expect(bolt(game, 1)).toEqual({ cells: '2,1 3,1 3,1 2,1 1,1', meets: ['@:4'], turns: [2] });
  });

  test('between two walls it meets the hero with every cell', () => {
    const game = start('###\n#@#\n###');
    expect(bolt(game, 1).meets).toEqual(['@:0', '@:1', '@:2', '@:3', '@:4']);
  });

  test('a bolt of six cells meets every monster on its way out, and none on its way back', () => {
    const game = start('#######\n#@K.K##\n#######');
    expect(bolt(game, 1)).toEqual({
      cells: '2,1 3,1 4,1 4,1 3,1',
      meets: ['kobold:0', 'kobold:2'],
      turns: [3],
    });
  });

  test('after it has passed the hero it meets monsters again', () => {
    const game = start('#######\n#.K@###\n#######');
    expect(bolt(game, 1)).toEqual({
      cells: '3,1 2,1 1,1 1,1 2,1',
      meets: ['@:0', 'kobold:1'],
      turns: [0, 3],
    });
  });

  test('a door throws it back, but not the door in which the hero stands', () => {
    const game = start('########\n#..+...#\n########');
    const from = { x: 3, y: 1 };
    const ground = trueGround(game);
    const { path } = trajectoryOf(ground, 'bolt', from, { dx: 1, dy: 0 }, 6);
    expect(path.map(({ x }) => x)).toEqual([4, 5, 6, 6, 5]);
    const back = trajectoryOf(ground, 'bolt', { x: 5, y: 1 }, { dx: -1, dy: 0 }, 6);
    expect(back.path.map(({ x }) => x)).toEqual([4, 4, 5, 6, 6]);
  });

  test('in a corner it comes back diagonally', () => {
    const game = start('#####\n#...#\n#.@.#\n#...#\n#####');
    expect(bolt(game, 1, 1).cells).toBe('3,3 3,3 2,2 1,1 1,1');
  });
});
