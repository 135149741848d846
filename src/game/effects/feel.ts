import { say } from '../log.ts';
import { effect } from './effect.ts';

/** The impressions of `feel`: the ids of their messages. */
const impressions = ['bland', 'blank', 'laughter', 'strangeFeeling'] as const;

/** Changes nothing; the hero only has an impression. */
export const feel = effect({
  only: 'hero',
  parameters: {
    impression: {
      kind: 'choice',
      choices: impressions,
      start: impressions.indexOf('strangeFeeling'),
    },
  },

  apply(game, _, { impression }) {
    say(game, 'normal', impressions[impression]);
    return false;
  },
});
