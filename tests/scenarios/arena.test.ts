import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import gladiator from '../../src/content/arena/monsters/gladiator.json';
import rat from '../../src/content/simple/monsters/rat.json';
import wolf from '../../src/content/simple/monsters/wolf.json';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { ai } from '../../src/game/systems/ai.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { arena, simple } from '../sources.ts';
import { arenaCampaign, campaign, drawScene, messageIds, monsterAt, scene } from '../world.ts';

const inArena = { campaign: arenaCampaign, depth: 0 };

function hp(game: Game, actor = game.hero): number {
  return game.stores.Health.current[actor];
}

test('one attack takes one hit point: a gladiator dies by the first, the hero by the third', () => {
  const game = scene('..... .@e.. .....', inArena);
  expect(hp(game)).toBe(3);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(drawScene(game)[1]).toBe('.@...');
  expect(messageIds(game)).toEqual(['hit', 'kill', 'stands']);
  expect(game.ending).toEqual({ won: true, by: 'lastStanding' });
});

test('a gladiator next to the hero attacks, and three attacks kill the hero', () => {
  const game = scene('.@e.. ..... .....', inArena);
  takeTurn(game, { type: 'wait' });
  expect(hp(game)).toBe(2);
  takeTurn(game, { type: 'wait' });
  takeTurn(game, { type: 'wait' });
  expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'gladiator' });
});

test('gladiators attack each other, and the hero gains nothing by that', () => {
  const game = scene('ee..@ ..... .....', inArena);
  takeTurn(game, { type: 'wait' });
  expect(messageIds(game)).toContain('brawl');
  expect(messageIds(game)).toContain('falls');
  expect(monstersHere(game)).toHaveLength(1);
  expect(game.score).toBe(0);
  expect(game.ending).toBeNull();
});

test('in the arena no actor steps or attacks diagonally', () => {
  const game = scene('@.... .e... .....', inArena);
  takeTurn(game, { type: 'move', dx: 1, dy: 1 });
  expect(messageIds(game)).toEqual(['noDiagonal']);
  expect(game.turn).toBe(0);
  takeTurn(game, { type: 'wait' });
  expect(hp(game)).toBe(3);
});

describe('a gladiator', () => {
  function thought(map: string, x: number, y: number) {
    const game = scene(map, inArena);
    return thoughtOf(game, monsterAt(game, x, y));
  }

  function thoughtOf(game: Game, gladiator: number) {
    game.pending.thinkers.push(gladiator);
    ai(game);
    const { Intent } = game.stores;
    if (game.pending.actors.pop() === undefined) return null;
    return [Intent.dx[gladiator], Intent.dy[gladiator]];
  }

  test('a gladiator within six steps approaches along the longer axis, or along y if both are equal', () => {
    expect(thought('@.... ..... ....e', 4, 2)).toEqual([-1, 0]);
    expect(thought('@.... ..... ..e..', 2, 2)).toEqual([0, -1]);
  });

  test('a gladiator whose way is blocked by a wall loses its turn', () => {
    expect(thought('@.... .#... .e...', 1, 2)).toBeNull();
  });

  test('a distant gladiator steps in each of the four directions with equal probability', () => {
    const counts = new Map<string, number>();
    const game = scene('........... ........... @........e. ...........', inArena);
    const gladiator = monsterAt(game, 9, 2);
    for (game.turn = 1; game.turn <= 4000; game.turn++) {
      const step = thoughtOf(game, gladiator);
      counts.set(String(step), (counts.get(String(step)) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });

  test('a gladiator without a free neighbour waits', () => {
    expect(thought('@......### .......#e# .......###', 8, 1)).toBeNull();
  });
});

test('the whole field of the arena is visible from the start', () => {
  const game = newGame(arenaCampaign, 'sight');
  expect(game.floor.fieldOfView.visible.every((seen) => seen === 1)).toBe(true);
  for (const command of [
    { type: 'dig', dx: 1, dy: 0 },
    { type: 'pickup' },
    { type: 'eat', slot: 0 },
    { type: 'up' },
  ] as const) {
    takeTurn(game, command);
    expect(game.turn).toBe(0);
  }
});

test('whole fights end in victory or defeat, and equally when they are repeated', () => {
  const fight = (seed: string) => {
    const game = newGame(arenaCampaign, seed);
    const { Position } = game.stores;
    for (let turn = 0; turn < 3000 && !game.ending; turn++) {
      // Attacks an adjacent monster, otherwise waits.
      const beside = monstersHere(game).find(
        (m) =>
          Math.abs(Position.x[m] - Position.x[game.hero]) +
            Math.abs(Position.y[m] - Position.y[game.hero]) ===
          1,
      );
      if (beside === undefined) takeTurn(game, { type: 'wait' });
      else {
        const dx = (Position.x[beside] - Position.x[game.hero]) as -1 | 0 | 1;
        const dy = (Position.y[beside] - Position.y[game.hero]) as -1 | 0 | 1;
        takeTurn(game, { type: 'move', dx, dy });
      }
    }
    return game;
  };
  const outcomes = new Set<boolean | undefined>();
  const both = () => outcomes.has(true) && outcomes.has(false);
  for (let n = 0; n < 40 && !both(); n++) outcomes.add(fight(`fight${n}`).ending?.won);
  expect(both()).toBe(true);
  expect(hashOf(fight('fight0'))).toBe(hashOf(fight('fight0')));
});

describe('bundles of other campaigns', () => {
  test('a rat and a wolf in the arena fight by the rules of the arena', () => {
    const mixed = loadCampaign({
      ...arena,
      bundles: { 'monsters/rat.json': rat, 'monsters/wolf.json': wolf },
    });
    expect(mixed.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
    const game = scene('@w... ..... ..r..', { campaign: mixed, depth: 0 });
    takeTurn(game, { type: 'wait' });
    expect(hp(game)).toBe(2);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(hp(game, monsterAt(game, 1, 0))).toBe(15);
  });

  test('a gladiator in Simple fights by the rules of Simple', () => {
    const mixed = loadCampaign({
      ...simple,
      bundles: { ...simple.bundles, './monsters/gladiator.json': gladiator },
    });
    const game = scene('####### #@e...# #######', { campaign: mixed });
    takeTurn(game, { type: 'wait' });
    expect(hp(game)).toBe(15);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(messageIds(game)).toEqual(['hit', 'kill']);
    expect(campaign.kinds.length).toBe(mixed.kinds.length - 1);
  });
});
