import { describe, expect, test } from 'vitest';
import { poisonActor } from '../../../src/game/combat/poisoning.ts';
import { has } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { arena, rogue } from '../../sources.ts';
import { messageIds } from '../../world.ts';
import { stage, wait } from './stage.ts';

/** Paralyses actors for the duration of a test. */
function freeze(game: Game, ...actors: number[]): void {
  for (const actor of actors) game.stores.Condition.helpless[actor] = 255;
}

const field = '######### #.......# #.......# #..@m...# #.......# #.......# #########';

describe('a monster with Mends', () => {
  test('a monster with Mends gains one hit point every N turns, up to its full health', () => {
    const { game, monster } = stage(field, { Mends: { turns: 3 } });
    freeze(game, monster);
    game.stores.Health.current[monster] = 13;
    const course = Array.from({ length: 12 }, () => {
      wait(game);
      return game.stores.Health.current[monster];
    });
    expect(course).toEqual([13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 16, 16]);
  });

  test('a monster with Mends heals only on the floor of the hero', () => {
    const { game, monster } = stage(field, { Mends: { turns: 1 } });
    game.stores.Health.current[monster] = 5;
    game.stores.Position.depth[monster] = 2;
    for (let n = 0; n < 5; n++) wait(game);
    expect(game.stores.Health.current[monster]).toBe(5);
  });
});

describe('a leech', () => {
  test.each([
    // A wolf takes 16 from the hero.
    [50, 1, 9],
    [1, 1, 2],
    [100, 15, 16],
  ])('a leech with %i percent heals from %i to %i', (share, before, after) => {
    const { game, monster } = stage(field, { Leech: { share } });
    game.stores.Health.current[monster] = before;
    wait(game);
    expect(game.stores.Health.current[monster]).toBe(after);
    expect(messageIds(game)).toEqual(['hurt', 'leeches']);
  });

  test('an unhurt leech does not drain life and has no message', () => {
    const { game, monster } = stage(field, { Leech: {} });
    wait(game);
    expect(game.stores.Health.current[monster]).toBe(16);
    expect(messageIds(game)).toEqual(['hurt']);
  });
});

describe('poison', () => {
  const bite = { Poison: { damage: 3, turns: 4 } };

  test('poison takes hit points each turn for its duration', () => {
    // An attack in the arena takes one hit point, and no actor heals there.
    const { game, hero, monster } = stage(field, bite, { source: arena });
    const { Health } = game.stores;
    const course = Array.from({ length: 6 }, () => {
      const before = Health.current[hero];
      wait(game);
      freeze(game, monster);
      return [before - Health.current[hero], ...messageIds(game)];
    });
    const [first, ...later] = course;
    expect(first).toEqual([4, 'hurt', 'poisoned']);
    expect(later).toEqual([[3], [3], [3, 'poisonEnds'], [0], [0]]);
    expect(has(game, hero, 'Poisoned')).toBe(false);
  });

  test('poison never takes the last hit point', () => {
    const { game, hero, monster } = stage(field, bite, { source: rogue });
    const { Health, Fighter } = game.stores;
    poisonActor(game, hero, 20, 3);
    Health.current[hero] = 8;
    Fighter.armour[hero] = -20;
    freeze(game, monster);
    const course = [1, 2, 3, 4].map(() => {
      wait(game);
      return Health.current[hero];
    });
    expect(course).toEqual([5, 2, 1, 1]);
    expect(game.ending).toBeNull();
  });

  test('a second poisoning has the greater damage and the longer duration, and is reported once', () => {
    const { game, hero, monster } = stage(field, bite);
    const { Poisoned } = game.stores;
    wait(game);
    expect(Poisoned.turns[hero]).toBe(3);
    wait(game);
    expect(messageIds(game)).not.toContain('poisoned');
    expect(Poisoned.turns[hero]).toBe(3);
    Poisoned.turns[hero] = 9;
    Poisoned.damage[hero] = 1;
    wait(game);
    expect([Poisoned.turns[hero], Poisoned.damage[hero]]).toEqual([8, 3]);
    freeze(game, monster);
  });

  test('poison affects monsters where they fight each other', () => {
    const { game, monster, others } = stage(
      '########## #@.......# #.......## #.....mn.# ##########',
      { ...bite, AI: { mind: 'brawler' } },
      { source: arena, others: { Health: { max: 60 } } },
    );
    freeze(game, others[0]);
    game.stores.Position.depth[game.hero] = 0;
    game.pending.attacks.push({ attacker: monster, target: others[0], by: 'hand' });
    takeTurn(game, { type: 'wait' });
    freeze(game, monster);
    const before = game.stores.Health.current[others[0]];
    wait(game);
    expect(before - game.stores.Health.current[others[0]]).toBe(3);
  });
});
