import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/game/world.ts';
import { arena } from '../../sources.ts';
import { messageIds } from '../../world.ts';
import { attacksOf, hallWith, stage, wait } from './stage.ts';

const heal = { effects: [{ effect: 'heal', points: 10 }] };
const still = { Rooted: {} };
const map = hallWith(['@', 1, 1], ['m', 5, 4], ['n', 7, 4], ['n', 9, 4]);

/** A helper `m` with sure help, and others of 100 HP, of which the hero keeps away. */
function helper(parts: object = {}, drawn = map, options: object = {}, more: object = {}) {
  const staged = stage(
    drawn,
    { ...still, ...more, Aids: { chance: 100, range: 4, ...heal, ...parts } },
    { others: { ...still, Health: { max: 100 } }, ...options },
  );
  const { Health } = staged.game.stores;
  return { ...staged, health: () => staged.others.map((one) => Health.current[one]) };
}

function wound(game: Game, actor: number, current: number): void {
  game.stores.Health.current[actor] = current;
}

describe('a monster with `Aids`', () => {
  test('a monster with `Aids` heals the most wounded monster near, one each turn, until all are whole', () => {
    const { game, others, health } = helper();
    wound(game, others[0], 90);
    wound(game, others[1], 75);
    wait(game);
    expect(health()).toEqual([90, 85]);
    expect(messageIds(game)).toEqual(['aids', 'looksBetter']);
    wait(game);
    wait(game);
    expect(health()).toEqual([100, 95]);
    wait(game);
    wait(game);
    expect(health()).toEqual([100, 100]);
    expect(messageIds(game)).toEqual([]);
  });

  test.each([
    ['beyond its range', { range: 1 }, map],
    ['that are not wounded enough', { below: 40 }, map],
    ['behind a wall', {}, '########### #@...m#n.n# ###########'],
  ])('does not help monsters %s', (_, parts, drawn) => {
    const { game, others, health } = helper(parts, drawn);
    for (const one of others) wound(game, one, 50);
    wait(game);
    expect(health()).toEqual([50, 50]);
  });

  test('a monster with `Aids` does not attack in the turn in which it helps, and attacks if nobody needs help', () => {
    const near = hallWith(['@', 4, 4], ['m', 5, 4], ['n', 7, 4]);
    const { game, monster, others } = helper({}, near);
    wound(game, others[0], 95);
    wait(game);
    expect(attacksOf(game, monster)).toBe(0);
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a monster with `Aids` never helps the hero or itself', () => {
    const near = hallWith(['@', 4, 4], ['m', 5, 4]);
    const { game, hero, monster } = helper({}, near);
    wound(game, hero, 500);
    wound(game, monster, 1);
    wait(game);
    expect(messageIds(game)).not.toContain('aids');
    expect(game.stores.Health.current[monster]).toBe(1);
  });

  test('a monster with `Aids` helps only its own kind where all fight all', () => {
    const { game, others, health } = helper({}, map, { source: arena });
    for (const one of others) wound(game, one, 50);
    wait(game);
    expect(health()).toEqual([50, 50]);
    const kin = stage(
      hallWith(['@', 1, 1], ['m', 5, 4], ['m', 7, 4]),
      { ...still, Health: { max: 100 }, Aids: { chance: 100, ...heal } },
      { source: arena },
    );
    wound(kin.game, kin.monsters[1], 50);
    wait(kin.game);
    expect(kin.game.stores.Health.current[kin.monsters[1]]).toBe(60);
  });

  test('a monster with `Aids` helps as often as its chance says, with any effect', () => {
    const { game, others } = helper({ chance: 30, effects: [{ effect: 'haste' }] });
    wound(game, others[0], 50);
    let times = 0;
    for (let n = 0; n < 500; n++) {
      wait(game);
      times += Number(messageIds(game).includes('aids'));
    }
    expect(Math.abs(times - 150)).toBeLessThan(4 * Math.sqrt(500 * 0.3 * 0.7));
    expect(game.stores.Condition.hasted[others[0]]).toBeGreaterThan(0);
  });

  test('a monster with `Aids` strengthens unhurt monsters of its side at random while it sees the hero', () => {
    const strengthen = { effects: [{ effect: 'strengthen', points: 1 }] };
    const { game, others } = helper(strengthen);
    const attacks = () => others.map((one) => game.stores.Stats.attack[one]);
    const before = attacks();
    for (let n = 0; n < 20; n++) wait(game);
    expect(attacks()[0] - before[0] + attacks()[1] - before[1]).toBe(20);
    for (const [n, attack] of attacks().entries()) expect(attack).toBeGreaterThan(before[n]);
  });

  test.each([
    ['with `below`', { below: 99 }, map],
    ['with an effect that heals', heal, map],
    ['without an enemy in view', {}, '############# #@#m..n.....# #############'],
  ])('a monster with `Aids` %s leaves unhurt monsters alone', (_, parts, drawn) => {
    const { game } = helper({ effects: [{ effect: 'haste' }], ...parts }, drawn);
    for (let n = 0; n < 5; n++) wait(game);
    expect(messageIds(game)).not.toContain('aids');
    expect(Math.max(...game.stores.Condition.hasted)).toBe(0);
  });

  test('a monster with `Aids` helps its own faction only, and an ally helps the hero', () => {
    const elves = { Faction: { name: 'elves', fights: ['hero'] } };
    const { game, others } = stage(
      map,
      { ...still, ...elves, Aids: { chance: 100, ...heal } },
      { others: { ...still, Health: { max: 100 } } },
    );
    wound(game, others[0], 50);
    wait(game);
    expect(game.stores.Health.current[others[0]]).toBe(50);

    const ally = stage(hallWith(['@', 4, 4], ['m', 5, 4]), {
      Faction: { name: 'hero' },
      Aids: { chance: 100, ...heal },
    });
    wound(ally.game, ally.hero, 500);
    wait(ally.game);
    expect(ally.game.stores.Health.current[ally.hero]).toBeGreaterThanOrEqual(510);
  });

  test('an ally with `Aids` strengthens other unhurt allies, and not the hero', () => {
    const allies = hallWith(['@', 4, 4], ['m', 5, 4], ['m', 6, 4], ['n', 9, 4]);
    const { game, hero, monsters } = helper(
      { effects: [{ effect: 'strengthen', points: 1 }] },
      allies,
      {},
      { Faction: { name: 'hero' } },
    );
    const { attack } = game.stores.Stats;
    const before = [hero, ...monsters].map((one) => attack[one]);
    for (let n = 0; n < 5; n++) wait(game);
    const gained = [hero, ...monsters].map((one, n) => attack[one] - before[n]);
    expect(gained).toEqual([0, 5, 5]);
  });

  test('a monster with `Aids` can list its help among its goals, with the effects', () => {
    const { game, others } = stage(
      map,
      {
        ...still,
        AI: { goals: [{ goal: 'aid', chance: 100, range: 4, effects: heal.effects }] },
      },
      { others: { ...still, Health: { max: 100 } } },
    );
    wound(game, others[0], 50);
    wait(game);
    expect(game.stores.Health.current[others[0]]).toBe(60);
  });
});
