import type { Cell } from '../../dungeon/grid.ts';
import { cellOf, has } from '../entity.ts';
import { placeActor } from '../floors/occupancy.ts';
import type { Kind } from '../kinds.ts';
import { say } from '../log.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';
import { nameOf } from './actor-names.ts';
import { isSeen } from './actors.ts';
import { freeCellBeside } from './free-places.ts';
import { gaitsOfKind } from './gaits.ts';

/**
 * Puts a new monster of a kind on a free cell, summoned by an actor. Returns the monster.
 *
 * If it is of the actor's own kind, it cannot summon monsters itself, and each trigger that the actor has used is also
 * used up for it. Otherwise such a kind would multiply without end. The goal `summon` decides when a monster summons,
 * and how many at most.
 */
export function summonOn(game: Game, actor: number, kind: Kind, { x, y }: Cell): number {
  const { Identity, Summons, Triggers } = game.stores;
  const made = spawnMonster(game, kind, game.floor.depth);
  placeActor(game, made, game.floor, x, y);
  if (Identity.kind[made] !== Identity.kind[actor]) return made;
  if (has(game, made, 'Summons')) Summons.summoned[made] = Summons.most[made];
  if (has(game, made, 'Triggers')) Triggers.fired[made] = Triggers.fired[actor];
  return made;
}

/**
 * Puts a new monster of a kind on a free cell beside an actor, chosen by `rolled` (0 to 1). It is awake, and hostile
 * if the actor is. 0 if there is no place.
 */
export function summonBeside(game: Game, actor: number, kind: Kind, rolled: number): number {
  const { AI } = game.stores;
  const cell = freeCellBeside(game, actor, rolled, gaitsOfKind(kind));
  if (!cell) return 0;
  const made = summonOn(game, actor, kind, cell);
  AI.awake[made] = 1;
  if (has(game, actor, 'AI')) AI.provoked[made] = AI.provoked[actor];
  return made;
}

/** Reports a new monster if the hero sees it. Returns whether it does. */
export function reportSummoned(game: Game, made: number): boolean {
  if (!isSeen(game, made)) return false;
  game.events.push({ type: 'summoned', at: cellOf(game, made) });
  say(game, 'enemyHits', 'appears', { monster: nameOf(game, made) });
  return true;
}
