import { describe, expect, test } from 'vitest';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { cellOf } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { ai } from '../../../src/game/systems/ai.ts';
import type { Game } from '../../../src/game/world.ts';
import { drawScene, monsterAt, rogueCampaign, scene } from '../../world.ts';

/** A drawn floor of Rogue. All actors are awake and have so much health that none dies. */
function hunt(map: string, rooms?: readonly Room[], seed = 'hunt'): Game {
  const game = scene(map, { campaign: rogueCampaign, seed, ...(rooms && { rooms }) });
  for (const monster of monstersHere(game)) game.stores.AI.awake[monster] = 1;
  game.stores.Health.max[game.hero] = 9999;
  game.stores.Health.current[game.hero] = 9999;
  return game;
}

/** The step or attack that a monster intends; null if it stays. */
function thought(game: Game, monster: number): string | null {
  const { Intent } = game.stores;
  game.pending.thinkers.push(monster);
  ai(game);
  const intends = game.pending.actors.length > 0;
  game.pending.actors.length = 0;
  Intent.verb[monster] = 0;
  return intends ? `${Intent.dx[monster]},${Intent.dy[monster]}` : null;
}

function wait(game: Game, turns: number): void {
  for (let n = 0; n < turns; n++) takeTurn(game, { type: 'wait' });
}

describe('a chaser', () => {
  test.each([
    ['1,0', '#######', '#.....#', '#H...@#', '#.....#', '#######'],
    ['1,1', '#######', '#H....#', '#.....#', '#.....#', '#....@#', '#######'],
    ['1,1', '#######', '#H....#', '#.....#', '#.@...#', '#.....#', '#######'],
    ['0,-1', '#######', '#...@.#', '#.....#', '#.....#', '#...H.#', '#######'],
  ])(
    'a chaser steps to the cell with the shortest straight line to the hero: %s',
    (step, ...rows) => {
      const game = hunt(rows.join('\n'));
      expect(thought(game, monstersHere(game)[0])).toBe(step);
    },
  );

  test('of equally near cells a chaser takes the left one, then the upper one', () => {
    // A sleeping monster occupies the straight cell. The cells on both sides of it are equally near.
    const sideways = hunt(`
      #######
      #.....#
      #HO..@#
      #.....#
      #######`);
    expect(thought(sideways, monsterAt(sideways, 1, 2))).toBe('1,-1');
    const down = hunt(`
      #####
      #.H.#
      #.O.#
      #...#
      #.@.#
      #####`);
    expect(thought(down, monsterAt(down, 2, 1))).toBe('-1,1');
    const up = hunt(`
      #####
      #.@.#
      #...#
      #.O.#
      #.H.#
      #####`);
    expect(thought(up, monsterAt(up, 2, 4))).toBe('-1,-1');
    const slanting = hunt(`
      ######
      #H...#
      #.O..#
      #....#
      #...@#
      ######`);
    expect(thought(slanting, monsterAt(slanting, 1, 1))).toBe('0,1');
  });

  test('a chaser takes no step that does not lead nearer to the hero', () => {
    const game = hunt(`
      #######
      #.....#
      #.###.#
      #.#H#.#
      #.....#
      #..@..#
      #######`);
    expect(thought(game, monsterAt(game, 3, 3))).toBe('0,1');
    const stuck = hunt(`
      #######
      #.....#
      #..H..#
      #.###.#
      #.....#
      #..@..#
      #######`);
    expect(thought(stuck, monsterAt(stuck, 3, 2))).toBeNull();
  });
});

describe('corners and doors', () => {
  test('no actor steps or attacks diagonally around a corner', () => {
    const game = hunt(`
      #####
      #.H.#
      #.#@#
      #.#.#
      #####`);
    expect(thought(game, monsterAt(game, 2, 1))).toBe('1,0');
    wait(game, 1);
    expect(drawScene(game)[1]).toBe('#..H#');
  });

  test('no actor attacks diagonally out of a doorway or into one', () => {
    const map = `
      #####
      #..H#
      #..@+
      #...#
      #####`;
    const inRoom = { x1: 1, y1: 1, x2: 3, y2: 3, exits: [{ x: 4, y: 2 }] };
    const game = hunt(map.replace('@+', '.@'), [inRoom]);
    // The hero is in the doorway, one diagonal step away.
    expect(thought(game, monsterAt(game, 3, 1))).toBe('0,1');
    wait(game, 1);
    expect(cellOf(game, monstersHere(game)[0])).toEqual({ x: 3, y: 2 });
    expect(game.stores.Health.current[game.hero]).toBe(9999);
  });
});

describe('a chaser of a hero in another room', () => {
  /** A room with doors in the west, east and south, and passages around it. */
  const map = `
    ___________
    _,#####,,,_
    _,#...#__,_
    _,+.H.+,,,_
    _,#...#____
    _,#+###____
    _,,,_______
    ___________`;
  const room = (exits: { x: number; y: number }[]) => [{ x1: 3, y1: 2, x2: 5, y2: 4, exits }];
  const west = { x: 2, y: 3 };
  const east = { x: 6, y: 3 };
  const south = { x: 3, y: 5 };
  const put = (row: number, column: number) => {
    const rows = map.trim().split(/\s+/);
    rows[row] = `${rows[row].slice(0, column)}@${rows[row].slice(column + 1)}`;
    return rows.join('\n');
  };

  test.each([
    ['east', put(3, 9), '1,0'],
    ['west', put(2, 1), '-1,0'],
    ['south', put(6, 3), '-1,1'],
  ])(
    'a chaser leaves its room by the exit nearest to the hero: the one in the %s',
    (_, drawn, step) => {
      const game = hunt(drawn, room([west, east, south]));
      expect(thought(game, monsterAt(game, 4, 3))).toBe(step);
    },
  );

  test('of two equally near exits a chaser takes the one that was dug first', () => {
    const drawn = put(0, 4);
    for (const [exits, step] of [
      [[west, east], '-1,0'],
      [[east, west], '1,0'],
    ] as const) {
      const game = hunt(drawn, room([...exits]));
      expect(thought(game, monsterAt(game, 4, 3))).toBe(step);
    }
  });

  test('a chaser waits at the nearest exit if that is a secret door', () => {
    const drawn = put(3, 9).replace('.H.+', '.H.&');
    const game = hunt(drawn, room([west, east, south]));
    wait(game, 20);
    expect(drawScene(game)[3]).toBe('_,+..H&,,@_');
  });

  test('a chaser on a door or in a passage approaches straight', () => {
    const game = hunt(put(1, 9), room([west, east, south]));
    const monster = monsterAt(game, 4, 3);
    const path = Array.from({ length: 3 }, () => {
      wait(game, 1);
      return cellOf(game, monster);
    });
    expect(path).toEqual([{ x: 5, y: 3 }, east, { x: 7, y: 3 }]);
  });

  test('the bend of a passage can stop a chaser forever', () => {
    const game = hunt(`
      __________
      _,,,,,,,@_
      _,________
      _,________
      _,,,,,,H__
      __________`);
    wait(game, 30);
    expect(drawScene(game)[4]).toBe('_,,,,,,H__');
  });

  test('a chaser in the room approaches a hero in the doorway straight', () => {
    const game = hunt(put(3, 6), room([west, east, south]));
    wait(game, 1);
    expect(cellOf(game, monstersHere(game)[0])).toEqual({ x: 5, y: 3 });
    wait(game, 30);
    expect(game.stores.Health.current[game.hero]).toBeLessThan(9999);
  });
});

test('a sleeping monster of any kind does not move', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const game = hunt(`
      #########
      #.......#
      #.${letter}.....#
      #......@#
      #########`);
    const [monster] = monstersHere(game);
    game.stores.AI.awake[monster] = 0;
    wait(game, 40);
    expect([letter, cellOf(game, monster)]).toEqual([letter, { x: 2, y: 2 }]);
  }
});

describe('erratic steps', () => {
  const acts = 8000;
  const shares = (letter: string): Map<string | null, number> => {
    const game = hunt(`
      ##########
      #........#
      #..${letter}....@#
      #........#
      ##########`);
    const monster = monstersHere(game)[0];
    const steps = new Map<string | null, number>();
    for (game.turn = 1; game.turn <= acts; game.turn++) {
      const step = thought(game, monster);
      steps.set(step, (steps.get(step) ?? 0) + 1);
    }
    return steps;
  };

  test.each([
    ['a bat strays half of the time', 'B', 0.5],
    ['an invisible stalker a fifth', 'I', 0.2],
  ])('erratic monsters %s, to each open neighbour with equal probability', (_, letter, chance) => {
    const steps = shares(letter);
    expect(steps.size).toBe(8);
    for (const [step, count] of steps) {
      const share = chance / 8 + (step === '1,0' ? 1 - chance : 0);
      const slack = 4.5 * Math.sqrt((share * (1 - share)) / acts);
      expect([step, Math.abs(count / acts - share) < slack]).toEqual([step, true]);
    }
  });

  test('monsters without Erratic always step straight', () => {
    for (const letter of 'ACDEGHJKLNOPQRSTUVWXYZ') {
      expect([letter, [...shares(letter).keys()]]).toEqual([letter, ['1,0']]);
    }
  }, 20000);

  test('a confused monster strays in 80% of its steps and sometimes recovers', () => {
    const game = hunt(`
      ##########
      #........#
      #..H....@#
      #........#
      ##########`);
    const [monster] = monstersHere(game);
    const { Condition } = game.stores;
    let strayed = 0;
    let ended = 0;
    for (game.turn = 1; game.turn <= acts; game.turn++) {
      Condition.confused[monster] = 9;
      if (thought(game, monster) !== '1,0') strayed++;
      if (Condition.confused[monster] === 0) ended++;
    }
    expect(Math.abs(strayed / acts - 0.8 * (7 / 8))).toBeLessThan(0.025);
    expect(Math.abs(ended / acts - 0.8 * 0.05)).toBeLessThan(0.01);
  });

  test('an erratic step onto the hero is an attack', () => {
    let attacks = 0;
    for (let n = 0; n < 200; n++) {
      const game = hunt('####\n#B@#\n####', undefined, `stray${n}`);
      wait(game, 1);
      attacks += game.events.filter(({ type }) => type === 'hit' || type === 'missed').length;
      expect(cellOf(game, monstersHere(game)[0])).toEqual({ x: 1, y: 1 });
    }
    expect(attacks).toBe(200);
  });
});

test('the newest monster acts first: a monster in front makes room only if it is newer', () => {
  // Monsters are created from left to right, so the right one is newer.
  const ahead = hunt('########\n#.HH..@#\n########');
  wait(ahead, 1);
  expect(drawScene(ahead)[1]).toBe('#..HH.@#');
  const behind = hunt('########\n#@..HH.#\n########');
  wait(behind, 1);
  expect(drawScene(behind)[1]).toBe('#@.H.H.#');
});

describe('a violet fungus', () => {
  test('a violet fungus never leaves its cell', () => {
    const game = hunt('########\n#F....@#\n########');
    wait(game, 40);
    expect(drawScene(game)[1]).toBe('#F....@#');
  });

  test('a violet fungus attacks an adjacent hero', () => {
    const game = hunt('########\n#F@....#\n########');
    wait(game, 10);
    expect(game.stores.Condition.grasped[game.hero]).toBe(1);
    expect(drawScene(game)[1]).toBe('#F@....#');
  });
});

test('monsters do not displace each other', () => {
  const game = hunt('#######\n#HO..@#\n#######');
  game.stores.AI.awake[monsterAt(game, 2, 1)] = 0;
  wait(game, 10);
  expect(drawScene(game)[1]).toBe('#HO..@#');
  expect(game.events.filter(({ type }) => type === 'hit')).toEqual([]);
});
