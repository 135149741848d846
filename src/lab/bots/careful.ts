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
import type { BagItem, View } from './view.ts';
import { isPassive, type Watched, watch, type Zap } from './watching.ts';

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
export function careful(): (situation: Situation) => Command {
  let watched: Watched[] = [];
  /** The monsters on the floors that the hero has left, by depth. */
  const left = new Map<number, Watched[]>();
  /** Depths from whose stairs the hero had to flee before the first attack. */
  const lost = new Set<number>();
  let attacked = false;
  /** The turn of the last attack by something that was not seen. */
  let ambush = -wary;
  /** The kinds of sticks without charges. */
  const spent = new Set<Kind>();
  let zapped: Zap | null = null;
  let waited = 0;
  let depth = -1;
  let last: Command | null = null;
  let health = 0;
  let idle = 0;

  /** The situation with a bag that does not show the sticks that have turned out to be empty. */
  const withoutSpent = (situation: Situation): Situation => {
    const { view } = situation;
    if (zapped && view.messages.some(({ id }) => id === 'nothingHappens')) spent.add(zapped.stick);
    const isUseful = ({ kind }: BagItem) => !spent.has(kind);
    return spent.size === 0
      ? situation
      : { ...situation, view: { ...view, bag: view.bag.filter(isUseful) } };
  };

  const decide = (situation: Situation): Command => {
    const { view } = situation;
    if (view.depth !== depth) {
      left.set(depth, watched);
      watched = view.rules.floors === 'kept' ? (left.get(view.depth) ?? []) : [];
      attacked = false;
    }
    depth = view.depth;
    idle = view.hero.health === health ? idle + 1 : 0;
    health = view.hero.health;
    watched = watch(situation, watched, last, zapped);
    zapped = null;
    const named = last?.type === 'zap' ? nameTried(last.slot)(situation) : null;
    if (named) return named;
    const awake = watched.filter((enemy) => !isPassive(view, enemy));
    if (awake.length === 0) waited = 0;
    const fight = fightOf(situation, awake);
    if (isAmbushed(fight)) ambush = view.turn;
    const unsafe = view.turn - ambush < wary;
    const heals = idle < healsWithin && !unsafe;
    const fights = awake.length > 0 && (fight.beside.length > 0 || !isBored(situation));
    const command =
      (fights ? meet(fight) : null) ??
      (unsafe ? firstAnswer(fight, ambushed) : null) ??
      goOn(situation, watched, heals) ??
      rest(situation);
    // Something unseen attacks: a step towards it is an attack.
    const isIdle = command.type === 'search' && isAmbushed(fight);
    return (isIdle ? stroll(situation) : null) ?? command;
  };

  const meet = (fight: Fight): Command | null =>
    fight.view.rules.floors === 'anew' ? outrun(fight) : stand(fight);

  /** A fight with monsters that do not follow the hero to another floor. */
  const outrun = (fight: Fight): Command | null => {
    const { view, awake, beside } = fight;
    const { held, stuck } = view.hero;
    const isLost = isDeadly(fight) || isHopeless(fight);
    if (isLost || isRisky(fight)) {
      const stairs = stairsHere(fight, false);
      if (stairs) return stairs;
      const isFar = awake.every((enemy) => cellsApart(enemy, view.hero) >= farAway);
      const shot = isFar ? shootFirst(fight) : null;
      if (shot) return shot;
      const free = !held && !stuck && !view.hero.confused;
      const runs = isLost && isCertainlyLost(fight) && !isBored(fight);
      surveySafely(fight, awake);
      const away = free
        ? firstAnswer(fight, runs ? [runToStairs, runIntoUnknown] : [runToStairs])
        : null;
      if (away) return away;
      const saved = isLost ? firstAnswer(fight, rescues) : null;
      if (saved) return saved;
      if (runs && free) {
        const round = keepAway(fight) ?? breakAway(fight);
        if (round) return round;
      }
    }
    survey(fight);
    if (beside.length > 0) {
      waited = 0;
      const answer = firstAnswer(fight, [bareFromRust, tryStick, drawWeapon, shootBeside]);
      return answer ?? attack(fight, weakest(view, beside));
    }
    const shot = firstAnswer(fight, [tryStick, softenUp, shootFirst]);
    if (shot) return shot;
    if (waited < patience[view.rules.strife]) {
      waited++;
      return nook(fight, awake) ?? rest(fight);
    }
    return isHopeless(fight) ? null : hunt(fight);
  };

  const stand = (fight: Fight): Command | null => {
    const { view, awake, beside, cost, blow } = fight;
    const { health, held } = view.hero;
    const retreats = !lost.has(view.depth);
    const stairs = stairsHere(fight, retreats);
    if (isDeadly(fight)) {
      if (stairs) {
        if (!attacked) lost.add(view.depth);
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
      waited = 0;
      attacked = true;
      return attack(fight, weakest(view, beside));
    }
    const missile = shootFirst(fight);
    if (missile) return missile;
    if (awake.some(({ kind }) => kindHas(kind, 'Throws'))) return hunt(fight);
    if (waited < patience[view.rules.strife]) {
      waited++;
      return (stairs ? null : nook(fight, awake)) ?? rest(fight);
    }
    if (isHopeless(fight) && view.rules.strife === 'hero') return null;
    return hunt(fight);
  };

  return (original) => {
    const situation = withoutSpent(original);
    last = decide(situation);
    if (last.type === 'zap') {
      zapped = { dx: last.dx, dy: last.dy, stick: kindIn(situation.view, last.slot) };
    }
    return last;
  };
}

function kindIn({ bag }: View, slot: number): Kind {
  return (bag.find((item) => item.slot === slot) ?? bag[0]).kind;
}
