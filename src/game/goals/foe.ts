import { cellsApart, isClear } from '../../dungeon/line.ts';
import { isHidden, monstersHere } from '../actors.ts';
import { cellOf, has } from '../entity.ts';
import { areHostile, hasFactions, isAlly } from '../factions.ts';
import { seesHero } from '../minds/hero-field.ts';
import type { Game } from '../world.ts';
import { temperOfMonster } from './temper.ts';

/**
 * The actor against which the goals of a monster are directed: the nearest one that it sees and fights, of
 * equally near ones the hero, then the oldest. If it sees none, the hero, if it fights the hero; else 0.
 */
export function foeOf(game: Game, actor: number): number {
  if (!hasFactions(game)) return game.hero;
  const here = cellOf(game, actor);
  let best = 0;
  let nearest = Infinity;
  for (const other of [game.hero, ...monstersHere(game)]) {
    if (other === actor || has(game, other, 'Dead') || !areHostile(game, actor, other)) continue;
    const far = cellsApart(here, cellOf(game, other));
    if (far >= nearest || !sees(game, actor, other) || isLeftAlone(game, actor, other)) continue;
    nearest = far;
    best = other;
  }
  if (best !== 0) return best;
  return areHostile(game, actor, game.hero) ? game.hero : 0;
}

/** An ally of the hero leaves monsters alone that would not attack, and monsters fall for disguises. */
function isLeftAlone(game: Game, actor: number, other: number): boolean {
  if (other === game.hero) return false;
  if (isHidden(game, other)) return true;
  const { AI } = game.stores;
  const { sleeps, isPeaceful } = temperOfMonster(game, other);
  const isCalm = (sleeps && !AI.awake[other]) || (isPeaceful && !AI.provoked[other]);
  return isAlly(game, actor) && isCalm;
}

/** Whether no wall is between a monster and another actor. */
export function sees(game: Game, actor: number, other: number): boolean {
  if (other === game.hero) return seesHero(game, actor);
  return isClear(game.floor.grid, cellOf(game, actor), cellOf(game, other));
}
