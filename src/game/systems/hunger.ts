import { isSeen } from '../actors.ts';
import { die } from '../death.ts';
import { endGame } from '../ending.ts';
import { eatersHere, spendEnergy } from '../energy.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** Turns in which one energy is used up. */
const turnsPerEnergy = 10;
/** The share of the maximum HP that heals each turn, or is lost without energy. */
const healthPerTurn = 0.005;

/**
 * Hunger that can kill (`Hunger.mode` "starves"): an actor with energy digests and heals, one without
 * loses health, at most 1 HP a turn. The other mode is in `fainting.ts`.
 */
export function hunger(game: Game): void {
  if (game.ending) return;
  const { Hunger, Health } = game.stores;
  for (const actor of eatersHere(game, 'starves')) {
    if (Hunger.energy[actor] === 0) starve(game, actor);
    else digest(game, actor);
    if (Health.current[actor] > 0) continue;
    die(game, actor);
    if (actor === game.hero) {
      say(game, 'special', 'died');
      endGame(game, { won: false, by: 'hunger' });
    }
  }
}

function starve(game: Game, actor: number): void {
  const { Hunger, Health, Identity } = game.stores;
  Hunger.counter[actor] = 0;
  Health.fraction[actor] -= Health.max[actor] * healthPerTurn;
  if (Health.fraction[actor] >= 0) return;
  Health.current[actor]--;
  Health.fraction[actor]++;
  if (actor !== game.hero && !isSeen(game, actor)) return;
  game.events.push({ type: 'starved', actor: Identity.seq[actor], amount: 1 });
}

function digest(game: Game, actor: number): void {
  const { Hunger, Health } = game.stores;
  Hunger.counter[actor]++;
  if (Hunger.counter[actor] >= turnsPerEnergy) {
    Hunger.counter[actor] = 0;
    spendEnergy(game, actor);
  }
  if (Health.current[actor] >= Health.max[actor]) {
    Health.fraction[actor] = 0;
    return;
  }
  Health.fraction[actor] += Health.max[actor] * healthPerTurn;
  if (Health.fraction[actor] > 1) {
    Health.current[actor]++;
    Health.fraction[actor]--;
  }
}
