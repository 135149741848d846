import { describe, expect, test } from 'vitest';
import { ai } from '../../../src/game/systems/ai.ts';
import type { Game } from '../../../src/game/world.ts';
import { monsterAt, scene } from '../../world.ts';

/** Lets one monster think and tells the step or blow it intends, null for staying. */
function thought(game: Game, monster: number): [number, number] | null {
  const { Intent } = game.stores;
  game.pending.thinkers.push(monster);
  ai(game);
  const intends = game.pending.actors.length > 0;
  game.pending.actors.length = 0;
  Intent.verb[monster] = 0;
  return intends ? [Intent.dx[monster], Intent.dy[monster]] : null;
}

/** How often a calm monster chooses each of its neighbours, and staying, over many turns. */
function shares(map: string, x: number, y: number): { stay: number; steps: Map<string, number> } {
  const game = scene(map);
  const monster = monsterAt(game, x, y);
  const acts = 16000;
  let stay = 0;
  const steps = new Map<string, number>();
  for (game.turn = 1; game.turn <= acts; game.turn++) {
    const step = thought(game, monster);
    if (step) steps.set(String(step), (steps.get(String(step)) ?? 0) + 1);
    else stay++;
  }
  return { stay: stay / acts, steps };
}

/** Five standard deviations of a share p over 16,000 acts. */
const slack = (p: number) => 5 * Math.sqrt((p * (1 - p)) / 16000);

describe('a calm rat or bat', () => {
  test.each(['r', 'b'])('%s takes each free neighbour one time in sixteen', (letter) => {
    const { stay, steps } = shares(
      `#######
       #@....#
       #.....#
       #...${letter}.#
       #.....#
       #######`,
      4,
      3,
    );
    expect(Math.abs(stay - 0.5)).toBeLessThan(slack(0.5));
    expect(steps.size).toBe(8);
    for (const count of steps.values()) {
      expect(Math.abs(count / 16000 - 1 / 16)).toBeLessThan(slack(1 / 16));
    }
  });

  test('a calm rat or bat stays more often beside the hero and in a corner', () => {
    const beside = shares(
      `#####
       #...#
       #.r@#
       #...#
       #####`,
      2,
      2,
    );
    expect(Math.abs(beside.stay - 9 / 16)).toBeLessThan(slack(9 / 16));
    const corner = shares(
      `#####
       #r..#
       #...#
       #..@#
       #####`,
      1,
      1,
    );
    expect(Math.abs(corner.stay - 13 / 16)).toBeLessThan(slack(13 / 16));
  });
});

describe('a provoked rat', () => {
  test('a provoked rat attacks back once, then is calm again', () => {
    const game = scene(`#####
                        #.@.#
                        #.r.#
                        #####`);
    const rat = monsterAt(game, 2, 2);
    game.stores.AI.provoked[rat] = 1;
    expect(thought(game, rat)).toEqual([0, -1]);
    expect(game.stores.AI.provoked[rat]).toBe(0);
  });

  test('a provoked rat forgets the attack when the hero has stepped away', () => {
    const game = scene(`######
                        #@..r#
                        ######`);
    const rat = monsterAt(game, 4, 1);
    game.stores.AI.provoked[rat] = 1;
    expect(thought(game, rat)).toBeNull();
    expect(game.stores.AI.provoked[rat]).toBe(0);
  });
});

describe('a provoked bat', () => {
  test('a provoked bat comes straight for the hero and never forgets', () => {
    const game = scene(`######
                        #@...#
                        #....#
                        #...b#
                        ######`);
    const bat = monsterAt(game, 4, 3);
    game.stores.AI.provoked[bat] = 1;
    expect(thought(game, bat)).toEqual([-1, -1]);
    expect(thought(game, bat)).toEqual([-1, -1]);
    expect(game.stores.AI.provoked[bat]).toBe(1);
  });

  test('a provoked bat does not look for another way when the straight one is blocked', () => {
    const game = scene(`######
                        #@...#
                        #..#.#
                        #...b#
                        ######`);
    const bat = monsterAt(game, 4, 3);
    game.stores.AI.provoked[bat] = 1;
    expect(thought(game, bat)).toBeNull();
  });
});

describe('a hunter', () => {
  test('a hunter attacks whenever it is beside the hero', () => {
    const game = scene(`####
                        #@.#
                        #.w#
                        ####`);
    expect(thought(game, monsterAt(game, 2, 2))).toEqual([-1, -1]);
  });

  test('a hunter tries the diagonal, then along x, then along y', () => {
    const open = scene(`######
                        #@...#
                        #....#
                        #...c#
                        ######`);
    expect(thought(open, monsterAt(open, 4, 3))).toEqual([-1, -1]);
    const noDiagonal = scene(`######
                              #@...#
                              #..#.#
                              #...c#
                              ######`);
    expect(thought(noDiagonal, monsterAt(noDiagonal, 4, 3))).toEqual([-1, 0]);
    const onlyUp = scene(`######
                          #@...#
                          #..#.#
                          #..#c#
                          ######`);
    expect(thought(onlyUp, monsterAt(onlyUp, 4, 3))).toEqual([0, -1]);
  });

  test('a hunter is stopped for good by a wall in a straight line, and hunts through walls unseen', () => {
    const game = scene(`#######
                        #@.#.w#
                        #######`);
    const wolf = monsterAt(game, 5, 1);
    expect(thought(game, wolf)).toEqual([-1, 0]);
    const stuck = scene(`######
                         #@.#w#
                         ######`);
    expect(thought(stuck, monsterAt(stuck, 4, 1))).toBeNull();
  });
});
