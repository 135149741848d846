import { type Direction, directions, Tile } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import type { Command } from '../../game/commands.ts';
import { ammunition } from '../../game/components.ts';
import { fieldOf, hasComponent } from '../../game/kinds.ts';
import { type Chart, cellAt, isOpen, isWay, nearest, neighbour, stepTo } from './bot-map.ts';
import {
  blowOf,
  blowsFor,
  costOf,
  healthOf,
  isNasty,
  loiters,
  worstBlowOf,
} from './combat-estimates.ts';
import { mealOf } from './gear.ts';
import {
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  goTo,
  hunt,
  type Moment,
  move,
  pickUp,
  rest,
  search,
  strikeBeside,
  stroll,
  survey,
  travel,
  wayToFoe,
} from './tactics.ts';
import type { Foe, Possessed, View } from './view.ts';

/** A foe as the bot has watched it. */
interface Watched extends Foe {
  readonly cell: number;
  /** HP as far as is known. */
  readonly health: number;
  /** The hero has struck it. */
  readonly struck: boolean;
  /** Turns for which it has not moved. */
  readonly still: number;
}

/** A share more than the average, in what a fight with dice may cost. */
const margin = { dice: 1.6, ratio: 1, single: 1 } as const;
/** Turns without a move after which a foe is taken to sleep. */
const asleepAfter = 3;
/** Turns that he waits for those who are to come; where all are at odds, they thin out meanwhile. */
const patience = { hero: 10, all: 150 } as const;
/** The share of his health from which on he wants stairs under his feet for a fight. */
const serious = 0.5;
/** Turns without a change of health after which rest is taken to be in vain. */
const healsWithin = 50;
/** The share of his health with which he goes on, and with which he starts a fight of his choice. */
const fit = 0.85;

/**
 * Thinks of what a fight would cost before it comes to one: picks those it can win, lets foes come and
 * strikes first, throws what it has, makes off when it would lose, and rests and eats in between.
 * Leaves no room unseen as long as there is food.
 */
export function careful(): (moment: Moment) => Command {
  let watched: Watched[] = [];
  /** Who was where on the floors that he has left. */
  const left = new Map<number, Watched[]>();
  /** Floors from whose stairs he had to leave before he could strike. */
  const lost = new Set<number>();
  let struck = false;
  let waited = 0;
  let depth = -1;
  let last: Command | null = null;
  let health = 0;
  let idle = 0;

  const decide = (moment: Moment): Command => {
    const { view } = moment;
    if (view.depth !== depth) {
      left.set(depth, watched);
      watched = view.rules.floors === 'kept' ? (left.get(view.depth) ?? []) : [];
      struck = false;
    }
    depth = view.depth;
    idle = view.hero.health === health ? idle + 1 : 0;
    health = view.hero.health;
    watched = watch(moment, watched, last);
    const awake = watched.filter((foe) => !isPassive(view, foe));
    if (awake.length === 0) waited = 0;
    return (
      (awake.length > 0 ? meet(moment, awake) : null) ??
      goOn(moment, watched, idle < healsWithin) ??
      rest(moment)
    );
  };

  const meet = (moment: Moment, awake: readonly Watched[]): Command | null => {
    const { view } = moment;
    const { health, held } = view.hero;
    const beside = awake.filter((foe) => wayToFoe(moment, foe) !== null);
    const cost = costOf(view, awake) * margin[view.rules.blow];
    const danger = beside.reduce((sum, { kind }) => sum + threatOf(view, kind), 0);
    const deadly = danger >= health && !canEnd(view, beside);
    const retreats = !lost.has(view.depth);
    const stairs = stairsHere(moment, retreats);
    if (deadly) {
      if (stairs) {
        if (!struck) lost.add(view.depth);
        return stairs;
      }
      const potion = potionOf(view);
      if (potion && potion.name.power > danger / 2) return { type: 'drink', slot: potion.slot };
    }
    survey(moment);
    if (!stairs && !held && cost >= health * serious) {
      const away = flee(moment, beside, cost >= health, retreats);
      if (away) return away;
    }
    if (beside.length > 0) {
      waited = 0;
      struck = true;
      return strike(moment, weakest(view, beside));
    }
    const missile = shoot(moment, awake);
    if (missile) return missile;
    if (awake.some(({ kind }) => hasComponent(kind, 'Throws'))) return hunt(moment);
    if (waited < patience[view.rules.strife]) {
      waited++;
      return (stairs ? null : nook(moment, awake)) ?? rest(moment);
    }
    if (cost >= health && view.rules.strife === 'hero') return null;
    return hunt(moment);
  };

  return (moment) => {
    last = decide(moment);
    return last;
  };
}

/** What it does in peace. */
function goOn(moment: Moment, watched: readonly Watched[], heals: boolean): Command | null {
  const { view, chart, here } = moment;
  const { hero } = view;
  const fed = isFed(view);
  const prepared = firstOf(moment, [eat, dress, pickUp]);
  if (prepared) return prepared;
  if (hero.health < hero.maxHealth * fit) {
    if (heals && (fed || isPatient(view))) return rest(moment);
    const potion = hero.health < hero.maxHealth / 2 ? potionOf(view) : null;
    if (potion) return { type: 'drink', slot: potion.slot };
  }
  survey(moment);
  const prey = new Set(watched.filter((foe) => isPrey(view, foe)).map(({ cell }) => cell));
  const chase = () => {
    const beside = watched.find((foe) => prey.has(foe.cell) && wayToFoe(moment, foe) !== null);
    return beside ? strike(moment, beside) : goTo(moment, (cell) => prey.has(cell));
  };
  const seek = fed ? [chase, gather, explore] : [gather];
  const command = firstOf(moment, [...seek, travel, explore]);
  if (command) return command;
  survey(moment, true);
  const way = firstOf(moment, [travel, explore, dig]);
  if (way) return way;
  // Whoever stands in the only way has to go.
  if (chart.searched[here] > 20) {
    const last = firstOf(moment, [strikeBeside, hunt]);
    if (last) return last;
  }
  return firstOf(moment, [search, strikeBeside, hunt, stroll]);
}

/** What is known of the foes in sight, from what was known of them a turn ago. */
function watch(
  { view, chart, here }: Moment,
  before: readonly Watched[],
  last: Command | null,
): Watched[] {
  const struckCell = last?.type === 'move' ? neighbour(chart, here, last) : -1;
  const blow = view.told.find(({ id }) => id === 'hit');
  const left = blow?.id === 'hit' ? blow.params.hp : null;
  const known = [...before];
  return view.foes.map((foe) => {
    const cell = cellAt(chart, foe);
    const same = (one: Watched) => one.kind === foe.kind && cellsApart(one, foe) <= 1;
    const stayed = known.findIndex((one) => same(one) && one.cell === cell);
    const found = stayed >= 0 ? stayed : known.findIndex(same);
    const [old] = found >= 0 ? known.splice(found, 1) : [];
    const hit = left !== null && old?.cell === struckCell;
    return {
      ...foe,
      cell,
      health: hit && left ? left : (old?.health ?? healthOf(foe.kind)),
      struck: hit || (old?.struck ?? false),
      still: old?.cell === cell ? old.still + 1 : 0,
    };
  });
}

/** Whether a foe does nothing as long as nobody hurts it. */
function isPassive(view: View, { kind, struck, still, x, y }: Watched): boolean {
  if (struck) return false;
  if (loiters(kind)) return true;
  return still >= asleepAfter && cellsApart({ x, y }, view.hero) > 1;
}

/** Whether it is worth waking or hurting a foe that does nothing. */
function isPrey(view: View, foe: Watched): boolean {
  if (isNasty(foe.kind) || !isPassive(view, foe)) return false;
  if (fieldOf(foe.kind, 'Reward', 'experience') === 0 && view.rules.strife === 'hero') return false;
  return costOf(view, [foe]) * margin[view.rules.blow] < view.hero.health * fit;
}

/** HP that he should be ready to lose in a turn beside one of a kind. */
function threatOf(view: View, kind: Watched['kind']): number {
  return Math.min(worstBlowOf(view, kind), 2.5 * blowOf(view, kind));
}

/** Whether one more blow ends the danger. */
function canEnd(view: View, beside: readonly Watched[]): boolean {
  return view.rules.blow !== 'dice' && beside.length === 1 && blowsFor(view, beside[0]) <= 1;
}

function weakest(view: View, foes: readonly Watched[]): Watched {
  return foes.reduce((best, foe) => (blowsFor(view, foe) < blowsFor(view, best) ? foe : best));
}

function strike(moment: Moment, foe: Foe): Command | null {
  const way = wayToFoe(moment, foe);
  return way && move(way);
}

/** The smallest potion that heals all there is to heal, else the largest. */
function potionOf({ bag, hero }: View): Possessed | null {
  const potions = bag.filter(({ verbs }) => verbs.includes('drink'));
  potions.sort((a, b) => a.name.power - b.name.power);
  const room = hero.maxHealth - hero.health;
  return potions.find(({ name }) => name.power >= room) ?? potions.at(-1) ?? null;
}

/** Whether there is food enough to take one's time. */
function isFed(view: View): boolean {
  const { energy, maxEnergy } = view.hero;
  return energy === null || mealOf(view) !== undefined || energy > maxEnergy * 0.25;
}

/** The way off this floor, if he stands on one: up to what he knows, if he can come back. */
function stairsHere({ view, chart, here }: Moment, up: boolean): Command | null {
  const tile = chart.tiles[here];
  if (tile === Tile.stairsDown) {
    return { type: view.prizeHeld && view.rules.victory === 'escape' ? 'up' : 'down' };
  }
  return up && isWayBack(view, tile) ? { type: 'up' } : null;
}

/** Whether stairs lead up to a floor that is as he left it. */
function isWayBack({ rules }: View, tile: number): boolean {
  return tile === Tile.stairsUp && rules.floors === 'kept';
}

/** Steps to stairs that are near enough to take a blow on the way. */
const closeBy = 2;

/** Whether there is any food left to heal by. */
function isPatient({ hero: { energy, maxEnergy, hunger } }: View): boolean {
  return energy !== null && hunger === 'fed' && energy > maxEnergy * 0.04;
}

/** To the nearest stairs, where he can fight and leave; with no hope here, else anywhere new. */
function flee(
  moment: Moment,
  beside: readonly Watched[],
  hopeless: boolean,
  up: boolean,
): Command | null {
  const { view, chart, here } = moment;
  const goal = nearest(chart, (cell) => {
    const tile = chart.tiles[cell];
    return tile === Tile.stairsDown || (up && isWayBack(view, tile));
  });
  const step = goal < 0 ? null : stepTo(chart, goal);
  const command = step ? move(step) : hopeless ? explore(moment) : null;
  if (command?.type !== 'move') return command;
  if (step && chart.steps[goal] <= closeBy) return command;
  // Who moves on beside a foe is struck for nothing.
  const to = neighbour(chart, here, command);
  const follow = beside.filter(({ cell }) => isBeside(chart, view, cell, to));
  return follow.length > 0 ? null : command;
}

function isBeside(chart: Chart, { rules }: View, from: number, to: number): boolean {
  return directions.some(
    (way) => neighbour(chart, from, way) === to && isWay(chart, rules, from, way),
  );
}

/** Throws a missile, or shoots one, at whom it will meet. */
function shoot(moment: Moment, awake: readonly Watched[]): Command | null {
  const { view, chart, here } = moment;
  if (!view.hero.canThrow) return null;
  const missile = view.bag.find((item) => isMissile(view, item));
  if (!missile) return null;
  const target = new Set(awake.map(({ cell }) => cell));
  for (const way of directions) {
    let cell = here;
    for (let far = 1; far < 9; far++) {
      if (!isWay(chart, view.rules, cell, way)) break;
      cell = neighbour(chart, cell, way);
      if (target.has(cell)) return { type: 'throw', slot: missile.slot, ...way };
      if (!isOpen(chart, cell)) break;
    }
  }
  return null;
}

/** Whether an item is made to be thrown, by hand or by what he has in hand. */
function isMissile({ bag }: View, { kind, worn }: Possessed): boolean {
  if (worn || !hasComponent(kind, 'Missile')) return false;
  const fits = fieldOf(kind, 'Missile', 'fits');
  if (ammunition[fits] === 'none') return true;
  return bag.some((item) => fieldOf(item.kind, 'Launcher', 'fits') === fits);
}

/** With several to come, to a cell close by where fewer of them can stand beside him. */
function nook(moment: Moment, awake: readonly Watched[]): Command | null {
  const { chart, here, view } = moment;
  if (awake.length < 2) return null;
  const sides = (cell: number) =>
    directions.filter((way: Direction) => {
      return isOpen(chart, neighbour(chart, cell, way)) && isWay(chart, view.rules, cell, way);
    }).length;
  const nearest = Math.min(...awake.map((foe) => cellsApart(foe, view.hero)));
  let best = here;
  let fewest = sides(here);
  for (let n = 0; n < chart.reached; n++) {
    const cell = chart.order[n];
    if (chart.steps[cell] > Math.min(6, nearest - 2)) break;
    const open = sides(cell);
    if (open >= fewest) continue;
    fewest = open;
    best = cell;
  }
  const step = stepTo(chart, best);
  return step && move(step);
}
