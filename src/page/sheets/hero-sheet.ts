import './hero-sheet.css';
import {
  type BagItem,
  type BagSheet,
  type GearPlace,
  gearPlaces,
} from '../../describe/bag-sheet.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { itemCard } from './item-card.ts';
import { emptySlot, itemSlot } from './item-slot.ts';

/** The bag of the current game, and the use of its items. */
export interface HeroSheetSource {
  /** Null without a bag. */
  bag(): BagSheet | null;
  /** The picture of the hero. */
  portrait(): HTMLElement | null;
  /** The letter of a slot; empty for none. */
  letterOf(slot: number): string;
  /** Whether items can be used now: not in a replay. */
  canUse(): boolean;
  /** Uses an item as the entry of its menu says. */
  use(slot: number, entry: number): void;
}

/** The figure with the equipment, the slots of the bag, and the card of the chosen item. */
export interface HeroSheet {
  /** Shows the present bag. */
  fill(): HTMLElement[];
  /** Chooses an item, and moves the focus to its slot. */
  choose(slot: number): void;
}

/** Empty slots are shown up to this number of slots. */
const leastSlots = 12;

/** Makes the part of the hero's sheet that shows the gear and the bag. */
export function makeHeroSheet(
  settings: Settings,
  source: HeroSheetSource,
  makePortrait: MakePortrait,
): HeroSheet {
  let chosen = 0;
  let bag: BagSheet | null = null;
  const card = element('div', 'item-card', { role: 'group' });
  const slots = element('div', 'slots', { role: 'group' });
  const figure = element('div', 'figure', { role: 'group' });

  const showCard = () => {
    for (const slot of [...slots.children, ...figure.querySelectorAll('button')]) {
      if (!(slot instanceof HTMLButtonElement)) continue;
      slot.ariaPressed = String(slot.dataset.slot === String(chosen));
    }
    const item = bag?.items[chosen];
    const { words } = settings;
    card.ariaLabel = item?.name ?? words.ui.emptyBag;
    const use = item && source.canUse() ? (entry: number) => source.use(item.slot, entry) : null;
    card.replaceChildren(
      ...(item
        ? itemCard(item, words, makePortrait, use)
        : [element('p', 'aside', {}, words.ui.emptyBag)]),
    );
  };
  const pick = (slot: number) => {
    if (slot === chosen) return;
    chosen = slot;
    showCard();
    // On a phone the card is under the slots.
    card.scrollIntoView({ block: 'nearest' });
  };

  const slotOf = (item: BagItem, words: Words): HTMLButtonElement =>
    itemSlot(item, source.letterOf(item.slot), words, makePortrait, {
      pick: () => pick(item.slot),
      // A key goes on to the menu of the item; a finger can see it.
      press: () => card.querySelector('button')?.focus(),
    });

  const gearElement = (place: GearPlace, words: Words): HTMLElement => {
    const label = words.ui.sheet[place];
    const item = bag?.items.find(({ worn }) => worn === place);
    const content = item ? slotOf(item, words) : emptySlot(`${label}: ${words.ui.sheet.nothing}`);
    return element('div', `gear ${place}`, {}, element('span', 'gear-label', {}, label), content);
  };

  return {
    fill() {
      bag = source.bag();
      if (!bag) return [];
      const { words } = settings;
      const { sheet, bag: bagText } = words.ui;
      const { items, load, places } = bag;
      chosen = Math.max(0, Math.min(chosen, items.length - 1));
      const free = Math.max(0, leastSlots - items.length);
      slots.ariaLabel = bagText;
      slots.replaceChildren(
        ...items.map((item) => slotOf(item, words)),
        ...Array.from({ length: free }, () => emptySlot()),
      );
      figure.ariaLabel = sheet.equipment;
      const portrait = source.portrait();
      const niche = element('div', 'figure-hero', {}, ...(portrait ? [portrait] : []));
      figure.replaceChildren(niche, ...places.map((place) => gearElement(place, words)));
      figure.classList.toggle('with-rings', places.length === gearPlaces.length);
      showCard();
      return [
        element(
          'div',
          'hero-sheet',
          {},
          ...(places.length > 0
            ? [part('figure-part', element('h3', '', {}, sheet.equipment), figure)]
            : []),
          part(
            'bag-part',
            element('h3', '', {}, bagText, ' ', element('small', '', {}, load)),
            slots,
          ),
          card,
        ),
      ];
    },
    choose(slot) {
      pick(slot);
      slots.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
    },
  };
}

function part(className: string, ...content: HTMLElement[]): HTMLElement {
  return element('section', className, {}, ...content);
}
