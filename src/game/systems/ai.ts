import { directions, isStandable, orthogonal, tileAt } from '../../dungeon/grid.ts';
import { type Mind, minds, verbs } from '../components.ts';
import { isFree, isWay } from '../queries.ts';
import { draw, Purpose, pick } from '../random.ts';
import type { Game } from '../world.ts';

/** Each pending thinker forms an intent, as its mind tells it. */
export function ai(game: Game): void {
  const { AI } = game.stores;
  for (const actor of game.pending.thinkers) think[minds[AI.mind[actor]]](game, actor);
  game.pending.thinkers.length = 0;
}

const think: Record<Mind, (game: Game, actor: number) => void> = {
  /** Loiters; strikes back once for each time it is hit. */
  timid(game, actor) {
    const { AI } = game.stores;
    if (!AI.provoked[actor]) return loiter(game, actor);
    AI.provoked[actor] = 0;
    if (isBesideHero(game, actor)) attackHero(game, actor);
  },

  /** Loiters until it is hit; from then on comes straight for the hero. */
  grudge(game, actor) {
    const { AI } = game.stores;
    if (!AI.provoked[actor]) return loiter(game, actor);
    if (isBesideHero(game, actor)) return attackHero(game, actor);
    const { dx, dy } = towardsHero(game, actor);
    tryStep(game, actor, dx, dy);
  },

  /** Always awake: comes for the hero, along one axis where the straight way is not free. */
  hunter(game, actor) {
    if (isBesideHero(game, actor)) return attackHero(game, actor);
    const { dx, dy } = towardsHero(game, actor);
    if (tryStep(game, actor, dx, dy)) return;
    if (tryStep(game, actor, dx, 0)) return;
    tryStep(game, actor, 0, dy);
  },

  /** Far from the hero strays into any neighbour, friend or foe; near, comes along the longer axis. */
  brawler(game, actor) {
    const { Position, Identity } = game.stores;
    const dx = Position.x[game.hero] - Position.x[actor];
    const dy = Position.y[game.hero] - Position.y[actor];
    if (Math.abs(dx) + Math.abs(dy) > brawlDistance) {
      const ways = orthogonal.filter((way) => isOpen(game, actor, way.dx, way.dy));
      if (ways.length === 0) return;
      const roll = draw(game.key, game.turn, Identity.seq[actor], Purpose.idle, 0);
      const way = ways[pick(roll, ways.length)];
      intendMove(game, actor, way.dx, way.dy);
    } else if (Math.abs(dx) > Math.abs(dy)) {
      if (isOpen(game, actor, Math.sign(dx), 0)) intendMove(game, actor, Math.sign(dx), 0);
    } else if (isOpen(game, actor, 0, Math.sign(dy))) {
      intendMove(game, actor, 0, Math.sign(dy));
    }
  },
};

/** Orthogonal steps to the hero within which a brawler comes for him. */
const brawlDistance = 6;

/** Whether there is ground beside the actor, whoever stands on it. */
function isOpen(game: Game, actor: number, dx: number, dy: number): boolean {
  const { Position } = game.stores;
  return isStandable(tileAt(game.floor.grid, Position.x[actor] + dx, Position.y[actor] + dy));
}

/** Half the time stays; else tries one of the eight neighbours, once. */
function loiter(game: Game, actor: number): void {
  const { seq } = game.stores.Identity;
  if (draw(game.key, game.turn, seq[actor], Purpose.idle, 0) < 0.5) return;
  const roll = draw(game.key, game.turn, seq[actor], Purpose.idle, 1);
  const { dx, dy } = directions[pick(roll, directions.length)];
  tryStep(game, actor, dx, dy);
}

function isBesideHero(game: Game, actor: number): boolean {
  const { Position } = game.stores;
  const dx = Position.x[game.hero] - Position.x[actor];
  const dy = Position.y[game.hero] - Position.y[actor];
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && isWay(game, dx, dy);
}

function towardsHero(game: Game, actor: number): { dx: number; dy: number } {
  const { Position } = game.stores;
  return {
    dx: Math.sign(Position.x[game.hero] - Position.x[actor]),
    dy: Math.sign(Position.y[game.hero] - Position.y[actor]),
  };
}

function attackHero(game: Game, actor: number): void {
  const { dx, dy } = towardsHero(game, actor);
  intendMove(game, actor, dx, dy);
}

/** Intends a step if the cell is free, and says whether it is. */
function tryStep(game: Game, actor: number, dx: number, dy: number): boolean {
  const { Position } = game.stores;
  if (!isWay(game, dx, dy)) return false;
  if (!isFree(game, Position.x[actor] + dx, Position.y[actor] + dy)) return false;
  intendMove(game, actor, dx, dy);
  return true;
}

const move = verbs.indexOf('move');

function intendMove(game: Game, actor: number, dx: number, dy: number): void {
  const { Intent } = game.stores;
  Intent.verb[actor] = move;
  Intent.dx[actor] = dx;
  Intent.dy[actor] = dy;
  game.pending.actors.push(actor);
}
