import { endCondition, passingConditions } from '../actors/conditions.ts';
import { forGood } from '../actors/speed.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/** The conditions of the hero that wear off here; the system `poison` counts poison. */
const ofHero = passingConditions.filter((name) => name !== 'poisoned');

/** The conditions of monsters that wear off. Their confusion ends by chance, in `goals/erratic-step.ts`. */
const ofMonsters = ofHero.filter((name) => name !== 'confused');

/** Conditions wear off by one each turn. Conditions that last for good stay. */
export function conditions(game: Game): void {
  if (game.ending) return;
  const { floor, hero } = game;
  for (const name of ofMonsters) countDown(game, floor.monsters, name);
  if (!has(game, hero, 'Condition')) return;
  for (const name of ofHero) countDown(game, [hero], name);
}

function countDown(game: Game, actors: readonly number[], name: (typeof ofHero)[number]): void {
  const turns = game.stores.Condition[name];
  for (const actor of actors) {
    if (turns[actor] === 1) endCondition(game, actor, name);
    else if (turns[actor] > 0 && turns[actor] !== forGood) turns[actor]--;
  }
}
