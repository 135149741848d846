import { seesHero } from '../minds/hero-field.ts';
import type { Game } from '../world.ts';
import type { Circumstance } from './names.ts';

/** Whether the circumstances of a goal are given. */
export function meets(game: Game, actor: number, when: Circumstance): boolean {
  const { AI } = game.stores;
  switch (when) {
    case 'always':
      return true;
    case 'calm':
      return AI.provoked[actor] === 0;
    case 'provoked':
      return AI.provoked[actor] === 1;
    case 'sees':
      return seesHero(game, actor);
    case 'unseen':
      return !seesHero(game, actor);
  }
}
