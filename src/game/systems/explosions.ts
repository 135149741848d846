import { nameOf } from '../actors/actor-names.ts';
import { fireAtDeath } from '../actors/fire-triggers.ts';
import { provokeBy } from '../actors/waking.ts';
import { elements } from '../combat/damage-elements.ts';
import { injure } from '../combat/injury.ts';
import { afterResistance } from '../combat/resistance.ts';
import { explodeAround } from '../effects/explode.ts';
import { has, isHere, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Explosions: a dead monster with `Explodes` damages every actor in its radius and in a clear line. An
 * actor that dies of it may explode in turn, and counts as a kill of the first one's slayer. The triggers
 * on death fire in the same order.
 */
export function explosions(game: Game): void {
  // Explosions can add to the list. The loop ends, because an actor dies only once.
  for (const dead of game.pending.fallen) {
    if (game.ending) return;
    if (!isHere(game, dead)) continue;
    if (has(game, dead, 'Explodes')) explode(game, dead);
    if (has(game, dead, 'Triggers')) fireAtDeath(game, dead);
  }
}

function explode(game: Game, dead: number): void {
  const { Explodes } = game.stores;
  const monster = nameOf(game, dead);
  const element = elements[Explodes.element[dead]];
  explodeAround(game, dead, Explodes.radius[dead], (target, slayer) => {
    const damage = afterResistance(game, target, Explodes.damage[dead], element);
    if (target === game.hero) say(game, 'enemyHits', 'hurt', { monster, damage });
    // Before it can die, like the effect `explode`.
    provokeBy(game, target, slayer);
    injure(game, target, damage, kindOf(game, dead).id, slayer);
  });
}
