import { stickShapes } from '../../game/components.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { has, kindOf } from '../../game/entity.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { knownCharges } from '../../game/items/identification.ts';
import { itemName } from '../../game/items/item-names.ts';
import { knowsItem } from '../../game/items/knowledge.ts';
import { saleOf } from '../../game/items/sale.ts';
import type { Kind } from '../../game/kinds.ts';
import { hasEffect } from '../../game/kinds.ts';
import type { ItemName } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';

/** Makes an empty list. */
export function makeLeftItems(settings: Settings, portraitOf: MakePortrait) {
  let shown: Game | null = null;
  /** Whether items that could have averted the death are marked. */
  let hasMarks = true;
  const heading = element('h2', '');
  const list = element('ul', '');
  const section = element('section', 'left-items', { hidden: true }, heading, list);
  const draw = () => {
    if (!shown) return;
    const { words, options } = settings;
    const names = namesOf(shown.campaign, options.language);
    const isAlive = shown.ending?.won ?? true;
    heading.textContent = isAlive ? words.ui.bag : words.ui.death.items;
    const items = leftItemsOf(shown).map((left) => {
      const { item, isUsable } = left;
      const picture = portraitOf(left);
      const name = names.item(item);
      if (isAlive || !isUsable || !hasMarks) return element('li', '', picture, name);
      const mark = element('span', 'mark', words.ui.death.usable);
      return element('li', 'usable', picture, `${name} `, mark);
    });
    list.replaceChildren(...items);
    section.hidden = items.length === 0;
  };
  settings.follow(draw);
  return {
    element: section,
    show(game: Game) {
      shown = game;
      hasMarks = true;
      draw();
    },
    /** Takes the marks away: no use of an item would have averted the death. */
    unmark() {
      hasMarks = false;
      draw();
    },
    hide() {
      shown = null;
      section.hidden = true;
    },
  };
}

/** Items of a bag with equal names. */
interface LeftItem {
  readonly item: ItemName;
  readonly look: Kind['look'];
  readonly isUsable: boolean;
  /** The gold for which all of them sell. */
  readonly gold: number;
}

/** The items in the hero's bag. Items with equal names become one, with their count. */
export function leftItemsOf(game: Game): LeftItem[] {
  const groups = new Map<string, LeftItem>();
  for (const { item: entity, gold } of saleOf(game)) {
    const { count = 1, ...name } = itemName(game, entity);
    const key = JSON.stringify(name);
    const before = groups.get(key);
    const isUsable = couldHaveHelped(game, entity);
    groups.set(key, {
      item: { ...name, count: (before?.item.count ?? 0) + count },
      look: lookOf(game, game.stores.Identity.kind[entity]),
      isUsable,
      gold: (before?.gold ?? 0) + gold,
    });
  }
  return [...groups.values()];
}

/** Effects that save the actor on which they act, and effects that stop its enemies. */
const saving: readonly EffectName[] = [
  'genocide',
  'glow',
  'haste',
  'heal',
  'hold',
  'raiseLevel',
  'teleport',
];
const stopping: readonly EffectName[] = [
  'blind',
  'cancel',
  'confuse',
  'damage',
  'drain',
  'hold',
  'paralyse',
  'poison',
  'polymorph',
  'sleep',
  'slow',
  'strike',
  'teleport',
  'weaken',
];

/**
 * Whether the player may think that an item could have averted the death: by an effect that the hero knew, or as
 * an unknown potion or scroll. Food helps only against hunger.
 */
function couldHaveHelped(game: Game, item: number): boolean {
  if (has(game, item, 'Food')) return game.ending?.by === 'hunger';
  const bearer = (['Potion', 'Scroll', 'Stick'] as const).find((one) => has(game, item, one));
  if (!bearer) return false;
  if (!knowsItem(game, item)) return bearer !== 'Stick';
  if (knownCharges(game, item) === 0) return false;
  if (has(game, item, 'Scares')) return true;
  const isAtOthers = bearer === 'Stick' && stickShapes[game.stores.Stick.shape[item]] !== 'self';
  const effects = isAtOthers ? stopping : saving;
  return effects.some((effect) => hasEffect(kindOf(game, item), bearer, effect));
}
