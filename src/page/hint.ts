import './hint.css';
import type { Box } from './card-place.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';
import { setText } from './text-view/keyed-list.ts';

/** A quiet card with a hint on the map. Screen readers read it once. */
export interface HintCard {
  readonly elements: readonly HTMLElement[];
  readonly isOpen: boolean;
  show(text: string): void;
  /** Moves the card to a place on the map that does not hide the hero. Both in CSS pixels. */
  place(map: Box, hero: Box): void;
  /** Moves the card to the bottom of the window. */
  placeBelow(): void;
  hide(): void;
}

/** Keys that move to the button of the card or press it. */
const staying = new Set(['Tab', 'Shift', 'Enter', ' ']);

/** Makes a closed card. `leave` moves the focus to the game. */
export function makeHintCard(settings: Settings, leave: () => void): HintCard {
  const text = element('p', '', {});
  const close = makeCloseButton(settings, () => {
    card.hidden = true;
    leave();
  });
  const card = element('aside', 'hint', { hidden: true }, text, close);
  // The mouse closes the card without taking the focus from the game.
  close.addEventListener('mousedown', (event) => event.preventDefault());
  // Space is also a key of the game: it presses the button only right after Tab.
  close.addEventListener('keydown', ({ key }) => {
    if (!staying.has(key)) leave();
  });
  const status = element('p', 'hint-status', { role: 'status' });
  settings.follow(({ ui }) => {
    card.ariaLabel = ui.hint.label;
  });
  const moveTo = (
    space: number,
    placeFor: (size: { width: number; height: number }) => { left: number; top: number },
  ) => {
    card.style.maxWidth = `${Math.min(space - 16, 416)}px`;
    const { width, height } = card.getBoundingClientRect();
    const { left, top } = placeFor({ width, height });
    card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };
  return {
    elements: [card, status],
    get isOpen() {
      return !card.hidden;
    },
    show(said) {
      text.textContent = said;
      card.hidden = false;
      // The card is shown again with each change of the settings.
      setText(status, `${settings.words.ui.hint.label}: ${said}`);
    },
    place: (map, hero) => moveTo(map.width, (size) => hintPlace(size, map, hero)),
    placeBelow: () =>
      moveTo(innerWidth, ({ width, height }) => ({
        left: (innerWidth - width) / 2,
        top: innerHeight - edges.small - height,
      })),
    hide() {
      if (card.contains(document.activeElement)) leave();
      card.hidden = true;
      status.textContent = '';
    },
  };
}

/** Space for a notice between the card and the edge of a large map; of a small one. */
const edges = { large: 56, small: 8 };
/** The height of a map from which on it is large. */
const largeMap = 280;

/** The top left of a hint: at the bottom of the map, or at its top if it would be near the hero. */
export function hintPlace(
  card: { readonly width: number; readonly height: number },
  map: Box,
  hero: Box,
): { left: number; top: number } {
  const edge = map.height >= largeMap ? edges.large : edges.small;
  const low = map.top + map.height - edge - card.height;
  const isFree = low >= hero.top + 2 * hero.height;
  return {
    left: map.left + Math.max(0, (map.width - card.width) / 2),
    top: isFree ? low : map.top + edge,
  };
}
