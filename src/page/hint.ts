import './hint.css';
import type { Box } from './card-place.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import { setText } from './keyed-list.ts';
import type { Settings } from './settings.ts';

/** A quiet card with a hint on the map. Screen readers read it once. */
export interface HintCard {
  readonly elements: readonly HTMLElement[];
  readonly isOpen: boolean;
  show(text: string): void;
  /** Moves the card to a place on the map that hides neither the hero nor a notice. In CSS pixels. */
  place(map: Box, hero: Box, notice: Box | null): void;
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
    place: (map, hero, notice) => moveTo(map.width, (size) => hintPlace(size, map, hero, notice)),
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

/** Space between the card and the edge of a large map, for a notice of one line; of a small map; beside a notice. */
const edges = { large: 56, small: 8, notice: 8 };
/** The height of a map from which on it is large. */
const largeMap = 280;

/**
 * The top left of a hint: at the bottom of the map, or at its top if it would be near the hero. A notice
 * at that end of the map moves it towards the middle.
 */
export function hintPlace(
  card: { readonly width: number; readonly height: number },
  map: Box,
  hero: Box,
  notice: Box | null,
): { left: number; top: number } {
  // Until there is a notice, a large map has space for one at both ends.
  const edge = map.height >= largeMap && !notice ? edges.large : edges.small;
  const isNoticeLow = notice !== null && notice.top > map.top + map.height / 2;
  const above = notice && !isNoticeLow ? notice.top + notice.height + edges.notice : map.top;
  const below = notice && isNoticeLow ? notice.top - edges.notice : map.top + map.height;
  const low = Math.min(map.top + map.height - edge, below) - card.height;
  const high = Math.max(map.top + edge, above);
  const isLowFree = low >= hero.top + 2 * hero.height;
  const isHighFree = high + card.height <= hero.top;
  // If both ends are taken, the hint stays at the end without the notice.
  const isLow = isLowFree || (!isHighFree && notice !== null && !isNoticeLow);
  return {
    left: map.left + Math.max(0, (map.width - card.width) / 2),
    top: isLow ? low : high,
  };
}
