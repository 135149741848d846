import {
  type Cell,
  type Direction,
  type Grid,
  Tile,
  walledGrid,
} from '../../../src/dungeon/grid.ts';

/**
 * A hero that walks in a small circle, and monsters with one mind. The monsters stand so far from the
 * hero and from each other that each of them can act in every turn. All players of a scene start
 * with these plain numbers. Cells are numbered row by row, and the outer ring is wall.
 */
export interface Scene {
  readonly mind: SceneMind;
  readonly grid: Grid;
  readonly hero: Cell;
  /** In turn order. */
  readonly monsters: readonly Cell[];
}

/** Hunters and chasers come to the hero from everywhere, roamers only while they see it. */
export type SceneMind = 'hunter' | 'chaser' | 'roamer';

/** A way to play a scene. */
export interface ScenePlayer {
  /** Restores the scene. */
  reset(): void;
  /** Plays a turn: the hero walks, all monsters act, the hero looks around. */
  turn(): unknown;
  /** The number of monsters that acted in the last turn. */
  acted(): number;
  /** The cells of the hero and of the monsters in turn order. */
  cells(): Cell[];
}

/** The steps of the hero, again and again. Until they are done, no monster reaches the hero. */
export const heroSteps: readonly Direction[] = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
];

export const viewRadius = 8;
export const seed = 'scene';

/** The side of the square for each monster. */
const pitch = 8;

/**
 * A scene with N monsters, one per square; the hero has the square in the middle. The floor is
 * open, but roamers get a room for each square, with a doorway in the middle of each wall.
 */
export function makeScene(mind: SceneMind, monsters: number): Scene {
  const side = Math.ceil(Math.sqrt(monsters + 1));
  const squares = Array.from({ length: side * side }, (_, n) => ({
    x: (n % side) * pitch + pitch / 2,
    y: Math.floor(n / side) * pitch + pitch / 2,
  }));
  const middle = Math.floor(side / 2) * (side + 1);
  const [hero] = squares.splice(middle, 1);
  const grid = walledGrid(side * pitch + 1, side * pitch + 1);
  if (mind === 'roamer') addWalls(grid);
  return { mind, grid, hero, monsters: squares.slice(0, monsters).map(shifted) };
}

/** Moves a cell by up to one step, so that the monsters do not stand in rows. */
function shifted({ x, y }: Cell, n: number): Cell {
  return { x: x + ((n * 7) % 3) - 1, y: y + (((n * 11) % 5) >> 1) - 1 };
}

function addWalls({ width, height, tiles }: Grid): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isWall = x % pitch === 0 || y % pitch === 0;
      const isDoorway = x % pitch === pitch / 2 || y % pitch === pitch / 2;
      const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (isWall && (isBorder || !isDoorway)) tiles[y * width + x] = Tile.wall;
    }
  }
}
