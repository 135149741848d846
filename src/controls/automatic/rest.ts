import type { Command } from '../../game/commands.ts';
import { hungerModes } from '../../game/components.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Automatic } from './series.ts';
import { type Stop, stop } from './stops.ts';
import { isBlindDoorway } from './watch.ts';

/** Passes turns until the hero is healed and free of confusion, traps and fainting. */
export function rest(game: Game): Automatic {
  const { Health, Condition } = game.stores;
  const { hero } = game;
  let played = false;
  const isWell = () =>
    Health.current[hero] >= Health.max[hero] &&
    (['confused', 'helpless', 'stuck'] as const).every((one) => Condition[one][hero] === 0);
  return {
    outlasts: true,
    next(): Command | Stop {
      if (isWell()) return stop(played ? 'healed' : 'alreadyHealed');
      if (isStarving(game)) return stop('starving');
      if (!canHeal(game) && Health.current[hero] < Health.max[hero]) return stop('noHealing');
      if (isBlindDoorway(game)) return stop('blindRest');
      played = true;
      return pass(game);
    },
  };
}

/** Passes a turn; a hero who can search uses it to search. */
export function pass(game: Game): Command {
  return has(game, game.hero, 'Searcher') ? { type: 'search' } : { type: 'wait' };
}

function starves(game: Game): boolean {
  const { Hunger } = game.stores;
  return has(game, game.hero, 'Hunger') && hungerModes[Hunger.mode[game.hero]] === 'starves';
}

/** Whether the hero loses health because it has no energy. */
function isStarving(game: Game): boolean {
  return starves(game) && game.stores.Hunger.energy[game.hero] === 0;
}

function canHeal(game: Game): boolean {
  return starves(game) || has(game, game.hero, 'Recovery') || has(game, game.hero, 'Mends');
}
