import type { EffectBearer } from '../components.ts';
import { revelations } from '../components.ts';
import { kindOf } from '../entity.ts';
import { singleName } from '../items/item-names.ts';
import { knowsItem, learnKind } from '../items/knowledge.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { applyEffects, effectsOf } from './apply-effects.ts';
import type { Occasion } from './effect.ts';

/** The use of an item: its effects, and the hero's knowledge of its kind. */

/** The components of items whose use can make the kind known. */
type Revealing = Extract<EffectBearer, 'Potion' | 'Scroll' | 'Stick'>;

/**
 * Applies the effects of an item that an actor uses. The hero may learn the kind of its item from them, or
 * notices nothing.
 */
export function useItem(
  game: Game,
  item: number,
  bearer: Revealing,
  occasion: Omit<Occasion, 'item' | 'kind'>,
): void {
  const all = { ...occasion, item, kind: kindOf(game, item).id };
  const before = game.events.length;
  const recognised = applyEffects(game, effectsOf(game, item, bearer), all);
  if (occasion.source !== game.hero) return;
  if (recognised) learnByUse(game, item, bearer);
  else tellIfNothing(game, before);
}

/** Says that the hero notices nothing, if there was no message after the first `before` events. */
export function tellIfNothing(game: Game, before: number): void {
  if (game.ending || game.events.slice(before).some(({ type }) => type === 'message')) return;
  say(game, 'normal', 'noticesNothing');
}

/**
 * The hero has used an item and could recognise one of its effects: its kind becomes known, unless using never
 * identifies the kind.
 */
export function learnByUse(game: Game, item: number, bearer: Revealing): void {
  const reveals = revelations[game.stores[bearer].reveals[item]];
  if (reveals === 'never' || knowsItem(game, item)) return;
  learnKind(game, item);
  say(game, 'special', 'learned', { item: singleName(game, item) });
}
