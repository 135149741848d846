import { endCondition, type PassingCondition } from '../actors/conditions.ts';
import { effect } from './effect.ts';

/** The conditions that `cure` can end. */
const conditions = ['blindness', 'confusion', 'poison', 'all'] as const;

const cures = {
  blindness: ['blind'],
  confusion: ['confused'],
  poison: ['poisoned'],
  all: ['blind', 'confused', 'poisoned'],
} as const satisfies Record<(typeof conditions)[number], readonly PassingCondition[]>;

/** Ends a condition of the actor. */
export const cure = effect({
  parameters: {
    condition: { kind: 'choice', choices: conditions, start: conditions.indexOf('all') },
  },

  apply(game, { target }, { condition }) {
    const ended = cures[conditions[condition]].filter((name) => endCondition(game, target, name));
    return target === game.hero && ended.length > 0;
  },
});
