import { distancesToHero, seesHero } from '../../game/minds/hero-field.ts';
import type { Game } from '../../game/world.ts';
import { readState } from '../../state/read-state.ts';
import { writeState } from '../../state/write-state.ts';

/** Saves the state of a game. Each call of the returned function makes a new game in this state. */
export function keep(game: Game): () => Game {
  const { campaign, replaced } = game;
  const state = writeState(game);
  const events = [...game.events];
  const { walkedTo, seenFrom } = game.floor.toHero;
  return () => {
    const restored = readState(campaign, state);
    restored.events = [...events];
    restored.replaced = replaced;
    // Rebuilds what the game had derived already, so that it is not measured.
    if (walkedTo >= 0) distancesToHero(restored);
    if (seenFrom >= 0) seesHero(restored, restored.hero);
    return restored;
  };
}
