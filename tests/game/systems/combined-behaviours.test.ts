import { entityExists } from 'bitecs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import { isStandable } from '../../../src/dungeon/grid.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { cellOf, has, heroCell } from '../../../src/game/entity.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { expectSound } from '../../expect-sound.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { messageIds, place } from '../../world.ts';
import { apart, attacksOf, hallWith, put, stage, wait, walk, withKinds } from './stage.ts';

describe('combined behaviours', () => {
  test('monsters of the floor that the hero leaves by a fall no longer act', () => {
    const { game, others } = stage(
      hallWith(['@', 5, 4], ['m', 5, 3], ['n', 1, 1], ['n', 9, 1], ['n', 1, 7], ['n', 9, 7]),
      { OnHit: { effects: [{ effect: 'fall' }] } },
    );
    const before = others.map((one) => cellOf(game, one));
    const { depth } = game.floor;
    wait(game);
    expect(game.floor.depth).toBe(depth + 1);
    expect(others.map((one) => cellOf(game, one))).toEqual(before);
    expectSound(game);
  });

  test('a thief that grasps lets the hero go when it vanishes with the loot', () => {
    const { game, hero } = stage(
      '##### #@m.# ##### ',
      { Grasp: {}, GoldThief: {} },
      { source: rogue },
    );
    game.score = 1000;
    for (let n = 0; n < 20 && game.floor.monsters.length > 0; n++) wait(game);
    expect(messageIds(game)).toEqual(expect.arrayContaining(['held', 'robbedGold', 'freed']));
    expect(game.stores.Condition.grasped[hero]).toBe(0);
  });

  test('an archer approaches up to its distance, shoots, steps away, and flees when it is hurt', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 9, 3]), {
      Throws: { dice: '1d4', range: 6, chance: 100 },
      Skirmisher: { distance: 3 },
      Coward: { below: 50 },
    });
    // It approaches until the hero is in line, then it stays and shoots.
    walk(game, monster, 3);
    const stand = cellOf(game, monster);
    expect(apart(game, monster)).toBeGreaterThanOrEqual(3);
    expect(walk(game, monster, 3)).toEqual([stand, stand, stand]);
    expect(attacksOf(game, monster)).toBe(1);
    // An adjacent hero is too near for a shot.
    put(game, stand.x - 1, stand.y);
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([2, 0]);
    game.stores.Health.current[monster] = 1;
    put(game, 3, 4);
    const before = apart(game, monster);
    wait(game);
    expect(apart(game, monster)).toBeGreaterThan(before);
  });

  test('a cornered archer shoots, and attacks an adjacent hero', () => {
    const { game, monster } = stage('####### #m..@.# #######', {
      Throws: { dice: '1d4', chance: 100 },
      Skirmisher: { distance: 5 },
      Coward: { below: 100 },
    });
    wait(game);
    expect([messageIds(game)[0], attacksOf(game, monster)]).toEqual(['hurled', 1]);
    put(game, 2, 1);
    wait(game);
    expect([messageIds(game)[0], attacksOf(game, monster)]).toEqual(['hurt', 1]);
  });

  test('an ambusher of a pack that comes out brings the pack out', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 3, 4], ['m', 7, 4], ['m', 9, 4]), {
      Ambusher: { distance: 2 },
      Pack: { range: 4 },
    });
    wait(game);
    expect(monsters.map((one) => cellOf(game, one).x)).toEqual([2, 6, 9]);
  });

  test('a guard that throws does so from its post', () => {
    const { game, monster } = stage(hallWith(['@', 2, 4], ['m', 6, 4]), {
      Throws: { dice: '1d4', chance: 100 },
      Guard: { radius: 1 },
    });
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 6, y: 4 });
    expect(attacksOf(game, monster)).toBe(1);
  });
});

/** A dozen monsters without own code. */
const dozen: Record<string, object> = {
  archer: {
    Throws: { dice: '1d4', range: 6, chance: 60 },
    Skirmisher: { distance: 3 },
    Coward: { below: 40 },
  },
  slime: { Splits: { chance: 80 }, Explodes: { damage: 3, radius: 1 }, Health: { max: 60 } },
  lurkers: { Ambusher: { distance: 3 }, Pack: { range: 8 }, AI: { mind: 'grudge' } },
  caller: { Summons: { kind: 'bomb', chance: 30, most: 5 }, Coward: { below: 100 } },
  bomb: { Explodes: { damage: 9, radius: 2 }, AI: { mind: 'roamer' }, Health: { max: 2 } },
  sentry: { Guard: { radius: 3 }, Throws: { dice: '1d2/1d2' }, Mends: { turns: 2 } },
  bloodsucker: { Leech: { share: 80 }, Erratic: { chance: 30 }, AI: { mind: 'roamer' } },
  viper: { Poison: { damage: 2, turns: 8 }, AI: { mind: 'timid' }, Splits: {} },
  swarm: { Splits: { chance: 100 }, Pack: {}, AI: { mind: 'brawler' }, Health: { max: 90 } },
  queen: { Summons: { chance: 100, most: 9 }, Rooted: {}, Splits: {}, Health: { max: 50 } },
  sniper: { Throws: { dice: '1d6', range: 20, chance: 100 }, Poison: {}, AI: { mind: 'chaser' } },
  ghost: { Invisible: {}, Ambusher: {}, Leech: {}, Skirmisher: {}, Coward: {}, Mends: {} },
};

describe.each([
  ['simple', simple],
  ['arena', arena],
  ['rogue', rogue],
])('in %s a dozen monsters with combined behaviours', (_, source) => {
  const campaign = withKinds(source, dozen);

  /** A game on a floor with all of them near the hero. */
  function crowd(seed: string): Game {
    const game = newGame(campaign, seed);
    const { grid, occupants } = game.floor;
    const hero = heroCell(game);
    const free = Array.from(grid.tiles, (tile, cell) => ({
      x: cell % grid.width,
      y: Math.floor(cell / grid.width),
      open: isStandable(tile) && occupants[cell] === 0,
    }))
      .filter(({ open }) => open)
      .sort((a, b) => cellsApart(a, hero) - cellsApart(b, hero));
    Object.keys(dozen).forEach((kind, n) => {
      const { x, y } = free[2 * n + 1];
      const monster = place(game, kind, x, y);
      game.stores.AI.awake[monster] = 1;
    });
    return game;
  }

  function expectSound(game: Game): void {
    const { Position, Identity, Health } = game.stores;
    const { grid, occupants } = game.floor;
    const standing = [...occupants].filter(Boolean);
    const isAtHome = (actor: number, cell: number) =>
      Position.y[actor] * grid.width + Position.x[actor] === cell &&
      isStandable(grid.tiles[cell]) &&
      Health.current[actor] > 0 &&
      Health.current[actor] <= Health.max[actor] &&
      entityExists(game.world, actor);
    expect(occupants.findIndex((actor, cell) => actor !== 0 && !isAtHome(actor, cell))).toBe(-1);
    expect(standing.sort()).toEqual([game.hero, ...monstersHere(game)].sort());
    expect(standing.length).toBeLessThanOrEqual(100);
    // No actor acts twice: a step, a throw or an attack. Explosions happen after death.
    const acts = new Map<number, number>();
    const died = new Set(game.events.flatMap((e) => (e.type === 'killed' ? e.actor : [])));
    const thrown = new Set(game.events.flatMap((e) => (e.type === 'threw' ? e.actor : [])));
    for (const event of game.events) {
      const by =
        event.type === 'stepped' || event.type === 'threw'
          ? event.actor
          : (event.type === 'hit' || event.type === 'missed') && !thrown.has(event.attacker)
            ? event.attacker
            : 0;
      if (by && !died.has(by)) acts.set(by, (acts.get(by) ?? 0) + 1);
    }
    expect([...acts].filter(([, count]) => count !== 1)).toEqual([]);
    expect(Identity.seq[game.hero]).toBeGreaterThan(0);
    const left = Object.values(game.pending).filter(
      (work) => Array.isArray(work) && work.length > 0,
    );
    expect(left).toEqual([]);
  }

  test.each([1, 2, 3])('act for eighty turns, equally in each repetition (%i)', (n) => {
    const seed = `soak ${n}`;
    const games = [crowd(seed), crowd(seed)];
    const way = fc.sample(fc.constantFrom(-1, 0, 1), { numRuns: 160, seed: n });
    for (let turn = 0; turn < 80; turn++) {
      const [dx, dy] = [way[2 * turn], way[2 * turn + 1]] as (-1 | 0 | 1)[];
      for (const game of games) {
        const { Health, Hunger } = game.stores;
        Health.max[game.hero] = 9000;
        Health.current[game.hero] = 9000;
        if (has(game, game.hero, 'Hunger')) Hunger.energy[game.hero] = Hunger.max[game.hero];
        const used = takeTurn(game, { type: 'move', dx, dy }).every(
          ({ type }) => type !== 'refused',
        );
        if (!used) wait(game);
        expectSound(game);
      }
    }
    expect(hashOf(games[0])).toBe(hashOf(games[1]));
    expect([games[0].turn, games[0].ending]).toEqual([80, null]);
  });
});
