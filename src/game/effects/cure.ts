import { removeComponent } from 'bitecs';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/enter-floor.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/** The conditions that `cure` can end. */
const conditions = ['blindness', 'confusion', 'poison', 'all'] as const;

/** Ends a condition of the actor. */
export const cure = effect({
  parameters: {
    condition: { kind: 'choice', choices: conditions, start: conditions.indexOf('all') },
  },

  apply(game, { target }, { condition }) {
    const named = conditions[condition];
    const ended = (['blindness', 'confusion', 'poison'] as const)
      .filter((one) => named === one || named === 'all')
      .map((one) => cures[one](game, target));
    return target === game.hero && ended.includes(true);
  },
});

/** Ends each condition. They return whether the actor had it. */
const cures: Record<
  Exclude<(typeof conditions)[number], 'all'>,
  (game: Game, actor: number) => boolean
> = {
  blindness(game, actor) {
    return endCondition(game, actor, 'blind', 'canSee');
  },

  confusion(game, actor) {
    return endCondition(game, actor, 'confused', 'clearHead');
  },

  poison(game, actor) {
    if (!has(game, actor, 'Poisoned')) return false;
    removeComponent(game.world, actor, game.stores.Poisoned);
    if (actor === game.hero) say(game, 'normal', 'poisonEnds');
    return true;
  },
};

function endCondition(
  game: Game,
  actor: number,
  column: 'blind' | 'confused',
  message: 'canSee' | 'clearHead',
): boolean {
  const { Condition } = game.stores;
  if (Condition[column][actor] === 0) return false;
  Condition[column][actor] = 0;
  if (actor !== game.hero) return true;
  say(game, 'normal', message);
  if (column === 'blind') queueHeroRoom(game);
  return true;
}
