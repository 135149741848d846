import { die } from '../damage.ts';
import { eatersHere, spendEnergy } from '../hunger.ts';
import { say } from '../log.ts';
import { endGame } from '../score.ts';
import type { Game } from '../world.ts';

/** Turns in which one energy is used up. */
const turnsPerEnergy = 10;
/** Share of the maximal HP that heals, or starves away, each turn. */
const healthPerTurn = 0.005;

/**
 * Each living eater of the hero's floor who can starve digests; with energy left he heals, without it
 * he withers. At most 1 HP a turn.
 */
export function hunger(game: Game): void {
  if (game.ending) return;
  const { Hunger, Health } = game.stores;
  for (const entity of eatersHere(game, 'starves')) {
    if (Hunger.energy[entity] === 0) starve(game, entity);
    else digest(game, entity);
    if (Health.current[entity] > 0) continue;
    die(game, entity);
    if (entity === game.hero) {
      say(game, 'special', 'died');
      endGame(game, { won: false, by: 'hunger' });
    }
  }
}

function starve(game: Game, entity: number): void {
  const { Hunger, Health, Identity } = game.stores;
  Hunger.counter[entity] = 0;
  Health.fraction[entity] -= Health.max[entity] * healthPerTurn;
  if (Health.fraction[entity] >= 0) return;
  Health.current[entity]--;
  Health.fraction[entity]++;
  game.events.push({ type: 'starved', actor: Identity.seq[entity], amount: 1 });
}

function digest(game: Game, entity: number): void {
  const { Hunger, Health } = game.stores;
  Hunger.counter[entity]++;
  if (Hunger.counter[entity] >= turnsPerEnergy) {
    Hunger.counter[entity] = 0;
    spendEnergy(game, entity);
  }
  if (Health.current[entity] >= Health.max[entity]) {
    Health.fraction[entity] = 0;
    return;
  }
  Health.fraction[entity] += Health.max[entity] * healthPerTurn;
  if (Health.fraction[entity] > 1) {
    Health.current[entity]++;
    Health.fraction[entity]--;
  }
}
