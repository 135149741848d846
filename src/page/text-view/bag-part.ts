import { itemEffect, verbText, wornText } from '../../describe/item.ts';
import { unlimitedPlaces } from '../../game/components.ts';
import { has } from '../../game/entity.ts';
import { bagOf } from '../../game/items/bag.ts';
import { carriedWeight, placesTaken } from '../../game/items/bag-limits.ts';
import { itemName } from '../../game/items/item-names.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element, plainButton, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';
import type { TextActions, TextScene } from './text-scene.ts';

interface ShownVerb {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly isChosen: boolean;
  use(): void;
}

interface ShownItem {
  readonly key: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly verbs: readonly ShownVerb[];
}

/** The bag: each item with a button for each of its verbs. The cursor of the keyboard is marked. */
export function makeBagPart(settings: Settings, actions: Pick<TextActions, 'use'>) {
  const list = new KeyedList<ShownItem>(makeItem);
  const load = element('p', 'load');
  const empty = settings.text(element('p', 'none'), ({ ui }) => ui.emptyBag);
  const part = makePart(settings, 'text-bag', ({ ui }) => ui.bag, load, list.element, empty);
  return {
    element: part,
    show({ game, bag, bagSlots }: TextScene) {
      part.hidden = !has(game, game.hero, 'Bag');
      if (part.hidden) return;
      const items = bagOf(game, game.hero);
      setText(load, loadText(game, settings));
      empty.hidden = items.length > 0;
      list.show(
        bagSlots.map((slot) => shownItem(game, items[slot], slot, bag, settings, actions)),
        ({ key }) => key,
      );
    },
  };
}

/** The weight or number of the carried items, and the limit. */
function loadText(game: Game, { words: { ui, numbers } }: Settings): string {
  const { Bag } = game.stores;
  const { hero } = game;
  return Bag.places[hero] === unlimitedPlaces
    ? `${ui.weight} ${numbers.decimal(carriedWeight(game, hero) / 10)}/${numbers.decimal(Bag.maxWeight[hero] / 10)}`
    : `${ui.places} ${placesTaken(game, hero)}/${Bag.places[hero]}`;
}

function shownItem(
  game: Game,
  item: number,
  slot: number,
  bag: TextScene['bag'],
  { words, options }: Settings,
  actions: Pick<TextActions, 'use'>,
): ShownItem {
  const name = namesOf(game.campaign, options.language).item(itemName(game, item));
  const effect = itemEffect(game, item, words);
  const worn = wornText(game, item, words);
  const isChosen = bag?.index === slot;
  const verbs = itemVerbs(game, game.hero, item);
  return {
    key: `${game.stores.Identity.seq[item]}`,
    text: words.list([name, effect, worn].filter((text) => text !== '')),
    isChosen: isChosen && bag?.menu === null,
    verbs: verbs.map((verb, place) => {
      const label = verbText(game, item, verb, words);
      return {
        key: verb,
        label,
        name: words.textView.buttonFor(label, name),
        isChosen: isChosen && bag?.menu === place,
        use: () => actions.use(slot, place),
      };
    }),
  };
}

function makeItem(): Row<ShownItem> {
  const text = element('span', '');
  const verbs = new KeyedList<ShownVerb>(makeVerb);
  const row = element('li', '', text, verbs.element);
  return {
    element: row,
    show(item) {
      setText(text, item.text);
      row.ariaCurrent = item.isChosen ? 'true' : null;
      verbs.show(item.verbs, ({ key }) => key);
    },
  };
}

function makeVerb(): Row<ShownVerb> {
  let verb: ShownVerb | null = null;
  const button = plainButton('small', '', () => verb?.use());
  return {
    element: element('li', '', button),
    show(shown) {
      verb = shown;
      setText(button, shown.label);
      button.ariaLabel = shown.name;
      button.ariaCurrent = shown.isChosen ? 'true' : null;
    },
  };
}
