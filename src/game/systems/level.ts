import { has } from '../entity.ts';
import { learn } from '../experience.ts';
import { nameOf } from '../fighters.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Rewards every pending kill, and raises the slayer's level as often as the experience allows; who
 * died of his victim's explosion gains no more.
 */
export function level(game: Game): void {
  const { Reward } = game.stores;
  const { kills } = game.pending;
  if (kills.length === 0) return;
  for (const { killer, victim } of game.ending ? [] : kills) {
    const rewarded = has(game, victim, 'Reward');
    const experience = rewarded ? Reward.experience[victim] : 0;
    // Gold is found, not earned.
    if (rewarded && game.campaign.points.name === 'score') game.score += Reward.points[victim];
    say(game, 'important', 'kill', { monster: nameOf(game, victim), experience });
    if (has(game, killer, 'Experience')) learn(game, killer, experience);
  }
  kills.length = 0;
}
