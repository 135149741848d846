import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../src/dungeon/grid.ts';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import type { Game } from '../../../src/game/world.ts';
import { arenaCampaign, messageIds, place, rogueCampaign, scene } from '../../world.ts';
import { type Played, press } from './play-out.ts';

const right = { dx: 1, dy: 0 } as const;
const down = { dx: 0, dy: 1 } as const;

function runAhead(game: Game, way: Direction): Played {
  return press(game, { type: 'runTowards', ...way });
}

/** A drawn floor of Rogue. Without rooms, all cells are passages. */
function rogueScene(map: string, rooms: readonly Room[] = []): Game {
  return scene(map, { campaign: rogueCampaign, rooms });
}

/** The cell where a run ends, and the reason. */
function ranTo(game: Game, way: Direction): [x: number, y: number, reason: string | undefined] {
  const { stop } = runAhead(game, way);
  const { x, y } = heroCell(game);
  return [x, y, stop?.id];
}

describe('in a room a run', () => {
  test('in a room a run goes straight to the wall', () => {
    const game = scene(`
      #########
      #.......#
      #@......#
      #.......#
      #########`);
    expect(ranTo(game, right)).toEqual([7, 2, 'wayEnds']);
    expect(ranTo(game, { dx: -1, dy: -1 })).toEqual([6, 1, 'wayEnds']);
  });

  test('in a room a run stops next to an item ahead, not next to one behind', () => {
    const game = scene(`
      ##########
      #....a...#
      #@.......#
      #........#
      ##########`);
    expect(ranTo(game, right)).toEqual([5, 2, 'nearItem']);
    expect(ranTo(game, right)).toEqual([8, 2, 'wayEnds']);
  });

  test('in a room a run stops next to stairs and on stairs', () => {
    const game = scene(`
      ##########
      #........#
      #@..>....#
      #........#
      ##########`);
    expect(ranTo(game, right)).toEqual([3, 2, 'nearStairs']);
    expect(ranTo(game, right)).toEqual([4, 2, 'nearStairs']);
    expect(ranTo(game, right)).toEqual([8, 2, 'wayEnds']);
  });

  test('in a room a run stops next to a gap in the wall, then in the gap, and crosses the next room', () => {
    const game = scene(
      `###########
       #...#.....#
       #@........#
       #...#.....#
       ###########`,
      {
        rooms: [
          { x1: 1, y1: 1, x2: 3, y2: 3 },
          { x1: 5, y1: 1, x2: 9, y2: 3 },
        ],
      },
    );
    expect(ranTo(game, right)).toEqual([3, 2, 'opening']);
    expect(ranTo(game, right)).toEqual([4, 2, 'doorway']);
    expect(ranTo(game, right)).toEqual([9, 2, 'wayEnds']);
  });

  test('in a room a run stops when a monster comes into sight', () => {
    const game = scene(
      `###########
       #....#....#
       #@....r...#
       #....#....#
       ###########`,
      {
        rooms: [
          { x1: 1, y1: 1, x2: 4, y2: 3 },
          { x1: 6, y1: 1, x2: 9, y2: 3 },
        ],
      },
    );
    expect(ranTo(game, right)).toEqual([4, 2, 'opening']);
    expect(ranTo(game, right)).toEqual([5, 2, 'appeared']);
  });

  test('in a room a run passes a rat, which only bites in return, and does not attack it', () => {
    const game = scene(`
      ############
      #..........#
      #@....r....#
      #..........#
      ############`);
    const { commands } = runAhead(game, right);
    expect(commands.length).toBeGreaterThan(0);
    expect(messageIds(game)).not.toContain('hit');
  });

  test('in a room a run stops in front of a monster in the way and names it', () => {
    const game = scene('####### #.@r..# #######');
    const { commands, stop } = runAhead(game, right);
    expect(commands).toEqual([]);
    expect(stop).toEqual({ id: 'inTheWay', params: { monster: 'rat' } });
  });

  test('in a room a run does not start while a wolf is in view', () => {
    const game = scene('########## #@......w# ##########');
    const { commands, stop } = runAhead(game, right);
    expect(commands).toEqual([]);
    expect(stop).toEqual({
      id: 'inView',
      params: { monster: 'wolf', seq: expect.any(Number), stopped: false },
    });
  });
});

describe('in a passage a run', () => {
  test('in a passage a run follows bends while there is only one way on', () => {
    const game = scene(`
      #########
      #@...####
      ####.####
      ####....#
      #########`);
    expect(ranTo(game, right)).toEqual([7, 3, 'wayEnds']);
  });

  test('in a passage a run stops at a fork', () => {
    const game = scene(`
      #########
      #@......#
      ####.####
      ####.####
      #########`);
    expect(ranTo(game, right)).toEqual([4, 1, 'fork']);
    expect(ranTo(game, down)).toEqual([4, 3, 'wayEnds']);
  });

  test('in a passage a run stops where it opens into a room', () => {
    const game = scene(`
      ##########
      #####....#
      #@.......#
      #####....#
      ##########`);
    expect(ranTo(game, right)).toEqual([5, 2, 'opening']);
  });

  test('a run in a circle ends after some rounds', () => {
    const game = scene(`
      #####
      #@..#
      #.#.#
      #...#
      #####`);
    const { commands, stop } = runAhead(game, right);
    expect(stop?.id).toBe('paused');
    expect(commands.length).toBeLessThan(30);
  });
});

describe('on a floor of Rogue a run', () => {
  test('on a floor of Rogue a run stops next to doors and on them, and follows the passage between them', () => {
    const game = rogueScene(
      `######_____#####
       #@...+,,___#...#
       #....#_,__,+...#
       ######_,,,,#####`,
      [
        { x1: 1, y1: 1, x2: 4, y2: 2 },
        { x1: 12, y1: 1, x2: 14, y2: 2 },
      ],
    );
    expect(ranTo(game, right)).toEqual([4, 1, 'nearDoor']);
    expect(ranTo(game, right)).toEqual([5, 1, 'nearDoor']);
    expect(ranTo(game, right)).toEqual([10, 2, 'nearDoor']);
    expect(ranTo(game, right)).toEqual([11, 2, 'nearDoor']);
    expect(ranTo(game, right)).toEqual([14, 2, 'wayEnds']);
  });

  test('on a floor of Rogue a run crosses a dark room, of which only the adjacent cells are visible', () => {
    const game = rogueScene(
      `##########
       #........#
       #@.......#
       #........#
       ##########`,
      [{ x1: 1, y1: 1, x2: 8, y2: 3, dark: true }],
    );
    expect(ranTo(game, right)).toEqual([8, 2, 'wayEnds']);
  });

  test('on a floor of Rogue a run passes a secret door like a wall', () => {
    const game = rogueScene(`
      #########
      _@,,,,,,#
      ####&####
      ####,####`);
    expect(ranTo(game, right)).toEqual([7, 1, 'wayEnds']);
  });

  test.each([
    ['stops next to a known trap', 1, 3],
    ['runs into a hidden trap', 0, 4],
  ])('on a floor of Rogue a run %s', (_, found, steps) => {
    const game = rogueScene(`
      __________
      _@,,,,,,__
      __________`);
    const trap = place(game, 'bear-trap', 5, 1);
    game.stores.Trap.found[trap] = found;
    fov(game);
    expect(runAhead(game, right).commands).toHaveLength(steps);
  });

  test('on a floor of Rogue a run stops next to a mimic that looks like stairs', () => {
    const game = rogueScene(
      `##########
       #........#
       #@.......#
       #........#
       ##########`,
      [{ x1: 1, y1: 1, x2: 8, y2: 3 }],
    );
    place(game, 'mimic', 5, 1);
    fov(game);
    expect(ranTo(game, right)).toEqual([5, 2, 'nearStairs']);
    expect(messageIds(game)).toEqual([]);
  });
});

describe('in any campaign a run', () => {
  test('in any campaign a run stops at a message about hunger', () => {
    const game = scene('######### #@......# #########');
    const { Hunger } = game.stores;
    Hunger.energy[game.hero] = 21;
    Hunger.digestedTurns[game.hero] = 8;
    expect(runAhead(game, right).commands).toHaveLength(2);
    expect(messageIds(game)).toEqual(['hungry20']);
  });

  test('in any campaign a run goes on while monsters fight each other', () => {
    const game = scene(`@......... ${'.......... '.repeat(8)} ..ee......`, {
      campaign: arenaCampaign,
      depth: 0,
    });
    const { commands, events } = runAhead(game, right);
    expect(events.some((e) => e.type === 'message' && e.message.id === 'brawl')).toBe(true);
    expect(commands.length).toBeGreaterThan(1);
  });
});
