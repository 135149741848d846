import { describe, expect, test } from 'vitest';
import { ai } from '../../../src/game/systems/ai.ts';
import type { Game } from '../../../src/game/world.ts';
import { monsterAt, scene } from '../../world.ts';

/** Runs the AI of one monster. Returns the step or attack that it intends; null if it stays. */
function thought(game: Game, monster: number): [number, number] | null {
  const { Intent } = game.stores;
  game.pending.thinkers.push(monster);
  ai(game);
  const intends = game.pending.actors.length > 0;
  game.pending.actors.length = 0;
  Intent.verb[monster] = 0;
  return intends ? [Intent.dx[monster], Intent.dy[monster]] : null;
}

/** The number of turns in which a calm monster chooses each neighbour, or stays. */
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

/** Five standard deviations of a share p of 16,000 actions. */
const slack = (p: number) => 5 * Math.sqrt((p * (1 - p)) / 16000);

describe('a calm rat or bat', () => {
  test.each(['r', 'b'])('%s steps to each free neighbour with a probability of 1/16', (letter) => {
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

  test('a calm rat or bat stays more often next to the hero and in a corner', () => {
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
  test('a provoked bat approaches the hero straight and never forgets', () => {
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

  test('a provoked bat stays if the straight way is blocked', () => {
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
  test('a hunter attacks whenever it is next to the hero', () => {
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

  test('a hunter knows where the hero is behind walls, and a wall in the straight line stops it', () => {
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
