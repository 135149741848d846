import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';

import { powersOf } from '../../src/describe/powers.ts';
import { cellsApart } from '../../src/dungeon/distance.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { nearestAnywhere } from '../../src/dungeon/paths.ts';
import { isFree } from '../../src/game/actors/actors.ts';
import { bringEscorts } from '../../src/game/actors/groups.ts';
import { provoke } from '../../src/game/actors/waking.ts';
import { cellOf, kindOf } from '../../src/game/entity.ts';
import { liftActor, moveActor, placeActor } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { restoreAcrossVersions } from '../../src/state/restore-across-versions.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { simple } from '../sources.ts';
import { messageIds } from '../world.ts';
import { befall } from './effects/befall.ts';
import { apart, attacksOf, hallWith, put, stage, wait, walk, wolf } from './systems/stage.ts';

/** A wall with one opening, `d`, between the hero and the group. */
const walled = '############## #@.....#.....# #......#..m..# #......#.....# ##############';
const group = { Group: { escorts: [{ kind: 'other', least: 2, most: 2 }] }, AI: { mind: 'none' } };

/** A leader on a drawn floor with its escorts. */
function led(map: string, leader: object, escort: object) {
  const made = stage(map, leader, { others: escort });
  bringEscorts(made.game, made.monster, made.game.floor);
  const escorts = made.game.floor.monsters.filter((one) => one !== made.monster);
  return { ...made, escorts };
}

const between = (game: Game, a: number, b: number) => cellsApart(cellOf(game, a), cellOf(game, b));

describe('a group', () => {
  test('escorts leave the cell free on which the hero will arrive', () => {
    const many = { Group: { escorts: [{ kind: 'other', least: 9, most: 9 }] } };
    const { game, monster } = stage(walled, many, { others: {} });
    const { x, y } = cellOf(game, monster);
    const arrival = { x: x - 1, y };
    bringEscorts(game, monster, game.floor, arrival);
    const cells = game.floor.monsters.map((one) => cellOf(game, one));
    expect(cells).toHaveLength(10);
    expect(cells).not.toContainEqual(arrival);
  });

  test('a leader arrives with escorts of the stated kinds and numbers', () => {
    const source = {
      ...simple,
      bundles: {
        'chief.json': wolf({
          spawn: { depths: { '1+': 1000 } },
          Group: {
            escorts: [
              { kind: 'guard', least: 1, most: 3 },
              { kind: 'cook', least: 1 },
            ],
          },
        }),
        'guard.json': wolf({ spawn: {} }),
        'cook.json': wolf({ spawn: {} }),
      },
    };
    const campaign = loadCampaign(source);
    const game = newGame(campaign, 'escorts');
    takeTurn(game, { type: 'wait' });
    const counts = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const other = newGame({ ...campaign, start: { ...campaign.start, depth: 1 } }, seed);
      const ids = other.floor.monsters.map((one) => kindOf(other, one).id);
      const of = (id: string) => ids.filter((one) => one === id).length;
      expect(of('chief')).toBeGreaterThan(0);
      expect(of('cook')).toBe(of('chief'));
      expect(of('guard')).toBeGreaterThanOrEqual(of('chief'));
      expect(of('guard')).toBeLessThanOrEqual(3 * of('chief'));
      counts.add(of('guard'));
    }
    expect(counts.size).toBeGreaterThan(1);
  });

  /** An ally beside the hero on stairs down, with one escort beside the hero and one behind. */
  function alliesOnStairs() {
    const ally = { Faction: { name: 'hero' } };
    const made = led(hallWith(['@', 3, 4], ['m', 4, 4]), { ...group, ...ally, Follower: {} }, ally);
    const { game, escorts } = made;
    game.floor.grid.tiles[4 * game.floor.grid.width + 3] = Tile.stairsDown;
    expect(escorts.map((one) => apart(game, one))).toEqual([1, 2]);
    takeTurn(game, { type: 'down' });
    return made;
  }

  test('an ally that follows the hero over stairs brings its escorts that are beside the hero', () => {
    const { game, monster, escorts } = alliesOnStairs();
    const { monsters } = game.floor;
    expect([monster, ...escorts].map((one) => monsters.includes(one))).toEqual([true, true, false]);
  });

  test('an escort follows the hero while its leader, an ally, is on another floor', () => {
    const { game, monster, escorts } = alliesOnStairs();
    const { grid } = game.floor;
    const far = nearestAnywhere(grid, { x: grid.width, y: grid.height }, (x, y) =>
      isFree(game, x, y),
    );
    for (const one of [monster, escorts[0]]) liftActor(game, one);
    placeActor(game, monster, game.floor, far?.x ?? 0, far?.y ?? 0);
    takeTurn(game, { type: 'up' });
    put(game, 1, 1);
    for (let turn = 0; turn < 12; turn++) wait(game);
    expect(game.floor.monsters).toEqual([escorts[1]]);
    expect(apart(game, escorts[1])).toBe(2);
  });

  test('escorts follow their leader until they see the hero', () => {
    const { game, monster, escorts } = led(walled, group, {});
    expect(escorts).toHaveLength(2);
    moveActor(game, monster, 12, 1);
    for (let turn = 0; turn < 6; turn++) wait(game);
    for (const one of escorts) expect(between(game, one, monster)).toBeLessThanOrEqual(2);
    put(game, 8, 3);
    wait(game);
    wait(game);
    expect(escorts.some((one) => attacksOf(game, one) > 0)).toBe(true);
  });

  test('an attack on one rouses all, and the death of the leader frees its escorts', () => {
    const { game, monster, escorts } = led(walled, group, { AI: { mind: 'tracker' } });
    const { AI, Health, Follower } = game.stores;
    expect(escorts.map((one) => AI.awake[one])).toEqual([0, 0]);
    game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
    Health.current[monster] = 1;
    wait(game);
    expect(escorts.map((one) => AI.awake[one])).toEqual([1, 1]);
    expect(escorts.map((one) => Follower.leader[one])).toEqual([0, 0]);
  });

  test('a leader that has become a kind without escorts still rouses them, as they rouse it', () => {
    for (const attacked of ['leader', 'escort']) {
      const { game, monster, escorts } = led(walled, group, { AI: { mind: 'tracker' } });
      const into = game.campaign.kinds.findIndex(({ id }) => id === 'wolf');
      befall(game, monster, 'become', { into, wounded: 0 });
      const { AI } = game.stores;
      const [leader] = game.floor.monsters.filter((one) => !escorts.includes(one));
      expect(kindOf(game, leader).id).toBe('wolf');
      for (const one of game.floor.monsters) AI.awake[one] = 0;
      provoke(game, attacked === 'leader' ? leader : escorts[0]);
      expect(game.floor.monsters.map((one) => AI.awake[one])).toEqual([1, 1, 1]);
    }
  });

  test('a group continues exactly after save and load', () => {
    const { game, escorts } = led(walled, group, {});
    wait(game);
    for (const copy of [
      restore(game.campaign, snapshotOf(game)),
      restoreAcrossVersions(game.campaign, snapshotOf(game)).game,
    ]) {
      expect(hashOf(copy)).toBe(hashOf(game));
      expect(copy.floor.monsters).toHaveLength(escorts.length + 1);
    }
  });

  test('the bestiary names the escorts', () => {
    const { game, monster } = led(walled, group, {});
    const powers = powersOf(
      game.campaign,
      kindOf(game, monster),
      wordsOf('en'),
      namesOf(game.campaign, 'en'),
    );
    expect(powers.find(({ component }) => component === 'Group')?.about).toMatch(
      /^Arrives with escorts\. \(.+ ×2\)$/,
    );
  });
});

describe('a call for help', () => {
  test('a monster that sees the hero calls those of its side that are near, once', () => {
    const { game, monster, others } = stage(
      hallWith(['@', 1, 1], ['m', 5, 4], ['n', 8, 4], ['n', 9, 7]),
      { AI: { goals: [{ goal: 'call', range: 3 }, { goal: 'wait' }] } },
      { others: { AI: { mind: 'tracker' } } },
    );
    wait(game);
    expect(messageIds(game)).toContain('callsHelp');
    expect(others.map((one) => game.stores.AI.awake[one])).toEqual([1, 0]);
    const before = apart(game, others[0]);
    wait(game);
    expect(messageIds(game)).not.toContain('callsHelp');
    expect(apart(game, others[0])).toBe(before - 1);
    expect(attacksOf(game, monster)).toBe(0);
  });

  test('a call does not wake a monster that nothing wakes', () => {
    const { game, others } = stage(
      hallWith(['@', 1, 1], ['m', 5, 4], ['n', 8, 4]),
      { AI: { goals: [{ goal: 'call', range: 5 }, { goal: 'wait' }] } },
      { others: { AI: { goals: [{ goal: 'sleep' }] }, Senses: { wakes: 'never' } } },
    );
    wait(game);
    expect(messageIds(game)).not.toContain('callsHelp');
    expect(game.stores.AI.awake[others[0]]).toBe(0);
  });

  test('a monster does not call enemies for help', () => {
    const { game, others } = stage(
      hallWith(['@', 1, 1], ['m', 5, 4], ['n', 8, 4]),
      { AI: { goals: [{ goal: 'call' }] }, Faction: { name: 'orcs', fights: ['hero', 'elves'] } },
      { others: { AI: { mind: 'tracker' }, Faction: { name: 'elves' } } },
    );
    wait(game);
    expect(game.stores.AI.awake[others[0]]).toBe(0);
  });
});

describe('senses', () => {
  const far = hallWith(['@', 1, 4], ['m', 9, 4]);
  const step = (game: Game) => takeTurn(game, { type: 'move', dx: 0, dy: game.turn % 2 ? 1 : -1 });

  test('a monster does not know the hero beyond its sight', () => {
    const { game, monster } = stage(far, { Senses: { sight: 5 } });
    expect(walk(game, monster, 4).at(-1)).toEqual({ x: 9, y: 4 });
    put(game, 4, 4);
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 8, y: 4 });
  });

  test('a monster hears a hero that moves, also through walls, and none that waits', () => {
    const { game, monster } = stage(walled.replace('@.....', '.....@'), {
      Senses: { sight: 1, hearing: 9 },
    });
    const { x } = cellOf(game, monster);
    wait(game);
    expect(cellOf(game, monster).x).toBe(x);
    takeTurn(game, { type: 'move', dx: 0, dy: 1 });
    expect(cellOf(game, monster).x).toBe(x - 1);
  });

  test('a monster follows the smell of the hero around corners, as far as it smells', () => {
    const map = '########## #@.#.....# #..#..#m.# #.....#..# ##########';
    const senses = (smell: number) => ({
      Senses: { sight: 1, smell },
      AI: { goals: [{ goal: 'approach', way: 'shortest' }] },
    });
    const good = stage(map, senses(20));
    const bad = stage(map, senses(3));
    for (let turn = 0; turn < 12; turn++) {
      wait(good.game);
      wait(bad.game);
    }
    expect(apart(good.game, good.monster)).toBe(1);
    expect(cellOf(bad.game, bad.monster)).toEqual({ x: 7, y: 2 });
  });

  test.each([
    ['noise', [0, 1, 1]],
    ['sight', [1, 1, 1]],
    ['hit', [0, 0, 1]],
    ['never', [0, 0, 0]],
  ])(
    'a sleeper that only %s wakes is awake after waiting, steps and an attack: %j',
    (wakes, awake) => {
      const { game, monster } = stage(hallWith(['@', 4, 4], ['m', 5, 4]), {
        AI: { mind: 'tracker' },
        Mean: { chance: 100 },
        Health: { max: 500 },
        Senses: { hearing: 9, wakes },
      });
      const { AI } = game.stores;
      const states: number[] = [];
      wait(game);
      states.push(AI.awake[monster]);
      step(game);
      states.push(AI.awake[monster]);
      game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
      wait(game);
      states.push(AI.awake[monster]);
      expect(states).toEqual(awake);
    },
  );
});
