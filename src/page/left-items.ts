import { bagOf, itemVerbs } from '../game/bag.ts';
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
    const game = shown;
    const { words, options } = settings;
    const names = namesOf(game.campaign, options.language);
    const items = bagOf(game, game.hero).map((item) => {
      const isUsable = itemVerbs(game, game.hero, item).some((verb) =>
        ['drink', 'eat', 'zap'].includes(verb),
      );
      const name = names.item(itemName(game, item));
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
