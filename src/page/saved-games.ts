import { type Floors, shownDepth } from '../words/shown-depth.ts';
import './saved-games.css';
import type { Outline } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import type { Settings } from './settings.ts';
import { drawSmallMap, type FloorMap } from './small-map.ts';
import { makeSureButton } from './sure-button.ts';

/** A saved game as the list shows it. */
export interface SavedGameCard {
  readonly id: string;
  /** Id of the campaign. */
  readonly campaign: string;
  readonly seed: string;
  /** The game began within a replay or was opened from a file: it is unranked. */
  readonly copied: boolean;
  readonly mods: readonly string[];
  /** Null if it is not known. */
  readonly summary: {
    readonly depth: number;
    readonly level: number | null;
    readonly turn: number;
  } | null;
  /** Milliseconds since 1970; null if it is not known. */
  readonly saved: number | null;
  readonly map: FloorMap | null;
  /** Why the game cannot be opened; null if it can. */
  readonly problem: ((words: Words) => string) | null;
  /** The game was deleted on this page; it can be restored until the page is closed. */
  readonly deleted: boolean;
}

export interface SavedGamesActions {
  open(id: string): void;
  watch(id: string): void;
  /** Saves the game as a file. */
  download(id: string): void;
  delete(id: string): void;
  undelete(id: string): void;
  /** Lets the player choose a file with a game. */
  openFile(): void;
}

/** The list of saved games on the title screen. */
export interface SavedGames {
  readonly element: HTMLElement;
  /** The games are read: the list is out of date until they are shown. */
  wait(): void;
  show(cards: readonly SavedGameCard[]): void;
}

/** Makes a list without games. */
export function makeSavedGames(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  actions: SavedGamesActions,
): SavedGames {
  let cards: readonly SavedGameCard[] = [];
  // Games that stay the same keep their elements: a press on a button survives a reading of the list.
  const list = new KeyedList<SavedGameCard>(makeRow);
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
    list.element,
  );
  section.setAttribute('aria-labelledby', 'saved-games-heading');
  const wait = () => {
    section.ariaBusy = 'true';
  };
  wait();

  const draw = () => {
    const focused = document.activeElement?.closest('li')?.dataset.id;
    const { words, options } = settings;
    const keyOf = (card: SavedGameCard) =>
      JSON.stringify([options.language, { ...card, problem: card.problem?.(words) }]);
    list.show(cards, keyOf);
    const item = focused && list.element.querySelector(`[data-id="${focused}"]`);
    if (item && !item.contains(document.activeElement)) item.querySelector('button')?.focus();
  };
  function makeRow(): Row<SavedGameCard> {
    const row = element('li', '', {});
    return {
      element: row,
      show(card) {
        // A game that has changed gets another row.
        if (row.childElementCount === 0) fill(row, card);
      },
    };
  }
  const fill = (item: HTMLElement, card: SavedGameCard) => {
    const { words, options } = settings;
    const { saves, scores } = words.ui;
    const campaign = campaigns.find(({ id }) => id === card.campaign);
    const label = campaign ? textIn(campaign.name, options.language) : card.campaign;
    const facts = factsOf(card, campaign, words);
    const dim = (...content: (Node | string)[]) => element('span', 'dim', {}, ...content);
    item.classList.toggle('deleted', card.deleted);
    item.append(
      ...(card.map ? [drawSmallMap(card.map)] : []),
      element(
        'div',
        'facts',
        {},
        element('strong', '', {}, label),
        element('span', '', {}, facts),
        ...(card.seed ? [dim(`${words.ui.seed} `, element('code', '', {}, card.seed))] : []),
        ...(card.saved === null ? [] : [dim(timeText(card.saved, options.language))]),
        ...(card.copied ? [dim(scores.copied)] : []),
        ...(card.mods.length > 0
          ? [dim(`${words.ui.bestiary.mods}: ${card.mods.join(', ')}`)]
          : []),
        ...(card.problem ? [element('span', 'complaint', {}, card.problem(words))] : []),
      ),
    );
    item.dataset.id = card.id;
    const about = [label, facts].filter(Boolean).join(', ');
    const button = (text: string, onclick: () => void, className = 'small') => {
      const made = element('button', className, { type: 'button', onclick }, text);
      made.ariaLabel = `${text}: ${about}`;
      return made;
    };
    const buttons = card.deleted
      ? [button(saves.undelete, () => actions.undelete(card.id))]
      : [
          ...(card.problem
            ? []
            : [
                button(words.ui.goOn, () => actions.open(card.id), 'small main'),
                button(saves.watch, () => actions.watch(card.id)),
              ]),
          button(saves.download, () => actions.download(card.id)),
          makeSureButton(
            { className: 'small', label: saves.delete, question: saves.deleteSure, about },
            () => actions.delete(card.id),
          ),
        ];
    item.append(element('div', 'buttons', {}, ...buttons));
  };
  settings.follow(draw);

  return {
    element: section,
    wait,
    show(shown) {
      cards = shown;
      section.ariaBusy = 'false';
      draw();
    },
  };
}

/** Depth, level and turn in one line. `campaign`: undefined if it is unknown. */
export function factsOf(
  { summary }: Pick<SavedGameCard, 'summary'>,
  campaign: Floors | undefined,
  { ui }: Words,
): string {
  if (!summary) return '';
  const { level, turn } = summary;
  const depth = campaign ? shownDepth(campaign, summary.depth) : summary.depth;
  return [
    ...(depth === null ? [] : [`${ui.depth} ${depth}`]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
    `${ui.turn} ${turn}`,
  ].join(' · ');
}

function timeText(time: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return format.format(time);
}
