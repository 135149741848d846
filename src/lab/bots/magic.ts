import type { Command } from '../../game/commands.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { hasEffect, kindHas } from '../../game/kinds.ts';
import type { BotItem, BotView } from './view.ts';

/** Potions, scrolls and sticks, as far as the hero knows them. */

/** The sorts of magic, with the commands that use them. */
const verbs = { Potion: 'drink', Scroll: 'read', Stick: 'zap' } as const;
export type Magic = keyof typeof verbs;

/** Whether an item belongs to a group; works for unknown kinds, too. */
export function isSort({ kind }: BotItem, sort: Magic | 'Ring'): boolean {
  return kindHas(kind, sort);
}

/** A known item with an effect. Omits sticks that are known to be empty. */
export function knownWith(
  { bag }: BotView,
  sort: Magic,
  ...effects: readonly EffectName[]
): BotItem | undefined {
  return bag.find(
    (item) =>
      item.isKnown &&
      item.name.charges !== 0 &&
      effects.some((effect) => hasEffect(item.kind, sort, effect)),
  );
}

/** Drinks a potion or reads a scroll. */
export function use(item: BotItem | undefined): Command | null {
  if (!item) return null;
  const sort = kindHas(item.kind, 'Potion') ? 'Potion' : 'Scroll';
  return { type: verbs[sort], slot: item.slot };
}

/** Whether the hero knows neither the kind nor, from a trial, that it shows nothing. */
export function isUntried({ isKnown, name }: BotItem): boolean {
  return !isKnown && name.called === undefined;
}
