import { cellsApart } from '../../dungeon/line.ts';
import type { Command } from '../../game/commands.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import {
  type Fight,
  fightOf,
  firstAnswer,
  isCertainlyLost,
  isDeadly,
  isHopeless,
  isRisky,
  weakest,
} from './fight.ts';
import { breakAway, keepAway, runIntoUnknown, runToStairs, surveySafely } from './flight.ts';
import { drawWeapon, shootBeside, shootFirst } from './missiles.ts';
import { attack, goOn, isBored, potionOf } from './onward.ts';
import { ambushed, isAmbushed, rescues, softenUp, tryStick } from './rescue.ts';
import { flee, nook, stairsHere } from './retreat.ts';
import { hunt, rest, type Situation, stroll, survey } from './tactics.ts';
import { bareFromRust, nameTried } from './upkeep.ts';
import type { BotView } from './view.ts';
import { isPassive, type LastZap, type Watched, watch } from './watching.ts';

/**
 * Turns to wait for approaching monsters. If all fight each other, waiting reduces their number.
 */
const patience = { hero: 10, all: 150 } as const;
/** The cost of a fight, as a share of health, from which on the bot prefers to fight on stairs. */
const serious = 0.5;
/** Turns without a change of health after which resting is assumed to be useless. */
const healsWithin = 50;
/** Cells from which on a monster can be shot at before the hero has to run. */
const farAway = 4;
/** Turns after an attack by something unseen in which the bot does not rest. */
const wary = 100;

/**
 * Estimates the cost of each fight. Fights only if it can win, lets monsters approach to attack
 * first, shoots, and flees or uses magic otherwise. Between fights it rests, eats, uses known items and
 * tries unknown items. Explores a floor completely while it has food and the floor is not too deep.
 */
export class CarefulBot {
  #watched: readonly Watched[] = [];
  /** The monsters on the floors that the hero has left, by depth. */
  readonly #left = new Map<number, readonly Watched[]>();
  /** Depths from whose stairs the hero had to flee before the first attack. */
  readonly #lost = new Set<number>();
  #attacked = false;
  /** The turn of the last attack by something that was not seen. */
  #ambush = -wary;
  /** The kinds of sticks without charges. */
  readonly #spent = new Set<Kind>();
  #zapped: LastZap | null = null;
  /** Turns of waiting for the monsters that are awake now. */
  #waited = 0;
  #depth = -1;
  #last: Command | null = null;
  #health = 0;
  /** Turns without a change of health. */
  #idle = 0;

  /** The next command. */
  decide(original: Situation): Command {
    const situation = this.#withoutSpent(original);
    this.#observe(situation);
    const command = this.#nameTried(situation) ?? this.#act(situation);
    this.#last = command;
    if (command.type === 'zap') {
      const { dx, dy, slot } = command;
      this.#zapped = { dx, dy, stick: kindIn(situation.view, slot) };
    }
    return command;
  }

  /** The situation with a bag that does not show the sticks that have turned out to be empty. */
  #withoutSpent(situation: Situation): Situation {
    const { view } = situation;
    if (this.#zapped && view.messages.some(({ id }) => id === 'nothingHappens')) {
      this.#spent.add(this.#zapped.stick);
    }
    if (this.#spent.size === 0) return situation;
    const bag = view.bag.filter(({ kind }) => !this.#spent.has(kind));
    return { ...situation, view: { ...view, bag } };
  }

  /** Notes what has changed since the last command. */
  #observe(situation: Situation): void {
    const { view } = situation;
    if (view.depth !== this.#depth) {
      this.#left.set(this.#depth, this.#watched);
      this.#watched = view.rules.floors === 'kept' ? (this.#left.get(view.depth) ?? []) : [];
      this.#attacked = false;
    }
    this.#depth = view.depth;
    this.#idle = view.hero.health === this.#health ? this.#idle + 1 : 0;
    this.#health = view.hero.health;
    this.#watched = watch(situation, this.#watched, this.#last, this.#zapped);
    this.#zapped = null;
  }

  #nameTried(situation: Situation): Command | null {
    return this.#last?.type === 'zap' ? nameTried(this.#last.slot)(situation) : null;
  }

  #act(situation: Situation): Command {
    const { view } = situation;
    const awake = this.#watched.filter((enemy) => !isPassive(view, enemy));
    if (awake.length === 0) this.#waited = 0;
    const fight = fightOf(situation, awake);
    if (isAmbushed(fight)) this.#ambush = view.turn;
    const unsafe = view.turn - this.#ambush < wary;
    const heals = this.#idle < healsWithin && !unsafe;
    const fights = awake.length > 0 && (fight.beside.length > 0 || !isBored(situation));
    const command =
      (fights ? this.#fight(fight) : null) ??
      (unsafe ? firstAnswer(fight, ambushed) : null) ??
      goOn(situation, this.#watched, heals) ??
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
    const away = escapeFrom(fight);
    if (away) return away;
    survey(fight);
    if (beside.length > 0) {
      this.#waited = 0;
      const answer = firstAnswer(fight, [bareFromRust, tryStick, drawWeapon, shootBeside]);
      return answer ?? attack(fight, weakest(view, beside));
    }
    const shot = firstAnswer(fight, [tryStick, softenUp, shootFirst]);
    if (shot) return shot;
    if (this.#waitOnce(fight)) return nook(fight, fight.awake) ?? rest(fight);
    return isHopeless(fight) ? null : hunt(fight);
  }

  /** A fight with monsters that wait for the hero where it left them. */
  #stand(fight: Fight): Command | null {
    const { view, awake, beside, cost, blow } = fight;
    const { health, held } = view.hero;
    const retreats = !this.#lost.has(view.depth);
    const stairs = stairsHere(fight, retreats);
    if (isDeadly(fight)) {
      if (stairs) {
        if (!this.#attacked) this.#lost.add(view.depth);
        return stairs;
      }
      const potion = potionOf(view);
      if (potion && potion.name.power > blow / 2) return { type: 'drink', slot: potion.slot };
    }
    survey(fight);
    if (!stairs && !held && cost >= health * serious) {
      const away = flee(fight, beside, isHopeless(fight), retreats);
      if (away) return away;
    }
    if (beside.length > 0) {
      this.#waited = 0;
      this.#attacked = true;
      return attack(fight, weakest(view, beside));
    }
    const missile = shootFirst(fight);
    if (missile) return missile;
    if (awake.some(({ kind }) => kindHas(kind, 'Throws'))) return hunt(fight);
    if (this.#waitOnce(fight)) return (stairs ? null : nook(fight, awake)) ?? rest(fight);
    if (isHopeless(fight) && view.rules.strife === 'hero') return null;
    return hunt(fight);
  }

  /** Counts one more turn of waiting for the monsters to come. Returns false if the hero has waited enough. */
  #waitOnce({ view }: Fight): boolean {
    if (this.#waited >= patience[view.rules.strife]) return false;
    this.#waited++;
    return true;
  }
}

/** The way out of a fight that the hero would lose, or that could kill it; null if there is none. */
function escapeFrom(fight: Fight): Command | null {
  const { view, awake } = fight;
  const { held, stuck, confused } = view.hero;
  const isLost = isDeadly(fight) || isHopeless(fight);
  if (!isLost && !isRisky(fight)) return null;
  const isFar = awake.every((enemy) => cellsApart(enemy, view.hero) >= farAway);
  const first = stairsHere(fight, false) ?? (isFar ? shootFirst(fight) : null);
  if (first) return first;
  const isFree = !held && !stuck && !confused;
  const runs = isLost && isCertainlyLost(fight) && !isBored(fight);
  surveySafely(fight, awake);
  const ways = runs ? [runToStairs, runIntoUnknown] : [runToStairs];
  return (
    (isFree ? firstAnswer(fight, ways) : null) ??
    (isLost ? firstAnswer(fight, rescues) : null) ??
    (runs && isFree ? (keepAway(fight) ?? breakAway(fight)) : null)
  );
}

function kindIn({ bag }: BotView, slot: number): Kind {
  return (bag.find((item) => item.slot === slot) ?? bag[0]).kind;
}
