import { query } from 'bitecs';
import { distancesToHero, seesHero } from '../../game/actors/fields-to-hero.ts';
import type { Command } from '../../game/commands.ts';
import { componentNames } from '../../game/components.ts';
import { takeTurn } from '../../game/game.ts';
import type { SystemName } from '../../game/systems/turn-order.ts';
import type { Game, System } from '../../game/world.ts';
import { readState } from '../../state/read-state.ts';
import { writeState } from '../../state/write-state.ts';

/** A state in which measured work starts. Returns a new game in this state at each call. */
export type State = () => Game;

/** The game before a command. */
export interface MeasuredTurn {
  readonly game: Game;
  readonly command: Command;
  /** Calls a system until all its pending work is done, if one call is not enough. */
  readonly drive?: (game: Game, system: System) => void;
}

/** The present state of a game. */
export function stateOf(game: Game): State {
  const { campaign } = game;
  const bytes = writeState(game);
  const hasDistances = game.floor.toHero.walkedTo >= 0;
  const hasLines = game.floor.toHero.seenFrom >= 0;
  return () => {
    const fresh = readState(campaign, bytes);
    // Fill the caches that the original game has filled, so that their cost is not measured.
    makeQueries(fresh);
    if (hasDistances) distancesToHero(fresh);
    if (hasLines) seesHero(fresh, fresh.hero);
    return fresh;
  };
}

/**
 * Asks the queries of the rules. bitECS collects the entities of a query when a world is first asked, and then
 * keeps them, so the first question takes several times as long as the later ones.
 */
function makeQueries({ world, stores, carriedBy, hero }: Game): void {
  const { Item, Trap, Feature, Position } = stores;
  for (const name of componentNames) query(world, [stores[name]]);
  for (const thing of [Item, Trap, Feature]) query(world, [thing, Position]);
  query(world, [carriedBy(hero)]);
}

/** The states before each call of a system in the turn of a command. Does not change the game. */
export function statesOfTurn(system: SystemName, { game, command }: MeasuredTurn): State[] {
  const played = stateOf(game)();
  const states: State[] = [];
  played.probe = {
    enter(name) {
      if (name === system) states.push(stateOf(played));
    },
    leave() {},
  };
  takeTurn(played, command);
  return states;
}
