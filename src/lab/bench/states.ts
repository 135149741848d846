import { distancesToHero, seesHero } from '../../game/systems/steps.ts';
import type { Game } from '../../game/world.ts';
import { keyframeOf, rewind } from '../../state/keyframe.ts';

/** Keeps a game as it is now; the function that it returns brings it back, as often as it is called. */
export function keep(game: Game): () => void {
  const keyframe = keyframeOf(game);
  const { events } = game;
  const told = events.length;
  const { walkedTo, seenFrom } = game.floor.toHero;
  const felt = walkedTo >= 0;
  const seen = seenFrom >= 0;
  return () => {
    rewind(game, keyframe);
    // Found out already: it is not to be found out in what is measured.
    if (felt) distancesToHero(game);
    if (seen) seesHero(game, game.hero);
    events.length = told;
    game.events = events;
  };
}
