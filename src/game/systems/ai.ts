import { unreached } from '../../dungeon/distance-field.ts';
import {
  type Cell,
  type Direction,
  directions,
  isStandable,
  orthogonal,
  Tile,
  tileAt,
} from '../../dungeon/grid.ts';
import { isLegalDiagonal } from '../../dungeon/movement-rule.ts';
import { contains } from '../../dungeon/rooms.ts';
import { type Mind, minds, sleepers } from '../components.ts';
import { cellOf, has, heroCell } from '../entity.ts';
import { roomOn } from '../floor.ts';
import { isWay } from '../movement.ts';
import { draw, drawsOf, Purpose, pick, rndOf } from '../random.ts';
import type { Game } from '../world.ts';
import { behaves, liesInWait, takePost } from './behaviours.ts';
import {
  attackHero,
  canGo,
  canStep,
  comeForHero,
  distance,
  distancesToHero,
  intend,
  isBesideHero,
  seesHero,
  towardsHero,
  tryStep,
} from './steps.ts';

/**
 * The pending thinkers think, one after another until one wants to act: the others are still pending
 * then, for what it does may change their minds. Behaviours come first, then the mind; who is helpless,
 * asleep or in wait wants nothing, who is erratic or confused often something else.
 */
export function ai(game: Game): void {
  const { AI, Condition } = game.stores;
  const { thinkers, actors } = game.pending;
  while (actors.length === 0) {
    const actor = thinkers.pop();
    if (actor === undefined) return;
    if (has(game, actor, 'Dead')) continue;
    takePost(game, actor);
    if (Condition.helpless[actor] > 0) {
      Condition.helpless[actor]--;
      continue;
    }
    if (liesInWait(game, actor)) continue;
    const mind = AI.mind[actor];
    if (sleeps[mind] && !AI.awake[actor]) continue;
    if (!strays(game, actor) && !behaves(game, actor)) thoughts[mind](game, actor);
  }
}

/** By the number of the mind. */
const sleeps = minds.map((mind) => sleepers.has(mind));

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
  intend(game, actor, 'move', dx, dy);
  return true;
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

  /** Always awake: comes for the hero. */
  hunter: comeForHero,

  /**
   * Sleeps until something wakes it; then comes the straight way, from another room by the door that
   * is nearest to where it wants to go, and gets stuck where that does not lead on.
   */
  chaser(game, actor) {
    const { AI } = game.stores;
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
    if (best) intend(game, actor, 'move', best.dx, best.dy);
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
      intend(game, actor, 'move', way.dx, way.dy);
    } else if (Math.abs(dx) > Math.abs(dy)) {
      if (isOpen(game, actor, Math.sign(dx), 0)) intend(game, actor, 'move', Math.sign(dx), 0);
    } else if (isOpen(game, actor, 0, Math.sign(dy))) {
      intend(game, actor, 'move', 0, Math.sign(dy));
    }
  },

  /** Sleeps until something wakes it; then comes the shortest way, from as far as it feels the hero. */
  tracker(game, actor) {
    const { Position } = game.stores;
    const { grid, occupants } = game.floor;
    const { steps } = distancesToHero(game);
    const x = Position.x[actor];
    const y = Position.y[actor];
    const here = y * grid.width + x;
    const left = steps[here];
    if (left === unreached) return;
    if (left === 1) return attackHero(game, actor);
    const { ways } = game.campaign.rules;
    const moves = ways === 'orthogonal' ? orthogonal : directions;
    for (let n = 0; n < moves.length; n++) {
      const { dx, dy } = moves[n];
      const to = here + dy * grid.width + dx;
      // A field ends at the border, so that no step leads round it.
      if (steps[to] !== left - 1 || occupants[to] !== 0) continue;
      if (Math.abs((to % grid.width) - x) > 1) continue;
      if (ways === 'corners' && !isLegalDiagonal(grid, x, y, dx, dy)) continue;
      return intend(game, actor, 'move', dx, dy);
    }
  },

  /** Comes for the hero as long as it sees him; else walks straight on, and where it cannot, elsewhere. */
  roamer(game, actor) {
    const { AI, Identity } = game.stores;
    if (seesHero(game, actor)) return comeForHero(game, actor);
    const here = cellOf(game, actor);
    const [dx, dy] = [AI.goalX[actor] - here.x, AI.goalY[actor] - here.y];
    const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
    const underWay = AI.guards[actor] && straight;
    if (underWay && tryStep(game, actor, Math.sign(dx), Math.sign(dy))) return;
    AI.guards[actor] = 0;
    const ways = directions.filter((way) => canStep(game, actor, way.dx, way.dy));
    if (ways.length === 0) return;
    const roll = draw(game.key, game.turn, Identity.seq[actor], Purpose.roaming, 0);
    const way = ways[pick(roll, ways.length)];
    const goal = endOf(game, here, way);
    AI.guards[actor] = 1;
    AI.goalX[actor] = goal.x;
    AI.goalY[actor] = goal.y;
    intend(game, actor, 'move', way.dx, way.dy);
  },
};

/** How each mind thinks, by its number. */
const thoughts = minds.map((mind) => think[mind]);

/** The last cell straight on from one that can be reached, whoever stands in the way. */
function endOf(game: Game, from: Cell, { dx, dy }: Direction): Cell {
  let at = from;
  for (;;) {
    const next = { x: at.x + dx, y: at.y + dy };
    if (!isStandable(tileAt(game.floor.grid, next.x, next.y))) return at;
    if (!isWay(game, at, dx, dy)) return at;
    at = next;
  }
}

/** The eight neighbours column by column from the left, each from the top: the first of equals wins. */
const byColumn = [...directions].sort((a, b) => a.dx - b.dx || a.dy - b.dy);

/** In a room, and not on a door of it, what lies outside is reached by the exit nearest to it. */
function nextTarget({ floor }: Game, here: Cell, goal: Cell): Cell {
  const room = roomOn(floor, here.x, here.y);
  const onDoor = tileAt(floor.grid, here.x, here.y) === Tile.door;
  if (!room?.exits || onDoor || contains(room, goal.x, goal.y)) return goal;
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
