import type { Game } from '../world.ts';

/** The share of health from which on it is low. */
export const lowHealth = 1 / 3;

/** Whether a number of hit points is low for the hero. */
export function isLowHealth({ hero, stores: { Health } }: Game, health: number): boolean {
  return Health.max[hero] > 1 && health <= Health.max[hero] * lowHealth;
}
