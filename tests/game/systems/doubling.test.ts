import { expect, test } from 'vitest';
import { levelFor, thresholdOf } from '../../../src/game/actors/levels.ts';
import { rewards } from '../../../src/game/systems/rewards.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds, place, rogueCampaign, scene } from '../../world.ts';

const start = (seed = 'scene') => scene('#### #@.# ####', { campaign: rogueCampaign, seed });

/** The hero kills monsters with this experience in total. */
function earn(game: Game, experience: number): void {
  for (let left = experience; left > 0; left -= 65_535) {
    const victim = place(game, 'kobold', 2, 1);
    game.stores.Reward.experience[victim] = Math.min(left, 65_535);
    game.floor.occupants[game.floor.grid.width + 2] = 0;
    game.pending.kills.push(victim);
    rewards(game);
  }
}

const thresholds = [
  10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10240, 20480, 40920, 81920, 163840, 327680,
  655360, 1310720, 2621440,
].map((total, n) => [n + 2, total]);

test.each(thresholds)(
  'level %i needs %i experience in total, and no point less',
  (wanted, total) => {
    const game = start();
    const { Experience } = game.stores;
    Experience.points[game.hero] = thresholdOf(wanted - 1);
    Experience.level[game.hero] = wanted - 1;
    earn(game, total - 1 - thresholdOf(wanted - 1));
    expect(Experience.level[game.hero]).toBe(wanted - 1);
    game.events = [];
    earn(game, 1);
    expect([Experience.level[game.hero], Experience.points[game.hero]]).toEqual([wanted, total]);
    expect(messageIds(game)).toEqual(['kill', 'levelUp']);
  },
);

test('Experience.next is the total for the next level', () => {
  const game = start();
  const { Experience } = game.stores;
  expect(Experience.next[game.hero]).toBe(10);
  earn(game, 12);
  expect(Experience.next[game.hero]).toBe(20);
  earn(game, 40920 - 12);
  expect(Experience.next[game.hero]).toBe(81920);
});

test('level 20 is the highest', () => {
  expect(levelFor(4_000_000_000)).toBe(20);
  const game = start();
  const { Experience, Health } = game.stores;
  Experience.points[game.hero] = 2_621_440;
  Experience.level[game.hero] = 20;
  const before = Health.max[game.hero];
  earn(game, 60_000);
  expect([Experience.level[game.hero], Health.max[game.hero]]).toEqual([20, before]);
});

test('each level adds 1 to 10 to current and maximum HP', () => {
  const counts = new Array(10).fill(0);
  for (let n = 0; n < 500; n++) {
    const game = start(`life ${n}`);
    const { Health } = game.stores;
    Health.current[game.hero] = 3;
    earn(game, 10);
    const gained = Health.max[game.hero] - 12;
    expect(Health.current[game.hero]).toBe(3 + gained);
    counts[gained - 1]++;
  }
  const chiSquared = counts.reduce((sum, count) => sum + (count - 50) ** 2 / 50, 0);
  // The 99.9% point for nine degrees of freedom.
  expect(chiSquared).toBeLessThan(27.9);
});

test('one great kill raises several levels at once, each with its own hit points and message', () => {
  const game = start();
  const { Experience, Health } = game.stores;
  earn(game, 9000);
  expect(Experience.level[game.hero]).toBe(11);
  expect(messageIds(game).filter((id) => id === 'levelUp')).toHaveLength(10);
  expect(game.events.flatMap((e) => (e.type === 'leveled' ? e.level : []))).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(Health.max[game.hero]).toBeGreaterThanOrEqual(12 + 10);
  expect(Health.max[game.hero]).toBeLessThanOrEqual(12 + 100);
  // Ten equal rolls would mean that one roll was used ten times.
  expect((Health.max[game.hero] - 12) % 10).not.toBe(0);
});

test('a kill in Rogue does not increase the gold', () => {
  const game = start();
  earn(game, 5);
  expect(game.score).toBe(0);
});
