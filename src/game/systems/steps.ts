import {
  type DistanceField,
  fillDistanceField,
  makeDistanceField,
} from '../../dungeon/distance-field.ts';
import { makeFieldOfView } from '../../dungeon/field-of-view.ts';
import { type Cell, directions, isStandable, tileAt } from '../../dungeon/grid.ts';
import { actorAt, isFree } from '../actors.ts';
import { type Verb, verbs } from '../components.ts';
import { cellOf, has, heroCell } from '../entity.ts';
import { shadowsOf } from '../floor.ts';
import { isWay } from '../movement.ts';
import type { Game } from '../world.ts';

/** The intents that minds and behaviours are made of. */

/** Whether the actor could step to a neighbour, or strike the hero there. */
export function canGo(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  if (!isWay(game, { x, y }, dx, dy)) return false;
  if (!isStandable(tileAt(game.floor.grid, x + dx, y + dy))) return false;
  const other = actorAt(game, x + dx, y + dy);
  return other === 0 || other === game.hero;
}

/** Whether the actor could step to a neighbour: nobody stands there. */
export function canStep(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  return isWay(game, { x, y }, dx, dy) && isFree(game, x + dx, y + dy);
}

export function isBesideHero(game: Game, actor: number): boolean {
  const here = cellOf(game, actor);
  const hero = heroCell(game);
  const [dx, dy] = [hero.x - here.x, hero.y - here.y];
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && isWay(game, here, dx, dy);
}

/** As far as anybody sees, in cells. */
const farSight = 100;

/**
 * Whether nothing solid is between the actor and the hero; darkness hides nobody. Sight is symmetric,
 * so one look from the hero's cell answers for all until he moves.
 */
export function seesHero(game: Game, actor: number): boolean {
  const { Position } = game.stores;
  const { floor } = game;
  const { grid, toHero } = floor;
  const { x, y } = heroCell(game);
  const cell = y * grid.width + x;
  toHero.lines ??= makeFieldOfView(grid);
  if (toHero.seenFrom !== cell) {
    shadowsOf(floor).cast(x, y, farSight, toHero.lines);
    toHero.seenFrom = cell;
  }
  return toHero.lines.visible[Position.y[actor] * grid.width + Position.x[actor]] === 1;
}

/** As far as trackers feel the hero, in steps. */
const trackingRange = 32;

/** The steps to the hero from where he is near: made once for all who ask, until he moves. */
export function distancesToHero(game: Game): DistanceField {
  const { Position } = game.stores;
  const { grid, toHero } = game.floor;
  const x = Position.x[game.hero];
  const y = Position.y[game.hero];
  const cell = y * grid.width + x;
  const { distances, walkedTo } = toHero;
  if (distances !== null && walkedTo === cell) return distances;
  const made = distances ?? makeDistanceField(grid.width * grid.height);
  fillDistanceField(made, grid, x, y, game.campaign.rules.ways, trackingRange);
  toHero.distances = made;
  toHero.walkedTo = cell;
  return made;
}

export function towardsHero(game: Game, actor: number): { dx: number; dy: number } {
  const here = cellOf(game, actor);
  const hero = heroCell(game);
  return { dx: Math.sign(hero.x - here.x), dy: Math.sign(hero.y - here.y) };
}

export function attackHero(game: Game, actor: number): void {
  const { dx, dy } = towardsHero(game, actor);
  intend(game, actor, 'move', dx, dy);
}

/** Comes for the hero, along one axis where the straight way is not free. */
export function comeForHero(game: Game, actor: number): void {
  if (isBesideHero(game, actor)) return attackHero(game, actor);
  const { dx, dy } = towardsHero(game, actor);
  if (tryStep(game, actor, dx, dy)) return;
  if (tryStep(game, actor, dx, 0)) return;
  tryStep(game, actor, 0, dy);
}

/** Intends the step that leads farthest from the hero, and says whether any leads away. */
export function stepAway(game: Game, actor: number): boolean {
  if (has(game, actor, 'Rooted')) return false;
  const { x, y } = cellOf(game, actor);
  const hero = heroCell(game);
  let best: { dx: number; dy: number } | null = null;
  let farthest = distance({ x, y }, hero);
  for (const { dx, dy } of directions) {
    const far = distance({ x: x + dx, y: y + dy }, hero);
    if (far <= farthest || !canStep(game, actor, dx, dy)) continue;
    farthest = far;
    best = { dx, dy };
  }
  if (best) intend(game, actor, 'move', best.dx, best.dy);
  return best !== null;
}

/** Intends a step if the cell is free, and says whether it is. */
export function tryStep(game: Game, actor: number, dx: number, dy: number): boolean {
  if (!canStep(game, actor, dx, dy)) return false;
  intend(game, actor, 'move', dx, dy);
  return true;
}

const moveVerb = verbs.indexOf('move');
const throwVerb = verbs.indexOf('throw');

export function intend(
  game: Game,
  actor: number,
  verb: Extract<Verb, 'move' | 'throw'>,
  dx: number,
  dy: number,
): void {
  const { Intent } = game.stores;
  Intent.verb[actor] = verb === 'move' ? moveVerb : throwVerb;
  Intent.dx[actor] = dx;
  Intent.dy[actor] = dy;
  game.pending.actors.push(actor);
}

/** The square of the distance in a straight line. */
export function distance(a: Cell, b: Cell): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
