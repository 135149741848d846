import { type Cell, isStandable, tileAt } from '../../dungeon/grid.ts';
import { nameOf } from '../actors/actor-names.ts';
import { actorAt, shownMonsterAt } from '../actors/actors.ts';
import { staggeredTo } from '../actors/confusion.ts';
import { areHostile, isAlly } from '../actors/factions.ts';
import { allowsStep, allowsStepOf, canEnter, canStandOn } from '../actors/movement.ts';
import { makeNoise } from '../actors/noise.ts';
import { digOpen } from '../actors/passing-walls.ts';
import { endDistantGrasps, isCaught } from '../combat/grasping.ts';
import { cellOf, has, heroCell } from '../entity.ts';
import { bumpInto, canBumpInto } from '../floors/features.ts';
import { itemsAt } from '../floors/floor-contents.ts';
import { liftActor, moveActor, placeActor } from '../floors/occupancy.ts';
import { reportCell } from '../floors/underfoot.ts';
import { isScary } from '../items/scares.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';

/**
 * Moving: a step to a neighbouring cell, or an attack on the actor there. An actor with `Rooted` only attacks. A
 * confused hero staggers (`actors/confusion.ts`).
 */
export const move: ActionFor<'move'> = {
  check(game, { dx, dy }) {
    if (dx === 0 && dy === 0) return null;
    const { Condition } = game.stores;
    // A confused or trapped hero does not know in advance where the step will lead.
    if (Condition.confused[game.hero] > 0 || Condition.trapped[game.hero] > 0) return null;
    const here = heroCell(game);
    const to = { x: here.x + dx, y: here.y + dy };
    const isOpen = isStandable(tileAt(game.floor.grid, to.x, to.y));
    const monster = shownMonsterAt(game, to.x, to.y);
    if (monster !== 0 && isAlly(game, monster) && !canSwap(game, monster)) {
      return messageOf('cannotSwap', { monster: nameOf(game, monster) });
    }
    const isUsable = isOpen || canBumpInto(game, game.hero, to);
    // A monster can be in a wall.
    if (!isUsable && monster === 0) return messageOf('blocked');
    if (allowsStep(game, here, dx, dy)) return null;
    return messageOf(game.campaign.rules.ways === 'corners' ? 'blocked' : 'noDiagonal');
  },

  perform(game, actor, dx, dy) {
    if (dx === 0 && dy === 0) return;
    const { Condition } = game.stores;
    if (Condition.trapped[actor] > 0) return struggle(game, actor);
    const from = cellOf(game, actor);
    const to = staggeredTo(game, actor, from) ?? { x: from.x + dx, y: from.y + dy };
    if (!allowsStepOf(game, actor, from, to.x - from.x, to.y - from.y)) return;
    if (actor !== game.hero && isScary(game, to.x, to.y)) return;
    const target = actorAt(game, to.x, to.y);
    // A held actor can only attack the monster that holds it.
    if (Condition.grasped[actor] && !(target !== 0 && has(game, target, 'Grasp'))) {
      if (actor === game.hero) say(game, 'normal', 'cannotLeave');
    } else if (target !== 0 && target !== actor) meet(game, actor, target, from, to);
    else if (canBumpInto(game, actor, to)) bumpInto(game, actor, to);
    else if (canEnter(game, actor, to.x, to.y) && !has(game, actor, 'Rooted')) {
      step(game, actor, from, to);
    }
  },
};

/** Works its way out of a trap for one turn. */
function struggle(game: Game, actor: number): void {
  game.stores.Condition.trapped[actor]--;
  if (actor === game.hero) say(game, 'normal', 'stuck');
}

/**
 * The hero changes places with an ally. Otherwise the actor attacks the other one, a monster only its foes
 * (`actors/factions.ts`). Hit and damage follow in `combat/hit-and-damage.ts`.
 */
function meet(game: Game, actor: number, target: number, from: Cell, to: Cell): void {
  if (actor === game.hero && isAlly(game, target)) return swap(game, target, from, to);
  if (actor !== game.hero && !areHostile(game, actor, target)) return;
  game.pending.attacks.push({ attacker: actor, target, by: 'hand' });
}

/** Whether an ally can change places with the hero: it is not rooted, caught or in a wall. */
export function canSwap(game: Game, ally: number): boolean {
  if (has(game, ally, 'Rooted') || isCaught(game, ally)) return false;
  const { x, y } = cellOf(game, ally);
  return canStandOn(game, game.hero, x, y);
}

function swap(game: Game, ally: number, from: Cell, to: Cell): void {
  if (has(game, game.hero, 'Rooted') || !canSwap(game, ally)) return;
  liftActor(game, ally);
  step(game, game.hero, from, to);
  placeActor(game, ally, game.floor, from.x, from.y);
  report(game, ally, to, from);
  if (has(game, ally, 'Grasp')) endDistantGrasps(game);
}

function step(game: Game, actor: number, from: Cell, to: Cell): void {
  // Walkers cannot enter this cell.
  if (!isStandable(tileAt(game.floor.grid, to.x, to.y)) && has(game, actor, 'Moves')) {
    game.probe?.ran?.(actor, 'Moves');
  }
  moveActor(game, actor, to.x, to.y);
  digOpen(game, actor);
  if (has(game, actor, 'Grasp')) endDistantGrasps(game);
  report(game, actor, from, to);
  if (actor !== game.hero) return;
  game.pending.treaders.push(actor);
  if (game.campaign.rules.pickup === 'walking' && itemsAt(game, to.x, to.y).length > 0) {
    game.pending.pickers.push(actor);
  } else reportCell(game);
}

function report(game: Game, actor: number, from: Cell, to: Cell): void {
  const { visible, width } = game.floor.fieldOfView;
  const seen = visible[from.y * width + from.x] === 1 || visible[to.y * width + to.x] === 1;
  if (seen || actor === game.hero) {
    makeNoise(game, actor);
    game.events.push({ type: 'stepped', actor: game.stores.Identity.seq[actor], from, to });
  }
}
