import { directions } from '../../dungeon/grid.ts';
import { type Mind, minds, verbs } from '../components.ts';
import { isFree } from '../queries.ts';
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
};

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
  return (
    Math.abs(Position.x[game.hero] - Position.x[actor]) <= 1 &&
    Math.abs(Position.y[game.hero] - Position.y[actor]) <= 1
  );
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
