import type { EffectBearer } from '../components.ts';
import { revelations } from '../components.ts';
import { kindOf } from '../entity.ts';
import { singleName } from '../items.ts';
import { knowsItem, learnKind } from '../knowledge.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { applyEffects, effectsOf } from './apply-effects.ts';
import type { Occasion } from './effect.ts';

/** The components of items that identify the kind when one of their effects can be told apart. */
type Revealing = Extract<EffectBearer, 'Potion' | 'Scroll'>;

/**
 * Applies the effects of an item that an actor uses. The hero learns the kind of its item if it can tell
 * one of the effects, unless using never identifies the kind.
 */
export function useItem(
  game: Game,
  item: number,
  bearer: Revealing,
  occasion: Omit<Occasion, 'item' | 'kind'>,
): void {
  const all = { ...occasion, item, kind: kindOf(game, item).id };
  const told = applyEffects(game, effectsOf(game, item, bearer), all);
  const reveals = revelations[game.stores[bearer].reveals[item]];
  if (!told || reveals === 'never' || occasion.source !== game.hero) return;
  if (knowsItem(game, item)) return;
  learnKind(game, item);
  say(game, 'special', 'learned', { item: singleName(game, item) });
}
