import { removeComponent } from 'bitecs';
import type { FieldName } from '../components.ts';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import type { MessageId } from '../messages.ts';
import type { Game } from '../world.ts';

/**
 * The conditions of an actor. Four of them keep it from acting or walking:
 *
 * - `helpless`: does nothing for some turns. From the effects `sleep`, `paralyse` and `haste`, the power
 *   `Paralysis` and fainting of hunger.
 * - `spellbound`: does nothing until it is attacked or called. From the effect `hold`, for monsters.
 * - `grasped`: cannot walk away from a monster with `Grasp`. `graspDamage` grows. Ends in `combat/grasping.ts`.
 * - `trapped`: works its way out of a trap with each attempt to walk. From the effect `snare`.
 */

/** `poisoned` is the component `Poisoned`; each other name is a field of `Condition`. Three fields are no conditions. */
type Name =
  | 'poisoned'
  | Exclude<FieldName<'Condition'>, 'actionPoints' | 'paralysisSum' | 'graspDamage'>;

/** The conditions that hamper an actor, the worst first. */
export const hamperingConditions = [
  'helpless',
  'confused',
  'blind',
  'grasped',
  'trapped',
] as const satisfies readonly Name[];
export type HamperingCondition = (typeof hamperingConditions)[number];

/** The conditions of an actor that others can see, the worst first. */
export const visibleConditions = [
  'spellbound',
  'confused',
  'blind',
  'trapped',
  'poisoned',
  'slowed',
  'hasted',
  'glowing',
  'cancelled',
] as const satisfies readonly Name[];
export type VisibleCondition = (typeof visibleConditions)[number];

/** The conditions that end by themselves, with the messages that the hero then reads. */
const endings = {
  confused: 'clearHead',
  blind: 'canSee',
  poisoned: 'poisonEnds',
  seeing: 'seeingEnds',
  slowed: 'speedsUp',
  hasted: 'slowsDown',
} as const satisfies Readonly<Partial<Record<Name, MessageId>>>;
export type PassingCondition = keyof typeof endings;
export const passingConditions = Object.keys(endings) as PassingCondition[];

/** Whether an actor has a condition. */
export function hasCondition(game: Game, actor: number, name: Name): boolean {
  if (name === 'poisoned') return has(game, actor, 'Poisoned');
  return game.stores.Condition[name][actor] > 0;
}

/** The conditions that hamper an actor now. */
export function hamperingConditionsOf(game: Game, actor: number): HamperingCondition[] {
  if (!has(game, actor, 'Condition')) return [];
  return hamperingConditions.filter((name) => hasCondition(game, actor, name));
}

/** The conditions of an actor that others can see. */
export function visibleConditionsOf(game: Game, actor: number): VisibleCondition[] {
  return visibleConditions.filter((name) => hasCondition(game, actor, name));
}

/** Ends a condition of an actor, with a message for the hero. Returns whether the actor had it. */
export function endCondition(game: Game, actor: number, name: PassingCondition): boolean {
  if (!hasCondition(game, actor, name)) return false;
  if (name === 'poisoned') removeComponent(game.world, actor, game.stores.Poisoned);
  else game.stores.Condition[name][actor] = 0;
  if (actor !== game.hero) return true;
  say(game, 'normal', endings[name]);
  if (name === 'blind') queueHeroRoom(game);
  return true;
}

/**
 * Lets a helpless actor recover for a turn. Returns whether it can act again. The sum of turns for which it
 * was paralysed by hits then starts again at 0.
 */
export function recoverOneTurn(game: Game, actor: number): boolean {
  const { helpless, paralysisSum } = game.stores.Condition;
  helpless[actor]--;
  if (helpless[actor] > 0) return false;
  paralysisSum[actor] = 0;
  return true;
}
