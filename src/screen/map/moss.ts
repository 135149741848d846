import type { Cell } from '../../dungeon/grid.ts';
import { patches } from './place-hash.ts';

/** From which distance from a prize on moss grows, and from which on as elsewhere: its circle is drawn on bare stones. */
const circle = { from: 2.2, to: 3.2 };

/** Large and small patches of a floor, from 0 to 1: stones are brighter there, and moss grows on them. */
export function unevenness({ x, y }: Cell, layer: number): number {
  return patches(x * 0.7, y * 0.7, layer + 1) * 0.6 + patches(x * 1.9, y * 1.9, layer + 2) * 0.4;
}

/** How much moss covers a place, 0 to 1. `brightness`: of the stones, from `unevenness`; `growth`: of the scenery. */
export function mossAt(
  at: Cell,
  brightness: number,
  growth: number,
  layer: number,
  prizes: readonly Cell[],
): number {
  const { x, y } = at;
  const damp = brightness + growth * 0.86;
  const grown = ramp(patches(x * 0.36, y * 0.36, layer + 3) * 0.65 + damp * 0.35, 0.74, 0.9);
  if (grown === 0) return 0;
  const tufts = patches(3.1 * x + 1.9 * y, 3.1 * y - 1.9 * x, layer + 4);
  return grown * (0.42 + 0.3 * tufts) * awayFrom(prizes, at);
}

/** 0 in the circles around prizes, and 1 at some distance from them. */
function awayFrom(prizes: readonly Cell[], { x, y }: Cell): number {
  const distances = prizes.map((prize) => Math.hypot(x - prize.x - 0.5, y - prize.y - 0.5));
  return ramp(Math.min(...distances), circle.from, circle.to);
}

/** 0 before `from`, 1 after `to`, straight between. `to` may be less than `from`. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
