import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { monstersAround } from '../actors/actors.ts';
import { shotDirection } from '../actors/confusion.ts';
import { provokeBy } from '../actors/waking.ts';
import { type Trajectory, trajectoryOf, trueGround } from '../combat/trajectories.ts';
import { type Aim, stickShapes } from '../components.ts';
import { affect, effectsOf } from '../effects/apply-effects.ts';
import type { Effect, Occasion } from '../effects/effect.ts';
import { effectRegistry } from '../effects/registry.ts';
import { learnByUse, tellIfNothing } from '../effects/use-item.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { singleName } from '../items/item-names.ts';
import { say, sayMessage } from '../log.ts';
import type { Message } from '../messages.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/**
 * Zapping: a stick spends a charge, and its effects act on the actors that its shape reaches. It gets its charges when it
 * is made (`spawn.ts`), and nothing recharges it.
 */
export const zap: ActionFor<'zap'> = {
  check: checkItem,

  perform(game, actor, dx, dy, item) {
    const { Stick } = game.stores;
    const kind = kindOf(game, item);
    say(game, 'normal', 'zapped', { item: singleName(game, item) });
    if (Stick.charges[item] === 0) return say(game, 'normal', 'nothingHappens');
    const refusal = refusalOf(game, actor, item);
    if (refusal) return sayMessage(game, 'normal', refusal);
    Stick.charges[item]--;
    const before = game.events.length;
    const rnd = rollsOf(game, actor, Purpose.effect);
    const discharge: Discharge = {
      game,
      source: actor,
      item,
      kind: kind.id,
      rnd,
      recognised: false,
    };
    const shape = stickShapes[Stick.shape[item]];
    if (shape === 'self') actOn(discharge, actor);
    else if (shape === 'room') {
      for (const target of monstersAround(game, actor)) actOn(discharge, target);
    } else {
      const direction = shotDirection(game, actor, dx, dy);
      const from = cellOf(game, actor);
      const trajectory = trajectoryOf(trueGround(game), shape, from, direction, Stick.range[item]);
      release(discharge, shape, trajectory);
    }
    if (actor !== game.hero) return;
    if (discharge.recognised) learnByUse(game, item, 'Stick');
    else tellIfNothing(game, before);
  },
};

/** Why an effect of a stick refuses to work for an actor; null if none does. */
function refusalOf(game: Game, actor: number, item: number): Message | null {
  for (const { name } of effectsOf(game, item, 'Stick')) {
    const effect: Effect = effectRegistry[name];
    const refusal = effect.refuses?.(game, actor);
    if (refusal) return refusal;
  }
  return null;
}

/** A charge of a stick. */
interface Discharge extends Omit<Occasion, 'target'> {
  readonly game: Game;
  /** Whether the hero could recognise one of its effects. */
  recognised: boolean;
}

/** Applies the effects of a stick to one actor. Returns whether one acted on it. */
function actOn(discharge: Discharge, target: number): boolean {
  const { game, source, item, kind, rnd } = discharge;
  const byStick = stickShapes[game.stores.Stick.shape[item]] === 'neighbour';
  const occasion = { target, source, item, kind, rnd, byStick };
  const { recognised, acted } = affect(game, effectsOf(game, item, 'Stick'), occasion);
  discharge.recognised ||= recognised;
  return acted;
}

/** Sends the power of a stick along a trajectory. It ends where its effects act on an actor. */
function release(discharge: Discharge, aim: Aim, { path, meetings, turns }: Trajectory): void {
  const { game, source, kind } = discharge;
  const { seq } = game.stores.Identity;
  const isVisible = (aim === 'bolt' || aim === 'missile') && hasEffects(discharge);
  // As in Rogue, the flight reveals the kind, even if it meets nothing.
  if (isVisible) discharge.recognised = true;
  let from = cellOf(game, source);
  let done = 0;
  /** Reports the way up to an index of the path. */
  const go = (end: number) => {
    const cells = path.slice(done, end);
    if (cells.length === 0) return;
    game.events.push({ type: 'zapped', actor: seq[source], kind, aim, from, path: cells });
    if (turns.some((turn) => turn >= done && turn < end)) say(game, 'normal', 'boltBounces');
    from = path[end - 1];
    done = end;
  };
  for (const { actor, at } of meetings) {
    // As in Rogue, a bolt does not notice a mimic.
    if (aim === 'bolt' && has(game, actor, 'Disguise')) continue;
    go(at + 1);
    if (actOn(discharge, actor)) return;
    if (aim === 'bolt') pass(game, actor, source);
  }
  go(path.length);
  if (aim === 'missile' && isVisible) say(game, 'normal', 'missileFades');
}

function hasEffects({ game, item }: Discharge): boolean {
  return effectsOf(game, item, 'Stick').length > 0;
}

/** A bolt passes an actor on which no effect has acted, as after a saving throw. A monster notices that. */
function pass(game: Game, actor: number, source: number): void {
  provokeBy(game, actor, source);
  if (actor === game.hero) say(game, 'normal', 'boltPassesYou');
  else if (isMentioned(game, actor)) {
    say(game, 'normal', 'boltPasses', { monster: nameOf(game, actor) });
  }
}
