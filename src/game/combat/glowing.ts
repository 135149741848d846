import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import type { Game } from '../world.ts';

/** The turns for which a hit by glowing hands confuses the hero. The confusion of a monster ends by chance. */
const glowTurns = 20;

/** A hit by an actor whose hands glow confuses its target, and the glow ends. */
export function confuseByGlow(game: Game, attacker: number, target: number): void {
  const { Condition } = game.stores;
  if (!Condition.glowing[attacker]) return;
  Condition.glowing[attacker] = 0;
  if (attacker === game.hero) say(game, 'normal', 'handsFade');
  if (has(game, target, 'Dead')) return;
  addTo(Condition.confused, target, glowTurns);
  if (target === game.hero) say(game, 'enemyHits', 'getsConfused');
  else if (isMentioned(game, target)) {
    say(game, 'playerHits', 'looksConfused', { monster: nameOf(game, target) });
  }
}
