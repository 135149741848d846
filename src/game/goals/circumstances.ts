import type { Game } from '../world.ts';
import { foeOf, sees } from './foe.ts';
import type { Circumstance } from './names.ts';

/** Whether a circumstance applies to a monster now. */
export function applies(game: Game, actor: number, when: Circumstance): boolean {
  const { AI } = game.stores;
  switch (when) {
    case 'always':
      return true;
    case 'calm':
      return AI.provoked[actor] === 0;
    case 'provoked':
      return AI.provoked[actor] === 1;
    case 'sees':
      return seesFoe(game, actor);
    case 'unseen':
      return !seesFoe(game, actor);
  }
}

/** Whether a monster sees an actor that it fights. */
function seesFoe(game: Game, actor: number): boolean {
  const foe = foeOf(game, actor);
  return foe !== 0 && sees(game, actor, foe);
}
