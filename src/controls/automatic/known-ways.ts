import { type Cell, type Direction, directions, isOnGrid, orthogonal } from '../../dungeon/grid.ts';
import { canSwap } from '../../game/actions/move.ts';
import { monstersShown, shownMonsterAt } from '../../game/actors/actors.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { isKnownWay } from '../../game/actors/movement.ts';
import { cellOf, heroCell, kindOf } from '../../game/entity.ts';
import { foundTraps } from '../../game/floors/floor-contents.ts';
import { affectsTreaders, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { SeenFloors } from './seen-floors.ts';

/** A cell that the hero can reach. */
export interface ReachedCell extends Cell {
  /** The first step of the way to it; null for the hero's own cell. */
  readonly step: Direction | null;
  /** The number of steps. */
  readonly distance: number;
  /** The first monster in the way; 0 for none. */
  readonly monster: number;
}

/**
 * The cells that the hero can reach safely, as far as the player knows: around known traps, cells beside rooted
 * monsters, all monsters but allies that change places with the hero, and the cells for which `isAvoided` is true.
 * The nearest come first. Ways past a sleeping monster, or through the last place of a peaceful one out of view, come
 * last; if `passes`, so do ways through the monsters that are shown.
 */
export function* safelyReached(
  game: Game,
  seen: SeenFloors,
  isAvoided: (cell: Cell) => boolean = () => false,
  passes = false,
): Generator<ReachedCell, void> {
  const { grid, occupants } = game.floor;
  const indexOf = ({ x, y }: Cell) => y * grid.width + x;
  const isOpen = (cell: Cell) => seen.isOpen(cell);
  const avoided = unsafeCells(game, seen);
  const still = seen.stillMonsters();
  const besideAsleep = besideAny(game, still.filter(isAsleep));
  const peaceful = new Set(still.filter(({ type }) => type === 'peaceful').map(indexOf));
  /** By cell: 1 if it is listed, or closed. */
  const decided = new Uint8Array(occupants.length);

  /** The neighbour of a cell in a direction, if it is new and the way is safe. */
  const stepFrom = (from: ReachedCell, way: Direction): ReachedCell | null => {
    const to = { x: from.x + way.dx, y: from.y + way.dy };
    const index = indexOf(to);
    if (!isOnGrid(grid, to.x, to.y) || decided[index]) return null;
    if (!isOpen(to)) {
      decided[index] = 1;
      return null;
    }
    const blocker = avoided.get(index) ?? null;
    if (blocker !== null && (!passes || blocker === 0)) return null;
    if (isAvoided(to) || !isKnownWay(game, isOpen, from, way)) return null;
    const monster = from.monster || (blocker ?? 0);
    return { ...to, step: from.step ?? way, distance: from.distance + 1, monster };
  };

  const safe: ReachedCell[] = [{ ...heroCell(game), step: null, distance: 0, monster: 0 }];
  const pastAsleep: ReachedCell[] = [];
  const through: ReachedCell[] = [];
  const listFor = (cell: ReachedCell) => {
    const index = indexOf(cell);
    if (avoided.has(index) || peaceful.has(index)) return through;
    return besideAsleep.has(index) ? pastAsleep : safe;
  };
  decided[indexOf(safe[0])] = 1;
  const ways = game.campaign.rules.ways === 'orthogonal' ? orthogonal : straightFirst;
  // The loop also visits the cells that it appends.
  for (const from of safe) {
    yield from;
    for (const way of ways) {
      const to = stepFrom(from, way);
      if (!to) continue;
      decided[indexOf(to)] = 1;
      listFor(to).push(to);
    }
    if (from === safe.at(-1)) safe.push(...(pastAsleep.length ? pastAsleep : through).splice(0));
  }
}

/** The first of some cells that is a goal. The cells after it are not looked for. */
export function firstGoal(
  cells: Iterable<ReachedCell>,
  isGoal: (cell: ReachedCell) => boolean,
): ReachedCell | undefined {
  for (const cell of cells) if (isGoal(cell)) return cell;
  return undefined;
}

/** The kind of the first shown monster that blocks all safe ways to a goal; null if there is none, or no way at all. */
export function monsterInTheWay(
  game: Game,
  seen: SeenFloors,
  isGoal: (cell: ReachedCell) => boolean,
): string | null {
  const goal = firstGoal(safelyReached(game, seen, undefined, true), isGoal);
  return goal?.monster ? kindOf(game, goal.monster).id : null;
}

function isAsleep({ type }: { type: string }): boolean {
  return type === 'asleep';
}

const straightFirst = [...orthogonal, ...directions.filter(({ dx, dy }) => dx !== 0 && dy !== 0)];

/** Whether a known trap is on a cell, or a feature that affects the hero there. */
export function isKnownTrap(game: Game, seen: SeenFloors, cell: Cell): boolean {
  return looksLikeTrap(game, seen, cell) || knownTrapAt(game, seen, cell) !== null;
}

/** The kind of the known trap on a cell, or null. An item on a found trap hides it from view, but it is known. */
export function knownTrapAt(game: Game, seen: SeenFloors, { x, y }: Cell): Kind | null {
  const { Position } = game.stores;
  const isHere = (trap: number) => Position.x[trap] === x && Position.y[trap] === y;
  const found = foundTraps(game).find(isHere);
  if (found !== undefined) return kindOf(game, found);
  const kind = game.campaign.kinds[seen.thingAt({ x, y })];
  return kindHas(kind, 'Trap') ? kind : null;
}

function looksLikeTrap(game: Game, seen: SeenFloors, cell: Cell): boolean {
  const thing = seen.thingAt(cell);
  return thing !== 0 && affectsTreaders(game.campaign.kinds[thing]);
}

/** The cells to avoid, as row × width + column, with the shown monster that is the only reason; 0 for others. */
function unsafeCells(game: Game, seen: SeenFloors): Map<number, number> {
  const { grid } = game.floor;
  const unsafe = new Map<number, number>();
  const avoidAt = (index: number, monster: number) =>
    unsafe.set(index, unsafe.get(index) === 0 ? 0 : monster);
  const avoid = ({ x, y }: Cell, monster = 0) => avoidAt(y * grid.width + x, monster);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (looksLikeTrap(game, seen, { x, y })) avoid({ x, y });
    }
  }
  for (const trap of foundTraps(game)) avoid(cellOf(game, trap));
  for (const monster of monstersShown(game)) {
    // The hero changes places with most allies.
    if (!isAlly(game, monster)) avoid(cellOf(game, monster), monster);
    else if (!canSwap(game, monster)) avoid(cellOf(game, monster));
  }
  for (const place of seen.stillMonsters()) {
    const monster = shownMonsterAt(game, place.x, place.y);
    if (place.type !== 'peaceful') avoid(place, monster);
    if (place.type !== 'rooted') continue;
    for (const index of besideAny(game, [place])) avoidAt(index, monster);
  }
  return unsafe;
}

/** The cells beside some of these, as row × width + column. */
function besideAny(game: Game, places: readonly Cell[]): Set<number> {
  const { width } = game.floor.grid;
  const cells = places.flatMap(({ x, y }) =>
    directions.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
  );
  return new Set(cells.filter(({ x }) => x >= 0 && x < width).map(({ x, y }) => y * width + x));
}
