import './hint.css';
import { overlap, type PageBox } from './card-place.ts';
import { makeCloseButton } from './close-button.ts';
import { element, setText } from './elements.ts';
import { leaveAtGameKeys } from './focus-moves.ts';
import type { Settings } from './settings.ts';

/** The space under the text view that a hint covers, in CSS pixels. */
function setSpaceBelow(pixels: number): void {
  document.body.style.setProperty('--hint', `${pixels}px`);
}

/** Makes a closed card. `leave` moves the focus to the game. */
export function makeHintCard(settings: Settings, leave: () => void) {
  const text = element('p', '');
  const close = () => {
    card.hidden = true;
    setSpaceBelow(0);
  };
  const closeButton = makeCloseButton(settings, () => {
    close();
    leave();
  });
  const card = element('aside', 'hint', { hidden: true }, text, closeButton);
  // The mouse closes the card without taking the focus from the game.
  closeButton.addEventListener('mousedown', (event) => event.preventDefault());
  leaveAtGameKeys(closeButton, leave);
  const status = element('p', 'hint-status', { role: 'status' });
  settings.label(card, ({ ui }) => ui.hint.label);
  return {
    elements: [card, status],
    get isOpen() {
      return !card.hidden;
    },
    show(said: string) {
      text.textContent = said;
      card.hidden = false;
      // The card is shown again with each change of the settings.
      setText(status, settings.words.joined.pair(settings.words.ui.hint.label, said));
    },
    /**
     * Moves the card to a place on the map that hides neither the hero nor a notice, nor the cell that the hint
     * names if it can, and few other things. In CSS pixels.
     */
    place(
      map: PageBox,
      hero: PageBox,
      notice: PageBox | null,
      named: PageBox | null,
      things: readonly PageBox[],
    ) {
      setSpaceBelow(0);
      moveCard(card, map.width, (size) => hintPlace(size, map, hero, notice, named, things));
    },
    /** Moves the card to the bottom of the window, where the text view leaves it space. */
    placeBelow: () =>
      moveCard(card, innerWidth, ({ width, height }) => {
        setSpaceBelow(height + 2 * edges.small);
        return { left: (innerWidth - width) / 2, top: innerHeight - edges.small - height };
      }),
    hide() {
      if (card.contains(document.activeElement)) leave();
      close();
      status.textContent = '';
    },
  };
}

/** Moves a card to a place that depends on its size. `space`: the width of the map. In CSS pixels. */
function moveCard(
  card: HTMLElement,
  space: number,
  placeFor: (size: { width: number; height: number }) => { left: number; top: number },
): void {
  card.style.maxWidth = cardWidthOn(space, 26);
  const { width, height } = card.getBoundingClientRect();
  const { left, top } = placeFor({ width, height });
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** The largest width of a card on a map, in CSS: `rem` where the map is wide enough. */
export function cardWidthOn(space: number, rem: number): string {
  return `min(${space - 2 * edges.small}px, ${rem}rem)`;
}

/** Space between the card and the edge of a large map (with a notice of one line), a small map, a notice. */
const edges = { large: 56, small: 8, notice: 8 };
/** The height of a map from which on it is large. */
const largeMap = 280;

/** The width beside the direction pad with which a hint is still readable, in CSS pixels. */
const leastBeside = 300;

/** The part of the map for hints beside the direction pad or, on a narrow map, above or below it. */
export function mapBesidePad(map: PageBox, pad: PageBox | null): PageBox {
  const bottom = map.top + map.height;
  const right = map.left + map.width;
  if (!pad || !overlap(map, pad)) return map;
  const { left, top, width, height } = map;
  const before = pad.left - left;
  const behind = right - pad.left - pad.width;
  if (before >= leastBeside) return { left, top, height, width: before };
  if (behind >= leastBeside) return { left: right - behind, top, height, width: behind };
  const above = pad.top - top;
  const below = bottom - pad.top - pad.height;
  return above >= below
    ? { left, top, width, height: above }
    : { left, top: bottom - below, width, height: below };
}

/**
 * The top left of a hint: at the bottom of the map, or at its top if it would be near the hero, or right above the hero. A notice at that end of
 * the map moves it towards the middle, and a cell that it names at one end, or more monsters, items and stairs, or else
 * more of the ground, send it to the other. A hint that is too large for the map sticks out of it: it never covers the
 * hero.
 */
export function hintPlace(
  card: { readonly width: number; readonly height: number },
  map: PageBox,
  hero: PageBox,
  notice: PageBox | null,
  named: PageBox | null = null,
  things: readonly PageBox[] = [],
  ground: readonly PageBox[] = [],
): { left: number; top: number } {
  const isNoticeLow = notice !== null && notice.top > map.top + map.height / 2;
  const above = notice && !isNoticeLow ? notice.top + notice.height + edges.notice : map.top;
  const below = notice && isNoticeLow ? notice.top - edges.notice : map.top + map.height;
  const lowAt = (edge: number) => Math.min(map.top + map.height - edge, below) - card.height;
  const highAt = (edge: number) => Math.max(map.top + edge, above);
  const underHero = hero.top + hero.height;
  // A figure is higher than its cell.
  const overHead = hero.top - hero.height / 3;
  const isHigh = (top: number) => top + card.height <= overHead;
  // Until there is a notice, a large map has space for one at both ends.
  const edge = map.height >= largeMap && !notice ? edges.large : edges.small;
  const left = map.left + Math.max(0, (map.width - card.width) / 2);
  // Between the hero and things at the top of the map.
  const nearHero = hero.top - hero.height - card.height;
  const fitting = [
    // The cell below the hero stays free if it can.
    { top: lowAt(edge), fits: lowAt(edge) >= underHero + hero.height },
    { top: highAt(edge), fits: isHigh(highAt(edge)) },
    { top: lowAt(edges.small), fits: lowAt(edges.small) >= underHero },
    { top: highAt(edges.small), fits: isHigh(highAt(edges.small)) },
    { top: nearHero, fits: nearHero > highAt(edge) },
  ].filter(({ fits }) => fits);
  const hides = (top: number) => (thing: PageBox) => overlap(thing, { left, top, ...card });
  // The whole ground counts less than a thing, and all things together less than the named cell.
  const ofThing = ground.length + 1;
  const cost = ({ top }: { top: number }) =>
    ground.filter(hides(top)).length +
    things.filter(hides(top)).length * ofThing +
    (named && hides(top)(named) ? (things.length + 1) * ofThing : 0);
  const [first] = fitting;
  if (first) {
    const { top } = fitting.reduce((a, b) => (cost(b) < cost(a) ? b : a), first);
    return { left, top };
  }
  const isRoomAbove = hero.top >= card.height && map.height - underHero < hero.top - map.top;
  return { left, top: isRoomAbove ? hero.top - card.height : underHero };
}
