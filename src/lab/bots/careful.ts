import { directions } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { ammunition } from '../../game/components.ts';
import { fieldOf, kindHas } from '../../game/kinds.ts';
import { isOpen, isWay, neighbour } from './bot-map.ts';
import { attacksFor, costOf, damageOf, isNasty, worstDamageOf } from './combat-estimates.ts';
import { mealOf } from './gear.ts';
import { flee, nook, stairsHere } from './retreat.ts';
import {
  attackNeighbour,
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  goTo,
  hunt,
  move,
  pickUp,
  rest,
  type Situation,
  search,
  stroll,
  survey,
  travel,
  wayTo,
} from './tactics.ts';
import type { BagItem, Enemy, View } from './view.ts';
import { isPassive, type Watched, watch } from './watching.ts';

/** Safety factors for the estimated cost of a fight. */
const margin = { dice: 1.6, ratio: 1, single: 1 } as const;
/**
 * Turns to wait for approaching monsters. If all fight each other, waiting reduces their number.
 */
const patience = { hero: 10, all: 150 } as const;
/** The cost of a fight, as a share of health, from which on the bot prefers to fight on stairs. */
const serious = 0.5;
/** Turns without a change of health after which resting is assumed to be useless. */
const healsWithin = 50;
/** The share of health that is enough to explore or to start a fight. */
const fit = 0.85;

/**
 * Estimates the cost of each fight. Fights only if it can win, lets monsters approach to attack
 * first, throws missiles, flees otherwise, and rests and eats between fights. Explores every floor
 * completely while it has food.
 */
export function careful(): (situation: Situation) => Command {
  let watched: Watched[] = [];
  /** The monsters on the floors that the hero has left, by depth. */
  const left = new Map<number, Watched[]>();
  /** Depths from whose stairs the hero had to flee before the first attack. */
  const lost = new Set<number>();
  let attacked = false;
  let waited = 0;
  let depth = -1;
  let last: Command | null = null;
  let health = 0;
  let idle = 0;

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
    watched = watch(situation, watched, last);
    const awake = watched.filter((enemy) => !isPassive(view, enemy));
    if (awake.length === 0) waited = 0;
    return (
      (awake.length > 0 ? meet(situation, awake) : null) ??
      goOn(situation, watched, idle < healsWithin) ??
      rest(situation)
    );
  };

  const meet = (situation: Situation, awake: readonly Watched[]): Command | null => {
    const { view } = situation;
    const { health, held } = view.hero;
    const beside = awake.filter((enemy) => wayTo(situation, enemy) !== null);
    const cost = costOf(view, awake) * margin[view.rules.attack];
    const danger = beside.reduce((sum, { kind }) => sum + threatOf(view, kind), 0);
    const deadly = danger >= health && !canEnd(view, beside);
    const retreats = !lost.has(view.depth);
    const stairs = stairsHere(situation, retreats);
    if (deadly) {
      if (stairs) {
        if (!attacked) lost.add(view.depth);
        return stairs;
      }
      const potion = potionOf(view);
      if (potion && potion.name.power > danger / 2) return { type: 'drink', slot: potion.slot };
    }
    survey(situation);
    if (!stairs && !held && cost >= health * serious) {
      const away = flee(situation, beside, cost >= health, retreats);
      if (away) return away;
    }
    if (beside.length > 0) {
      waited = 0;
      attacked = true;
      return attack(situation, weakest(view, beside));
    }
    const missile = shoot(situation, awake);
    if (missile) return missile;
    if (awake.some(({ kind }) => kindHas(kind, 'Throws'))) return hunt(situation);
    if (waited < patience[view.rules.strife]) {
      waited++;
      return (stairs ? null : nook(situation, awake)) ?? rest(situation);
    }
    if (cost >= health && view.rules.strife === 'hero') return null;
    return hunt(situation);
  };

  return (situation) => {
    last = decide(situation);
    return last;
  };
}

/** The next command without a fight. */
function goOn(situation: Situation, watched: readonly Watched[], heals: boolean): Command | null {
  const { view, map, here } = situation;
  const { hero } = view;
  const fed = isFed(view);
  const prepared = firstOf(situation, [eat, dress, pickUp]);
  if (prepared) return prepared;
  if (hero.health < hero.maxHealth * fit) {
    if (heals && (fed || isPatient(view))) return rest(situation);
    const potion = hero.health < hero.maxHealth / 2 ? potionOf(view) : null;
    if (potion) return { type: 'drink', slot: potion.slot };
  }
  survey(situation);
  const prey = new Set(watched.filter((enemy) => isPrey(view, enemy)).map(({ cell }) => cell));
  const chase = () => {
    const beside = watched.find(
      (enemy) => prey.has(enemy.cell) && wayTo(situation, enemy) !== null,
    );
    return beside ? attack(situation, beside) : goTo(situation, (cell) => prey.has(cell));
  };
  const seek = fed ? [chase, gather, explore] : [gather];
  const command = firstOf(situation, [...seek, travel, explore]);
  if (command) return command;
  survey(situation, true);
  const way = firstOf(situation, [travel, explore, dig]);
  if (way) return way;
  // A monster may block the only way.
  if (map.searched[here] > 20) {
    const last = firstOf(situation, [attackNeighbour, hunt]);
    if (last) return last;
  }
  return firstOf(situation, [search, attackNeighbour, hunt, stroll]);
}

/** Whether a passive monster is worth an attack. */
function isPrey(view: View, enemy: Watched): boolean {
  if (isNasty(enemy.kind) || !isPassive(view, enemy)) return false;
  if (fieldOf(enemy.kind, 'Reward', 'experience') === 0 && view.rules.strife === 'hero')
    return false;
  return costOf(view, [enemy]) * margin[view.rules.attack] < view.hero.health * fit;
}

/** The damage per turn that the hero must be able to survive next to a monster of a kind. */
function threatOf(view: View, kind: Watched['kind']): number {
  return Math.min(worstDamageOf(view, kind), 2.5 * damageOf(view, kind));
}

/** Whether one attack ends the danger. */
function canEnd(view: View, beside: readonly Watched[]): boolean {
  return view.rules.attack !== 'dice' && beside.length === 1 && attacksFor(view, beside[0]) <= 1;
}

function weakest(view: View, enemies: readonly Watched[]): Watched {
  return enemies.reduce((best, enemy) =>
    attacksFor(view, enemy) < attacksFor(view, best) ? enemy : best,
  );
}

function attack(situation: Situation, enemy: Enemy): Command | null {
  const way = wayTo(situation, enemy);
  return way && move(way);
}

/** The smallest potion that heals completely, or the largest one. */
function potionOf({ bag, hero }: View): BagItem | null {
  const potions = bag.filter(({ verbs }) => verbs.includes('drink'));
  potions.sort((a, b) => a.name.power - b.name.power);
  const room = hero.maxHealth - hero.health;
  return potions.find(({ name }) => name.power >= room) ?? potions.at(-1) ?? null;
}

/** Whether the hero has enough food to rest and explore. */
function isFed(view: View): boolean {
  const { energy, maxEnergy } = view.hero;
  return energy === null || mealOf(view) !== undefined || energy > maxEnergy * 0.25;
}

/** Whether the hero still has energy to heal by resting. */
function isPatient({ hero: { energy, maxEnergy, isFaint } }: View): boolean {
  return energy !== null && !isFaint && energy > maxEnergy * 0.04;
}

/** Throws or shoots a missile at a monster in line. */
function shoot(situation: Situation, awake: readonly Watched[]): Command | null {
  const { view, map, here } = situation;
  if (!view.hero.canThrow) return null;
  const missile = view.bag.find((item) => isMissile(view, item));
  if (!missile) return null;
  const target = new Set(awake.map(({ cell }) => cell));
  for (const way of directions) {
    let cell = here;
    for (let far = 1; far < 9; far++) {
      if (!isWay(map, view.rules, cell, way)) break;
      cell = neighbour(map, cell, way);
      if (target.has(cell)) return { type: 'throw', slot: missile.slot, ...way };
      if (!isOpen(map, cell)) break;
    }
  }
  return null;
}

/** Whether an item is a missile that fits the hand or a carried launcher. */
function isMissile({ bag }: View, { kind, worn }: BagItem): boolean {
  if (worn || !kindHas(kind, 'Missile')) return false;
  const fits = fieldOf(kind, 'Missile', 'fits');
  if (ammunition[fits] === 'none') return true;
  return bag.some((item) => fieldOf(item.kind, 'Launcher', 'fits') === fits);
}
