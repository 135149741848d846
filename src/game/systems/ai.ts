import {
  type Cell,
  directions,
  isStandable,
  orthogonal,
  roomWith,
  Tile,
  tileAt,
} from '../../dungeon/grid.ts';
import { type Mind, minds, verbs } from '../components.ts';
import { actorAt, cellOf, has, heroCell, isFree, isWay } from '../queries.ts';
import { draw, drawsOf, Purpose, pick, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/**
 * Each pending thinker forms an intent, as its mind tells it; who is helpless forms none, who is
 * erratic or confused often another.
 */
export function ai(game: Game): void {
  const { AI, Condition } = game.stores;
  for (const actor of game.pending.thinkers) {
    if (Condition.helpless[actor] > 0) {
      Condition.helpless[actor]--;
      continue;
    }
    const mind = minds[AI.mind[actor]];
    const idle = mind === 'chaser' && !AI.awake[actor];
    if (!idle && strays(game, actor)) continue;
    think[mind](game, actor);
  }
  game.pending.thinkers.length = 0;
}

/** How often who is confused steps anywhere, and how often that ends it, in percent. */
const confusedStrays = 80;
const confusionEnds = 5;

/** Whether the actor steps anywhere instead of where it wants. */
function strays(game: Game, actor: number): boolean {
  const { Condition, Erratic, Identity } = game.stores;
  const erratic = has(game, actor, 'Erratic') ? Erratic.chance[actor] : 0;
  const chance = Condition.confused[actor] > 0 ? confusedStrays : erratic;
  if (chance === 0) return false;
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.step, Identity.seq[actor]));
  if (rnd(100) >= chance) return false;
  if (rnd(100) < confusionEnds) Condition.confused[actor] = 0;
  const ways = directions.filter(({ dx, dy }) => canGo(game, actor, dx, dy));
  if (ways.length === 0) return true;
  const { dx, dy } = ways[rnd(ways.length)];
  intendMove(game, actor, dx, dy);
  return true;
}

/** Whether the actor could step to a neighbour, or strike the hero there. */
function canGo(game: Game, actor: number, dx: number, dy: number): boolean {
  const { x, y } = cellOf(game, actor);
  if (!isWay(game, { x, y }, dx, dy)) return false;
  if (!isStandable(tileAt(game.floor.grid, x + dx, y + dy))) return false;
  const other = actorAt(game, x + dx, y + dy);
  return other === 0 || other === game.hero;
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

  /**
   * Sleeps until something wakes it; then comes the straight way, from another room by the door that
   * is nearest to where it wants to go, and gets stuck where that does not lead on.
   */
  chaser(game, actor) {
    const { AI } = game.stores;
    if (!AI.awake[actor]) return;
    const here = cellOf(game, actor);
    const goal = AI.guards[actor] ? { x: AI.goalX[actor], y: AI.goalY[actor] } : heroCell(game);
    if (AI.guards[actor] && distance(here, goal) === 0) {
      AI.awake[actor] = 0;
      AI.guards[actor] = 0;
      return;
    }
    const target = nextTarget(game, here, goal);
    let best: { dx: number; dy: number } | null = null;
    let nearest = distance(here, target);
    for (const { dx, dy } of byColumn) {
      if (!canGo(game, actor, dx, dy)) continue;
      const left = distance({ x: here.x + dx, y: here.y + dy }, target);
      if (left >= nearest) continue;
      nearest = left;
      best = { dx, dy };
    }
    if (best) intendMove(game, actor, best.dx, best.dy);
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

/** The eight neighbours column by column from the left, each from the top: the first of equals wins. */
const byColumn = [...directions].sort((a, b) => a.dx - b.dx || a.dy - b.dy);

/** The square of the distance in a straight line. */
function distance(a: Cell, b: Cell): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** In a room, and not on a door of it, what lies outside is reached by the exit nearest to it. */
function nextTarget({ floor }: Game, here: Cell, goal: Cell): Cell {
  const room = roomWith(floor.rooms, here.x, here.y);
  const onDoor = tileAt(floor.grid, here.x, here.y) === Tile.door;
  if (!room?.exits || onDoor || roomWith([room], goal.x, goal.y)) return goal;
  let best = goal;
  let nearest = Infinity;
  for (const exit of room.exits) {
    const far = distance(exit, goal);
    if (far >= nearest) continue;
    nearest = far;
    best = exit;
  }
  return best;
}

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
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && isWay(game, cellOf(game, actor), dx, dy);
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
  if (!isWay(game, cellOf(game, actor), dx, dy)) return false;
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
