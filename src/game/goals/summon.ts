import { nameOf } from '../actors/actor-names.ts';
import { isSeen } from '../actors/actors.ts';
import { summonBeside } from '../actors/summoning.ts';
import { namedMonster } from '../campaign.ts';
import { cellOf, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { happens, roll } from '../roll.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';

/**
 * Summons another monster next to itself when it sees its enemy. The summoned monster is awake. If it is of
 * the same kind it cannot summon in turn, and has used up the triggers that the summoner has used.
 */
export const summon = goal({
  component: 'Summons',
  parameters: {},
  decide(game, actor) {
    const { Summons } = game.stores;
    if (Summons.summoned[actor] >= Summons.most[actor]) return false;
    if (!happens(game, actor, Purpose.summons, 0, Summons.chance[actor])) return false;
    const foe = foeOf(game, actor);
    if (foe === 0 || !sees(game, actor, foe)) return false;
    const kind = namedMonster(game.campaign, Summons.kind[actor]) ?? kindOf(game, actor);
    const made = summonBeside(game, actor, kind, roll(game, actor, Purpose.summons, 1));
    if (made === 0) return false;
    Summons.summoned[actor]++;
    if (isSeen(game, made)) game.events.push({ type: 'summoned', at: cellOf(game, made) });
    if (isSeen(game, actor)) say(game, 'important', 'summons', { monster: nameOf(game, actor) });
    return true;
  },
});
