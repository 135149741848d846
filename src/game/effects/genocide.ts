import { kindsToWipeOut } from '../actors/genocide.ts';
import { effect } from './effect.ts';

/** Asks which kind of monsters to wipe out. */
export const genocide = effect({
  only: 'hero',
  parameters: {},

  apply(game) {
    if (kindsToWipeOut(game).length > 0) game.asks = 'genocide';
    return true;
  },
});
