import { describe, expect, test } from 'vitest';
import { bringEscorts } from '../../../src/game/actors/groups.ts';
import { has, kindOf } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds } from '../../world.ts';
import { stage, wait } from '../systems/stage.ts';
import { befall } from './befall.ts';

const near = '######### #.@m....# #.......# #.......# #########';
const strike = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });
const speaks = (game: Game) => messageIds(game).filter((id) => id === 'speaks').length;
const idle = { AI: { mind: 'none' }, Health: { max: 40 }, Stats: { attack: 1, defence: 1 } };
const cry = { when: 'hurt', say: { en: 'Ouch!' } };

describe('a boss that changes', () => {
  const phase = {
    when: 'belowHealth',
    percent: 100,
    effects: [{ effect: 'become', into: 'other', wounded: true }],
  };

  test('does not count the wounds of its first phase as an injury of the second', () => {
    const { game } = stage(
      near,
      { ...idle, Triggers: [phase] },
      { others: { ...idle, Triggers: [cry] } },
    );
    strike(game);
    expect(kindOf(game, game.floor.monsters[0]).id).toBe('other');
    expect(speaks(game)).toBe(0);
    wait(game);
    expect(speaks(game)).toBe(0);
    strike(game);
    expect(speaks(game)).toBe(1);
  });

  test('keeps its escorts, and an escort that changes keeps its leader', () => {
    const Group = { escorts: [{ kind: 'other', least: 2, most: 2 }] };
    const later = { when: 'everyTurns', turns: 1, effects: [{ effect: 'become', into: 'guest' }] };
    const boss = stage(
      near,
      { ...idle, Group, Triggers: [{ ...phase, effects: [{ effect: 'become', into: 'wolf' }] }] },
      { others: idle },
    );
    bringEscorts(boss.game, boss.monster, boss.game.floor);
    strike(boss.game);
    const { Follower } = boss.game.stores;
    const kinds = (game: Game, id: string) =>
      game.floor.monsters.filter((one) => kindOf(game, one).id === id);
    const [changed] = kinds(boss.game, 'wolf');
    expect(kinds(boss.game, 'other').map((one) => Follower.leader[one])).toEqual([
      changed,
      changed,
    ]);
    const guards = stage(
      near,
      { ...idle, Group },
      {
        others: {
          ...idle,
          Triggers: [{ ...later, effects: [{ effect: 'become', into: 'wolf' }] }],
        },
      },
    );
    bringEscorts(guards.game, guards.monster, guards.game.floor);
    wait(guards.game);
    const leaders = kinds(guards.game, 'wolf').map(
      (one) => guards.game.stores.Follower.leader[one],
    );
    expect(leaders).toEqual([guards.monster, guards.monster]);
  });
});

test('a leader that is polymorphed keeps its escorts, and a polymorphed escort its leader', () => {
  const Group = { escorts: [{ kind: 'other', least: 2, most: 2 }] };
  const { game, monster } = stage(near, { ...idle, Group }, { others: idle });
  bringEscorts(game, monster, game.floor);
  const { Follower } = game.stores;
  const into = game.campaign.kinds.findIndex(({ id }) => id === 'wolf');
  const leaders = () =>
    game.floor.monsters.map((one) => (has(game, one, 'Follower') ? Follower.leader[one] : 0));
  befall(game, monster, 'polymorph', { into });
  const leader = game.floor.monsters.at(-1) ?? 0;
  expect(leaders()).toEqual([leader, leader, 0]);
  befall(game, game.floor.monsters[0], 'polymorph', { into });
  expect(leaders()).toEqual([leader, 0, leader]);
});

test('only the hit half of a splitting monster is hurt, and its twin joins the group', () => {
  const { game, monster, others } = stage(
    '######### #.@m..n.# #.......# #########',
    {
      ...idle,
      Splits: { chance: 100 },
      Triggers: [cry],
      Follower: {},
    },
    { others: idle },
  );
  game.stores.Follower.leader[monster] = others[0];
  strike(game);
  const [, , twin] = game.floor.monsters;
  expect(speaks(game)).toBe(1);
  expect(game.stores.Follower.leader[twin]).toBe(others[0]);
});

test('a trigger by chance rolls again for each hit of a turn', () => {
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 12; seed++) {
    const { game } = stage(
      near,
      { ...idle, Health: { max: 9000 }, Triggers: [{ ...cry, chance: 50 }] },
      { seed: `twice ${seed}` },
    );
    // A hasted hero hits twice in a turn.
    game.stores.Condition.hasted[game.hero] = 500;
    const byTurn = new Map<number, number[]>();
    for (let hit = 0; hit < 40; hit++) {
      const turn = game.turn;
      strike(game);
      byTurn.set(turn, [...(byTurn.get(turn) ?? []), speaks(game)]);
    }
    for (const [first, second] of byTurn.values()) {
      if (second !== undefined) counts[first + second]++;
    }
  }
  // Half of the pairs of hits differ, if their rolls are independent.
  const [neither, one, both] = counts;
  const pairs = neither + one + both;
  expect(pairs).toBeGreaterThan(200);
  expect(one / pairs).toBeGreaterThan(0.4);
  expect(one / pairs).toBeLessThan(0.6);
});
