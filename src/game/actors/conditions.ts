import { removeComponent } from 'bitecs';
import type { FieldName } from '../components.ts';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import type { MessageId } from '../messages.ts';
import type { Game } from '../world.ts';

interface Facts {
  /** It hampers the actor. */
  readonly hampers?: true;
  /** Others can see it. */
  readonly shown?: true;
  /** The hero reads this message when it ends. */
  readonly ends?: MessageId;
}

/** `poisoned` is the component `Poisoned`; each other name is a field of `Condition`. Three fields are no conditions. */
type Name = 'poisoned' | Exclude<FieldName<'Condition'>, 'energy' | 'frozen' | 'grip'>;

/** All conditions, the gravest first. `bound`: by the effect `hold`. */
const facts = {
  helpless: { hampers: true },
  bound: { shown: true },
  confused: { hampers: true, shown: true, ends: 'clearHead' },
  blind: { hampers: true, shown: true, ends: 'canSee' },
  held: { hampers: true },
  stuck: { hampers: true, shown: true },
  poisoned: { shown: true, ends: 'poisonEnds' },
  seeing: { ends: 'seeingEnds' },
  slowed: { shown: true, ends: 'speedsUp' },
  hasted: { shown: true, ends: 'slowsDown' },
  glowing: { shown: true },
  cancelled: { shown: true },
} as const satisfies Readonly<Record<Name, Facts>>;

/** The names of the conditions that have a fact. */
type With<F extends keyof Facts> = {
  [N in Name]: (typeof facts)[N] extends Required<Pick<Facts, F>> ? N : never;
}[Name];

/** The conditions that hamper an actor. */
export type Hampering = With<'hampers'>;
/** The conditions of an actor that others can see. */
export type ShownCondition = With<'shown'>;
/** The conditions that end with a message. */
export type Passing = With<'ends'>;

function namesWith<F extends keyof Facts>(fact: F): readonly With<F>[] {
  return (Object.keys(facts) as Name[]).filter((name) => fact in facts[name]) as With<F>[];
}

export const hampering = namesWith('hampers');
export const states = namesWith('shown');
export const passing = namesWith('ends');

/** Whether an actor has a condition. */
export function hasCondition(game: Game, actor: number, name: Name): boolean {
  if (name === 'poisoned') return has(game, actor, 'Poisoned');
  return game.stores.Condition[name][actor] > 0;
}

/** The conditions that hamper an actor now. */
export function hamperingOf(game: Game, actor: number): Hampering[] {
  if (!has(game, actor, 'Condition')) return [];
  return hampering.filter((name) => hasCondition(game, actor, name));
}

/** The states that an actor is in. */
export function statesOf(game: Game, actor: number): ShownCondition[] {
  return states.filter((name) => hasCondition(game, actor, name));
}

/** Ends a condition of an actor, with a message for the hero. Returns whether the actor had it. */
export function endCondition(game: Game, actor: number, name: Passing): boolean {
  if (!hasCondition(game, actor, name)) return false;
  if (name === 'poisoned') removeComponent(game.world, actor, game.stores.Poisoned);
  else game.stores.Condition[name][actor] = 0;
  if (actor !== game.hero) return true;
  say(game, 'normal', facts[name].ends);
  if (name === 'blind') queueHeroRoom(game);
  return true;
}

/**
 * Lets a helpless actor recover for a turn. Returns whether it can act again. The sum of turns for which it
 * was frozen then starts again at 0.
 */
export function recoverOneTurn(game: Game, actor: number): boolean {
  const { helpless, frozen } = game.stores.Condition;
  helpless[actor]--;
  if (helpless[actor] > 0) return false;
  frozen[actor] = 0;
  return true;
}
