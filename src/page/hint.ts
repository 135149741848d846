import './hint.css';
import type { Box } from './card-place.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A quiet card with a hint on the map. Screen readers read it once. */
export interface HintCard {
  readonly elements: readonly HTMLElement[];
  readonly isOpen: boolean;
  show(text: string): void;
  /** Moves the card to a place on the map that does not hide the hero. Both in CSS pixels. */
  place(map: Box, hero: Box): void;
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
  return {
    elements: [card, status],
    get isOpen() {
      return !card.hidden;
    },
    show(said) {
      text.textContent = said;
      card.hidden = false;
      status.textContent = `${settings.words.ui.hint.label}: ${said}`;
    },
    place(map, hero) {
      card.style.maxWidth = `${Math.min(map.width - 16, 416)}px`;
      const { width, height } = card.getBoundingClientRect();
      const { left, top } = hintPlace({ width, height }, map, hero);
      card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    },
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
