import { describe, expect, test } from 'vitest';
import { mindText } from '../../src/describe/mind.ts';
import { cellOf, kindOf } from '../../src/game/entity.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { apart, attacksOf, hallWith, put, stage, wait, walk } from './systems/stage.ts';

/** A wolf with these goals instead of its mind. */
const withGoals = (...goals: object[]) => ({ AI: { goals } });

describe('a monster with goals', () => {
  test('the first goal that decides wins', () => {
    const map = hallWith(['@', 2, 4], ['m', 8, 4]);
    const first = stage(map, withGoals({ goal: 'wait' }, { goal: 'approach' }));
    const second = stage(
      map,
      withGoals({ goal: 'attack' }, { goal: 'approach' }, { goal: 'wait' }),
    );
    wait(first.game);
    wait(second.game);
    expect([apart(first.game, first.monster), apart(second.game, second.monster)]).toEqual([6, 5]);
  });

  test('a monster with goals alone does nothing when none of them decides', () => {
    const { game, monster } = stage(
      hallWith(['@', 2, 4], ['m', 8, 4]),
      withGoals({ goal: 'attack' }),
    );
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 8, y: 4 });
    put(game, 7, 4);
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('the goals of the mind follow its own', () => {
    const { game, monster } = stage(hallWith(['@', 2, 4], ['m', 8, 4]), {
      AI: { mind: 'hunter', goals: [{ goal: 'keepAway', distance: 4 }] },
    });
    // Two steps towards the hero, then it stays at its distance.
    expect(walk(game, monster, 6).map(({ x }) => x)).toEqual([7, 6, 6, 6, 6, 6]);
  });

  test('a goal with circumstances is tried only in these', () => {
    const { game, monster } = stage(
      hallWith(['@', 2, 4], ['m', 4, 4]),
      withGoals({ goal: 'approach', when: 'provoked' }),
    );
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 4, y: 4 });
    game.stores.AI.provoked[monster] = 1;
    wait(game);
    expect(apart(game, monster)).toBe(1);
  });

  test('a goal with a chance is tried in about as many turns', () => {
    const { game, monster } = stage(
      hallWith(['@', 2, 4], ['m', 3, 4]),
      withGoals({ goal: 'attack', chance: 30 }),
    );
    let attacks = 0;
    for (let turn = 0; turn < 200; turn++) {
      wait(game);
      attacks += attacksOf(game, monster);
    }
    expect(attacks).toBeGreaterThan(40);
    expect(attacks).toBeLessThan(80);
  });

  test('a goal can come before the goals that components bring', () => {
    const map = hallWith(['@', 3, 4], ['m', 5, 4]);
    const flees = stage(map, { Coward: { below: 100 }, ...withGoals({ goal: 'wait' }) });
    const waits = stage(map, withGoals({ goal: 'wait' }, { goal: 'flee', below: 100 }));
    wait(flees.game);
    wait(waits.game);
    expect([apart(flees.game, flees.monster), apart(waits.game, waits.monster)]).toEqual([3, 2]);
  });

  test('a frightened monster in a dead end does not approach, but still throws', () => {
    const map = '######### #m.....@# #########';
    const flee = { goal: 'flee', below: 100 };
    const still = stage(map, withGoals(flee, { goal: 'approach' }));
    expect(walk(still.game, still.monster, 3).at(-1)).toEqual({ x: 1, y: 1 });
    const thrower = { goal: 'throw', dice: '1d2', range: 9, chance: 100 };
    const throws = stage(map, withGoals(flee, thrower, { goal: 'approach' }));
    wait(throws.game);
    expect(attacksOf(throws.game, throws.monster)).toBe(1);
  });

  test('a sleeper does nothing until it is woken, whatever its other goals are', () => {
    const { game, monster } = stage(
      hallWith(['@', 2, 4], ['m', 6, 4]),
      withGoals({ goal: 'approach' }, { goal: 'sleep' }),
    );
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 6, y: 4 });
    game.stores.AI.awake[monster] = 1;
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 5, y: 4 });
  });

  test('a goal with state keeps it in its component, as if the bundle stated the component', () => {
    const map = hallWith(['@', 9, 4], ['m', 2, 4]);
    const stated = stage(map, { Guard: { radius: 2 } });
    const listed = stage(map, { AI: { mind: 'hunter', goals: [{ goal: 'guard', radius: 2 }] } });
    for (const { game, monster } of [stated, listed]) {
      walk(game, monster, 2);
      put(game, 4, 4);
      wait(game);
      put(game, 9, 4);
    }
    expect(walk(listed.game, listed.monster, 4)).toEqual(walk(stated.game, stated.monster, 4));
    expect(cellOf(listed.game, listed.monster)).toEqual({ x: 2, y: 4 });
  });
});

test('the bestiary lists the goals in their order, with their circumstances', () => {
  const { game, monster } = stage(hallWith(['@', 2, 4], ['m', 6, 4]), {
    AI: { mind: 'timid', goals: [{ goal: 'approach', when: 'provoked', chance: 40 }] },
  });
  const words = wordsOf('en');
  const names = namesOf(game.campaign, 'en');
  const kind = kindOf(game, monster);
  expect(mindText(game.campaign, kind, game.stores.AI.mind[monster], words, names)).toBe(
    'Comes straight for the hero. (40%) (after the hero has attacked it) Wanders idly; each time it is attacked, it attacks once.',
  );
});
