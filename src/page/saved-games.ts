import './saved-games.css';
import type { Outline } from '../game/campaign.ts';
import type { Floors } from '../words/shown-depth.ts';
import { element } from './elements.ts';
import { type SavedGameActions, type SavedGameCard, savedGameItem } from './saved-game-item.ts';
import type { Settings } from './settings.ts';

export interface SavedGamesActions extends SavedGameActions {
  /** Lets the player choose a file with a game. */
  openFile(): void;
}

/** The list of saved games on the title screen. */
export interface SavedGames {
  readonly element: HTMLElement;
  show(cards: readonly SavedGameCard[]): void;
}

/** Makes a list without games. */
export function makeSavedGames(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  actions: SavedGamesActions,
): SavedGames {
  let cards: readonly SavedGameCard[] = [];
  const list = element('ul', '', {});
  const say = settings.text;
  const section = element(
    'section',
    'saved-games',
    {},
    element(
      'header',
      '',
      {},
      say(element('h2', '', { id: 'saved-games-heading' }), ({ ui }) => ui.saves.heading),
      say(
        element('button', 'small', { type: 'button', onclick: () => actions.openFile() }),
        ({ ui }) => ui.saves.openFile,
      ),
    ),
    list,
  );
  section.setAttribute('aria-labelledby', 'saved-games-heading');
  // Until the storage has been read.
  section.ariaBusy = 'true';

  const itemOf = (card: SavedGameCard) => {
    const campaign = campaigns.find(({ id }) => id === card.campaign);
    return savedGameItem(card, campaign, settings, actions);
  };
  const draw = () => {
    const focused = document.activeElement?.closest('li')?.dataset.id;
    list.replaceChildren(...cards.map(itemOf));
    list.hidden = cards.length === 0;
    if (focused) list.querySelector<HTMLElement>(`[data-id="${focused}"] button`)?.focus();
  };
  settings.follow(draw);

  return {
    element: section,
    show(shown) {
      cards = shown;
      section.ariaBusy = 'false';
      draw();
    },
  };
}
