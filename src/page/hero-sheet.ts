import './hero-sheet.css';
import { type BagItem, type BagSheet, type GearPlace, gearPlaces } from '../describe/bag-sheet.ts';
import type { Comparison } from '../describe/item.ts';
import type { Words } from '../words/texts.ts';
import { element, plainButton } from './elements.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

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
    card.replaceChildren(
      ...(item ? cardOf(item, words) : [element('p', 'aside', {}, words.ui.emptyBag)]),
    );
  };
  const pick = (slot: number) => {
    if (slot === chosen) return;
    chosen = slot;
    showCard();
    // On a phone the card is under the slots.
    card.scrollIntoView({ block: 'nearest' });
  };

  const cardOf = (item: BagItem, words: Words): HTMLElement[] => {
    const effect = item.comparison ? '' : item.effect;
    const facts = [effect, item.wornText].filter((text) => text !== '');
    const verbs = item.verbs.map((text, entry) =>
      plainButton(entry === 0 ? 'usual' : '', text, () => source.use(item.slot, entry)),
    );
    return [
      element(
        'div',
        'item-head',
        {},
        makePortrait(item),
        element(
          'div',
          '',
          {},
          element('h4', '', {}, item.name),
          ...(facts.length > 0 ? [element('p', 'aside', {}, facts.join(' · '))] : []),
        ),
      ),
      ...(item.comparison ? [comparisonElement(item.comparison, words)] : []),
      ...item.lines.map((line) => element('p', '', {}, line)),
      ...(source.canUse() ? [element('div', 'buttons', {}, ...verbs)] : []),
    ];
  };

  const slotButton = (item: BagItem, words: Words): HTMLButtonElement => {
    const letter = source.letterOf(item.slot);
    const facts = [item.effect, comparisonText(item.comparison, words), item.wornText];
    const button = element(
      'button',
      item.worn || item.wornText ? 'slot worn' : 'slot',
      {
        type: 'button',
        ariaLabel: [`${letter} ${item.name}`.trim(), ...facts].filter(Boolean).join(', '),
        onclick: ({ detail }) => {
          pick(item.slot);
          // A key goes on to the menu of the item; a finger can see it.
          if (detail === 0) card.querySelector('button')?.focus();
        },
        onfocus: () => pick(item.slot),
      },
      makePortrait(item),
      slotText('slot-letter', letter),
      slotText('slot-bonus', item.bonus),
      slotText('slot-count', item.count > 1 ? `${item.count}` : ''),
      ...arrowOf(item.comparison),
    );
    button.dataset.slot = `${item.slot}`;
    return button;
  };

  const gearElement = (place: GearPlace, words: Words): HTMLElement => {
    const label = labelOf(place, words);
    const item = bag?.items.find(({ worn }) => worn === place);
    const content = item
      ? slotButton(item, words)
      : emptySlot(`${label}: ${words.ui.sheet.nothing}`);
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
        ...items.map((item) => slotButton(item, words)),
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

/** A text on a slot, drawn by the style sheet: the name of the slot has the same for screen readers. */
function slotText(className: string, text: string): HTMLElement {
  const made = element('span', className, { ariaHidden: 'true' });
  made.dataset.text = text;
  return made;
}

/** A slot without an item. Without a name it is only decoration. */
function emptySlot(name = ''): HTMLElement {
  if (name === '') return element('span', 'slot empty', { ariaHidden: 'true' });
  return element('span', 'slot empty', { role: 'img', ariaLabel: name });
}

function labelOf(place: GearPlace, { ui: { sheet } }: Words): string {
  return sheet[place];
}

/** The arrow of a comparison: up for a gain, down for a loss. */
function arrowOf(comparison: Comparison | null): HTMLElement[] {
  if (!comparison || comparison.gain === 0) return [];
  const { gain } = comparison;
  const arrow = gain > 0 ? '▲' : '▼';
  return [slotText(`slot-arrow ${toneOf(gain)}`, arrow)];
}

function toneOf(gain: number): string {
  return gain > 0 ? 'gain' : 'loss';
}

/** The comparison in words; empty without one. */
function comparisonText(comparison: Comparison | null, { ui: { sheet }, numbers }: Words): string {
  if (!comparison) return '';
  const { gain } = comparison;
  if (gain === 0) return sheet.same;
  const by = numbers.decimal(Math.abs(gain));
  return gain > 0 ? sheet.better(by) : sheet.worse(by);
}

/** A line such as `ATK +1 → +3 ▲ 2`, whose arrow has words for screen readers. */
function comparisonElement(comparison: Comparison, words: Words): HTMLElement {
  const { label, now, before, gain } = comparison;
  const text = comparisonText(comparison, words);
  const arrow = gain > 0 ? '▲ ' : '▼ ';
  return element(
    'p',
    'comparison',
    {},
    element('span', 'label', {}, label),
    ' ',
    element('span', '', {}, `${before} → `),
    element('b', '', {}, now),
    ' ',
    gain === 0
      ? element('span', 'aside', {}, text)
      : element(
          'b',
          toneOf(gain),
          {},
          element(
            'span',
            '',
            { ariaHidden: 'true' },
            `${arrow}${words.numbers.decimal(Math.abs(gain))}`,
          ),
          element('span', 'unseen', {}, text),
        ),
  );
}
