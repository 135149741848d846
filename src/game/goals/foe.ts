import { cellsApart } from '../../dungeon/distance.ts';
import { isTransparent } from '../../dungeon/grid.ts';
import { isClear } from '../../dungeon/line.ts';
import { actorsHere } from '../actors/actors.ts';
import { areHostile, hasFactions, isAlly } from '../actors/factions.ts';
import { seesHero } from '../actors/fields-to-hero.ts';
import { isHidden } from '../actors/hero-senses.ts';
import { isInSightRange, perceivesHero } from '../actors/monster-senses.ts';
import { cellOf, has } from '../entity.ts';
import type { Game } from '../world.ts';
import { temperOfMonster } from './temper.ts';

/**
 * The actor against which the goals of a monster are directed; 0 for none. In a campaign without factions, such as the
 * arena, only the hero, if the monster knows where the hero is. With factions, the nearest actor that it sees and
 * fights, of equally near ones the hero, then the oldest; if it sees none, the hero as without factions, if it fights
 * the hero. `areHostile` in `actors/factions.ts` decides whether monsters that get in each other's way may hit one
 * another.
 */
export function foeOf(game: Game, actor: number): number {
  if (!hasFactions(game)) return knowsHero(game, actor) ? game.hero : 0;
  const here = cellOf(game, actor);
  let best = 0;
  let nearest = Infinity;
  for (const other of actorsHere(game)) {
    if (other === actor || has(game, other, 'Dead') || !areHostile(game, actor, other)) continue;
    const far = cellsApart(here, cellOf(game, other));
    if (far >= nearest || !sees(game, actor, other) || leavesAlone(game, actor, other)) continue;
    nearest = far;
    best = other;
  }
  if (best !== 0) return best;
  return areHostile(game, actor, game.hero) && knowsHero(game, actor) ? game.hero : 0;
}

/** Whether a monster knows where the hero is: it sees, hears or smells it, or has no `Senses` that limit it. */
function knowsHero(game: Game, actor: number): boolean {
  return perceivesHero(game, actor) || sees(game, actor, game.hero);
}

/** An ally of the hero leaves monsters alone that would not attack, and monsters fall for disguises. */
function leavesAlone(game: Game, actor: number, other: number): boolean {
  if (other === game.hero) return false;
  if (isHidden(game, other)) return true;
  const { AI } = game.stores;
  const { sleeps, isPeaceful } = temperOfMonster(game, other);
  const isCalm = (sleeps && !AI.awake[other]) || (isPeaceful && !AI.provoked[other]);
  return isAlly(game, actor) && isCalm;
}

/** Whether a monster sees another actor: nothing between them hides it, and it is near enough. */
export function sees(game: Game, actor: number, other: number): boolean {
  if (!isInSightRange(game, actor, other)) return false;
  if (other === game.hero) return seesHero(game, actor);
  return isClear(game.floor.grid, cellOf(game, actor), cellOf(game, other), isTransparent);
}
