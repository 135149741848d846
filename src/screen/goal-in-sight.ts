import { type Cell, Tile } from '../dungeon/grid.ts';
import { kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import type { ScreenLayout } from './screen-layout.ts';

/**
 * The cells between a goal in view and the edge of the view that shows it with the hero, and those between the hero and the
 * edge, along each axis: the first pair that there is room for. A prize: its whole circle and its pillar of light, or a part
 * of its circle. Stairs: the wall behind them, or what is around them.
 */
const goalMargins: Record<'prize' | 'stairs', Record<'x' | 'y', readonly [number, number][]>> = {
  prize: {
    x: [
      [2.4, 0.6],
      [1.6, 0.6],
    ],
    y: [[2.6, 2]],
  },
  stairs: {
    x: [
      [2.4, 2],
      [1, 2],
    ],
    y: [
      [5, 2],
      [3.5, 2],
      [2, 2],
      [1, 2],
      [1, 1],
      [0.25, 0.25],
    ],
  },
};

/** The place of a prize in the hero's sight, or of stairs down. */
export function goalOf(
  game: Game,
): { readonly at: Cell; readonly goal: 'prize' | 'stairs' } | null {
  const { memory, fieldOfView, grid } = game.floor;
  const kind = game.campaign.kinds.findIndex((one) => kindHas(one, 'Prize'));
  const places = {
    prize: kind < 0 ? -1 : memory.things.indexOf(kind),
    stairs: memory.tiles.indexOf(Tile.stairsDown),
  };
  for (const goal of ['prize', 'stairs'] as const) {
    const cell = places[goal];
    if (cell < 0 || fieldOfView.visible[cell] !== 1) continue;
    return { at: { x: cell % grid.width, y: Math.floor(cell / grid.width) }, goal };
  }
  return null;
}

/** The position nearest to `centre` from which the view shows a goal in the hero's sight and the hero, if it has room for both. */
export function withGoal({ cell, map }: ScreenLayout, centre: Cell, hero: Cell, game: Game): Cell {
  const found = goalOf(game);
  if (!found) return centre;
  const { at, goal } = found;
  const along = (axis: 'x' | 'y', view: number) => {
    const half = view / 2 - 0.5;
    for (const [margin, heroMargin] of goalMargins[goal][axis]) {
      const [reach, heroReach] = [half - margin, half - heroMargin];
      const least = Math.max(at[axis] - reach, hero[axis] - heroReach);
      const most = Math.min(at[axis] + reach, hero[axis] + heroReach);
      if (least <= most) return Math.min(Math.max(centre[axis], least), most);
    }
    return centre[axis];
  };
  return { x: along('x', map.width / cell.width), y: along('y', map.height / cell.height) };
}
