import { kindsToWipeOut } from '../actors/genocide.ts';
import { effect } from './effect.ts';

/** Asks which kind of monsters to wipe out. The answer wipes it out: `actors/genocide.ts`. */
export const genocide = effect({
  only: 'hero',
  parameters: {},

  apply(game) {
    if (kindsToWipeOut(game).length > 0) game.asks = 'genocide';
    return true;
  },
});
