import { nameOf } from '../actors/actor-names.ts';
import { gainExperience } from '../actors/levels.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Rewards: each kill by the hero gives score and experience, which may raise the level (`actors/levels.ts`).
 * `takeDamage` in `combat/injury.ts` decides which deaths are its kills.
 */
export function rewards(game: Game): void {
  const { Reward } = game.stores;
  const { kills } = game.pending;
  // A hero who died of the explosion of a killed monster gains nothing.
  if (!game.ending) {
    for (const victim of kills) {
      const rewarded = has(game, victim, 'Reward');
      const experience = rewarded ? Reward.experience[victim] : 0;
      if (rewarded) game.score += game.campaign.points.kill * Reward.points[victim];
      say(game, 'important', 'kill', { monster: nameOf(game, victim), experience });
      if (has(game, game.hero, 'Experience')) gainExperience(game, game.hero, experience);
    }
  }
  kills.length = 0;
}
