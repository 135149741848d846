import { bagOf, itemVerbs } from '../game/bag.ts';
import type { ItemName } from '../game/events.ts';
import { itemName } from '../game/items.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** The items that a hero left unused. Potions and food are marked: they could have helped. */
export interface LeftItems {
  readonly element: HTMLElement;
  show(game: Game): void;
}

/** Makes an empty list. */
export function makeLeftItems(settings: Settings): LeftItems {
  let shown: Game | null = null;
  const list = element('ul', '', {});
  const section = element(
    'section',
    'left-items',
    { hidden: true },
    settings.text(element('h2', '', {}), ({ ui }) => ui.death.items),
    list,
  );
  const draw = () => {
    if (!shown) return;
    const { words, options } = settings;
    const names = namesOf(shown.campaign, options.language);
    const items = leftItemsOf(shown).map(({ item, isUsable }) => {
      const name = names.item(item);
      if (!isUsable) return element('li', '', {}, name);
      const mark = element('span', 'mark', {}, words.ui.death.usable);
      return element('li', 'usable', {}, `${name} `, mark);
    });
    list.replaceChildren(...items);
    section.hidden = items.length === 0;
  };
  settings.follow(draw);
  return {
    element: section,
    show(game) {
      shown = game;
      draw();
    },
  };
}

/** The items in the hero's bag. Items with equal names become one, with their count. */
export function leftItemsOf(game: Game): { item: ItemName; isUsable: boolean }[] {
  const groups = new Map<string, { item: ItemName; isUsable: boolean }>();
  for (const entity of bagOf(game, game.hero)) {
    const { count = 1, ...name } = itemName(game, entity);
    const key = JSON.stringify(name);
    const before = groups.get(key)?.item.count ?? 0;
    const isUsable = itemVerbs(game, game.hero, entity).some((verb) =>
      ['drink', 'eat'].includes(verb),
    );
    groups.set(key, { item: { ...name, count: before + count }, isUsable });
  }
  return [...groups.values()];
}
