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

/** Makes the part of the hero's sheet that shows the gear and the bag. */
export function makeHeroSheet(
  settings: Settings,
  source: HeroSheetSource,
  makePortrait: MakePortrait,
) {
  let chosen = 0;
  let bag: BagSheet | null = null;
  const card = element('div', 'item-card', { role: 'group' });
  const slots = element('div', 'slots', { role: 'group' });
  const figure = element('div', 'figure', { role: 'group' });

  const showCard = () => {
    markChosen([...slots.children, ...figure.querySelectorAll('button')], chosen);
    const item = bag?.items[chosen];
    const { words } = settings;
    card.ariaLabel = item?.name ?? words.ui.emptyBag;
    const use = item && source.canUse() ? (entry: number) => source.use(item.slot, entry) : null;
    const empty = element('p', 'aside', words.ui.emptyBag);
    card.replaceChildren(...(item ? itemCard(item, words, makePortrait, use) : [empty]));
  };
  const pick = (slot: number) => {
    if (slot === chosen) return;
    chosen = slot;
    showCard();
    // On a phone the card is under the slots.
    card.scrollIntoView({ block: 'nearest' });
  };
  const slotOf = (item: BagItem): HTMLButtonElement =>
    itemSlot(item, source.letterOf(item.slot), settings.words, makePortrait, {
      pick: () => pick(item.slot),
      // A key goes on to the menu of the item; a finger can see it.
      press: () => card.querySelector('button')?.focus(),
    });

  return {
    /** Shows the present bag. */
    fill() {
      bag = source.bag();
      if (!bag) return [];
      const { words } = settings;
      chosen = Math.max(0, Math.min(chosen, bag.items.length - 1));
      slots.ariaLabel = words.ui.bag;
      slots.replaceChildren(...bag.items.map(slotOf));
      figure.ariaLabel = words.ui.sheet.equipment;
      figure.replaceChildren(...figureParts(bag, source.portrait(), words, slotOf));
      figure.classList.toggle('with-rings', bag.places.length === gearPlaces.length);
      showCard();
      return sheetElements(bag, words, figure, slots, card);
    },
    /** Chooses an item, and moves the focus to its slot. */
    choose(slot: number) {
      pick(slot);
      slots.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
    },
  };
}

/** Marks the slots of the chosen item: in the bag, and on the figure if it is worn. */
function markChosen(slots: readonly Element[], chosen: number): void {
  for (const slot of slots) {
    if (!(slot instanceof HTMLButtonElement)) continue;
    slot.ariaPressed = String(slot.dataset.slot === String(chosen));
  }
}

/** The hero, and around it a labelled slot for each place of the equipment. */
function figureParts(
  { items, places }: BagSheet,
  portrait: HTMLElement | null,
  { ui }: Words,
  slotOf: (item: BagItem) => HTMLElement,
): HTMLElement[] {
  const gearElement = (place: GearPlace): HTMLElement => {
    const label = ui.sheet[place];
    const item = items.find(({ worn }) => worn === place);
    const content = item ? slotOf(item) : emptySlot(`${label}: ${ui.sheet.nothing}`);
    return element('div', `gear ${place}`, element('span', 'gear-label', label), content);
  };
  const niche = element('div', 'figure-hero', ...(portrait ? [portrait] : []));
  return [niche, ...places.map(gearElement)];
}

/** The figure, and the bag with the card of an item. A hero without places for equipment has no figure. */
function sheetElements(
  { places, load }: BagSheet,
  { ui }: Words,
  figure: HTMLElement,
  slots: HTMLElement,
  card: HTMLElement,
): HTMLElement[] {
  const equipment = element('h3', '', ui.sheet.equipment);
  const bag = element('h3', '', ui.bag, ' ', element('small', '', load));
  return [
    ...(places.length > 0 ? [element('section', 'figure-part', equipment, figure)] : []),
    element('div', 'bag-column', element('section', 'bag-part', bag, slots), card),
  ];
}
