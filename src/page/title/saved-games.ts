import './saved-games.css';
import type { Outline } from '../../game/campaign.ts';
import type { Floors } from '../../words/shown-depth.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { keepFocus } from '../focus-moves.ts';
import { isStill } from '../options/root-options.ts';
import type { Settings } from '../settings.ts';
import { type SavedGameActions, type SavedGameCard, savedGameItem } from './saved-game-item.ts';

export interface SavedGamesActions extends SavedGameActions {
  /** Lets the player choose a file with a game. */
  openFile(): void;
}

/** A saved game in the list, and its campaign if that is known. */
interface Entry {
  readonly card: SavedGameCard;
  readonly campaign: (Outline & Floors) | undefined;
  readonly item: HTMLElement;
}

/** Makes a list without games. */
export function makeSavedGames(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  actions: SavedGamesActions,
) {
  let shown: readonly Entry[] = [];
  const list = element('ul', '');
  const section = makeSection(settings, list, actions.openFile);
  /** A button that leads to the list; hidden without games. */
  const link = makeLink(settings, () => {
    section.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    list.querySelector('button')?.focus({ preventScroll: true });
  });
  /** The games are read again: the list is out of date until they are shown. */
  const wait = () => {
    section.ariaBusy = 'true';
  };
  wait();

  const campaignOf = (card: SavedGameCard) => campaigns.find(({ id }) => id === card.campaign);
  const entryOf = (card: SavedGameCard): Entry => {
    const campaign = campaignOf(card);
    return { card, campaign, item: savedGameItem(card, campaign, settings, actions) };
  };
  /** Whether an entry shows its campaign, whose pack may have changed. */
  const isCurrent = ({ card, campaign }: Entry) => campaign === campaignOf(card);
  const draw = () => {
    const items = shown.map(({ item }) => item);
    keepFocus(list, () => showItems(list, items));
    section.hidden = shown.length === 0;
    link.hidden = section.hidden;
  };
  let written: Words | null = null;
  settings.follow((words) => {
    // Other changes keep the entries: a new button would lose the focus and its question.
    if (words === written && shown.every(isCurrent)) return;
    written = words;
    shown = shown.map(({ card }) => entryOf(card));
    draw();
  });

  return {
    element: section,
    link,
    wait,
    /** Shows games. `isComplete`: no others may follow when the storage answers. */
    show(cards: readonly SavedGameCard[], isComplete: boolean) {
      // Another page can change the list at any moment: unchanged buttons keep the pointer and the focus.
      const known = shown.filter(isCurrent);
      shown = cards.map(
        (card) => known.find((before) => isSame(before.card, card)) ?? entryOf(card),
      );
      section.ariaBusy = String(!isComplete);
      draw();
    },
  };
}

/** The hidden part of the page with the list, and a button that opens a game from a file. */
function makeSection(settings: Settings, list: HTMLElement, openFile: () => void): HTMLElement {
  const heading = element('h2', '', { id: 'saved-games-heading' });
  settings.text(heading, ({ ui }) => ui.saves.heading);
  const button = settings.button('small', ({ ui }) => ui.saves.openFile, openFile);
  const header = element('header', '', heading, button);
  const section = element('section', 'saved-games', { hidden: true }, header, list);
  section.setAttribute('aria-labelledby', heading.id);
  return section;
}

/** The hidden button that leads to the list. */
function makeLink(settings: Settings, act: () => void): HTMLElement {
  const link = settings.button('link', ({ ui }) => ui.saves.heading, act);
  link.hidden = true;
  return link;
}

/** Makes these the items of a list. Items that stay in their place are not touched. */
function showItems(list: HTMLElement, items: readonly HTMLElement[]): void {
  for (const item of [...list.children]) if (!items.some((kept) => kept === item)) item.remove();
  for (const [n, item] of items.entries()) {
    if (list.children[n] !== item) list.insertBefore(item, list.children[n] ?? null);
  }
}

/** Whether two cards look the same. A game that is stored again has another time. */
function isSame(a: SavedGameCard, b: SavedGameCard): boolean {
  const hasMap = (a.map === null) === (b.map === null);
  const isEqual = a.id === b.id && a.saved === b.saved && a.deleted === b.deleted;
  return isEqual && hasMap && a.problem === b.problem;
}
