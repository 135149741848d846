import { opponentsInSight } from '../game/actors/actors.ts';
import { isAlly } from '../game/actors/factions.ts';
import { isLowHealth } from '../game/actors/low-health.ts';
import { type Calm, calmOf, canAttack } from '../game/combat/odds.ts';
import { canKill, hitsUntilDeath } from '../game/combat/worst-hits.ts';
import type { Game } from '../game/world.ts';

/**
 * How dangerous a monster is to the hero. `deadly`: its next hit may kill, alone or together with the
 * other monsters that can attack now. `dangerous`: three hits may kill. `harmless`: it takes no HP.
 */
export type DangerLevel = 'deadly' | 'dangerous' | 'normal' | 'harmless';

/** How near the hero is to death: the next hits may kill, at most a third of the health is left, or neither. */
export type Peril = 'deadly' | 'low' | 'none';

/** A monster that can kill with this number of hits is dangerous. */
const dangerousHits = 3;

/** A function for the danger of any monster in view. `seen`: all monsters that the hero sees. */
export function dangersAmong(
  game: Game,
  seen: readonly number[],
): (monster: number) => DangerLevel {
  const attackers = new Set(attackersAmong(game, seen));
  const canKillTogether = canKill(game, [...attackers]);
  return (monster) => {
    if (isAlly(game, monster)) return 'harmless';
    if (canKillTogether && attackers.has(monster)) return 'deadly';
    return dangerAlone(hitsUntilDeath(game, monster), calmOf(game, monster));
  };
}

function dangerAlone(hits: number, calm: Calm | null): DangerLevel {
  if (hits === Infinity) return 'harmless';
  if (hits === 1 && calm === null) return 'deadly';
  return hits <= dangerousHits ? 'dangerous' : 'normal';
}

/**
 * The peril of the hero from the monsters that it sees: a warning must not reveal others. `seen`: these monsters, if
 * the caller knows them.
 */
export function perilOf(game: Game, seen: readonly number[] = opponentsInSight(game)): Peril {
  const { Health } = game.stores;
  const { hero } = game;
  if (game.ending) return 'none';
  if (canKill(game, attackersAmong(game, seen))) return 'deadly';
  return isLowHealth(game, Health.current[hero]) ? 'low' : 'none';
}

function attackersAmong(game: Game, monsters: readonly number[]): number[] {
  return monsters.filter((monster) => canAttack(game, monster));
}
