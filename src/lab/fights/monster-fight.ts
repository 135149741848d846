import { removeComponent } from 'bitecs';
import { monstersHere } from '../../game/actors/actors.ts';
import type { Campaign } from '../../game/campaign.ts';
import { kindOf } from '../../game/entity.ts';
import { takeTurn } from '../../game/game.ts';
import { longestFight, turnsOf } from '../../trials/hero-tactics.ts';
import { DamageMeter } from './damage-meter.ts';
import { type FightOutcome, hallGame, placeMonsters } from './hall.ts';
import type { MonsterSide } from './matchup.ts';
import { onSide, sideOf } from './sides.ts';

/**
 * One fight between monsters of a campaign with sides (`withSides`), in ordinary turns in which the hero waits outside
 * the hall. The monsters of `first` are older than those of `second`, so that each side acts first in turn if
 * the fights alternate.
 */
export function monsterFight(
  campaign: Campaign,
  first: MonsterSide,
  second: MonsterSide,
  seed: string,
): FightOutcome {
  const game = hallGame(campaign, seed, 'absent');
  // The hero must not starve before the end.
  removeComponent(game.world, game.hero, game.stores.Hunger);
  placeMonsters(game, onSide(0, first), 0);
  placeMonsters(game, onSide(1, second), 1);
  const sideOfActor = (actor: number) => sideOf(kindOf(game, actor));
  const isAlive = (side: number) => monstersHere(game).some((one) => sideOfActor(one) === side);
  const meter = new DamageMeter(game, sideOfActor);
  game.probe = meter;
  for (const _ of turnsOf(game, longestFight)) {
    if (!isAlive(0) || !isAlive(1)) break;
    takeTurn(game, { type: 'wait' });
  }
  const winner = isAlive(0) === isAlive(1) ? null : isAlive(0) ? 0 : 1;
  return { winner, turns: game.turn, taken: meter.taken };
}
