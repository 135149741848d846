import { isInView, isSeen } from '../actors/actors.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { placeBeside } from '../actors/movement.ts';
import { nameOf } from '../combat/fighters.ts';
import { placeActor } from '../floors/occupancy.ts';
import { isMonsterKind } from '../kinds.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { happens, roll } from '../roll.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';

/**
 * Summons another monster next to itself when it sees its enemy. The summoned monster is awake. If it is of
 * the same kind it cannot summon in turn.
 */
export const summon = goal({ component: 'Summons', parameters: {}, decide: callMonster });

function callMonster(game: Game, actor: number): boolean {
  const { Summons, AI, Identity } = game.stores;
  if (Summons.called[actor] >= Summons.most[actor]) return false;
  if (!happens(game, actor, Purpose.summons, 0, Summons.chance[actor])) return false;
  const foe = foeOf(game, actor);
  if (foe === 0 || !sees(game, actor, foe)) return false;
  const { kinds } = game.campaign;
  const own = Identity.kind[actor];
  const named = kinds[Summons.kind[actor]];
  // A bundle may name a kind that is not a monster: then the summoner's own kind appears.
  const kind = isMonsterKind(named) ? named : kinds[own];
  const rolled = roll(game, actor, Purpose.summons, 1);
  const cell = placeBeside(game, actor, rolled, gaitsOfKind(kind));
  if (!cell) return false;
  Summons.called[actor]++;
  const summoned = spawnMonster(game, kind, game.floor.depth);
  placeActor(game, summoned, game.floor, cell.x, cell.y);
  AI.awake[summoned] = 1;
  AI.provoked[summoned] = AI.provoked[actor];
  if (Identity.kind[summoned] === own) Summons.called[summoned] = Summons.most[summoned];
  if (isInView(game, cell)) game.events.push({ type: 'summoned', at: cell });
  if (isSeen(game, actor)) say(game, 'important', 'summons', { monster: nameOf(game, actor) });
  return true;
}
