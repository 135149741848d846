import { type Direction, directions, orthogonal } from './grid.ts';

/**
 * The steps that actors may take: in all eight directions (`free`), only `orthogonal` ones, or in
 * eight directions without cutting `corners`: see `diagonal-step.ts`.
 */
export const movementRules = ['free', 'orthogonal', 'corners'] as const;
export type MovementRule = (typeof movementRules)[number];

/** The directions of steps and attacks under a rule. */
export function directionsOf(rule: MovementRule): readonly Direction[] {
  return rule === 'orthogonal' ? orthogonal : directions;
}
