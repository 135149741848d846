import { describe, expect, test } from 'vitest';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import { isStandable, tileAt } from '../../../src/dungeon/grid.ts';
import { mindNames } from '../../../src/game/components.ts';
import { cellOf } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { apart, attacksOf, hallWith, put, stage, wait, walk } from './stage.ts';

describe('a roamer', () => {
  const roamer = { AI: { mind: 'roamer' } };

  test.each([
    ['simple', simple],
    ['arena', arena],
    ['rogue', rogue],
  ])(
    'a roamer in %s walks straight on until it is blocked, then in another direction',
    (id, source) => {
      // Walls hide the hero from it.
      const map = `
      #############
      #@#.........#
      ###.........#
      #...m.......#
      #...#.......#
      #...........#
      #############`;
      const { game, monster } = stage(map, roamer, { source });
      let way: string | null = null;
      let turns = 0;
      for (let n = 0; n < 200; n++) {
        const before = cellOf(game, monster);
        wait(game);
        const after = cellOf(game, monster);
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        expect([dx, dy]).not.toEqual([0, 0]);
        if (id === 'arena') expect(dx === 0 || dy === 0).toBe(true);
        const [oldX, oldY] = (way ?? '0,0').split(',').map(Number);
        const ahead = { x: before.x + oldX, y: before.y + oldY };
        if (way !== null && way !== `${dx},${dy}`) {
          turns++;
          const corner =
            !isStandable(tileAt(game.floor.grid, ahead.x, before.y)) ||
            !isStandable(tileAt(game.floor.grid, before.x, ahead.y));
          const solid = !isStandable(tileAt(game.floor.grid, ahead.x, ahead.y));
          expect(solid || (id === 'rogue' && corner)).toBe(true);
        }
        way = `${dx},${dy}`;
      }
      expect(turns).toBeGreaterThan(10);
    },
  );

  test('a roamer with a clear view of the hero approaches and attacks', () => {
    const { game, monster } = stage(hallWith(['@', 1, 1], ['m', 8, 6]), roamer);
    for (let far = 6; far >= 1; far--) {
      wait(game);
      expect(apart(game, monster)).toBe(far);
    }
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });
});

describe('a coward', () => {
  test('a coward fights while it is healthy, flees while it is badly hurt, and returns when it is healed', () => {
    const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 4, 4]), { Coward: { below: 50 } });
    const { Health } = game.stores;
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    Health.current[monster] = 8;
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    Health.current[monster] = 7;
    const cells = walk(game, monster, 6);
    expect(cells[0].x).toBeLessThan(4);
    // A corner of the hall: no cell is farther away.
    expect([cells[4], cells[5]]).toEqual([cells[5], cells[5]]);
    expect([1, 9]).toContain(cells[5].x);
    expect([1, 7]).toContain(cells[5].y);
    Health.current[monster] = 16;
    wait(game);
    expect(cellsApart(cells[5], cellOf(game, monster))).toBe(1);
  });

  test('a cornered coward attacks', () => {
    const { game, monster } = stage('##### #m@.# #####', { Coward: { below: 100 } });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });

  test('a coward that flees below 100 percent flees unhurt', () => {
    const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 6, 4]), { Coward: { below: 100 } });
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([2, 0]);
  });

  test.each(mindNames.filter((mind) => mind !== 'none').map((mind) => ({ mind })))(
    'a coward with the mind $mind flees too',
    ({ mind }) => {
      const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 6, 4]), {
        AI: { mind },
        Coward: { below: 100 },
      });
      game.stores.AI.awake[monster] = 1;
      walk(game, monster, 4);
      expect(apart(game, monster)).toBe(4);
    },
  );

  test('a coward in the arena flees without diagonal steps', () => {
    const { game, monster } = stage(
      hallWith(['@', 5, 4], ['m', 6, 4]),
      { Coward: { below: 100 } },
      { source: arena },
    );
    let before = cellOf(game, monster);
    for (const after of walk(game, monster, 6)) {
      expect(Math.abs(after.x - before.x) + Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
      before = after;
    }
    expect(apart(game, monster)).toBe(4);
  });
});

describe('a skirmisher', () => {
  const skirmisher = { Skirmisher: { distance: 3 } };

  test('a skirmisher approaches up to its distance and no nearer', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 9, 4]), skirmisher);
    const far = walk(game, monster, 8).map(({ x }) => x - 1);
    expect(far).toEqual([7, 6, 5, 4, 3, 3, 3, 3]);
  });

  test('a skirmisher steps away when the hero approaches', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 5, 4]), skirmisher);
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([3, 0]);
  });

  test('a skirmisher that cannot step away acts by its mind', () => {
    const { game, monster } = stage('###### #m@..# ######', skirmisher);
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a skirmisher that does not see the hero approaches', () => {
    const { game, monster } = stage('####### #m#...# #...@.# #######', skirmisher);
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 2, y: 2 });
  });
});

describe('a guard', () => {
  const guard = { Guard: { radius: 2 } };

  test('a guard stays at its post until the hero is near, then attacks', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 2, 4]), guard);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 2, y: 4 });
    put(game, 4, 4);
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 3, y: 4 });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a guard returns when the hero has left, around walls and other monsters', () => {
    const map = '########## #m.#.....# #..#..@..# #..#.....# #........# ##########';
    const { game, monster } = stage(map, guard);
    wait(game);
    moveActor(game, monster, 4, 1);
    put(game, 8, 4);
    walk(game, monster, 8);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });

  test('a guard waits if other monsters block the way to its post', () => {
    const map = '######## #m.....# ######## #.....@# ########';
    const { game, monster, others } = stage(map.replace('m..', 'm.n'), guard, {
      others: { AI: { mind: 'timid' } },
    });
    wait(game);
    game.stores.Condition.helpless[others[0]] = 255;
    moveActor(game, others[0], 2, 1);
    moveActor(game, monster, 5, 1);
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 3, y: 1 });
  });

  test('a guard that never leaves its post attacks an adjacent hero', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 2, 4]), { Guard: { radius: 0 } });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    put(game, 9, 4);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 2, y: 4 });
  });

  test.each([
    ['arena', arena],
    ['rogue', rogue],
  ])('a guard in %s returns by legal steps of the campaign', (_, source) => {
    const map = '########## #m.#.....# #..#..@..# #..#.....# #........# ##########';
    const { game, monster } = stage(map, guard, { source });
    wait(game);
    moveActor(game, monster, 4, 1);
    put(game, 8, 4);
    walk(game, monster, 12);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });
});

describe('an ambusher', () => {
  const ambusher = { Ambusher: { distance: 2 } };

  test.each(mindNames.filter((mind) => mind !== 'none').map((mind) => ({ mind })))(
    'an ambusher with the mind $mind stays still until the hero is near, then attacks',
    ({ mind }) => {
      const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), {
        ...ambusher,
        AI: { mind },
      });
      for (const cell of walk(game, monster, 10)) expect(cell).toEqual({ x: 4, y: 4 });
      put(game, 7, 4);
      for (const cell of walk(game, monster, 10)) expect(cell).toEqual({ x: 4, y: 4 });
      put(game, 5, 4);
      wait(game);
      expect(attacksOf(game, monster)).toBe(1);
    },
  );

  test('an ambusher that has come out does not hide again', () => {
    const { game, monster } = stage(hallWith(['@', 6, 4], ['m', 4, 4]), ambusher);
    wait(game);
    put(game, 9, 4);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 8, y: 4 });
  });

  test('an ambusher does not hear the hero through a wall', () => {
    const { game, monster } = stage('###### #m#@.# #.#..# #....# ######', ambusher);
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 1, y: 1 });
  });

  test('an ambusher comes out when it is attacked from a distance', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), ambusher);
    game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
    wait(game);
    expect(apart(game, monster)).toBe(4);
  });

  test('a blind ambusher stays still until the hero is beside it', () => {
    const { game, monster } = stage(hallWith(['@', 6, 4], ['m', 4, 4]), ambusher);
    game.stores.Condition.blind[monster] = 50;
    for (const cell of walk(game, monster, 5)) expect(cell).toEqual({ x: 4, y: 4 });
    expect(game.stores.Ambusher.sprung[monster]).toBe(0);
    put(game, 5, 4);
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('an erratic ambusher does not move while it waits', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), {
      ...ambusher,
      Erratic: { chance: 100 },
    });
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 4, y: 4 });
  });
});

describe('a pack', () => {
  const pack = { Pack: { range: 3 }, AI: { mind: 'grudge' } };
  const provoked = (game: Game, actors: number[]) =>
    actors.map((actor) => game.stores.AI.provoked[actor]);

  test('an attack on a monster of a pack provokes the monsters of its kind nearby', () => {
    const { game, monsters, others } = stage(
      hallWith(['@', 1, 4], ['m', 2, 4], ['m', 5, 4], ['m', 6, 4], ['n', 2, 6]),
      pack,
      { others: { AI: { mind: 'grudge' } } },
    );
    game.stores.Condition.helpless.fill(255, monsters[0]);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(provoked(game, monsters)).toEqual([1, 1, 0]);
    expect(provoked(game, others)).toEqual([0]);
  });

  test('a provoked pack approaches the hero together', () => {
    const { game, monsters } = stage(
      hallWith(['@', 1, 4], ['m', 2, 4], ['m', 4, 4], ['m', 1, 7]),
      pack,
    );
    game.stores.Health.current[monsters[0]] = 2;
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    for (let n = 0; n < 4; n++) wait(game);
    expect(monsters.slice(1).map((one) => apart(game, one))).toEqual([1, 1]);
  });

  test('the monsters of a timid pack attack back once each, then are calm again', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 2, 4], ['m', 2, 5]), {
      ...pack,
      AI: { mind: 'timid' },
    });
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(monsters.map((one) => attacksOf(game, one))).toEqual([1, 1]);
    expect(provoked(game, monsters)).toEqual([0, 0]);
  });

  test('a sleeping pack wakes when one monster notices the hero', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 2, 4], ['m', 5, 4], ['m', 6, 4]), {
      ...pack,
      AI: { mind: 'chaser' },
      Mean: { chance: 100 },
    });
    wait(game);
    expect(monsters.map((one) => game.stores.AI.awake[one])).toEqual([1, 1, 0]);
  });
});
