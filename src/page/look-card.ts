import './look-card.css';
import type { Description } from '../describe/description.ts';
import {
  type CardSurroundings,
  cardPlace,
  gap,
  heightBeside,
  isWithin,
  overlap,
  type PageBox,
  type Size,
  widthBeside,
} from './card-place.ts';
import { element, setText } from './elements.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

/** The present use of the cursor. */
export interface CursorUse {
  /** Whether the player uses a gamepad. */
  usesPad(): boolean;
  /** Whether the game is shown in glyphs. */
  showsGlyphs(): boolean;
  /** Whether the hero can be sent to the cell of the cursor. */
  travels(): boolean;
  /** A finger or a click has touched the card itself. */
  tapped(): void;
}

/** The largest share of the window's height that a card takes to be no wider than the map. */
const mostHeight = 0.55;

/** Makes a closed card. */
export function makeLookCard(settings: Settings, makePortrait: MakePortrait, cursor: CursorUse) {
  const content = makeContent(settings, makePortrait, cursor);
  const card = element('aside', 'look-card', { hidden: true }, ...content.elements);
  card.addEventListener('click', () => cursor.tapped());
  const isLong = () => !card.hidden && card.classList.contains('long');
  const status = element('p', 'look-status', { role: 'status' });
  settings.label(card, ({ look }) => look.heading);
  return {
    elements: [card, status],
    /** Shows a description beside a rectangle in CSS pixels. A card of the `cursor` names its keys. */
    show(
      description: Description,
      subject: PageBox,
      by: 'hover' | 'touch' | 'cursor',
      surroundings: CardSurroundings,
    ) {
      const wasHidden = card.hidden;
      const isOther = content.show(description, by === 'cursor');
      card.classList.toggle('deadly', description.danger === 'deadly');
      card.dataset.by = by;
      card.hidden = false;
      // A mouse over the map cannot scroll the card: that one is as high as its text, or has two columns.
      placeCard(card, subject, by === 'hover', surroundings);
      const isTooLong = card.scrollHeight > card.clientHeight;
      card.classList.toggle('long', isTooLong);
      // Keys scroll it for everybody, and screen readers reach it.
      card.tabIndex = isTooLong ? 0 : -1;
      // A new drawing of the map leaves the player where it was reading.
      if (wasHidden || isOther) card.scrollTop = 0;
    },
    /** Scrolls a card that is too long for the window by CSS pixels. Returns whether it is. */
    scroll(by: number) {
      if (!isLong()) return false;
      card.scrollBy({ top: by });
      return true;
    },
    /** Lets screen readers read a text about the thing on the card. */
    say: (text: string) => setText(status, text),
    /** Closes the card. */
    hide() {
      // Without a change, the browser need not lay out the page again.
      if (!card.hidden) card.hidden = true;
      setText(status, '');
    },
  };
}

/** Makes the content of a card: its heading with a picture, health and marks, its lines, and the keys of the cursor. */
function makeContent(settings: Settings, makePortrait: MakePortrait, cursor: CursorUse) {
  const heading = element('h2', '');
  const marks = element('p', 'look-marks');
  const picture = element('div', 'look-picture');
  const bar = element('div', 'look-health', element('div', ''));
  const head = element('div', 'look-head', picture, heading, bar, marks);
  const lines = element('div', 'look-lines');
  const keys = element('p', 'look-keys');
  /** The picture is made again only for another thing or look of the game: it would flicker. */
  let pictured = '';
  const showPicture = (look: Description['look']) => {
    const key = JSON.stringify([look, cursor.showsGlyphs()]);
    if (key === pictured) return;
    pictured = key;
    picture.hidden = !look;
    picture.replaceChildren(...(look ? [makePortrait({ look })] : []));
  };
  return {
    elements: [head, lines, keys],
    /** Shows a description. Returns whether its heading or its lines are others than before. */
    show(description: Description, namesKeys: boolean): boolean {
      const before = [heading.textContent, lines.textContent];
      heading.textContent = description.heading;
      marks.textContent = description.marks.join(' · ');
      marks.hidden = description.marks.length === 0;
      showPicture(description.look);
      const { health, odds = 0 } = description;
      bar.hidden = health === undefined;
      bar.style.setProperty('--share', String(health));
      const about = description.lines.map((line, n) => element('p', n < odds ? 'odds' : '', line));
      lines.replaceChildren(...about);
      const { look } = settings.words;
      keys.textContent = look[cursor.usesPad() ? 'padKeys' : 'keys'](cursor.travels());
      keys.hidden = !namesKeys;
      return heading.textContent !== before[0] || lines.textContent !== before[1];
    },
  };
}

/**
 * Puts a card beside its subject. `isWhole`: it shows its whole text, in two columns if need be, and may cover the
 * subject.
 */
function placeCard(
  card: HTMLElement,
  subject: PageBox,
  isWhole: boolean,
  surroundings: CardSurroundings,
): void {
  const { map } = surroundings;
  const window = { width: innerWidth, height: innerHeight };
  const visible = isWhole ? null : subject;
  card.classList.remove('wide');
  let { width, height } = sizeWithin(card, map, visible, window);
  if (isWhole && card.scrollHeight > card.clientHeight) {
    card.classList.add('wide');
    ({ width, height } = card.getBoundingClientRect());
  }
  let { left, top } = cardPlace({ width, height }, subject, window, surroundings);
  // A card that would cover a part of the HUD is narrower, if it then fits beside its subject.
  if (visible && map && !isWithin(map, { left, top, width, height })) {
    const narrow = narrowSize(card, map, subject);
    const place = narrow && cardPlace(narrow, subject, window, surroundings);
    if (place && isWithin(map, { ...place, ...narrow })) ({ left, top } = place);
    else sizeWithin(card, map, visible, window);
  }
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** The least height of a card that is cut to leave its subject visible, in CSS pixels: a few lines. */
const leastHeight = 72;

/** The least width of a card beside its subject, in CSS pixels: a line of an attack has some words. */
const leastWidth = 240;

/** The size of a card that fits beside a subject on the map; null where there is no room for its text. */
function narrowSize(card: HTMLElement, map: PageBox, subject: PageBox): Size | null {
  const room = widthBeside(subject, map);
  if (room < leastWidth || !overlap(map, subject)) return null;
  card.style.setProperty('--map-room', `${room}px`);
  card.style.removeProperty('--height-beside');
  const { width, height } = card.getBoundingClientRect();
  return { width, height };
}

/**
 * The size of a card: not wider than the map, beside which are the hero's values, unless a large text would then be
 * too high; and not so high that it would cover `subject`, unless that fills the window. `subject`: null if the card
 * may cover it.
 */
function sizeWithin(
  card: HTMLElement,
  map: PageBox | null,
  subject: PageBox | null,
  window: Size,
): DOMRect {
  card.style.removeProperty('--height-beside');
  if (map) card.style.setProperty('--map-room', `${map.width - 2 * gap}px`);
  if (card.getBoundingClientRect().height > mostHeight * window.height) {
    card.style.removeProperty('--map-room');
  }
  if (!subject) return card.getBoundingClientRect();
  const most = heightBeside(card.getBoundingClientRect().width, subject, window);
  card.style.setProperty('--height-beside', `${Math.max(leastHeight, most)}px`);
  return card.getBoundingClientRect();
}
