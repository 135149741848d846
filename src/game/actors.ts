import { addComponent, removeComponent } from 'bitecs';
import { tryCells } from '../dungeon/boxes.ts';
import { type Cell, directions, isStandable, roomWith, Tile, tileAt } from '../dungeon/grid.ts';
import { cellsApart } from '../dungeon/line.ts';
import { die } from './damage.ts';
import { moveActor } from './occupancy.ts';
import { actorAt, isFree, isSeen, monstersHere } from './actors.ts';
import { cellOf, has, kindOf } from './entity.ts';
import { isWay } from './movement.ts';
import { itemsAt, trapAt } from './floor-contents.ts';
import { levelOf, nameOf } from './fighters.ts';
import { drawsOf, Purpose, pick, rndOf } from './random.ts';
import { rouse } from './roster.ts';
import { weakened } from './strength.ts';
import { endGame } from './score.ts';
import { type Game } from './world.ts';
import { say } from './log.ts';

/** What befalls actors, whichever system brings it about. */

type Rnd = (n: number) => number;

/**
 * Takes hit points from an actor, who dies at 0. The last screen names the kind `by`; the hero gains
 * by a death if he is the `slayer`.
 */
export function hurt(game: Game, actor: number, damage: number, by: string, slayer = 0): void {
  const { Health } = game.stores;
  Health.current[actor] = Math.max(0, Health.current[actor] - damage);
  if (Health.current[actor] > 0) return;
  die(game, actor);
  if (actor === game.hero) {
    say(game, 'special', 'died');
    endGame(game, { won: false, by: 'blow', kind: by });
  } else if (slayer === game.hero) {
    game.pending.kills.push({ killer: slayer, victim: actor });
  } else if (isSeen(game, actor)) {
    say(game, 'normal', 'falls', { monster: nameOf(game, actor) });
  }
}

/** The hero has attacked a monster: from now on it is after him, and its pack with it. */
export function provoke(game: Game, monster: number): void {
  const { AI } = game.stores;
  for (const one of [monster, ...packOf(game, monster)]) {
    AI.provoked[one] = 1;
    AI.awake[one] = 1;
    AI.guards[one] = 0;
    rouse(game, one);
  }
}

/** Something wakes a monster, and its pack with it. */
export function wake(game: Game, monster: number): void {
  for (const one of [monster, ...packOf(game, monster)]) {
    game.stores.AI.awake[one] = 1;
    rouse(game, one);
  }
}

/** The others of its kind that are near, if it is one of a pack. */
function packOf(game: Game, monster: number): number[] {
  const { Pack, Identity } = game.stores;
  if (!has(game, monster, 'Pack')) return [];
  const here = cellOf(game, monster);
  return monstersHere(game).filter(
    (other) =>
      other !== monster &&
      Identity.kind[other] === Identity.kind[monster] &&
      cellsApart(here, cellOf(game, other)) <= Pack.range[monster],
  );
}

/** On a floor with so many actors nobody splits or is called any more. */
const mostActors = 100;

/**
 * A free cell beside an actor where one more may appear, chosen by `roll` (0 to 1); null where there
 * is none, or the floor is full.
 */
export function placeBeside(game: Game, actor: number, roll: number): Cell | null {
  const here = cellOf(game, actor);
  const cells = directions
    .filter(({ dx, dy }) => isWay(game, here, dx, dy))
    .map(({ dx, dy }) => ({ x: here.x + dx, y: here.y + dy }))
    .filter(({ x, y }) => isFree(game, x, y));
  if (cells.length === 0 || game.floor.living + 1 >= mostActors) return null;
  return cells[pick(roll, cells.length)];
}

/** Whom something that flies from a cell meets, 0 for nobody; and where, or before what it ends. */
export function flight(
  game: Game,
  from: Cell,
  dx: number,
  dy: number,
): { target: number; at: Cell } {
  let at = from;
  let target = 0;
  while (target === 0 && (dx !== 0 || dy !== 0)) {
    const next = { x: at.x + dx, y: at.y + dy };
    target = actorAt(game, next.x, next.y);
    const tile = tileAt(game.floor.grid, next.x, next.y);
    if (target === 0 && (!isStandable(tile) || tile === Tile.door)) break;
    at = next;
  }
  return { target, at };
}

/** Ends the disguise of an actor, if it has one, and says whether it had. */
export function unmask(game: Game, actor: number): boolean {
  if (!has(game, actor, 'Disguise')) return false;
  removeComponent(game.world, actor, game.stores.Disguise);
  say(game, 'important', 'unmasked', { monster: kindOf(game, actor).id });
  return true;
}

/** What a saving throw is against: the harder, the higher. */
export const resists = { poison: 0, magic: 3 } as const;

/** Whether an actor resists: a d20 reaches 14 and what it is against, less half the actor's level. */
export function saves(game: Game, actor: number, against: keyof typeof resists, rnd: Rnd): boolean {
  return 1 + rnd(20) >= 14 + resists[against] - Math.floor(levelOf(game, actor) / 2);
}

/** Takes points of strength; of attack from who has no strength, down to 1. */
export function weaken(game: Game, actor: number, loss: number, rnd: Rnd): void {
  const { Strength, Stats } = game.stores;
  if (has(game, actor, 'Strength')) {
    for (let n = 0; n < loss; n++) Strength.now[actor] = weakened(Strength.now[actor], rnd);
  } else if (has(game, actor, 'Stats')) {
    Stats.attack[actor] = Math.max(1, Stats.attack[actor] - loss);
  }
}

/** Poison works in an actor: of two, the longer and the stronger. */
export function poison(game: Game, actor: number, turns: number, damage: number): void {
  const { Poisoned } = game.stores;
  const before = has(game, actor, 'Poisoned');
  addComponent(game.world, actor, Poisoned);
  Poisoned.turns[actor] = Math.max(before ? Poisoned.turns[actor] : 0, turns);
  Poisoned.damage[actor] = Math.max(before ? Poisoned.damage[actor] : 0, damage);
}

/** Lets an actor go whom something grasped. */
export function letGo(game: Game, actor: number): void {
  const { Condition } = game.stores;
  const held = Condition.held[actor] === 1;
  Condition.held[actor] = 0;
  Condition.grip[actor] = 0;
  if (held && actor === game.hero) say(game, 'normal', 'freed');
}

/** Takes an actor to a bare floor cell of a random room; without one he stays. */
export function teleport(game: Game, actor: number): void {
  const { grid, rooms } = game.floor;
  const rnd = rndOf(
    drawsOf(game.key, game.turn, Purpose.teleport, game.stores.Identity.seq[actor]),
  );
  const whole = { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
  const places = rooms.length > 0 ? rooms : [whole];
  const isOpen = (x: number, y: number) =>
    tileAt(grid, x, y) === Tile.floor &&
    actorAt(game, x, y) === 0 &&
    trapAt(game, x, y) === 0 &&
    itemsAt(game, x, y).length === 0;
  const from = cellOf(game, actor);
  const to = tryCells(rnd, places, isOpen);
  if (!to) return;
  letGo(game, actor);
  moveActor(game, actor, to.x, to.y);
  // Also in his own room he looks about anew.
  const around = roomWith(rooms, to.x, to.y);
  const { rooms: pending } = game.pending;
  if (actor === game.hero && around && !pending.includes(around)) pending.push(around);
  game.events.push({ type: 'teleported', actor: game.stores.Identity.seq[actor], from, to });
}

/** One of the nine cells around an actor and its own, at random; its own where it cannot stand. */
export function stagger(game: Game, actor: number, isOpen: (cell: Cell) => boolean): Cell {
  const here = cellOf(game, actor);
  const seq = game.stores.Identity.seq[actor];
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.stagger, seq));
  const cell = { x: here.x + rnd(3) - 1, y: here.y + rnd(3) - 1 };
  return isOpen(cell) ? cell : here;
}

/** Gold as Rogue rolls it: 2 to 51 + 10 · depth. */
export function rollGold(depth: number, rnd: Rnd): number {
  return rnd(50 + 10 * depth) + 2;
}
