import type { Cell } from '../../dungeon/grid.ts';
import { isInView } from '../actors/actors.ts';
import { actorsNear } from '../actors/actors-near.ts';
import { provokeBy } from '../actors/waking.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { itemName } from './item-names.ts';
import { destroy } from './items.ts';

/**
 * An item with `Shatters` breaks on a cell: its effects act on the actors around. Other thrown items only hit:
 * `actions/throw.ts`, with the dice of `combat/hit-and-damage.ts`.
 */
export function shatter(game: Game, item: number, at: Cell, thrower: number): void {
  const radius = game.stores.Shatters.radius[item];
  const kind = kindOf(game, item).id;
  if (isInView(game, at)) {
    say(game, 'important', 'shatters', { item: itemName(game, item) });
    game.events.push({ type: 'burst', kind, at, radius });
  }
  const rnd = rollsOf(game, thrower, Purpose.effect);
  for (const target of actorsNear(game, at, radius)) {
    if (game.ending) break;
    provokeBy(game, target, thrower);
    const occasion = { target, source: thrower, item, kind, rnd };
    applyEffects(game, effectsOf(game, item, 'Shatters'), occasion);
  }
  destroy(game, item);
}
