import type { Cell, Grid } from '../dungeon/grid.ts';
import { heroCell } from '../game/entity.ts';
import { backdropStage, isWide, type ScreenLayout, scrollOf } from './screen-layout.ts';
import type { View } from './view.ts';

/**
 * The cells by which the map may reach beyond the edges of a floor. A wide floor has lit rooms at its edges in
 * large unlit parts: without this distance, the hero would be at the edge of a dark window.
 */
export function beyondEdges({ width, height }: Grid): number {
  return isWide({ columns: width, rows: height }) ? 4 : 0;
}

/**
 * The position in the middle of the map, in cells: the chosen one, the hero's, or as near to it as the
 * visibility of the cursor allows.
 */
export function centreOf(layout: ScreenLayout, hero: Cell, { cursor, camera }: View): Cell {
  const { cell, map, mode } = layout;
  if (mode === 'backdrop') {
    const stage = backdropStage(map);
    return {
      x: hero.x + ((0.5 - stage.x) * map.width) / cell.width,
      y: hero.y + ((0.5 - stage.y) * map.height) / cell.height,
    };
  }
  if (!cursor) return camera?.centre ?? hero;
  const near = (at: number, target: number, cells: number) => {
    const most = Math.max(0, Math.floor(cells / 2) - 1);
    return Math.min(Math.max(at, target - most), target + most);
  };
  return {
    x: near(hero.x, cursor.x, map.width / cell.width),
    y: near(hero.y, cursor.y, map.height / cell.height),
  };
}

/** The scroll position in device pixels when the hero has stopped. */
export function restingScroll(view: View, layout: ScreenLayout): Cell {
  const { game } = view;
  return scrollTo(layout, game.floor.grid, centreOf(layout, heroCell(game), view));
}

/** The scroll position in device pixels that shows a position in the middle of the map. */
export function scrollTo(
  { cell, map, mode }: ScreenLayout,
  grid: Grid,
  at: Cell,
): { x: number; y: number } {
  if (mode === 'backdrop') {
    // The hero stays in its place, so the window may reach beyond the floor: not at the right, where a dark strip
    // beside the lit scene would look like a mistake. Near the right wall the hero moves instead.
    const rest = grid.width * cell.width - map.width;
    const x = Math.round((at.x + 0.5) * cell.width - map.width / 2);
    return {
      x: rest >= 0 ? Math.min(x, rest) : x,
      y: Math.round((at.y + 0.5) * cell.height - map.height / 2),
    };
  }
  const far = beyondEdges(grid);
  return {
    x: scrollOf(grid.width * cell.width, map.width, (at.x + 0.5) * cell.width, far * cell.width),
    y: scrollOf(
      grid.height * cell.height,
      map.height,
      (at.y + 0.5) * cell.height,
      far * cell.height,
    ),
  };
}
