import { cellsApart } from '../../dungeon/distance.ts';
import type { Command } from '../../game/commands.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import {
  type Fight,
  fightOf,
  isCertainlyLost,
  isDeadly,
  isHopeless,
  isRisky,
  weakest,
} from './fight.ts';
import { fleeAnywhere, fleeToStairs, keepAway } from './flight.ts';
import { drawWeapon, shootBeside, shootFirst } from './missiles.ts';
import { attack, goOn, healingPotion, isBored } from './onward.ts';
import { ambushTactics, isAmbushed, rescues, softenUp, tryStick } from './rescue.ts';
import { flee, goToNook, stairsDownHere, stairsHere } from './retreat.ts';
import { firstOf, hunt, rest, type Situation, stroll, survey } from './tactics.ts';
import { bareFromRust, nameTried } from './upkeep.ts';
import type { BotView } from './view.ts';
import { isPassive, type LastZap, type WatchedMonster, watch } from './watching.ts';

/** Turns to wait for approaching monsters. If all fight each other, waiting reduces their number. */
const mostTurnsWaiting = { hero: 10, all: 150 } as const;
/** The cost of a fight, as a share of health, from which on the bot prefers to fight on stairs. */
const seriousCost = 0.5;
/** Turns without a change of health after which resting is assumed to be useless. */
const mostTurnsWithoutHealing = 50;
/** Cells from which on a monster can be shot at before the hero has to run. */
const safeDistance = 4;
/** Turns after an attack by something unseen in which the bot does not rest. */
const turnsWithoutRest = 100;

/**
 * Estimates the cost of each fight. Fights only if it can win, lets monsters approach to attack
 * first, shoots, and flees or uses magic otherwise. Between fights it rests, eats, uses known items and
 * tries unknown items. Explores a floor completely while it has food and the floor is not too deep.
 */
export class CarefulBot {
  #watched: readonly WatchedMonster[] = [];
  /** The monsters on the floors that the hero has left, by depth. */
  readonly #monstersByDepth = new Map<number, readonly WatchedMonster[]>();
  /** Depths from whose stairs the hero had to flee before the first attack. */
  readonly #depthsFledFrom = new Set<number>();
  /** Whether the hero has attacked on this floor. */
  #hasAttacked = false;
  /** The turn of the last attack by something that was not seen. */
  #ambushTurn = -turnsWithoutRest;
  /** The kinds of sticks without charges. */
  readonly #emptySticks = new Set<Kind>();
  #lastZap: LastZap | null = null;
  /** Turns of waiting for the monsters that are awake now. */
  #turnsWaited = 0;
  #depth = -1;
  #lastCommand: Command | null = null;
  #health = 0;
  /** Turns without a change of health. */
  #turnsWithoutHealing = 0;

  /** The next command. */
  decide(original: Situation): Command {
    const situation = this.#withoutEmptySticks(original);
    this.#observe(situation);
    const command = this.#nameTried(situation) ?? this.#act(situation);
    this.#lastCommand = command;
    if (command.type === 'zap') {
      const { dx, dy, slot } = command;
      this.#lastZap = { dx, dy, stick: kindIn(situation.view, slot) };
    }
    return command;
  }

  /** The situation with a bag that does not show the sticks that have turned out to be empty. */
  #withoutEmptySticks(situation: Situation): Situation {
    const { view } = situation;
    if (this.#lastZap && view.messages.some(({ id }) => id === 'nothingHappens')) {
      this.#emptySticks.add(this.#lastZap.stick);
    }
    if (this.#emptySticks.size === 0) return situation;
    const bag = view.bag.filter(({ kind }) => !this.#emptySticks.has(kind));
    return { ...situation, view: { ...view, bag } };
  }

  /** Notes what has changed since the last command. */
  #observe(situation: Situation): void {
    const { view } = situation;
    if (view.depth !== this.#depth) {
      this.#monstersByDepth.set(this.#depth, this.#watched);
      this.#watched =
        view.rules.floors === 'kept' ? (this.#monstersByDepth.get(view.depth) ?? []) : [];
      this.#hasAttacked = false;
    }
    this.#depth = view.depth;
    const isUnchanged = view.hero.health === this.#health;
    this.#turnsWithoutHealing = isUnchanged ? this.#turnsWithoutHealing + 1 : 0;
    this.#health = view.hero.health;
    this.#watched = watch(situation, this.#watched, this.#lastCommand, this.#lastZap);
    this.#lastZap = null;
  }

  #nameTried(situation: Situation): Command | null {
    return this.#lastCommand?.type === 'zap' ? nameTried(this.#lastCommand.slot)(situation) : null;
  }

  #act(situation: Situation): Command {
    const { view } = situation;
    const awake = this.#watched.filter((enemy) => !isPassive(view, enemy));
    if (awake.length === 0) this.#turnsWaited = 0;
    const fight = fightOf(situation, awake);
    if (isAmbushed(fight)) this.#ambushTurn = view.turn;
    const isUnsafe = view.turn - this.#ambushTurn < turnsWithoutRest;
    const canHeal = this.#turnsWithoutHealing < mostTurnsWithoutHealing && !isUnsafe;
    const isFighting = awake.length > 0 && (fight.beside.length > 0 || !isBored(situation));
    const command =
      (isFighting ? this.#fight(fight) : null) ??
      (isUnsafe ? firstOf(fight, ambushTactics) : null) ??
      goOn(situation, this.#watched, canHeal) ??
      rest(situation);
    // Something unseen attacks: a step towards it is an attack.
    const isIdle = command.type === 'search' && isAmbushed(fight);
    return (isIdle ? stroll(situation) : null) ?? command;
  }

  #fight(fight: Fight): Command | null {
    return fight.view.rules.floors === 'anew' ? this.#fightOrEscape(fight) : this.#stand(fight);
  }

  /** A fight with monsters that do not follow the hero to another floor. */
  #fightOrEscape(fight: Fight): Command | null {
    const { view, beside } = fight;
    const command = escapeFrom(fight);
    if (command) return command;
    if (beside.length > 0) {
      this.#turnsWaited = 0;
      const answer = firstOf(fight, [bareFromRust, tryStick, drawWeapon, shootBeside]);
      return answer ?? attack(fight, weakest(view, beside));
    }
    const shot = firstOf(fight, [tryStick, softenUp, shootFirst]);
    if (shot) return shot;
    if (this.#waitOnce(fight)) return goToNook(survey(fight)) ?? rest(fight);
    return isHopeless(fight) ? null : hunt(survey(fight));
  }

  /** A fight with monsters that wait for the hero where it left them. */
  #stand(fight: Fight): Command | null {
    const { view, awake, beside, cost, unluckyDamage } = fight;
    const { health, grasped } = view.hero;
    const canGoBack = !this.#depthsFledFrom.has(view.depth);
    const stairs = canGoBack ? stairsHere(fight) : stairsDownHere(fight);
    if (isDeadly(fight)) {
      if (stairs) {
        if (!this.#hasAttacked) this.#depthsFledFrom.add(view.depth);
        return stairs;
      }
      const potion = healingPotion(view);
      const healing = potion?.name.power ?? 0;
      if (potion && healing > unluckyDamage / 2) return { type: 'drink', slot: potion.slot };
    }
    const surveyed = survey(fight);
    if (!stairs && !grasped && cost >= health * seriousCost) {
      const step = flee(surveyed, canGoBack);
      if (step) return step;
    }
    if (beside.length > 0) {
      this.#turnsWaited = 0;
      this.#hasAttacked = true;
      return attack(fight, weakest(view, beside));
    }
    const missile = shootFirst(fight);
    if (missile) return missile;
    if (awake.some(({ kind }) => kindHas(kind, 'Throws'))) return hunt(surveyed);
    if (this.#waitOnce(fight)) return (stairs ? null : goToNook(surveyed)) ?? rest(fight);
    if (isHopeless(fight) && view.rules.strife === 'hero') return null;
    return hunt(surveyed);
  }

  /** Counts one more turn of waiting for the monsters to come. Returns false if the hero has waited enough. */
  #waitOnce({ view }: Fight): boolean {
    if (this.#turnsWaited >= mostTurnsWaiting[view.rules.strife]) return false;
    this.#turnsWaited++;
    return true;
  }
}

/** The way out of a fight that the hero would lose, or that could kill it; null if there is none. */
function escapeFrom(fight: Fight): Command | null {
  const { view, awake } = fight;
  const { grasped, trapped, confused } = view.hero;
  const isLost = isDeadly(fight) || isHopeless(fight);
  if (!isLost && !isRisky(fight)) return null;
  const isFar = awake.every((enemy) => cellsApart(enemy, view.hero) >= safeDistance);
  const atOnce = stairsDownHere(fight) ?? (isFar ? shootFirst(fight) : null);
  if (atOnce) return atOnce;
  const canRun = !grasped && !trapped && !confused;
  const mustRun = isLost && isCertainlyLost(fight) && !isBored(fight);
  const flee = mustRun ? fleeAnywhere : fleeToStairs;
  return (
    (canRun ? flee(fight) : null) ??
    (isLost ? firstOf(fight, rescues) : null) ??
    (canRun && mustRun ? keepAway(fight) : null)
  );
}

function kindIn({ bag }: BotView, slot: number): Kind {
  return (bag.find((item) => item.slot === slot) ?? bag[0]).kind;
}
