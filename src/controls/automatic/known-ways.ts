import { type Cell, type Direction, directions, orthogonal } from '../../dungeon/grid.ts';
import { canSwap } from '../../game/actions/move.ts';
import { monstersShown } from '../../game/actors/actors.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { isKnownWay } from '../../game/actors/movement.ts';
import { cellOf, heroCell, kindOf } from '../../game/entity.ts';
import { foundTraps } from '../../game/floors/floor-contents.ts';
import { affectsTreaders, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { SeenFloors } from './seen-floors.ts';
import { monstersByDistance } from './threats.ts';

/** A cell that the hero can reach. */
export interface Reached extends Cell {
  /** The first step of the way to it; null for the hero's own cell. */
  readonly step: Direction | null;
  /** The number of steps. */
  readonly distance: number;
}

/**
 * The cells that the hero can reach safely, as far as the player knows: around known traps, cells beside rooted
 * monsters, all monsters but allies that change places with the hero, and the cells for which `isAvoided` is true.
 * The nearest come first, but all that a way past no sleeping monster leads to come before the rest; neither does it
 * lead through the place of a peaceful monster out of view. `passed`: a monster in view that is not in the way.
 */
export function safelyReached(
  game: Game,
  seen: SeenFloors,
  isAvoided: (cell: Cell) => boolean = () => false,
  passed = 0,
): Reached[] {
  const { grid, occupants } = game.floor;
  const indexOf = ({ x, y }: Cell) => y * grid.width + x;
  const isOpen = (cell: Cell) => seen.isOpen(cell);
  const avoided = unsafeCells(game, seen, passed);
  const start = heroCell(game);
  const found: Reached[] = [{ ...start, step: null, distance: 0 }];
  const known = new Uint8Array(occupants.length);
  known[indexOf(start)] = 1;
  const ways = game.campaign.rules.ways === 'orthogonal' ? orthogonal : straightFirst;
  const still = seen.stillMonsters();
  const uncertain = besideAny(game, still.filter(isAsleep));
  for (const place of still) if (place.type === 'peaceful') uncertain.add(indexOf(place));
  const last: Reached[] = [];
  // The loop also visits the cells that it appends.
  for (const from of found) {
    for (const way of ways) {
      const to = { x: from.x + way.dx, y: from.y + way.dy };
      if (!isOpen(to) || known[indexOf(to)] || avoided.has(indexOf(to))) continue;
      if (isAvoided(to) || !isKnownWay(game, isOpen, from, way)) continue;
      known[indexOf(to)] = 1;
      const reached = { ...to, step: from.step ?? way, distance: from.distance + 1 };
      (uncertain.has(indexOf(to)) ? last : found).push(reached);
    }
    if (from === found.at(-1)) found.push(...last.splice(0));
  }
  return found;
}

/** The kind of the monster in view that blocks the only safe way to a goal; null if there is none, or no way at all. */
export function monsterInTheWay(
  game: Game,
  seen: SeenFloors,
  isGoal: (cell: Cell) => boolean,
): string | null {
  const monster = monstersByDistance(game).find((one) =>
    safelyReached(game, seen, () => false, one).some(isGoal),
  );
  return monster === undefined ? null : kindOf(game, monster).id;
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

/** The cells to avoid, as row × width + column. */
function unsafeCells(game: Game, seen: SeenFloors, passed: number): Set<number> {
  const { grid } = game.floor;
  const unsafe = new Set<number>();
  const avoid = ({ x, y }: Cell) => unsafe.add(y * grid.width + x);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (looksLikeTrap(game, seen, { x, y })) avoid({ x, y });
    }
  }
  for (const trap of foundTraps(game)) avoid(cellOf(game, trap));
  for (const monster of monstersShown(game)) {
    // The hero changes places with most allies.
    if (monster !== passed && (!isAlly(game, monster) || !canSwap(game, monster)))
      avoid(cellOf(game, monster));
  }
  const still = seen.stillMonsters();
  still.filter(isAsleep).forEach(avoid);
  const rooted = still.filter(({ type }) => type === 'rooted');
  rooted.forEach(avoid);
  return new Set([...unsafe, ...besideAny(game, rooted)]);
}

/** The cells beside some of these, as row × width + column. */
function besideAny(game: Game, places: readonly Cell[]): Set<number> {
  const { width } = game.floor.grid;
  const cells = places.flatMap(({ x, y }) =>
    directions.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })),
  );
  return new Set(cells.filter(({ x }) => x >= 0 && x < width).map(({ x, y }) => y * width + x));
}
