import { cellsApart } from '../../dungeon/distance.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import { areHostile } from '../../game/actors/factions.ts';
import { calmOf, canAttack } from '../../game/combat/odds.ts';
import { canKill } from '../../game/combat/worst-hits.ts';
import type { ComponentName } from '../../game/components.ts';
import { cellOf, has, heroCell } from '../../game/entity.ts';
import { temperOfMonster } from '../../game/goals/temper.ts';
import type { Game } from '../../game/world.ts';

/** Powers that reach a hero who is not next to the monster. */
const farPowers: readonly ComponentName[] = ['Throws', 'ConfusingGaze', 'Summons', 'Explodes'];

/**
 * Whether a monster that the hero sees is a danger: not if it attacks only in return and was not
 * attacked, and not if it is rooted too far away to reach the hero. A sleeping monster is a danger,
 * because it may wake.
 */
export function isThreat(game: Game, monster: number): boolean {
  const { AI } = game.stores;
  const { isPeaceful } = temperOfMonster(game, monster);
  if (isPeaceful && !AI.provoked[monster]) return false;
  if (!areHostile(game, monster, game.hero)) return false;
  return !harmsOnlyBeside(game, monster) || distanceTo(game, monster) <= 1;
}

/** Whether a monster can neither move nor harm anything that is not beside it. */
export function harmsOnlyBeside(game: Game, monster: number): boolean {
  return has(game, monster, 'Rooted') && !farPowers.some((power) => has(game, monster, power));
}

/** Where the hero always sees the whole floor, only monsters within this distance count. */
const nearby = 4;

/** All monsters in view but allies, nearest first. */
export function monstersByDistance(game: Game): number[] {
  return opponentsInSight(game).sort((a, b) => distanceTo(game, a) - distanceTo(game, b));
}

/** The dangers among the monsters in view: first the awake ones, nearest first, then the sleeping ones. */
export function threatsInOrder(game: Game): number[] {
  const threats = monstersByDistance(game).filter((monster) => isThreat(game, monster));
  const isAwake = (monster: number) => !isSleepingThreat(game, monster);
  return [...threats.filter(isAwake), ...threats.filter((monster) => !isAwake(monster))];
}

/** The monsters that are news or dangers, nearest first: where the whole floor is visible, those nearby. */
export function noticedMonsters(game: Game): number[] {
  const all = monstersByDistance(game);
  if (game.campaign.rules.sight !== 'whole') return all;
  return all.filter((monster) => distanceTo(game, monster) <= nearby);
}

/** The cells between the hero and a monster, in steps. */
function distanceTo(game: Game, monster: number): number {
  return cellsApart(cellOf(game, monster), heroCell(game));
}

/** Whether the monsters in view that can attack now may kill the hero before the next command. */
export function mayDieNext(game: Game): boolean {
  const attackers = opponentsInSight(game).filter((monster) => canAttack(game, monster));
  return canKill(game, attackers);
}

/** Whether a monster is a danger only if it wakes: the player sees that it is asleep. */
export function isSleepingThreat(game: Game, monster: number): boolean {
  return isThreat(game, monster) && calmOf(game, monster) === 'asleep';
}

/** The nearest dangerous monster that the hero sees, 0 for none. */
export function nearestThreat(game: Game): number {
  return noticedMonsters(game).find((monster) => isThreat(game, monster)) ?? 0;
}
