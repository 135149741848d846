import { has, kindOf } from '../queries.ts';
import { type Game, say } from '../world.ts';

/** Rewards every pending kill, and raises the slayer's level as often as the experience allows. */
export function level(game: Game): void {
  const { Reward } = game.stores;
  for (const { killer, victim } of game.pending.kills) {
    const rewarded = has(game, victim, 'Reward');
    const experience = rewarded ? Reward.experience[victim] : 0;
    if (rewarded) game.score += Reward.points[victim];
    say(game, 'important', 'kill', { monster: kindOf(game, victim).id, experience });
    if (has(game, killer, 'Experience')) learn(game, killer, experience);
  }
  game.pending.kills.length = 0;
}

/** Growth for each level; every product is rounded up. Hit points are not refilled. */
const growth = { health: 1.2, stats: 1.1, next: 1.4 };

function learn(game: Game, actor: number, experience: number): void {
  const { Experience, Health, Stats, Identity } = game.stores;
  Experience.points[actor] += experience;
  while (Experience.points[actor] >= Experience.next[actor]) {
    Experience.points[actor] -= Experience.next[actor];
    Experience.next[actor] = Math.ceil(Experience.next[actor] * growth.next);
    Experience.level[actor]++;
    Health.max[actor] = Math.ceil(Health.max[actor] * growth.health);
    Stats.attack[actor] = Math.ceil(Stats.attack[actor] * growth.stats);
    Stats.defence[actor] = Math.ceil(Stats.defence[actor] * growth.stats);
    say(game, 'important', 'levelUp', { level: Experience.level[actor] });
    game.events.push({
      type: 'leveled',
      actor: Identity.seq[actor],
      level: Experience.level[actor],
    });
  }
}
