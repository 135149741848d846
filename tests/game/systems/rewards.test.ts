import { expect, test } from 'vitest';
import { gainExperience, loseLevel } from '../../../src/game/actors/levels.ts';
import { rewards } from '../../../src/game/systems/rewards.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds, place, scene } from '../../world.ts';

function killed(game: Game, experience: number): void {
  const victim = place(game, 'rat', 2, 1);
  game.stores.Reward.experience[victim] = experience;
  game.pending.kills.push(victim);
  rewards(game);
}

test('a kill earns experience and points, and is reported', () => {
  const game = scene('#### #@.# ####');
  killed(game, 1);
  expect(game.stores.Experience.points[game.hero]).toBe(1);
  expect(game.score).toBe(10);
  expect(game.log.at(-1)).toMatchObject({ id: 'kill', params: { monster: 'rat', experience: 1 } });
});

test.each([
  [2, 4, 6, 20, 5, 5],
  [3, 10, 9, 24, 6, 6],
  [4, 19, 13, 29, 7, 7],
  [5, 32, 19, 35, 8, 8],
  [6, 51, 27, 42, 9, 9],
  [7, 78, 38, 51, 10, 10],
  [8, 116, 54, 62, 11, 11],
  [9, 170, 76, 75, 13, 13],
  [10, 246, 107, 90, 15, 15],
  [11, 353, 150, 108, 17, 17],
  [12, 503, 210, 130, 19, 19],
])(
  'level %i needs %i experience in total; the next needs %i more; the hero has %i HP, attack %i, defence %i',
  (...row) => {
    const [wanted, total, next, health, attack, defence] = row;
    const game = scene('#### #@.# ####');
    killed(game, total);
    const { Experience, Health, Stats } = game.stores;
    expect({
      level: Experience.level[game.hero],
      left: Experience.points[game.hero],
      next: Experience.next[game.hero],
      health: Health.max[game.hero],
      attack: Stats.attack[game.hero],
      defence: Stats.defence[game.hero],
    }).toEqual({ level: wanted, left: 0, next, health, attack, defence });
  },
);

test('a hero that loses levels has the values of each lower level again', () => {
  const game = scene('#### #@.# ####');
  const { hero } = game;
  const { Experience, Health, Stats } = game.stores;
  const values = () => ({
    level: Experience.level[hero],
    next: Experience.next[hero],
    health: Health.max[hero],
    attack: Stats.attack[hero],
    defence: Stats.defence[hero],
  });
  const rising = [values()];
  while (Experience.level[hero] < 30) {
    gainExperience(game, hero, Experience.next[hero]);
    rising.push(values());
  }
  const falling = [values()];
  Experience.points[hero] = Experience.next[hero] - 1;
  Health.current[hero] = Health.max[hero];
  while (Experience.level[hero] > 1) {
    loseLevel(game, hero);
    falling.push(values());
    expect(Experience.points[hero]).toBe(Experience.next[hero] - 1);
    expect(Health.current[hero]).toBe(Health.max[hero]);
  }
  expect(falling.reverse()).toEqual(rising);
  loseLevel(game, hero);
  expect(values()).toEqual(rising[0]);
});

test('one great kill raises several levels and does not restore hit points', () => {
  const game = scene('#### #@.# ####');
  killed(game, 100);
  expect(game.stores.Experience.level[game.hero]).toBe(7);
  expect(game.stores.Experience.points[game.hero]).toBe(22);
  expect(game.stores.Health.current[game.hero]).toBe(16);
  expect(messageIds(game).filter((id) => id === 'levelUp')).toHaveLength(6);
});
