import { isSeen } from '../actors/actors.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { placeBeside } from '../actors/movement.ts';
import { nameOf } from '../combat/fighters.ts';
import { has } from '../entity.ts';
import { placeActor } from '../floors/occupancy.ts';
import { isMonsterKind } from '../kinds.ts';
import { say } from '../log.ts';
import { fractionOf } from '../random.ts';
import { spawnMonster } from '../spawn.ts';
import { effect } from './effect.ts';

/**
 * Monsters of a kind, by default of the actor's own, appear on free cells next to the actor. They are awake,
 * and hostile if the actor is. Those of its own kind have used up the triggers that the actor has used.
 */
export const summon = effect({
  parameters: {
    kind: { kind: 'kind', start: 0 },
    count: { kind: 'u8', min: 1, max: 8, start: 1 },
  },
  afterDeath: true,

  apply(game, { target, rnd }, { kind: named, count }) {
    const { AI, Identity, Triggers } = game.stores;
    const { kinds } = game.campaign;
    const kind = kinds[named > 0 ? named : Identity.kind[target]];
    if (!isMonsterKind(kind)) return false;
    let told = false;
    for (let n = 0; n < count; n++) {
      const cell = placeBeside(game, target, fractionOf(rnd), gaitsOfKind(kind));
      if (!cell) break;
      const made = spawnMonster(game, kind, game.floor.depth);
      placeActor(game, made, game.floor, cell.x, cell.y);
      AI.awake[made] = 1;
      if (has(game, target, 'AI')) AI.provoked[made] = AI.provoked[target];
      const isOwn = Identity.kind[made] === Identity.kind[target];
      if (isOwn && has(game, made, 'Triggers')) Triggers.fired[made] = Triggers.fired[target];
      if (!isSeen(game, made)) continue;
      told = true;
      game.events.push({ type: 'summoned', at: cell });
      say(game, 'enemyHits', 'appears', { monster: nameOf(game, made) });
    }
    return told;
  },
});
