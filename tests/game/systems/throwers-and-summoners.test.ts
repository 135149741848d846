import { describe, expect, test } from 'vitest';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { cellOf, has, kindOf } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue } from '../../sources.ts';
import { messageIds } from '../../world.ts';
import { apart, attacksOf, hallWith, stage, wait, walk } from './stage.ts';

describe('a thrower', () => {
  const thrower = { Throws: { dice: '1d4', range: 5, chance: 100 } };
  const threw = (game: Game) => game.events.filter(({ type }) => type === 'threw').length;

  test.each([
    ['along a row', 1, 4, 1],
    ['along a diagonal', 3, 1, 1],
    ['not beyond its range', 1, 4, 0, 4],
    ['not at an adjacent hero', 5, 4, 0],
    ['not out of line', 3, 3, 0],
  ])('a thrower throws along a free line within its range: %s', (_, x, y, throws, range = 5) => {
    const { game, hero, monster } = stage(hallWith(['@', x, y], ['m', 6, 4]), {
      Throws: { dice: '1d4', range, chance: 100 },
    });
    const before = game.stores.Health.current[hero];
    wait(game);
    expect(threw(game)).toBe(throws);
    if (!throws) return;
    expect(cellOf(game, monster)).toEqual({ x: 6, y: 4 });
    const lost = before - game.stores.Health.current[hero];
    expect(lost).toBeGreaterThanOrEqual(1);
    expect(lost).toBeLessThanOrEqual(4);
    expect(messageIds(game)).toEqual(['hurled']);
    const [{ from, to, kind }] = game.events.flatMap((e) => (e.type === 'threw' ? e : []));
    expect([from, to, kind]).toEqual([{ x: 6, y: 4 }, { x, y }, 'guest']);
  });

  test.each([
    ['a wall', '########## #@..#..m.# ##########'],
    ['another monster', '########## #@..n..m.# ##########'],
    ['a door', '########## #@..+..m.# ##########'],
  ])('a thrower does not throw past %s', (_, map) => {
    const { game } = stage(
      map,
      { Throws: { dice: '1d4', range: 9, chance: 100 } },
      {
        others: { AI: { mind: 'timid' }, Rooted: {} },
      },
    );
    wait(game);
    expect(threw(game)).toBe(0);
  });

  test('a thrower with a chance below 100% throws in some turns and approaches in the others', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      Throws: { dice: '1d4', chance: 40 },
    });
    let throws = 0;
    for (let n = 0; n < 600; n++) {
      moveActor(game, monster, 5, 4);
      wait(game);
      throws += threw(game);
      expect(apart(game, monster)).toBe(threw(game) ? 4 : 3);
    }
    expect(Math.abs(throws - 240)).toBeLessThan(4 * Math.sqrt(600 * 0.4 * 0.6));
  });

  test('a thrower with dice hits with the probability of its level, and misses are reported', () => {
    const { game, hero } = stage(
      hallWith(['@', 1, 4], ['m', 5, 4]),
      {
        ...thrower,
        Fighter: { level: 3, attacks: '1d2' },
        Rooted: {},
      },
      { source: rogue },
    );
    const { Fighter, Hunger } = game.stores;
    Fighter.armour[hero] = 5;
    let hits = 0;
    for (let n = 0; n < 600; n++) {
      Hunger.energy[hero] = 1000;
      wait(game);
      const [id] = messageIds(game);
      expect(['hurled', 'hurledMiss']).toContain(id);
      if (id === 'hurled') hits++;
    }
    // A d20 that reaches 21 − 3 − 5.
    expect(Math.abs(hits - 600 * 0.4)).toBeLessThan(4 * Math.sqrt(600 * 0.4 * 0.6));
  });

  test('a thrower can kill, and the ending names the thrower', () => {
    const { game, hero } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), thrower);
    game.stores.Health.current[hero] = 1;
    wait(game);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'guest' });
  });

  test('a throw poisons from a distance, but does not steal or drain life', () => {
    const { game, hero, monster } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      ...thrower,
      Poison: {},
      GoldThief: {},
      Leech: { share: 100 },
    });
    game.score = 50;
    game.stores.Health.current[monster] = 3;
    wait(game);
    expect(has(game, hero, 'Poisoned')).toBe(true);
    expect([game.score, game.stores.Health.current[monster]]).toEqual([50, 3]);
  });

  test('a sleeping thrower does not throw', () => {
    const { game } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      ...thrower,
      AI: { mind: 'chaser' },
    });
    wait(game);
    expect(threw(game)).toBe(0);
  });
});

describe('a summoner', () => {
  const summoner = { Summons: { chance: 100, most: 3 }, Rooted: {} };
  const kinds = (game: Game) => monstersHere(game).map((one) => kindOf(game, one).id);

  test('a summoner summons its own kind up to its number; summoned monsters do not summon', () => {
    const { game, monster } = stage(hallWith(['@', 1, 1], ['m', 5, 4]), summoner);
    for (const calls of [1, 1, 1, 0, 0]) {
      const before = kinds(game).length;
      wait(game);
      expect(kinds(game)).toHaveLength(before + calls);
      expect(messageIds(game)).toEqual(calls ? ['summons'] : []);
    }
    for (const one of monstersHere(game)) {
      expect(cellsApart(cellOf(game, one), cellOf(game, monster))).toBeLessThanOrEqual(1);
    }
  });

  test('a summoner summons the kind in its bundle; a kind that is no monster is ignored', () => {
    for (const [kind, called] of [
      ['other', 'other'],
      ['rat', 'rat'],
      ['apple', 'guest'],
    ]) {
      const { game } = stage(
        hallWith(['@', 1, 1], ['m', 5, 4]),
        { Summons: { kind, chance: 100, most: 1 } },
        { others: {} },
      );
      wait(game);
      expect(kinds(game)).toEqual(['guest', called]);
    }
  });

  test('summoned monsters are awake', () => {
    const { game } = stage(
      hallWith(['@', 1, 1], ['m', 5, 4]),
      { Summons: { kind: 'other', chance: 100, most: 1 } },
      { others: { AI: { mind: 'chaser' } } },
    );
    wait(game);
    const called = monstersHere(game)[1];
    const before = apart(game, called);
    wait(game);
    expect(apart(game, called)).toBe(before - 1);
  });

  test('the arrival of a summoned monster is shown only if the hero sees the monster', () => {
    for (const [others, shown] of [
      [{}, 1],
      [{ Invisible: {} }, 0],
    ] as const) {
      const { game } = stage(
        hallWith(['@', 1, 1], ['m', 5, 4]),
        { Summons: { kind: 'other', chance: 100, most: 1 } },
        { others },
      );
      wait(game);
      expect(kinds(game)).toEqual(['guest', 'other']);
      expect(game.events.filter(({ type }) => type === 'summoned')).toHaveLength(shown);
    }
  });

  test('a summoner does not summon while a wall is between it and the hero', () => {
    const { game } = stage('####### #@.#..# #..#.m# #..#..# #######', summoner);
    walk(game, game.hero, 5);
    expect(kinds(game)).toEqual(['guest']);
  });

  test('a summoner does not summon if no adjacent cell is free', () => {
    const { game, monster } = stage('##### #m@.# #####', { Summons: { chance: 100 } });
    wait(game);
    expect(kinds(game)).toEqual(['guest']);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a summoner does not summon on a floor with a hundred actors', () => {
    const row = (letter: string) => `#${letter.repeat(33)}#`;
    const map = ['#'.repeat(35), `#@.m${'.'.repeat(30)}#`, row('.'), row('n'), row('n'), row('n')];
    const { game } = stage([...map, '#'.repeat(35)].join(' '), summoner, {
      others: { AI: { mind: 'timid' }, Rooted: {} },
    });
    expect(kinds(game)).toHaveLength(100);
    wait(game);
    expect(kinds(game)).toHaveLength(100);
  });
});
