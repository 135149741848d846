import { applyEffects } from '../effects/apply-effects.ts';
import { has, isHere, kindOf } from '../entity.ts';
import { temperOfMonster } from '../goals/temper.ts';
import type { Trigger } from '../kinds.ts';
import { say } from '../log.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import { isMentioned, nameOf } from './actor-names.ts';
import { seesHero } from './fields-to-hero.ts';
import { isInSightRange } from './monster-senses.ts';

/**
 * Triggers: words and effects at certain events, which use no turn of the monster. A kind lists
 * them in `Triggers`: spoken lines, and effects on the monster or on the hero.
 */

/** Fires the triggers of a living monster that are due. Returns whether one was. */
export function fireDue(game: Game, monster: number): boolean {
  const { Health, Identity, Triggers } = game.stores;
  const isHurt = Health.current[monster] < Triggers.health[monster];
  const isUp = canReact(game, monster);
  const isNewTurn = isUp && Triggers.counted[monster] !== game.turn;
  if (isNewTurn) {
    Triggers.counted[monster] = game.turn;
    Triggers.awake[monster]++;
  }
  let fired = false;
  for (const [index, trigger] of triggersOf(game, monster).entries()) {
    if (game.ending || has(game, monster, 'Dead') || !isHere(game, monster)) return true;
    if (!isDue(trigger, index)) continue;
    fire(game, monster, trigger, index);
    fired = true;
  }
  // Its own effects do not count as injuries.
  Triggers.health[monster] = Health.current[monster];
  // Triggers that fire again in this turn, as for a second hit, get new rolls.
  if (fired) Identity.actions[monster]++;
  return fired;

  function isDue({ when, value, line, effects }: Trigger, index: number): boolean {
    switch (when) {
      case 'hurt':
        return isHurt;
      case 'belowHealth':
        return (
          isFresh(game, monster, index) &&
          Health.current[monster] * 100 < value * Health.max[monster]
        );
      case 'firstSight':
        // A hero that has just stepped into view sees the monster at the end of the turn. A mere line waits for it.
        return (
          isFresh(game, monster, index) &&
          isUp &&
          canSeeHero(game, monster) &&
          (line < 0 || effects.length > 0 || isMentioned(game, monster))
        );
      case 'everyTurns':
        return isNewTurn && Triggers.awake[monster] % value === 0;
      case 'death':
        return false;
    }
  }
}

/** Fires the triggers of a monster that has just died. */
export function fireAtDeath(game: Game, dead: number): void {
  for (const [index, trigger] of triggersOf(game, dead).entries()) {
    if (game.ending || !isHere(game, dead)) return;
    if (trigger.when === 'death') fire(game, dead, trigger, index);
  }
}

function triggersOf(game: Game, monster: number): readonly Trigger[] {
  return kindOf(game, monster).triggers ?? [];
}

/** Whether a trigger has not fired yet. */
function isFresh(game: Game, monster: number, index: number): boolean {
  return (game.stores.Triggers.fired[monster] & (1 << index)) === 0;
}

/** Whether a monster is awake and not helpless. */
function canReact(game: Game, monster: number): boolean {
  const { AI, Condition } = game.stores;
  if (Condition.helpless[monster] > 0 || Condition.spellbound[monster]) return false;
  return AI.awake[monster] === 1 || !temperOfMonster(game, monster).sleeps;
}

/** Whether a monster sees the hero and does not lie in wait. */
function canSeeHero(game: Game, monster: number): boolean {
  if (has(game, monster, 'Disguise')) return false;
  if (has(game, monster, 'Ambusher') && !game.stores.Ambusher.sprung[monster]) return false;
  return isInSightRange(game, monster, game.hero) && seesHero(game, monster);
}

/** The most random numbers of a trigger in a turn. The numbers of the next trigger follow them. */
const mostRolls = 4096;

/** Fires a trigger: the monster speaks, and the effects happen. */
function fire(game: Game, monster: number, trigger: Trigger, index: number): void {
  game.stores.Triggers.fired[monster] |= 1 << index;
  let rolled = index * mostRolls;
  const rnd = (size: number) => pick(roll(game, monster, Purpose.trigger, rolled++), size);
  if (rnd(100) >= trigger.chance) return;
  game.probe?.ran?.(monster, 'Triggers', index);
  if (trigger.line >= 0 && isMentioned(game, monster)) {
    const { id } = kindOf(game, monster);
    say(game, 'important', 'speaks', {
      monster: nameOf(game, monster),
      line: `${id}/${trigger.line}`,
    });
  }
  const isHero = trigger.befalls === 'hero';
  if (isHero && !seesHero(game, monster)) return;
  applyEffects(game, trigger.effects, {
    target: isHero ? game.hero : monster,
    source: monster,
    item: 0,
    kind: kindOf(game, monster).id,
    isDead: !isHero && has(game, monster, 'Dead'),
    rnd,
  });
}
