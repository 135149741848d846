import type { Rules } from './campaign.ts';
import { say } from './log.ts';
import { draw, Purpose, pick } from './random.ts';
import type { Game } from './world.ts';

/** Adds experience, and raises the level as often as it allows. */
export function learn(game: Game, actor: number, experience: number): void {
  const { Experience, Identity } = game.stores;
  const before = Experience.level[actor];
  Experience.points[actor] += experience;
  grow[game.campaign.rules.growth](game, actor);
  for (let reached = before + 1; reached <= Experience.level[actor]; reached++) {
    say(game, 'important', 'levelUp', { level: reached });
    game.events.push({ type: 'leveled', actor: Identity.seq[actor], level: reached });
  }
}

/** Growth for each level; every product is rounded up. Hit points are not refilled. */
export const growth = { health: 1.2, stats: 1.1, next: 1.4 };

export const grow: Record<Rules['growth'], (game: Game, actor: number) => void> = {
  steps(game, actor) {
    const { Experience, Health, Stats } = game.stores;
    while (Experience.points[actor] >= Experience.next[actor]) {
      Experience.points[actor] -= Experience.next[actor];
      Experience.next[actor] = Math.ceil(Experience.next[actor] * growth.next);
      Experience.level[actor]++;
      Health.max[actor] = Math.ceil(Health.max[actor] * growth.health);
      Stats.attack[actor] = Math.ceil(Stats.attack[actor] * growth.stats);
      Stats.defence[actor] = Math.ceil(Stats.defence[actor] * growth.stats);
    }
  },

  doubling(game, actor) {
    const { Experience, Health, Identity } = game.stores;
    const reached = Math.max(Experience.level[actor], levelFor(Experience.points[actor]));
    const seq = Identity.seq[actor];
    for (let level = Experience.level[actor] + 1; level <= reached; level++) {
      const gained = 1 + pick(draw(game.key, game.turn, seq, Purpose.growth, level), 10);
      Health.max[actor] += gained;
      Health.current[actor] += gained;
    }
    Experience.level[actor] = reached;
    Experience.next[actor] = thresholdOf(reached + 1);
  },
};

/** Beyond it there is no level under `doubling`. */
export const highest = 20;

/**
 * The experience that a level needs in all under `doubling`: 10 for 2, then twice as much for each,
 * but for one level whose number Rogue has a little lower. The last threshold is never met.
 */
export function thresholdOf(level: number): number {
  if (level <= 1) return 0;
  return level === 14 ? 40920 : 10 * 2 ** (Math.min(level, highest) - 2);
}

/** The level that experience makes under `doubling`, 1 to 20. */
export function levelFor(points: number): number {
  let level = 1;
  while (level < highest && points >= thresholdOf(level + 1)) level++;
  return level;
}
