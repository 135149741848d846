import { isSeen } from '../actors/actors.ts';
import { eatersHere, spendEnergy } from '../actors/hunger-state.ts';
import { die, heroDies } from '../combat/death.ts';
import type { Game } from '../world.ts';

/** The turns in which an actor uses one energy. */
export const turnsPerEnergy = 10;

/** The share of its maximum HP that an actor heals each turn with energy, or loses without energy. */
const healthPerTurn = 0.005;

/**
 * Simple's hunger, the `Hunger.mode` "starves". It can kill: an actor with energy digests and heals, an actor without
 * energy loses health, at most 1 HP a turn. Digging uses energy too (`actions/dig.ts`). `actors/hunger-state.ts` has the
 * thresholds and warnings.
 *
 * Rogue's hunger, the mode "faints", is in `fainting.ts`: 1 energy a turn, and without energy a chance of 21 % each turn
 * to faint for 4 to 11 turns.
 */
export function hunger(game: Game): void {
  if (game.ending) return;
  const { Hunger, Health } = game.stores;
  for (const actor of eatersHere(game, 'starves')) {
    if (Hunger.energy[actor] === 0) starve(game, actor);
    else digest(game, actor);
    if (Health.current[actor] > 0) continue;
    if (actor === game.hero) heroDies(game, { won: false, by: 'hunger' });
    else die(game, actor);
  }
}

function starve(game: Game, actor: number): void {
  const { Hunger, Health, Identity } = game.stores;
  Hunger.digestedTurns[actor] = 0;
  Health.fraction[actor] -= Health.max[actor] * healthPerTurn;
  if (Health.fraction[actor] >= 0) return;
  Health.current[actor]--;
  Health.fraction[actor]++;
  if (actor !== game.hero && !isSeen(game, actor)) return;
  game.events.push({ type: 'starved', actor: Identity.seq[actor], amount: 1 });
}

function digest(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  Hunger.digestedTurns[actor]++;
  if (Hunger.digestedTurns[actor] >= turnsPerEnergy) {
    Hunger.digestedTurns[actor] = 0;
    spendEnergy(game, actor);
  }
  heal(game, actor);
}

/** `actors/natural-healing.ts` has the healing of Rogue. */
function heal(game: Game, actor: number): void {
  const { Health } = game.stores;
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
