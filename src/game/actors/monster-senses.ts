import { cellsApart } from '../../dungeon/distance.ts';
import { type Alarm, alarms } from '../components.ts';
import { cellOf, has } from '../entity.ts';
import type { Game } from '../world.ts';
import { distancesToHero } from './fields-to-hero.ts';
import { isHeroLoud } from './noise.ts';

/** The senses of a monster with `Senses`. Other monsters always know where the hero is. */

/**
 * Whether another actor is near enough for a monster to see it. A blind monster sees only the actors beside
 * it. Walls do not matter here.
 */
export function isInSightRange(game: Game, monster: number, other: number): boolean {
  const { Condition, Senses } = game.stores;
  const isBlind = Condition.blind[monster] > 0;
  const isLimited = has(game, monster, 'Senses');
  if (!isBlind && !isLimited) return true;
  const far = cellsApart(cellOf(game, monster), cellOf(game, other));
  return !(isBlind && far > 1) && !(isLimited && far > Senses.sight[monster]);
}

/** Whether a monster knows where the hero is without seeing it. */
export function perceivesHero(game: Game, monster: number): boolean {
  if (!has(game, monster, 'Senses')) return true;
  return hearsHero(game, monster) || smellsHero(game, monster);
}

/**
 * Whether a monster hears the hero, who has moved, attacked or dug since the last command. While the hero is
 * helpless, monsters that come within range still hear it.
 */
export function hearsHero(game: Game, monster: number): boolean {
  const range = game.stores.Senses.hearing[monster];
  const far = cellsApart(cellOf(game, monster), cellOf(game, game.hero));
  return far <= range && isHeroLoud(game);
}

/** Whether a monster smells the hero: the way to the hero is short enough. */
function smellsHero(game: Game, monster: number): boolean {
  const { Senses, Position } = game.stores;
  if (Senses.smell[monster] === 0) return false;
  const { steps } = distancesToHero(game);
  const cell = Position.y[monster] * game.floor.grid.width + Position.x[monster];
  return steps[cell] <= Senses.smell[monster];
}

/** Whether a sleeping monster can wake in one of these ways. */
export function canWakeBy(game: Game, monster: number, ...ways: Alarm[]): boolean {
  const by = has(game, monster, 'Senses') ? alarms[game.stores.Senses.wakes[monster]] : 'usual';
  return ways.includes(by);
}
