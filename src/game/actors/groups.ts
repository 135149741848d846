import { addComponent, query } from 'bitecs';
import { type Cell, onlySwims } from '../../dungeon/grid.ts';
import { nearestAnywhere, nearestCell } from '../../dungeon/paths.ts';
import { namedMonster } from '../campaign.ts';
import { components } from '../components.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { type Floor, isFreeOn } from '../floors/floor.ts';
import { placeActor } from '../floors/occupancy.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';
import { isAlly } from './factions.ts';
import { isFull } from './free-places.ts';
import { gaitsOfKind } from './gaits.ts';

/** Groups: a leader with `Group` arrives with escorts, which follow it. */

/**
 * Places the escorts of a leader on the free cells nearest to it, but not on the cell on which the hero will
 * arrive. Escorts have no escorts of their own.
 */
export function bringEscorts(
  game: Game,
  leader: number,
  floor: Floor,
  arrival: Cell | null = null,
): void {
  const { Identity, AI } = game.stores;
  const own = kindOf(game, leader);
  if (!own.escorts || !has(game, leader, 'Group')) return;
  const rnd = rndOf(drawsOf(game.key, 0, Purpose.escorts, Identity.seq[leader]));
  const { grid } = floor;
  for (const { kind: number, least, most } of own.escorts) {
    const kind = namedMonster(game.campaign, number) ?? own;
    const by = gaitsOfKind(kind);
    const nearest = onlySwims(by) ? nearestAnywhere : nearestCell;
    const isFit = (x: number, y: number) =>
      !(x === arrival?.x && y === arrival.y) && isFreeOn(floor, x, y, by);
    for (let left = least + rnd(Math.max(0, most - least) + 1); left > 0; left--) {
      const cell = nearest(grid, cellOf(game, leader), isFit);
      if (!cell || isFull(floor)) return;
      if (game.genocided.has(kind.id)) break;
      const escort = spawnMonster(game, kind, floor.depth);
      placeActor(game, escort, floor, cell.x, cell.y);
      follow(game, escort, leader);
      AI.awake[escort] = AI.awake[leader];
      game.probe?.ran?.(leader, 'Group');
    }
  }
}

/** The actor of its floor that a monster with `Follower` follows, 0 for none. */
export function leaderOf(game: Game, actor: number): number {
  const { Follower, Position } = game.stores;
  const leader = Follower.leader[actor];
  // An ally can have left its escorts on another floor.
  const isHere = leader !== 0 && Position.depth[leader] === Position.depth[actor];
  if (isHere && !has(game, leader, 'Dead')) return leader;
  return isAlly(game, actor) ? game.hero : 0;
}

/** The leader of a monster and all that follow the same leader, without the monster itself. */
export function groupOf(game: Game, monster: number): number[] {
  const { Follower } = game.stores;
  const followed = (one: number) => (has(game, one, 'Follower') ? Follower.leader[one] : 0);
  // Most games have no groups, and `provokeAll` asks for the group of each monster.
  if (query(game.world, [Follower]).length === 0) return [];
  const leader = followed(monster) || monster;
  return game.floor.monsters.filter(
    (one) => one !== monster && (one === leader || followed(one) === leader),
  );
}

/** Puts a monster into the group of another one: it follows the same leader. */
export function joinGroup(game: Game, monster: number, of: number): void {
  const { Follower } = game.stores;
  if (!has(game, of, 'Follower') || Follower.leader[of] === 0) return;
  follow(game, monster, Follower.leader[of], Follower.distance[of]);
}

/**
 * Puts a monster into the place of another one in its group: the followers of that monster follow it, and it follows
 * the same leader.
 */
export function replaceInGroup(game: Game, monster: number, before: number): void {
  const { Follower } = game.stores;
  joinGroup(game, monster, before);
  for (const one of query(game.world, [Follower])) {
    if (Follower.leader[one] === before) Follower.leader[one] = monster;
  }
}

/** `distance`: in cells, for a monster whose kind states none. */
function follow(
  game: Game,
  monster: number,
  leader: number,
  distance: number = components.Follower.distance.start,
): void {
  const { Follower } = game.stores;
  if (!has(game, monster, 'Follower')) {
    addComponent(game.world, monster, Follower);
    Follower.distance[monster] = distance;
  }
  Follower.leader[monster] = leader;
}

/** Monsters follow no leader that is dead, because bitECS uses its entity id again. */
export function forgetLeaders(game: Game, dead: ReadonlySet<number>): void {
  const { Follower } = game.stores;
  for (const entity of query(game.world, [Follower])) {
    if (dead.has(Follower.leader[entity])) Follower.leader[entity] = 0;
  }
}
