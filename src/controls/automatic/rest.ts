import { hamperingConditionsOf } from '../../game/actors/conditions.ts';
import { isBlind } from '../../game/actors/hero-senses.ts';
import { hungerState } from '../../game/actors/hunger-state.ts';
import { healsByItself } from '../../game/actors/natural-healing.ts';
import type { Command } from '../../game/commands.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { isBlindDoorway } from './blind-doorway.ts';
import type { Automatic } from './series.ts';
import { type Stop, stop } from './stop.ts';

/**
 * Passes turns until the hero is well: healed, not poisoned, and not hampered but by a grasp, which does not pass by
 * itself. `watch.ts` stops it for damage, monsters and messages.
 */
export function rest(game: Game): Automatic {
  const { Health } = game.stores;
  const { hero } = game;
  const start = game.turn;
  let played = false;
  const isWell = () =>
    Health.current[hero] >= Health.max[hero] &&
    !has(game, hero, 'Poisoned') &&
    hamperingConditionsOf(game, hero).every((one) => one === 'grasped');
  return {
    passes: 'rest',
    next(): Command | Stop {
      if (isWell())
        return played ? stop('healed', { turns: game.turn - start }) : stop('alreadyHealed');
      if (hungerState(game, hero) === 'starving') return stop('starving');
      const isHealed = Health.current[hero] >= Health.max[hero];
      // Poison passes also for a hero who does not heal.
      if (!isHealed && !healsByItself(game, hero) && !has(game, hero, 'Poisoned'))
        return stop('noHealing');
      if (isBlindDoorway(game)) return stop('blindRest');
      played = true;
      return pass(game);
    },
  };
}

/** Passes a turn; a hero who can search and is not blind uses it to search. */
export function pass(game: Game): Command {
  const searches = has(game, game.hero, 'Searcher') && !isBlind(game);
  return { type: searches ? 'search' : 'wait' };
}

/** A command that is repeated. A blind hero finds nothing and has read so, so it only waits. */
export function givenAgain(game: Game, command: Command): Command {
  return command.type === 'search' ? pass(game) : command;
}

/** Whether a command passes a turn where the hero is: it may be repeated in any condition. */
export function isPass({ type }: Command): boolean {
  return type === 'search' || type === 'wait';
}
